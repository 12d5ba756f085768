// What a finger touches can be read: the tip that a mouse shows by itself, and why it cannot be chosen.

import { byId, open, rulebook } from "./talk.js";

const NAME_AND_WORDS = /^([^:(]*(?:\([^)]*\))?): (.*)$/s;

// The words of what was touched, or nothing.
export function tipOf(part) {
  for (let here = part; here && here.tagName !== "svg"; here = here.parentElement) {
    const title = here.querySelector(":scope > title");
    if (title) return title.textContent;
  }
  return "";
}

// `offer` is the button of the list that chooses it, if it can be chosen; `refusal` answers why it cannot.
export async function read(tip, offer = null, choose = () => {}, refusal = () => null) {
  const [, name, words] = NAME_AND_WORDS.exec(tip) ?? [tip, tip, ""];
  byId("read-title").textContent = name;
  byId("read-text").textContent = words;
  byId("read-why").replaceChildren();
  const button = byId("read-choose");
  button.hidden = !offer;
  button.textContent = offer?.querySelector("span").textContent ?? "";
  button.onclick = () => {
    byId("read-dialog").close();
    choose();
  };
  open(byId("read-dialog"));
  const answer = offer ? null : await refusal();
  if (!answer?.rule) return;
  const rule = answer.explains
    ? Object.assign(document.createElement("button"), { type: "button", className: "small quiet", textContent: answer.rule })
    : Object.assign(document.createElement("a"), { className: "rule-id", textContent: answer.rule, href: rulebook(answer.rule), target: "_blank", rel: "noopener" });
  if (answer.explains) rule.dataset.rule = answer.rule;
  byId("read-why").replaceChildren(answer.sentence, " ", rule);
}
