// Mouse and touch input: choosing on the board or in the list, and reading about parts of the board.

import { byId, met } from "../page/dom.js";
import { main } from "../page/match.js";
import { showTip, tipOf } from "../page/tips.js";
import { highlightOnHover, offerOf } from "./offers.js";

/** @import { Stage } from "../board/stage.js" */
/** @import { Why } from "./why.js" */

/**
 * @param {Stage} stage
 * @param {Why} why
 * @param {object} table
 * @param {(choice: string) => void} table.choose
 * @param {() => void} table.undo
 */
export function listenToPointer(stage, why, { choose, undo }) {
  const board = byId("part-board");
  const { viewport } = stage;

  /** @param {Element} part */
  function read(part) {
    const choice = /** @type {HTMLElement | null} */ (part.closest("[data-choice]"))?.dataset.choice ?? "";
    showTip(tipOf(part), { offer: offerOf(choice), choose: () => choose(choice), refusal: () => why.refusal(choice) });
  }

  board.addEventListener("click", (event) => {
    if (viewport.dragged) return;
    const aimed = stage.aim(event);
    const target = met(event);
    if (aimed === "several" || !target) return;
    const readable = viewport.touched && (!aimed || aimed.classList.contains("read")) && tipOf(aimed ?? target);
    const choice = (aimed ?? met(event, "[data-choice]"))?.dataset.choice;
    if (readable) read(aimed ?? target);
    else if (aimed && choice) choose(choice);
    else if (choice) why.explain(choice);
  });

  // A long press shows what something is.
  board.addEventListener("contextmenu", (event) => {
    const target = met(event);
    if (!viewport.touched || !target || !tipOf(target)) return;
    event.preventDefault();
    read(target);
  });

  main.addEventListener("click", (event) => {
    const choice = met(event, ".offer")?.dataset.choice;
    if (choice) choose(choice);
    else if (met(event, "#undo")) undo();
    else if (met(event, "#why")) why.openList();
  });

  highlightOnHover();
}
