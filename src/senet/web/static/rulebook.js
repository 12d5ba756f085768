// Filters the rules while the user types; without this script the form does the same on the server.

import { all } from "./page/dom.js";

const field = /** @type {HTMLInputElement} */ (document.querySelector(".search input"));
const rules = /** @type {HTMLElement[]} */ (all(".rule")).map((rule) => ({ rule, text: `${rule.id} ${rule.textContent}`.toLowerCase() }));

field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const { rule, text } of rules) rule.hidden = !words.every((word) => text.includes(word));
  for (const chapter of /** @type {HTMLElement[]} */ (all(".chapter"))) chapter.hidden = !chapter.querySelector(".rule:not([hidden])");
});
