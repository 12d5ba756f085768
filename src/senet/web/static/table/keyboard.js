// Keyboard input: shortcuts, and moving through the list of choices.

import { ZOOM } from "../board/viewport.js";
import { byId } from "../page/dom.js";
import { main } from "../page/match.js";
import { listenForShortcuts } from "../page/shortcuts.js";
import { currentOffer, offers } from "./offers.js";

/** @import { Stage } from "../board/stage.js" */

/**
 * The index that a key leads to in a circular list; -1 if it does not move.
 * @param {string} key
 * @param {number} here
 * @param {number} count
 */
export function moved(key, here, count) {
  if (here < 0) return -1;
  if (key === "ArrowDown") return (here + 1) % count;
  if (key === "ArrowUp") return (here + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return -1;
}

/** @param {KeyboardEvent} event */
function moveThroughOffers(event) {
  const all = offers();
  const next = all[moved(event.key, all.findIndex((offer) => offer === document.activeElement), all.length)];
  if (!next) return;
  event.preventDefault();
  for (const offer of all) offer.tabIndex = offer === next ? 0 : -1;
  next.focus();
}

/**
 * @param {Stage} stage
 * @param {object} table
 * @param {(choice: string) => void} table.choose
 * @param {() => void} table.undo
 * @param {() => void} table.askWhy
 */
export function listenToKeyboard(stage, { choose, undo, askWhy }) {
  main.addEventListener("keydown", moveThroughOffers);
  /** @type {Record<string, () => void>} */
  const shortcuts = {
    u: undo,
    w: askWhy,
    c: () => currentOffer()?.focus(),
    b: () => byId("part-board").focus(),
    f: () => stage.fit(),
    "+": () => stage.viewport.zoom(ZOOM),
    "-": () => stage.viewport.zoom(1 / ZOOM),
  };
  listenForShortcuts((event) => {
    const choice = /^[1-9]$/.test(event.key) ? offers()[Number(event.key) - 1]?.dataset.choice : undefined;
    return choice ? () => choose(choice) : shortcuts[event.key.toLowerCase()];
  });
}
