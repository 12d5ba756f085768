// Lights what may be chosen on the board, so that the drawing stays the same when only that changes.
// What is lit looks as in a drawing that is lit by itself (senet/svg/document.py).

const MINE = [{ stroke: "#1f4e79", "stroke-width": "3", class: "lit lit-mine" }];
const ACTING = [
  { stroke: "#b8862f", "stroke-width": "4.5", class: "lit lit-acting" },
  { stroke: "#f2d68f", "stroke-width": "1.6", class: "lit lit-acting" },
];
const OPEN = [
  { stroke: "#6b4a10", "stroke-width": "4.4", "stroke-opacity": "0.8", class: "lit lit-choice" },
  { stroke: "#fff0b3", "stroke-width": "2.8", "stroke-dasharray": "8 4", class: "lit lit-dash" },
];
const GLOW = { fill: "#fff3b8", "fill-opacity": "0.28" };
const PAINT = ["id", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-opacity", "fill-opacity"];
const verb = (choice) => choice.split(":", 1)[0];

// Lights the choices that are open to a seat, marks what is its own and who decides; the answer is a function that undoes it.
export function light(svg, open, seat, deciders) {
  const choices = new Set(open);
  const verbs = new Set(open.map(verb));
  const undo = [];
  for (const part of svg.querySelectorAll("[data-choice]")) {
    const { choice, else: others, owner } = part.dataset;
    if (owner && Number(owner) !== seat) { // only its owner ever names it
      delete part.dataset.choice;
      undo.push(() => { part.dataset.choice = choice; });
      continue;
    }
    const wanted = others ? [choice, ...others.split(" ")] : [choice];
    const meant = wanted.find((each) => choices.has(each));
    if (!meant && !others) continue;
    part.dataset.choice = meant ?? wanted.find((each) => verbs.has(verb(each))) ?? choice; // else what one may ask about
    const outlines = meant ? lightUp(part, meant) : [];
    undo.push(() => dim(part, choice, outlines));
  }
  const mark = (part, name, lines) => {
    const outlines = outline(part, lines);
    part.classList.add(name);
    undo.push(() => unmark(part, name, outlines));
  };
  for (const part of svg.querySelectorAll(`[data-mark="${seat}"]`)) mark(part, "mine", MINE);
  for (const part of svg.querySelectorAll("[data-seats]")) {
    if (part.dataset.seats.split(" ").some((each) => deciders.includes(Number(each)))) mark(part, "acting", ACTING);
  }
  return () => undo.forEach((each) => each());
}

function lightUp(part, choice) {
  part.classList.add("choice");
  part.setAttribute("role", "button");
  part.setAttribute("tabindex", "-1"); // the keyboard goes through the list of choices
  if (!part.querySelector(":scope > title")) part.setAttribute("aria-label", choice); // else that names it
  return outline(part, OPEN);
}

function outline(part, lines) {
  const edge = edgeOf(part);
  const outlines = edge ? lines.map((line) => outlined(edge, line)) : [];
  edge?.parentNode.append(...outlines);
  return outlines;
}

function dim(part, choice, outlines) {
  part.dataset.choice = choice;
  for (const name of ["role", "tabindex", "aria-label"]) part.removeAttribute(name);
  unmark(part, "choice", outlines);
}

function unmark(part, name, outlines) {
  part.classList.remove(name);
  if (!part.classList.length) part.removeAttribute("class");
  for (const outline of outlines) outline.remove();
}

// The edge of a part, or else that of the first piece in it.
function edgeOf(part) {
  const here = [...part.children].find((child) => child.classList.contains("edge"));
  if (here) return here;
  const piece = [...part.children].find((child) => child.classList.contains("piece"));
  return piece ? edgeOf(piece) : null;
}

function outlined(edge, line) {
  const made = edge.cloneNode(false);
  for (const name of PAINT) made.removeAttribute(name);
  const open = line.class === "lit lit-choice" && (edge.getAttribute("fill") === "none" || edge.parentNode.classList.contains("ground")); // not a piece
  for (const [name, value] of Object.entries({ fill: "none", ...line, ...(open ? GLOW : {}) })) made.setAttribute(name, value);
  return made;
}
