// Changes a part of the page into a new version of itself, keeping every element that is still there:
// so the focus stays, a scrolled list stays scrolled, and what moved can be animated.

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
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && name !== "style") old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morphChildren(old, fresh);
  return old;
}

function morphChildren(old, fresh) {
  const byId = new Map();
  for (const child of old.children) if (child.id) byId.set(child.id, child);
  let here = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const known = match(here, wanted, byId);
    if (known === null) {
      old.insertBefore(wanted, here);
    } else {
      if (known !== here) old.insertBefore(known, here);
      else here = here.nextSibling;
      if (known.isEqualNode(wanted)) continue;
      if (known.nodeType === Node.ELEMENT_NODE) morph(known, wanted);
      else if (known.nodeValue !== wanted.nodeValue) known.nodeValue = wanted.nodeValue;
    }
  }
  while (here) {
    const next = here.nextSibling;
    here.remove();
    here = next;
  }
}

function match(here, wanted, byId) {
  if (wanted.nodeType === Node.ELEMENT_NODE && wanted.id) {
    const known = byId.get(wanted.id);
    return known && known.tagName === wanted.tagName ? known : null;
  }
  if (!here || here.nodeType !== wanted.nodeType) return null;
  if (here.nodeType === Node.ELEMENT_NODE && (here.id || here.tagName !== wanted.tagName)) return null;
  return here;
}
