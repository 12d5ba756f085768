// Pans and zooms the board by mouse, touch and keyboard.

import { all, byId } from "../page/dom.js";
import { clamp, LARGEST } from "./geometry.js";

/** @import { Part } from "../page/dom.js" */
/** @import { Box } from "./geometry.js" */

const STEP = 60; // pixels that an arrow key pans
const DRAG = 5; // pixels that a pointer may move during a click
export const ZOOM = 1.4; // factor of one press of a key or button

export class Viewport {
  /**
   * @param {HTMLElement} board that contains one drawing
   * @param {() => void} moved called when the user pans or zooms
   */
  constructor(board, moved) {
    this.board = board;
    this.moved = moved;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, PointerEvent>} the last event of each pointer that is down */
    this.fingers = new Map();
    this.dragged = false; // since the last press
    this.touched = false; // the last press was a touch, not a mouse click
    this.listen();
  }

  /** @returns {SVGSVGElement | null} */
  get svg() {
    return this.board.querySelector(":scope > svg");
  }

  /** The size of the drawing at scale 1. */
  get drawing() {
    const { width, height } = this.svg?.getBoundingClientRect() ?? { width: 0, height: 0 };
    return { width: width / this.scale, height: height / this.scale };
  }

  apply() {
    if (!this.svg) return;
    this.svg.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.svg.style.willChange = this.scale === 1 ? "transform" : "auto"; // a separate layer paints faster, but blurs when scaled
  }

  /** @param {{ scale: number, x: number, y: number }} look */
  look({ scale, x, y }) {
    this.scale = scale;
    this.x = x;
    this.y = y;
    this.apply();
  }

  /** Shows the whole drawing. */
  whole() {
    this.look({ scale: 1, x: 0, y: Math.max(0, (this.board.clientHeight - this.drawing.height) / 2) });
  }

  /**
   * @param {number} factor
   * @param {{ x: number, y: number }} [at] the fixed point; default: the centre of the board
   */
  zoom(factor, at) {
    const box = this.board.getBoundingClientRect();
    const fixed = at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const scale = clamp(1, this.scale * factor, LARGEST);
    const change = scale / this.scale;
    this.x = fixed.x - box.x - (fixed.x - box.x - this.x) * change;
    this.y = fixed.y - box.y - (fixed.y - box.y - this.y) * change;
    this.scale = scale;
    this.pan(0, 0);
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  pan(x, y) {
    this.moved();
    const { width, height } = this.board.getBoundingClientRect();
    this.x = clamp(width * (0.5 - this.scale), this.x + x, 0.5 * width);
    this.y = clamp(height * (0.5 - this.scale), this.y + y, 0.5 * height);
    this.apply();
  }

  /**
   * The boxes of parts of the drawing at scale 1.
   * @param {string} selector
   * @returns {{ part: Part, box: Box }[]}
   */
  boxes(selector) {
    if (!this.svg) return [];
    const origin = this.svg.getBoundingClientRect();
    return all(selector, this.svg).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const box = { x: (x - origin.x) / this.scale, y: (y - origin.y) / this.scale, width: width / this.scale, height: height / this.scale };
      return { part, box };
    });
  }

  listen() {
    this.board.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 500), event);
    }, { passive: false });
    this.board.addEventListener("pointerdown", (event) => {
      this.fingers.set(event.pointerId, event);
      if (this.fingers.size === 1) this.dragged = false;
      this.touched = event.pointerType !== "mouse";
    });
    window.addEventListener("pointermove", (event) => this.drag(event));
    window.addEventListener("pointerup", (event) => this.release(event));
    window.addEventListener("pointercancel", (event) => this.release(event));
    this.board.addEventListener("keydown", (event) => this.key(event));
    byId("zoom-in").addEventListener("click", () => this.zoom(ZOOM));
    byId("zoom-out").addEventListener("click", () => this.zoom(1 / ZOOM));
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const other = [...this.fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    if (other) this.pinch(event, old, other);
    else {
      const [x, y] = [event.clientX - old.clientX, event.clientY - old.clientY];
      if (Math.hypot(x, y) < DRAG && !this.dragged) return;
      this.board.classList.add("panning");
      this.pan(x, y);
    }
    this.dragged = true;
    this.fingers.set(event.pointerId, event);
  }

  /**
   * @param {PointerEvent} event
   * @param {PointerEvent} old the previous event of the same pointer
   * @param {PointerEvent} other the last event of the other pointer
   */
  pinch(event, old, other) {
    /** @param {PointerEvent} finger */
    const apart = (finger) => Math.hypot(finger.clientX - other.clientX, finger.clientY - other.clientY);
    const middle = { x: (event.clientX + other.clientX) / 2, y: (event.clientY + other.clientY) / 2 };
    this.zoom(apart(event) / Math.max(1, apart(old)), middle);
  }

  /** @param {PointerEvent} event */
  release(event) {
    this.fingers.delete(event.pointerId);
    this.board.classList.remove("panning");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = new Map([["ArrowLeft", [STEP, 0]], ["ArrowRight", [-STEP, 0]], ["ArrowUp", [0, STEP]], ["ArrowDown", [0, -STEP]]]).get(event.key);
    if (event.target !== this.board || !step) return;
    event.preventDefault();
    this.pan(step[0], step[1]);
  }
}
