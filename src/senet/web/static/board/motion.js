// Animates changes of the board: parts that moved glide to their new place, new ones fade in.

const SVG = "http://www.w3.org/2000/svg";
const DURATION = 420; // milliseconds
const MOST = 24; // if more parts move at once, nobody could follow them
const NOTICEABLE = 3; // pixels

/** @typedef {{ x: number, y: number }} Point */

/**
 * The centre of each part with an id, in screen coordinates.
 * @param {Iterable<Node>} nodes
 */
export function placesOf(nodes) {
  /** @type {Map<string, Point>} */
  const found = new Map();
  for (const node of nodes) {
    if (!(node instanceof Element) || node.tagName === "defs") continue;
    for (const part of [node, ...node.querySelectorAll("g[id], use[id]")]) {
      const box = part.id ? part.getBoundingClientRect() : null;
      if (box?.width) found.set(part.id, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
  }
  return found;
}

/**
 * @param {Element} svg
 * @param {Map<string, Point>} before where parts were
 * @param {Iterable<Node>} fresh new and changed nodes
 */
export function animate(svg, before, fresh) {
  /** @type {Map<Element, Point>} */
  const moving = new Map();
  /** @type {[SVGGraphicsElement, Point][]} */
  const gliding = [];
  /** @type {Set<Element>} */
  const appearing = new Set();
  for (const [id, now] of placesOf(fresh)) {
    const part = svg.querySelector(`#${CSS.escape(id)}`);
    if (!(part instanceof SVGGraphicsElement)) continue;
    const around = ancestors(part, svg);
    const old = before.get(id);
    if (!old) {
      if (!around.some((each) => appearing.has(each))) part.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION });
      appearing.add(part);
      continue;
    }
    const step = { x: old.x - now.x, y: old.y - now.y };
    if (Math.hypot(step.x, step.y) < NOTICEABLE) continue;
    if (!around.some((each) => isSame(moving.get(each), step))) gliding.push([part, step]); // otherwise it moves with its parent
    moving.set(part, step);
  }
  if (gliding.length <= MOST) for (const [part, step] of gliding) glide(part, step);
}

/**
 * @param {Element} part
 * @param {Element} root
 */
function ancestors(part, root) {
  const found = [];
  for (let each = part.parentElement; each && each !== root; each = each.parentElement) found.push(each);
  return found;
}

/**
 * @param {Point | undefined} one
 * @param {Point} other
 */
const isSame = (one, other) => one !== undefined && Math.hypot(one.x - other.x, one.y - other.y) < NOTICEABLE;

/**
 * @param {SVGGraphicsElement} part
 * @param {Point} step from its new to its old place, in pixels
 */
function glide(part, step) {
  const matrix = part.getScreenCTM()?.inverse();
  if (!matrix) return;
  const x = matrix.a * step.x + matrix.c * step.y;
  const y = matrix.b * step.x + matrix.d * step.y;
  const motion = document.createElementNS(SVG, "animateTransform");
  const settings = {
    attributeName: "transform", type: "translate", additive: "sum", from: `${x} ${y}`, to: "0 0", begin: "indefinite",
    dur: `${DURATION}ms`, calcMode: "spline", keyTimes: "0;1", keySplines: "0.3 0 0.2 1", values: `${x} ${y};0 0`,
  };
  for (const [name, value] of Object.entries(settings)) motion.setAttribute(name, value);
  part.append(motion);
  motion.beginElement();
  setTimeout(() => motion.remove(), DURATION + 60);
}
