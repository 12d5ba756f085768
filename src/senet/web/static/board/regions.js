// The regions of a drawing: a button to zoom to each of them, and finding the one with choices.

import { element, met } from "../page/dom.js";
import { clamp, closeUp, holds, LARGEST, MARGIN } from "./geometry.js";

/** @import { Part } from "../page/dom.js" */
/** @import { Box, Target } from "./geometry.js" */
/** @import { Viewport } from "./viewport.js" */

/**
 * @typedef {{ part: Part, box: Box }} Lit something that can be chosen
 *
 * @typedef {object} Region
 * @property {string} id
 * @property {string} name several regions may share one
 * @property {string} label
 * @property {Box} box
 * @property {number} scale at which it is legible
 * @property {boolean} aside never shown automatically
 * @property {Lit[]} lit
 */

/**
 * The region with the most choices; of several with the same name, the first that has any.
 * @param {Region[]} regions
 * @returns {Region | null}
 */
export function busiest(regions) {
  let best = null;
  let most = 0;
  for (const name of new Set(regions.filter(({ aside }) => !aside).map((region) => region.name))) {
    const some = regions.filter((region) => region.name === name && region.lit.length);
    const choices = new Set(some.flatMap(({ lit }) => lit.map(({ part }) => part.dataset.choice)));
    if (choices.size > most) [best, most] = [some[0], choices.size];
  }
  return best;
}

export class Regions {
  /**
   * @param {Viewport} viewport
   * @param {HTMLElement} bar that contains the buttons
   */
  constructor(viewport, bar) {
    this.viewport = viewport;
    this.bar = bar;
    /** @type {Region[]} */
    this.all = [];
    /** @type {Lit[]} */
    this.lit = [];
    /** @type {string | null} the id of the region that is shown */
    this.here = null;
    bar.addEventListener("click", (event) => {
      const name = met(event, "button")?.dataset.region;
      if (name) this.go(name);
    });
  }

  /** Finds the regions and the choices in the current drawing. */
  read() {
    this.lit = this.viewport.boxes(".choice[data-choice]");
    this.all = this.viewport.boxes("rect.region").map(({ part, box }, number) => {
      const { region: name = "", words: label = "", close, aside } = part.dataset;
      const unit = box.width / /** @type {SVGRectElement} */ (part).width.baseVal.value;
      const lit = this.lit.filter((each) => holds(box, each.box));
      return { id: `${name}-${number}`, name, label, box, scale: Number(close ?? 0) / unit, aside: aside !== undefined, lit };
    });
    this.showButtons();
  }

  /** @param {string} name */
  named(name) {
    return this.all.filter((region) => region.name === name);
  }

  /** Shows the region with choices or, if there are none, the first region. */
  lookAtChoices() {
    const elsewhere = this.lit.filter(({ box }) => !this.all.some((region) => holds(region.box, box)));
    const region = busiest(this.all) ?? (elsewhere.length ? null : this.all[0]);
    if (region) this.look(region);
    else if (elsewhere.length) {
      const box = { x: 0, y: 0, ...this.viewport.drawing };
      this.lookAt({ box, scale: 0, most: LARGEST, lit: elsewhere.map((each) => each.box) }, null);
    } else this.viewport.whole();
  }

  /** @param {Region} region */
  look(region) {
    this.lookAt({ box: region.box, scale: region.scale, lit: region.lit.map(({ box }) => box) }, region.id);
  }

  /**
   * @param {Target} target
   * @param {string | null} id of the region
   */
  lookAt(target, id) {
    const { clientWidth: width, clientHeight: height } = this.viewport.board;
    this.viewport.look(closeUp(target, { width, height }, this.viewport.drawing));
    this.here = id;
    this.showButtons();
  }

  /** Shows the whole drawing. */
  leave() {
    this.here = null;
    this.showButtons();
    this.viewport.whole();
  }

  /**
   * Goes to a region; if it is already shown, to the next one with the same name.
   * @param {string} name
   */
  go(name) {
    const some = this.named(name);
    const now = some.findIndex(({ id }) => id === this.here);
    this.viewport.moved();
    this.look(now < 0 ? some.find(({ lit }) => lit.length) ?? some[0] : some[(now + 1) % some.length]);
  }

  showButtons() {
    const names = [...new Set(this.all.map(({ name }) => name))];
    while (this.bar.children.length > names.length) this.bar.lastElementChild?.remove();
    while (this.bar.children.length < names.length) this.bar.append(element("button", { type: "button" }));
    names.forEach((name, number) => this.showButton(/** @type {HTMLElement} */ (this.bar.children[number]), name));
  }

  /**
   * @param {HTMLElement} button
   * @param {string} name
   */
  showButton(button, name) {
    const some = this.named(name);
    const now = some.findIndex(({ id }) => id === this.here);
    const label = some[0].label + (some.length > 1 && now >= 0 ? ` ${now + 1}/${some.length}` : "");
    button.dataset.region = name;
    if (button.textContent !== label) button.textContent = label; // avoids an unnecessary layout
    button.setAttribute("aria-pressed", String(now >= 0));
    button.classList.toggle("open", some.some(({ lit }) => lit.length));
    if (now < 0) return;
    const { offsetLeft: left, offsetWidth: width } = button;
    this.bar.scrollLeft = clamp(left + width + MARGIN - this.bar.clientWidth, this.bar.scrollLeft, left - MARGIN);
  }
}
