// Changes a part of the page into a new version of itself, keeping every element that is still there:
// so the focus stays, a scrolled list stays scrolled, and what moved can be animated.

const LOOK_AHEAD = 4; // how far an unnamed element is looked for among its old siblings
const TAG = /<(\/?)[a-zA-Z][^>]*>/g;

export function parse(text) {
  const holder = document.createElement("template");
  holder.innerHTML = text;
  return holder.content.firstElementChild;
}

export function morph(old, fresh) {
  if (old.tagName !== fresh.tagName) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.dataset?.keep) return old;
  morphAttributes(old, fresh);
  const known = new Siblings(old.childNodes);
  arrange(old, [...fresh.childNodes].map((wanted) => known.turnedInto(wanted)));
  return old;
}

export function morphAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && name !== "style") old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}

// Makes these nodes the children, moving as few as it can.
export function arrange(parent, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...parent.childNodes]) if (!wanted.has(child)) child.remove();
  let here = parent.firstChild;
  for (const node of nodes) {
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
  }
}

// Old children of an element, each to be found once: by its id, or else by its place.
export class Siblings {
  constructor(nodes) {
    this.named = new Map();
    this.unnamed = [];
    for (const child of nodes) {
      if (child.id) this.named.set(child.id, child);
      else this.unnamed.push(child);
    }
  }

  // The old node changed into the wanted one, or the wanted one itself if nothing like it was there.
  turnedInto(wanted) {
    const known = wanted.id ? this.byId(wanted) : this.byPlace(wanted);
    if (!known) return wanted;
    if (known.isEqualNode(wanted)) return known;
    if (known.nodeType === Node.ELEMENT_NODE) return morph(known, wanted);
    known.nodeValue = wanted.nodeValue;
    return known;
  }

  byId(wanted) {
    const known = this.named.get(wanted.id);
    this.named.delete(wanted.id);
    return known?.tagName === wanted.tagName ? known : null;
  }

  byPlace(wanted) {
    const near = this.unnamed.slice(0, LOOK_AHEAD);
    let found = near.findIndex((node) => node.isEqualNode(wanted));
    if (found < 0) found = near.findIndex((node) => node.nodeName === wanted.nodeName);
    if (found < 0) return null;
    return this.unnamed.splice(0, found + 1).at(-1);
  }
}

// The first tag of a drawing, and its children, whose text is their name.
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
