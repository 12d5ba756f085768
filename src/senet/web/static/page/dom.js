// Finds, creates and arranges elements of a page.

/** @typedef {HTMLElement | SVGElement} Part an element of the page or of the board */

/**
 * The element with an id; throws if it is missing or of another kind.
 * @template {typeof Element} [Kind=typeof HTMLElement]
 * @param {string} id
 * @param {Kind} [kind]
 * @returns {InstanceType<Kind>}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`The page has no element #${id} of the expected kind.`);
  return /** @type {InstanceType<Kind>} */ (found);
}

/**
 * @param {string} selector
 * @param {ParentNode} [root]
 */
export function all(selector, root = document) {
  return /** @type {Part[]} */ ([...root.querySelectorAll(selector)]);
}

/**
 * @param {string} selector
 * @param {ParentNode} [root]
 */
export function first(selector, root = document) {
  return /** @type {Part | null} */ (root.querySelector(selector));
}

/**
 * The target of an event, or its nearest ancestor that matches.
 * @param {Event} event
 * @param {string} [selector]
 */
export function met(event, selector) {
  const target = event.target instanceof Element ? event.target : null;
  return /** @type {Part | null} */ (selector ? target?.closest(selector) ?? null : target);
}

/**
 * Parses HTML or SVG and returns its first element.
 * @param {string} text
 */
export function parse(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return /** @type {Part} */ (template.content.firstElementChild);
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} [properties]
 * @param {...(string | Node)} content
 */
export function element(tag, properties = {}, ...content) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...content);
  return made;
}

/**
 * Makes these nodes the children of an element, moving as few of them as possible.
 * @param {Node} parent
 * @param {ChildNode[]} nodes
 */
export function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  let here = parent.firstChild;
  for (const node of nodes) {
    if (here && here !== node && here.nextSibling === node) {
      here.remove(); // this one moves back; the others stay in place
      here = node;
    }
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
  }
}
