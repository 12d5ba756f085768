// Geometry without the page: which part of the board to show, and what a finger points at.

export const FINGER = 44; // pixels: the smallest comfortable tap target
export const REACH = 16; // pixels by which a tap may miss
export const MARGIN = 8; // pixels around what is shown
export const LARGEST = 8; // scale
const CLOSER = 2.4; // factor by which a region may be enlarged for tapping

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {{ width: number, height: number }} Size
 *
 * @typedef {object} Target what to show, in the coordinates of the drawing at scale 1
 * @property {Box} box
 * @property {number} scale the smallest at which it is legible
 * @property {Box[]} lit what can be chosen in it
 * @property {number} [most] the largest scale
 */

/**
 * @param {number} least
 * @param {number} value
 * @param {number} most
 */
export const clamp = (least, value, most) => Math.min(most, Math.max(least, value));

/** @param {Size} box */
export const side = (box) => Math.min(box.width, box.height);

/**
 * The bounding box of some boxes, with a margin.
 * @param {Box[]} boxes
 * @returns {Box}
 */
export function around(boxes) {
  const x = Math.min(...boxes.map((box) => box.x)) - MARGIN;
  const y = Math.min(...boxes.map((box) => box.y)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN;
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Whether the centre of a box is inside another one.
 * @param {Box} outer
 * @param {Box} box
 */
export function holds(outer, box) {
  const x = box.x + box.width / 2 - outer.x;
  const y = box.y + box.height / 2 - outer.y;
  return x >= 0 && y >= 0 && x <= outer.width && y <= outer.height;
}

/**
 * The distance of a point from a box.
 * @param {Box} box
 * @param {{ x: number, y: number }} point
 */
export function distance(box, { x, y }) {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/**
 * How to show a target: as large as possible, with choices large enough to tap, and nothing beyond the drawing.
 * @param {Target} target
 * @param {Size} view the board on the screen
 * @param {Size} drawing at scale 1
 */
export function closeUp({ box, scale: least, lit, most }, view, drawing) {
  let scale = Math.max(least, Math.min(view.width / box.width, view.height / box.height));
  let focus = box;
  if (lit.length) {
    focus = around(lit);
    const finger = FINGER / Math.min(...lit.map(side));
    scale = Math.max(scale, Math.min(finger, most ?? scale * CLOSER, view.width / focus.width, view.height / focus.height));
  }
  scale = clamp(1, scale, LARGEST);
  const x = offset(view.width, scale, [box.x, box.width], [focus.x, focus.width]);
  const y = offset(view.height, scale, [box.y, box.height], [focus.y, focus.height]);
  return {
    scale,
    x: Math.min(0, Math.max(view.width - drawing.width * scale, x)),
    y: Math.min(0, Math.max(view.height - drawing.height * scale, y)),
  };
}

/**
 * The offset of the drawing along one axis: centres the focus or, if it is too long, shows its start; if the region is
 * longer than the view, nothing beyond it is shown.
 * @param {number} view
 * @param {number} scale
 * @param {[number, number]} region start and length
 * @param {[number, number]} focus
 */
function offset(view, scale, [start, length], [from, extent]) {
  const seen = view / scale;
  const middle = extent <= seen ? from + extent / 2 : from + seen / 2;
  const kept = length <= seen ? start + length / 2 : clamp(start + seen / 2, middle, start + length - seen / 2);
  return view / 2 - kept * scale;
}

/**
 * What a tap means: what it hit if that is large enough, otherwise the nearest thing that can be chosen.
 * @template Candidate
 * @param {{ x: number, y: number }} finger
 * @param {{ part: Candidate, choice: string, box: Box }[]} candidates what can be chosen
 * @param {Candidate | null} met
 * @param {boolean} large whether the board is so large that the nearest is meant, even if others are close
 * @returns {Candidate | "several" | null}
 */
export function meant(finger, candidates, met, large) {
  const own = candidates.find(({ part }) => part === met);
  if (own && side(own.box) >= FINGER - 4) return own.part;
  const close = candidates
    .map((each) => ({ ...each, far: distance(each.box, finger) }))
    .filter(({ part, box, far }) => part === met || (far <= REACH && side(box) < FINGER))
    .sort((one, other) => one.far - other.far);
  if (!large && new Set(close.map(({ choice }) => choice)).size > 1) return "several";
  return own?.part ?? close[0]?.part ?? null;
}
