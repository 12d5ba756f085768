// Lights what may be chosen on the board, what belongs to the one who looks, and who decides: by CSS classes, so that the
// drawing stays the same when only that changes. How they look is said in the style sheet of the drawings
// (senet/svg/definitions.py); senet/svg/lighting.py lights pictures by the same classes.

import { all } from "../page/dom.js";

/** @import { Part } from "../page/dom.js" */

/** @param {string} choice */
const verb = (choice) => choice.split(":", 1)[0];

/**
 * Lights the choices that are open to a seat, marks what is its own and who decides.
 * @param {SVGElement} svg
 * @param {string[]} open the texts of the choices
 * @param {number} seat who looks
 * @param {number[]} deciders
 * @returns {() => void} what undoes it
 */
export function light(svg, open, seat, deciders) {
  const choices = new Set(open);
  const verbs = new Set(open.map(verb));
  /** @type {(() => void)[]} */
  const undo = [];
  for (const part of all("[data-choice]", svg)) {
    const { choice = "", else: others, owner } = part.dataset;
    if (owner && Number(owner) !== seat) { // only its owner ever names it
      delete part.dataset.choice;
      undo.push(() => { part.dataset.choice = choice; });
      continue;
    }
    const wanted = others ? [choice, ...others.split(" ")] : [choice];
    const meant = wanted.find((each) => choices.has(each));
    if (!meant && !others) continue;
    part.dataset.choice = meant ?? wanted.find((each) => verbs.has(verb(each))) ?? choice; // else what one may ask about
    if (meant) lightUp(part, meant);
    undo.push(() => dim(part, choice));
  }
  const mark = (/** @type {Part} */ part, /** @type {string} */ name) => {
    if (part.classList.contains(name)) return; // so it is for everybody
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
  part.setAttribute("tabindex", "-1"); // the keyboard goes through the list of choices
  if (!part.querySelector(":scope > title")) part.setAttribute("aria-label", choice); // else that names it
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
