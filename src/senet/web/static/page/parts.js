// The parts of a page that the server renders. This is how a page changes: the server sends a part as HTML, and it
// takes the place of the one with the same id. Elements that stay are kept, and with them focus and scroll position.

import { Idiomorph } from "../vendor/idiomorph.js";
import { byId } from "./dom.js";

/** What the page itself maintains inside a part is marked with data-keep. @param {Node} old */
const mayChange = (old) => !(old instanceof HTMLElement && old.dataset.keep);

/**
 * @param {string} name of the part
 * @param {string} html
 */
export function showPart(name, html) {
  Idiomorph.morph(byId(`part-${name}`), html, { callbacks: { beforeNodeMorphed: mayChange } });
}
