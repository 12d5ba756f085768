// The board: shows a drawing, animates what moved since the last one, pans and zooms.

import { arrange, morphAttributes, parse, takeApart, turned } from "./morph.js";
import { light } from "./lighting.js";
import { Regions } from "./regions.js";

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const narrow = window.matchMedia("(max-width: 900px)");
const SVG = "http://www.w3.org/2000/svg";
const MOVE_TIME = 420;
const MANY = 24; // parts that move at once

export class Stage {
  constructor(board) {
    this.board = board;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    this.fingers = new Map();
    this.drawn = new Map(); // the name of each child of the drawing, and the elements that it became
    this.dim = () => {}; // lit parts as they were drawn
    this.dragged = false;
    this.held = null; // what could be chosen when somebody zoomed or panned: until that changes, they look where they want
    this.touched = false; // by a finger, not by a mouse
    this.frame = null; // in which we look where something can be chosen
    this.regions = new Regions(this, document.getElementById("look-at"));
    this.listen();
  }

  get svg() {
    return this.board.querySelector(":scope > svg");
  }

  // -- showing -----------------------------------------------------------------------------------

  // A drawing is its text, or its first tag and its children with their names.
  show(drawing) {
    const { first, children } = drawing.children ? drawing : takeApart(drawing);
    for (const lit of this.svg?.querySelectorAll(".hover") ?? []) lit.classList.remove("hover");
    this.dim();
    if (!this.svg) this.board.replaceChildren(parse(`${first}</svg>`));
    const kept = children.map(({ name }) => this.drawn.get(name)?.shift() ?? null);
    const leaving = [...this.svg.childNodes].filter((node) => !kept.includes(node));
    const before = calm.matches ? null : this.places(leaving);
    const fresh = this.change(first, children, kept, leaving);
    this.place();
    if (before) this.animate(before, fresh);
    this.attend();
  }

  // Only those children of the drawing are read that are new; the answer is what they became.
  change(first, children, kept, leaving) {
    const read = parse(`${first}${children.filter((_, number) => !kept[number]).map(({ text }) => text).join("")}</svg>`);
    morphAttributes(this.svg, read);
    const fresh = turned(leaving, read.childNodes);
    const rest = [...fresh];
    const nodes = kept.map((node) => node ?? rest.shift());
    arrange(this.svg, nodes);
    this.drawn = new Map();
    children.forEach(({ name }, number) => this.name(name, nodes[number]));
    return fresh;
  }

  name(name, node) {
    if (!this.drawn.has(name)) this.drawn.set(name, []);
    this.drawn.get(name).push(node);
  }

  // Choices that are open to a seat, what is its own, and who decides.
  light(open, seat, deciders) {
    this.dim();
    if (this.svg) this.dim = light(this.svg, open, seat, deciders);
    this.attend();
  }

  // The drawing that came with the page: the names of its last children.
  adopt(names) {
    const nodes = [...this.svg.children];
    names.forEach((name, number) => this.name(name, nodes[nodes.length - names.length + number]));
    this.name("definitions", this.svg.querySelector(":scope > defs"));
  }

  // Glyphs, gradients and hatchings to which the drawing refers; they never change.
  define(texts) {
    const kept = this.svg.querySelector(":scope > defs");
    const read = parse(`<svg xmlns="${SVG}">${texts.join("")}</svg>`);
    for (const node of [...read.childNodes]) if (!kept.querySelector(`#${CSS.escape(node.id)}`)) kept.append(node);
  }

  places(nodes) {
    const found = new Map();
    for (const node of nodes) {
      if (node.nodeType !== Node.ELEMENT_NODE || node.tagName === "defs") continue;
      for (const part of [node, ...node.querySelectorAll("g[id], use[id]")]) {
        const box = part.id ? part.getBoundingClientRect() : null;
        if (box?.width) found.set(part.id, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      }
    }
    return found;
  }

  animate(before, fresh) {
    const moving = new Map();
    const gliding = [];
    const appearing = new Set(); // what is in something that appears appears with it
    for (const [id, now] of this.places(fresh)) {
      const part = document.getElementById(id);
      const old = before.get(id);
      if (!old) {
        if (!this.around(part).some((above) => appearing.has(above))) part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE_TIME });
        appearing.add(part);
        continue;
      }
      const step = { x: old.x - now.x, y: old.y - now.y };
      if (Math.hypot(step.x, step.y) < 3) continue;
      if (!this.carried(part, step, moving)) gliding.push(() => this.glide(part, step));
      moving.set(part, step);
    }
    if (gliding.length <= MANY) for (const glide of gliding) glide(); // else nobody could follow it
  }

  around(part) {
    const found = [];
    for (let above = part.parentElement; above && above !== this.svg; above = above.parentElement) found.push(above);
    return found;
  }

  carried(part, step, moving) {
    return this.around(part).some((above) => {
      const its = moving.get(above);
      return its && Math.hypot(its.x - step.x, its.y - step.y) < 3;
    });
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

  // -- looking closer ----------------------------------------------------------------------------

  place() {
    if (!this.svg) return;
    this.svg.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
    this.svg.style.willChange = this.scale === 1 ? "transform" : "auto"; // a layer of its own paints quicker, but only at its size
  }

  look(scale, x, y) {
    this.scale = scale;
    this.x = x;
    this.y = y;
    this.place();
  }

  fit() {
    this.held = "whole";
    this.regions.here = null;
    this.regions.label();
    this.whole();
  }

  whole() {
    const drawn = this.svg ? this.svg.getBoundingClientRect().height / this.scale : 0;
    this.look(1, 0, Math.max(0, (this.board.clientHeight - drawn) / 2));
  }

  hold() {
    this.held = this.offered();
  }

  offered() {
    return [...(this.svg?.querySelectorAll(".choice[data-choice]") ?? [])].map((part) => part.dataset.choice).join(" ");
  }

  // When the next frame is made: what is measured then is laid out anyway, and once.
  attend() {
    this.frame ??= requestAnimationFrame(() => this.lookAround());
  }

  // On a narrow screen the board shows by itself what can be chosen, as large as there is room.
  lookAround() {
    this.frame = null;
    this.regions.read();
    if (!narrow.matches || this.held === "whole" || this.held === this.offered()) return;
    this.held = null;
    this.regions.attend();
  }

  // Where parts of the drawing are when it is not enlarged.
  boxes(wanted) {
    const whole = this.svg?.getBoundingClientRect();
    return [...(this.svg?.querySelectorAll(wanted) ?? [])].map((part) => {
      const box = part.getBoundingClientRect();
      const [x, y, width, height] = [box.x - whole.x, box.y - whole.y, box.width, box.height].map((length) => length / this.scale);
      return { part, x, y, width, height };
    });
  }

  // What is chosen by pointing there; null where a finger cannot tell: then the board has come closer.
  aim(event) {
    if (!this.touched) return event.target.closest(".choice[data-choice]");
    const meant = this.regions.meant(event);
    if (meant === null) this.zoom(2, event);
    return meant;
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
    this.hold();
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
      this.touched = event.pointerType !== "mouse";
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
    window.addEventListener("resize", () => this.attend());
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
