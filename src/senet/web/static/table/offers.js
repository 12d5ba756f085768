// The list of choices beside the board. Pointing at an item highlights its part of the board, and vice versa.

import { all, first, met } from "../page/dom.js";
import { main } from "../page/match.js";

export const offers = () => all(".offer");
export const choicesOffered = () => offers().map((offer) => offer.dataset.choice ?? "");

/** The offer that the Tab key reaches. */
export const currentOffer = () => first('.offer[tabindex="0"]') ?? first(".offer");

/** @param {string} choice */
const named = (choice) => `[data-choice="${CSS.escape(choice)}"]`;

/** @param {string} choice */
export const offerOf = (choice) => first(`.offer${named(choice)}`);

/**
 * @param {string} choice
 * @param {boolean} on
 */
function light(choice, on) {
  for (const part of all(`#part-board ${named(choice)}`)) part.classList.toggle("hover", on);
  for (const offer of all(`.offer${named(choice)}`)) offer.classList.toggle("lit", on);
}

export function highlightOnHover() {
  for (const [kind, on] of /** @type {const} */ ([["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false], ["keydown", true]])) {
    main.addEventListener(kind, (event) => {
      if (kind === "focusin" && !met(event)?.matches(":focus-visible")) return; // ignore focus that follows a click
      const choice = met(event, ".offer, .choice[data-choice]")?.dataset.choice;
      if (choice) light(choice, on);
    });
  }
}
