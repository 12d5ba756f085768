// The parts of a page that the server renders. To update a page, the server sends a part as HTML, which replaces the
// part with the same id. Elements that are in both are kept, and with them focus and scroll position.

import { Idiomorph } from "../vendor/idiomorph.js";
import { byId } from "./dom.js";

/** Elements that scripts maintain inside a part are marked with data-keep. @param {Node} old */
const mayChange = (old) => !(old instanceof HTMLElement && old.dataset.keep);

/**
 * @param {string} name of the part
 * @param {string} html
 */
export function showPart(name, html) {
  Idiomorph.morph(byId(`part-${name}`), html, { callbacks: { beforeNodeMorphed: mayChange } });
}
