// The clocks of the seats. They run on between two answers of the server.

import { all } from "../page/dom.js";

/** @import { Course } from "./types.js" */

const HOUR = 3600; // seconds
const DAY = 24 * HOUR;

/**
 * A time on a clock: 2 d 03:04, or 03:04:05.
 * @param {number} seconds
 */
export function clockTime(seconds) {
  /** @param {number} number */
  const two = (number) => String(number).padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor(seconds / HOUR) % 24, Math.floor(seconds / 60) % 60];
  return days ? `${days} d ${two(hours)}:${two(minutes)}` : `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`;
}

/**
 * What a clock shows.
 * @param {Course} course
 * @param {number} seat
 * @param {number} elapsed seconds since the server answered
 */
export function clockOf(course, seat, elapsed) {
  const running = course.running.includes(seat) && !course.paused;
  const left = Math.max(0, course.left[seat] - (running ? elapsed : 0));
  return { running, time: clockTime(left), short: left < Math.min(HOUR, course.budget / 10) };
}

/**
 * @param {ParentNode} panel
 * @param {Course} course
 * @param {number} elapsed seconds
 */
export function showClocks(panel, course, elapsed) {
  if (!course.budget) return;
  for (const clock of all(".clock", panel)) {
    const { running, time, short } = clockOf(course, Number(clock.dataset.seat), elapsed);
    clock.textContent = time;
    clock.classList.toggle("running", running);
    clock.classList.toggle("short", short);
  }
}
