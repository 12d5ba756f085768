// The clocks of the seats. They keep running between two responses of the server.

import { all } from "../page/dom.js";

/**
 * @typedef {object} Clocks
 * @property {number} budget seconds per seat; 0 without clocks
 * @property {number[]} left seconds of each seat
 * @property {number[]} running the seats whose clocks are running
 * @property {boolean} paused
 */

const HOUR = 3600; // seconds
const DAY = 24 * HOUR;

/**
 * Formats a duration: 2 d 03:04, or 03:04:05.
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
 * @param {Clocks} clocks
 * @param {number} seat
 * @param {number} elapsed seconds since the server's response
 */
export function clockOf(clocks, seat, elapsed) {
  const running = clocks.running.includes(seat) && !clocks.paused;
  const left = Math.max(0, clocks.left[seat] - (running ? elapsed : 0));
  return { running, time: clockTime(left), short: left < Math.min(HOUR, clocks.budget / 10) };
}

/**
 * @param {ParentNode} panel
 * @param {Clocks} clocks
 * @param {number} elapsed seconds
 */
export function showClocks(panel, clocks, elapsed) {
  if (!clocks.budget) return;
  for (const clock of all(".clock", panel)) {
    const { running, time, short } = clockOf(clocks, Number(clock.dataset.seat), elapsed);
    clock.textContent = time;
    clock.classList.toggle("running", running);
    clock.classList.toggle("short", short);
  }
}
