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
  arrange(old, turned(old.childNodes, fresh.childNodes));
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
    if (here && here !== node && here.nextSibling === node) {
      here.remove(); // one goes further back: the others stay where they are
      here = node;
    }
    if (node === here) here = here.nextSibling;
    else parent.insertBefore(node, here);
  }
}

// The wanted nodes, each as an old one that was changed into it, or itself if nothing like it was there.
export function turned(old, wanted) {
  const known = new Siblings(old);
  const pairs = [...wanted].map((node) => [node, known.named(node)]);
  return pairs.map(([node, same]) => changed(same ?? (node.id ? null : known.byPlace(node)), node));
}

function changed(known, wanted) {
  if (!known) return wanted;
  if (known.isEqualNode(wanted)) return known;
  if (known.nodeType === Node.ELEMENT_NODE) return morph(known, wanted);
  known.nodeValue = wanted.nodeValue;
  return known;
}

// What has no id is known by the first one in it.
const nameOf = (node) => node.id || (node.firstElementChild && node.querySelector("[id]")?.id) || "";

// Old children of an element, each to be found once: by its name, or else by its place.
class Siblings {
  constructor(nodes) {
    this.rest = new Set(nodes);
    this.byName = new Map();
    for (const node of nodes) if (nameOf(node)) this.byName.set(nameOf(node), node);
  }

  named(wanted) {
    const known = this.byName.get(nameOf(wanted));
    if (!known || known.nodeName !== wanted.nodeName || known.id !== wanted.id) return null;
    this.byName.delete(nameOf(wanted));
    this.rest.delete(known);
    return known;
  }

  byPlace(wanted) {
    const near = [];
    for (const node of this.rest) {
      if (!node.id) near.push(node);
      if (near.length === LOOK_AHEAD) break;
    }
    let found = near.findIndex((node) => node.isEqualNode(wanted));
    if (found < 0) found = near.findIndex((node) => node.nodeName === wanted.nodeName);
    for (const node of near.slice(0, found + 1)) this.rest.delete(node);
    return near[found] ?? null;
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
