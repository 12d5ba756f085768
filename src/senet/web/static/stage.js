// The board: shows a drawing, animates what moved since the last one, pans and zooms.

import { Siblings, arrange, morphAttributes, parse, takeApart } from "./morph.js";

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const narrow = window.matchMedia("(max-width: 900px)");
const SVG = "http://www.w3.org/2000/svg";
const MOVE_TIME = 420;
const CLOSEST = 2.6; // how much the board is enlarged by itself
const MARGIN = 14; // around what it then shows

export class Stage {
  constructor(board) {
    this.board = board;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.fingers = new Map();
    this.drawn = new Map(); // the text of each child of the drawing, and the elements that it became
    this.dragged = false;
    this.attending = narrow.matches; // until somebody zooms or pans
    this.listen();
  }

  get svg() {
    return this.board.querySelector(":scope > svg");
  }

  // -- showing -----------------------------------------------------------------------------------

  show(text) {
    const before = calm.matches ? null : this.places();
    this.change(takeApart(text));
    this.place();
    this.frame();
    if (before) this.animate(before);
    this.attend();
  }

  // Only those children of the drawing are read whose text is new.
  change({ first, children }) {
    const kept = children.map((text) => this.drawn.get(text)?.shift() ?? null);
    const fresh = parse(`${first}${children.filter((_, number) => !kept[number]).join("")}</svg>`);
    if (!this.svg) this.board.replaceChildren(parse(`${first}</svg>`));
    else morphAttributes(this.svg, fresh);
    for (const lit of this.svg.querySelectorAll(".hover")) lit.classList.remove("hover");
    const known = new Siblings([...this.svg.childNodes].filter((node) => !kept.includes(node)));
    const read = [...fresh.childNodes].map((node) => known.turnedInto(node));
    const nodes = kept.map((node) => node ?? read.shift());
    arrange(this.svg, nodes);
    this.drawn = new Map();
    children.forEach((text, number) => {
      if (!this.drawn.has(text)) this.drawn.set(text, []);
      this.drawn.get(text).push(nodes[number]);
    });
  }

  places() {
    const found = new Map();
    if (!this.svg) return found;
    for (const part of this.svg.querySelectorAll("g[id], use[id]")) {
      if (part.closest("defs")) continue;
      const box = part.getBoundingClientRect();
      if (box.width) found.set(part.id, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    return found;
  }

  animate(before) {
    const moving = new Map();
    for (const [id, now] of this.places()) {
      const part = document.getElementById(id);
      const old = before.get(id);
      if (!old) {
        part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE_TIME });
        continue;
      }
      const step = { x: old.x - now.x, y: old.y - now.y };
      if (Math.hypot(step.x, step.y) < 3) continue;
      moving.set(part, step);
      if (!this.carried(part, step, moving)) this.glide(part, step);
    }
  }

  carried(part, step, moving) {
    for (let above = part.parentElement; above && above !== this.svg; above = above.parentElement) {
      const its = moving.get(above);
      if (its && Math.hypot(its.x - step.x, its.y - step.y) < 3) return true;
    }
    return false;
  }

  glide(part, step) {
    const matrix = part.getScreenCTM()?.inverse();
    if (!matrix) return;
    const x = matrix.a * step.x + matrix.c * step.y;
    const y = matrix.b * step.x + matrix.d * step.y;
    const motion = document.createElementNS(SVG, "animateTransform");
    const settings = {
      attributeName: "transform", type: "translate", additive: "sum", from: `${x} ${y}`, to: "0 0", begin: "indefinite",
      dur: `${MOVE_TIME}ms`, calcMode: "spline", keyTimes: "0;1", keySplines: "0.3 0 0.2 1", values: `${x} ${y};0 0`,
    };
    for (const [name, value] of Object.entries(settings)) motion.setAttribute(name, value);
    part.append(motion);
    motion.beginElement();
    setTimeout(() => motion.remove(), MOVE_TIME + 60);
  }

  // On a narrow screen the stage is no higher than the drawing needs.
  frame() {
    const box = this.svg?.viewBox.baseVal;
    const high = box && narrow.matches ? Math.min(innerHeight * 0.6, this.board.clientWidth * box.height / box.width + 46) : 0;
    this.board.parentElement.style.height = high ? `${Math.round(high)}px` : "";
  }

  // -- looking closer ----------------------------------------------------------------------------

  place() {
    if (!this.svg) return;
    this.svg.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.svg.style.willChange = this.scale === 1 ? "transform" : "auto"; // a layer of its own paints quicker, but only at its size
  }

