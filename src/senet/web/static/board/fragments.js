// Morphs the elements of a drawing into those of the next one, so that movements can be animated. Elements are matched by
// id or, without one, by content or position.

import { arrange } from "../page/dom.js";

const LOOK_AHEAD = 4; // old siblings that an element without an id is compared with
const TAG = /<(\/?)[a-zA-Z][^>]*>/g;

/**
 * @typedef {object} Fragment a child of a drawing
 * @property {string} name changes with its text
 * @property {string} text SVG
 *
 * @typedef {object} Picture a drawing as text
 * @property {string} first its first tag
 * @property {Fragment[]} children
 */

/**
 * Morphs an element into another one and returns the result.
 * @param {Element} old
 * @param {Element} wanted
 */
export function morph(old, wanted) {
  if (old.tagName !== wanted.tagName) {
    old.replaceWith(wanted);
    return wanted;
  }
  morphAttributes(old, wanted);
  arrange(old, morphAll(old.childNodes, wanted.childNodes));
  return old;
}

/**
 * Copies the attributes, except for the style, which belongs to the viewport.
 * @param {Element} old
 * @param {Element} wanted
 */
export function morphAttributes(old, wanted) {
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name) && name !== "style") old.removeAttribute(name);
  for (const { name, value } of wanted.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/**
 * Morphs old nodes into the wanted ones; wanted nodes without a counterpart are used as they are.
 * @param {Iterable<ChildNode>} old
 * @param {Iterable<ChildNode>} wanted
 * @returns {ChildNode[]}
 */
export function morphAll(old, wanted) {
  const siblings = new Siblings([...old]);
  const pairs = [...wanted].map((node) => ({ node, same: siblings.named(node) }));
  return pairs.map(({ node, same }) => changed(same ?? (idOf(node) ? null : siblings.byPlace(node)), node));
}

/**
 * @param {ChildNode | null} old
 * @param {ChildNode} wanted
 * @returns {ChildNode}
 */
function changed(old, wanted) {
  if (!old) return wanted;
  if (old.isEqualNode(wanted)) return old;
  if (old instanceof Element && wanted instanceof Element) return morph(old, wanted);
  old.nodeValue = wanted.nodeValue;
  return old;
}

/** @param {Node} node */
const idOf = (node) => (node instanceof Element ? node.id : "");

/** The id of an element or, without one, the first id inside it. @param {Node} node */
const nameOf = (node) => idOf(node) || (node instanceof Element && node.querySelector("[id]")?.id) || "";

/** The old children of an element, each of which is matched at most once. */
class Siblings {
  /** @param {ChildNode[]} nodes */
  constructor(nodes) {
    this.left = new Set(nodes);
    /** @type {Map<string, ChildNode>} */
    this.byName = new Map();
    for (const node of nodes) if (nameOf(node)) this.byName.set(nameOf(node), node);
  }

  /** @param {Node} wanted */
  named(wanted) {
    const known = this.byName.get(nameOf(wanted));
    if (!known || known.nodeName !== wanted.nodeName || idOf(known) !== idOf(wanted)) return null;
    this.byName.delete(nameOf(wanted));
    this.left.delete(known);
    return known;
  }

  /** @param {Node} wanted */
  byPlace(wanted) {
    const near = [];
    for (const node of this.left) {
      if (!idOf(node)) near.push(node);
      if (near.length === LOOK_AHEAD) break;
    }
    let found = near.findIndex((node) => node.isEqualNode(wanted));
    if (found < 0) found = near.findIndex((node) => node.nodeName === wanted.nodeName);
    for (const node of near.slice(0, found + 1)) this.left.delete(node);
    return near[found] ?? null;
  }
}

/**
 * Splits the text of a drawing into its children, which are named by their text.
 * @param {string} text
 * @returns {Picture}
 */
export function takeApart(text) {
  const children = [];
  let first = "";
  let depth = 0;
  let start = 0;
  for (const { 0: tag, 1: closing, index } of text.matchAll(TAG)) {
    const empty = tag.endsWith("/>");
    if (!first) {
      first = tag;
      continue;
    }
    if (closing) depth -= 1;
    else if (depth === 0) start = index;
    if (!closing && !empty) depth += 1;
    if (depth === 0) children.push(text.slice(start, index + tag.length));
    if (depth < 0) break;
  }
  return { first, children: children.map((child) => ({ name: child, text: child })) };
}
