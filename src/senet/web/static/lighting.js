// Lights what may be chosen on the board, so that the drawing stays the same when only that changes.
// What is lit looks as in a drawing that is lit by itself (senet/svg/document.py).

const OUTLINES = [
  { stroke: "#6b4a10", "stroke-width": "4.4", "stroke-opacity": "0.8", class: "lit lit-choice" },
  { stroke: "#fff0b3", "stroke-width": "2.8", "stroke-dasharray": "8 4", class: "lit lit-dash" },
];
const GLOW = { fill: "#fff3b8", "fill-opacity": "0.28" };
const PAINT = ["id", "fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-opacity", "fill-opacity"];
const verb = (choice) => choice.split(":", 1)[0];

// Lights the parts of the drawing; the answer is a function that makes them as they were.
export function light(svg, open) {
  const choices = new Set(open);
  const verbs = new Set(open.map(verb));
  const undo = [];
  for (const part of svg.querySelectorAll("[data-choice]")) {
    const { choice, else: others } = part.dataset;
    const wanted = others ? [choice, ...others.split(" ")] : [choice];
    const meant = wanted.find((each) => choices.has(each));
    if (!meant && !others) continue;
    part.dataset.choice = meant ?? wanted.find((each) => verbs.has(verb(each))) ?? choice; // else what one may ask about
    const outlines = meant ? lightUp(part, meant) : [];
    undo.push(() => dim(part, choice, outlines));
  }
  return () => undo.forEach((each) => each());
}

function lightUp(part, choice) {
  part.classList.add("choice");
  part.setAttribute("role", "button");
  part.setAttribute("tabindex", "-1"); // the keyboard goes through the list of choices
  part.setAttribute("aria-label", part.querySelector(":scope > title")?.textContent || choice);
  const edge = edgeOf(part);
  const outlines = edge ? OUTLINES.map((outline, number) => outlined(edge, outline, number)) : [];
  edge?.parentNode.append(...outlines);
  return outlines;
}

function dim(part, choice, outlines) {
  part.dataset.choice = choice;
  part.classList.remove("choice");
  if (!part.classList.length) part.removeAttribute("class");
  for (const name of ["role", "tabindex", "aria-label"]) part.removeAttribute(name);
  for (const outline of outlines) outline.remove();
}

// The edge of a part, or else that of the first piece in it.
function edgeOf(part) {
  const here = [...part.children].find((child) => child.classList.contains("edge"));
  if (here) return here;
  const piece = [...part.children].find((child) => child.classList.contains("piece"));
  return piece ? edgeOf(piece) : null;
}

function outlined(edge, outline, number) {
  const made = edge.cloneNode(false);
  for (const name of PAINT) made.removeAttribute(name);
  const open = number === 0 && edge.getAttribute("fill") === "none"; // an open space, not a piece
  for (const [name, value] of Object.entries({ fill: "none", ...outline, ...(open ? GLOW : {}) })) made.setAttribute(name, value);
  return made;
}