  fit() {
    this.attending = false;
    this.look(1, 0, 0);
  }

  look(scale, x, y) {
    this.scale = scale;
    this.x = x;
    this.y = y;
    this.place();
  }

  // On a narrow screen the board shows by itself what can be chosen, as large as there is room.
  attend() {
    const lit = this.attending ? this.lit() : null;
    if (!lit) {
      if (this.attending) this.look(1, 0, 0);
      return;
    }
    const { clientWidth: width, clientHeight: height } = this.board;
    const scale = Math.min(CLOSEST, width / (lit.width + 2 * MARGIN), height / (lit.height + 2 * MARGIN));
    if (scale < 1.1) {
      this.look(1, 0, 0);
      return;
    }
    const inside = (length, drawn, middle) => Math.min(0, Math.max(length - drawn * scale, length / 2 - middle * scale));
    this.look(scale, inside(width, lit.across, lit.x + lit.width / 2), inside(height, lit.down, lit.y + lit.height / 2));
  }

  // Where what can be chosen lies in the drawing as it is when it is not enlarged.
  lit() {
    const parts = [...(this.svg?.querySelectorAll(".choice[data-choice]") ?? [])].map((part) => part.getBoundingClientRect());
    if (!parts.length) return null;
    const whole = this.svg.getBoundingClientRect();
    const scale = whole.width / this.board.clientWidth;
    const x = Math.min(...parts.map((box) => box.left)) - whole.left;
    const y = Math.min(...parts.map((box) => box.top)) - whole.top;
    const right = Math.max(...parts.map((box) => box.right)) - whole.left;
    const bottom = Math.max(...parts.map((box) => box.bottom)) - whole.top;
    return {
      x: x / scale, y: y / scale, width: (right - x) / scale, height: (bottom - y) / scale,
      across: whole.width / scale, down: whole.height / scale,
    };
  }

  zoom(factor, at) {
    const box = this.board.getBoundingClientRect();
    const middle = at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const scale = Math.min(8, Math.max(1, this.scale * factor));
    const change = scale / this.scale;
    this.x = middle.x - box.x - (middle.x - box.x - this.x) * change;
    this.y = middle.y - box.y - (middle.y - box.y - this.y) * change;
    this.scale = scale;
    this.pan(0, 0);
  }

  pan(x, y) {
    this.attending = false;
    const { width, height } = this.board.getBoundingClientRect();
    this.x = Math.min(0.5 * width, Math.max(width * (0.5 - this.scale), this.x + x));
    this.y = Math.min(0.5 * height, Math.max(height * (0.5 - this.scale), this.y + y));
    this.place();
  }

  listen() {
    const board = this.board;
    board.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(-event.deltaY / 500), event);
    }, { passive: false });
    board.addEventListener("pointerdown", (event) => {
      this.fingers.set(event.pointerId, event);
      if (this.fingers.size === 1) this.dragged = false;
    });
    window.addEventListener("pointermove", (event) => this.moved(event));
    for (const kind of ["pointerup", "pointercancel"]) {
      window.addEventListener(kind, (event) => {
        this.fingers.delete(event.pointerId);
        board.classList.remove("panning");
      });
    }
    document.getElementById("zoom-in").addEventListener("click", () => this.zoom(1.4));
    document.getElementById("zoom-out").addEventListener("click", () => this.zoom(1 / 1.4));
    document.getElementById("zoom-fit").addEventListener("click", () => this.fit());
    board.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("resize", () => {
      this.frame();
      this.attend();
    });
    this.frame();
    this.attend();
  }

  moved(event) {
    const old = this.fingers.get(event.pointerId);
    if (!old) return;
    const far = Math.hypot(event.clientX - old.clientX, event.clientY - old.clientY);
    if (this.fingers.size === 1) {
      if (far < 5 && !this.dragged) return;
      this.dragged = true;
      this.board.classList.add("panning");
      this.pan(event.clientX - old.clientX, event.clientY - old.clientY);
    } else {
      const other = [...this.fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      const apart = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      this.dragged = true;
      const middle = { x: (event.clientX + other.clientX) / 2, y: (event.clientY + other.clientY) / 2 };
      this.zoom(apart(event) / Math.max(1, apart(old)), middle);
    }
    this.fingers.set(event.pointerId, event);
  }

  key(event) {
    const steps = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
    if (event.target === this.board && steps[event.key]) {
      event.preventDefault();
      this.pan(...steps[event.key]);
    }
  }
}
