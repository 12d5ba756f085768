// The board: shows a drawing, animates movements, highlights what can be chosen, and zooms there on small screens.

import { light } from "./lighting.js";
import { all, byId, met } from "../page/dom.js";
import { Drawing } from "./drawing.js";
import { takeApart } from "./fragments.js";
import { meant } from "./geometry.js";
import { animate, placesOf } from "./motion.js";
import { Regions } from "./regions.js";
import { Viewport } from "./viewport.js";

/** @import { Picture } from "./fragments.js" */

const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
const narrow = window.matchMedia("(max-width: 900px)");
const CHOICE = ".choice[data-choice]";
const CLOSE_ENOUGH = 6; // scale at which anything can be tapped
const WHOLE = "the whole board";

export class Stage {
  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
    this.drawing = new Drawing(board);
    this.viewport = new Viewport(board, () => { this.held = this.offered(); });
    this.regions = new Regions(this.viewport, byId("look-at"));
    /** @type {string | null} the choices when the user panned or zoomed: the view stays as it is until they change */
    this.held = null;
    this.frame = 0; // the pending animation frame
    this.dim = () => {}; // undoes the highlighting
    byId("zoom-fit").addEventListener("click", () => this.fit());
    window.addEventListener("resize", () => this.lookSoon());
    this.lookSoon();
  }

  get svg() {
    return this.drawing.svg;
  }

  /** @param {Picture | string} picture */
  show(picture) {
    if (this.svg) for (const part of all(".hover", this.svg)) part.classList.remove("hover");
    this.dim();
    this.dim = () => {};
    const change = this.drawing.compare(typeof picture === "string" ? takeApart(picture) : picture);
    const before = reducedMotion.matches ? null : placesOf(change.leaving);
    const fresh = this.drawing.apply(change);
    this.viewport.apply();
    if (before && this.svg) animate(this.svg, before, fresh);
    this.lookSoon();
  }

  /**
   * @param {string[]} choices that are offered
   * @param {number} seat the viewer
   * @param {number[]} deciders
   */
  light(choices, seat, deciders) {
    this.dim();
    if (this.svg) this.dim = light(this.svg, choices, seat, deciders);
    this.lookSoon();
  }

  /** Shows the whole board until the user pans or zooms. */
  fit() {
    this.held = WHOLE;
    this.regions.leave();
  }

  offered() {
    return (this.svg ? all(CHOICE, this.svg) : []).map((part) => part.dataset.choice).join(" ");
  }

  /** Waits for the next frame, whose layout makes measuring free. */
  lookSoon() {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.lookAround();
    });
  }

  /** On a narrow screen, zooms to what can be chosen. */
  lookAround() {
    this.regions.read();
    if (!narrow.matches || this.held === WHOLE || this.held === this.offered()) return;
    this.held = null;
    if (document.querySelector("#part-sheet:not([hidden])")) this.regions.leave(); // the game is over
    else this.regions.lookAtChoices();
  }

  /**
   * What a click chooses. If a tap could mean several things, the board zooms in and nothing is chosen yet.
   * @param {MouseEvent} event
   */
  aim(event) {
    const hit = met(event, CHOICE);
    if (!this.viewport.touched || !this.svg) return hit;
    const candidates = all(CHOICE, this.svg).map((part) => ({ part, choice: part.dataset.choice ?? "", box: part.getBoundingClientRect() }));
    const found = meant(event, candidates, hit, this.viewport.scale >= CLOSE_ENOUGH);
    if (found === "several") this.viewport.zoom(2, event);
    return found;
  }
}
