// Highlights on the board what may be chosen, what belongs to the viewer, and who decides. It uses CSS classes, so the
// drawing itself does not change. Their style is defined in senet/svg/definitions.py; senet/svg/lighting.py adds the same
// classes to pictures.

import { all } from "../page/dom.js";

/** @import { Part } from "../page/dom.js" */

/** @param {string} choice */
const verb = (choice) => choice.split(":", 1)[0];

/**
 * Highlights the choices of a seat, marks what is its own and who decides.
 * @param {SVGElement} svg
 * @param {string[]} open the texts of the choices
 * @param {number} seat the viewer
 * @param {number[]} deciders
 * @returns {() => void} a function that undoes it
 */
export function light(svg, open, seat, deciders) {
  const choices = new Set(open);
  const verbs = new Set(open.map(verb));
  /** @type {(() => void)[]} */
  const undo = [];
  for (const part of all("[data-choice]", svg)) {
    const { choice = "", else: others, owner } = part.dataset;
    if (owner && Number(owner) !== seat) { // only its owner can ever choose it
      delete part.dataset.choice;
      undo.push(() => { part.dataset.choice = choice; });
      continue;
    }
    const wanted = others ? [choice, ...others.split(" ")] : [choice];
    const meant = wanted.find((each) => choices.has(each));
    if (!meant && !others) continue;
    part.dataset.choice = meant ?? wanted.find((each) => verbs.has(verb(each))) ?? choice; // otherwise for “Why can’t I…?”
    if (meant) lightUp(part, meant);
    undo.push(() => dim(part, choice));
  }
  const mark = (/** @type {Part} */ part, /** @type {string} */ name) => {
    if (part.classList.contains(name)) return; // it is marked for everybody
    part.classList.add(name);
    undo.push(() => unmark(part, name));
  };
  for (const part of all(`[data-mark="${seat}"]`, svg)) mark(part, "mine");
  for (const part of all("[data-seats]", svg)) {
    const seats = (part.dataset.seats ?? "").split(" ").map(Number);
    if (seats.includes(seat)) mark(part, "mine");
    if (seats.some((each) => deciders.includes(each))) mark(part, "acting");
  }
  return () => undo.forEach((each) => each());
}

/**
 * @param {Part} part
 * @param {string} choice
 */
function lightUp(part, choice) {
  part.classList.add("choice");
  part.setAttribute("role", "button");
  part.setAttribute("tabindex", "-1"); // the keyboard uses the list of choices
  if (!part.querySelector(":scope > title")) part.setAttribute("aria-label", choice); // otherwise the title is its label
}

/**
 * @param {Part} part
 * @param {string} choice
 */
function dim(part, choice) {
  part.dataset.choice = choice;
  for (const name of ["role", "tabindex", "aria-label"]) part.removeAttribute(name);
  unmark(part, "choice");
}

/**
 * @param {Part} part
 * @param {string} name
 */
function unmark(part, name) {
  part.classList.remove(name);
  if (!part.classList.length) part.removeAttribute("class");
}
