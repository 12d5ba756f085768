// Tooltips for touch screens: what hovering with a mouse shows, and why something cannot be chosen.

import { byId, element } from "./dom.js";
import { closeDialog, openDialog } from "./dialogs.js";
import { rulebookPath } from "./match.js";

const NAME_AND_TEXT = /^([^:(]*(?:\([^)]*\))?): (.*)$/s;

/**
 * @typedef {object} Refusal
 * @property {string} rule
 * @property {string} sentence
 * @property {boolean} explains whether the text of the rule adds to the sentence
 */

/**
 * The tooltip of a part of the board, or of its nearest ancestor with one.
 * @param {Element} part
 */
export function tipOf(part) {
  for (let here = /** @type {Element | null} */ (part); here && here.tagName !== "svg"; here = here.parentElement) {
    const title = here.querySelector(":scope > title");
    if (title) return title.textContent ?? "";
  }
  return "";
}

/**
 * Splits a tooltip such as "Temple (level 2): what it does" into name and text.
 * @param {string} tip
 */
export function splitTip(tip) {
  const [, name, text] = NAME_AND_TEXT.exec(tip) ?? [tip, tip, ""];
  return { name, text };
}

/**
 * @param {string} tip
 * @param {object} [choice] the choice that the part stands for
 * @param {Element | null} [choice.offer] its button in the list of choices, if it can be chosen
 * @param {() => void} [choice.choose]
 * @param {() => Promise<Refusal | null>} [choice.refusal] why it cannot be chosen
 */
export async function showTip(tip, { offer = null, choose = () => {}, refusal = async () => null } = {}) {
  const { name, text } = splitTip(tip);
  byId("read-title").textContent = name;
  byId("read-text").textContent = text;
  byId("read-why").replaceChildren();
  const button = byId("read-choose");
  button.hidden = !offer;
  button.textContent = offer?.querySelector("span")?.textContent ?? "";
  button.onclick = () => {
    closeDialog("read-dialog");
    choose();
  };
  openDialog("read-dialog");
  const refused = offer ? null : await refusal();
  if (refused?.rule) byId("read-why").replaceChildren(refused.sentence, " ", ruleOf(refused));
}

/** @param {Refusal} refusal */
function ruleOf({ rule, explains }) {
  if (!explains) return element("a", { className: "rule-id", href: rulebookPath(rule), target: "_blank", rel: "noopener" }, rule);
  const button = element("button", { type: "button", className: "small quiet" }, rule);
  button.dataset.rule = rule;
  return button;
}
