// The drawing of the board. It remembers the element of each fragment, so that only new fragments are parsed.

import { arrange, parse } from "../page/dom.js";
import { morphAll, morphAttributes } from "./fragments.js";

/** @import { Picture } from "./fragments.js" */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {object} Change from one picture to the next
 * @property {Picture} picture
 * @property {(ChildNode | null)[]} kept the existing element of each child of the picture
 * @property {ChildNode[]} leaving elements that are not in the new picture
 */

export class Drawing {
  /** @param {HTMLElement} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<string, ChildNode[]>} the elements of each fragment, by its name */
    this.elements = new Map();
  }

  /** @returns {SVGSVGElement | null} */
  get svg() {
    return this.board.querySelector(":scope > svg");
  }

  /**
   * Registers the fragments of the drawing in the initial HTML.
   * @param {string[]} names of its last children
   */
  adopt(names) {
    const nodes = [...(this.svg?.children ?? [])];
    names.forEach((name, number) => this.remember(name, nodes[nodes.length - names.length + number]));
    const definitions = this.svg?.querySelector(":scope > defs");
    if (definitions) this.remember("definitions", definitions);
  }

  /**
   * Adds glyphs, gradients and patterns that drawings refer to; they never change.
   * @param {string[]} texts
   */
  define(texts) {
    const definitions = this.svg?.querySelector(":scope > defs");
    const read = parse(`<svg xmlns="${SVG}">${texts.join("")}</svg>`);
    for (const node of [...read.children]) {
      if (!definitions?.querySelector(`#${CSS.escape(node.id)}`)) definitions?.append(node);
    }
  }

  /**
   * Determines what will change when a picture is shown.
   * @param {Picture} picture
   * @returns {Change}
   */
  compare(picture) {
    if (!this.svg) this.board.replaceChildren(parse(`${picture.first}</svg>`));
    const kept = picture.children.map(({ name }) => this.elements.get(name)?.shift() ?? null);
    const staying = new Set(kept);
    const leaving = [...(this.svg?.childNodes ?? [])].filter((node) => !staying.has(node));
    return { picture, kept, leaving };
  }

  /**
   * Applies a change.
   * @param {Change} change
   * @returns {ChildNode[]} the new and changed elements
   */
  apply({ picture: { first, children }, kept, leaving }) {
    const svg = /** @type {SVGSVGElement} */ (this.svg);
    const unknown = children.filter((_, number) => !kept[number]).map(({ text }) => text);
    const read = parse(`${first}${unknown.join("")}</svg>`);
    morphAttributes(svg, read);
    const fresh = morphAll(leaving, read.childNodes);
    const rest = fresh.values();
    const nodes = kept.map((node) => node ?? /** @type {ChildNode} */ (rest.next().value));
    arrange(svg, nodes);
    this.elements = new Map();
    children.forEach(({ name }, number) => this.remember(name, nodes[number]));
    return fresh;
  }

  /**
   * @param {string} name
   * @param {ChildNode} node
   */
  remember(name, node) {
    const same = this.elements.get(name);
    if (same) same.push(node);
    else this.elements.set(name, [node]);
  }
}
