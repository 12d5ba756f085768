// Who sits where, and what can be done about it.

import { byId, element } from "../page/dom.js";
import { say } from "../page/words.js";

/** @import { Course, Sitter, Talk } from "./types.js" */

/** @param {{ seat: number, name: string }} sitter */
export const nameOf = ({ seat, name }) => name || say("player", String(seat + 1));

/**
 * @param {string} text
 * @param {Sitter} sitter
 * @param {() => void} click
 */
function button(text, sitter, click) {
  const made = element("button", { type: "button", className: "quiet", onclick: click }, text);
  made.setAttribute("aria-label", `${text}: ${nameOf(sitter)}`);
  return made;
}

/** @param {Sitter} sitter */
function kindOf({ kind }) {
  if (kind === "bot") return say("plays-bot");
  return kind === "open" || kind === "invited" ? say("plays-nobody") : "";
}

export class Seats {
  /**
   * @param {HTMLElement} panel
   * @param {object} table
   * @param {(seat: number) => void} table.takeBack
   * @param {(seat: number, muted: boolean) => void} table.mute
   */
  constructor(panel, table) {
    this.panel = panel;
    this.table = table;
    this.list = byId("sitters");
  }

  /**
   * @param {Course} course
   * @param {Talk | null} talk
   */
  show(course, talk) {
    const focused = this.list.contains(document.activeElement);
    this.list.replaceChildren(...course.seats.map((sitter) => this.row(sitter, course, talk)));
    if (focused) this.list.querySelector("button")?.focus();
    const own = course.seats.filter(({ yours, kind }) => yours && kind === "person");
    byId("seat-tools").hidden = !own.length || !byId("part-sheet").hidden;
    const select = byId("leave-seat", HTMLSelectElement);
    select.replaceChildren(...own.map((sitter) => new Option(nameOf(sitter), String(sitter.seat), false, String(sitter.seat) === select.value)));
    if (select.parentElement) select.parentElement.hidden = own.length < 2;
    const asked = own.some(({ seat }) => course.asked.includes(seat));
    byId("pause").textContent = say(course.paused ? "pause-end" : asked ? "pause-not" : "pause-ask");
    byId("paused").hidden = !course.paused;
    byId("pace").hidden = !course.budget;
  }

  /**
   * @param {Sitter} sitter
   * @param {Course} course
   * @param {Talk | null} talk
   */
  row(sitter, course, talk) {
    const notes = [kindOf(sitter), course.asked.includes(sitter.seat) ? say("asks-pause") : ""].filter(Boolean);
    const who = element("span", { className: "who" }, nameOf(sitter), ...notes.flatMap((note) => [" ", element("small", {}, note)]));
    const made = element("li", {}, who);
    if (course.budget && sitter.kind === "person") {
      const clock = element("span", { className: "clock" });
      clock.dataset.seat = String(sitter.seat);
      made.append(clock);
    }
    if (sitter.can_take_back) made.append(button(say("take-back"), sitter, () => this.table.takeBack(sitter.seat)));
    if (talk?.may_speak && !sitter.yours && sitter.kind === "person") {
      const muted = talk.muted.includes(sitter.seat);
      made.append(button(say(muted ? "unmute" : "mute"), sitter, () => this.table.mute(sitter.seat, !muted)));
    }
    return made;
  }
}
