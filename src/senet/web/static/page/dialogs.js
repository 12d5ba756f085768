// Dialogs: opening and closing them, showing the rule behind a refusal, sending reports, and copying.

import { byId, element, met } from "./dom.js";
import { matchPath, rulebookPath, rulePath } from "./match.js";
import { get, post } from "./request.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

/** @param {string} id */
export function openDialog(id) {
  const dialog = byId(id, HTMLDialogElement);
  if (!dialog.open) dialog.showModal();
}

/** @param {string} id */
export const closeDialog = (id) => byId(id, HTMLDialogElement).close();

/**
 * @param {string} rule
 * @param {string} [sentence] the refusal that it explains
 */
export async function showRule(rule, sentence = "") {
  /** @type {import("./request.js").Result<{ id: string, chapter: string, html: string }>} */
  const { ok, answer } = await get(rulePath(rule));
  const text = byId("rule-text");
  text.hidden = false;
  if (ok) text.innerHTML = answer.html;
  else text.textContent = say("rule-missing");
  openRuleDialog(rule, ok ? `${answer.id} · ${answer.chapter}` : rule, sentence);
}

/**
 * Shows a refusal, with the text of the rule if that adds to it.
 * @param {{ rule: string, explains?: boolean }} refusal
 * @param {string} sentence
 */
export async function showRefusal({ rule, explains }, sentence) {
  if (explains) {
    await showRule(rule, sentence);
    return;
  }
  byId("rule-text").hidden = true;
  openRuleDialog(rule, say("not-now"), sentence);
}

/**
 * @param {string} rule
 * @param {string} title
 * @param {string} sentence
 */
function openRuleDialog(rule, title, sentence) {
  byId("rule-title").textContent = title;
  byId("rule-sentence").textContent = sentence;
  byId("rule-link", HTMLAnchorElement).href = rulebookPath(rule);
  openDialog("rule-dialog");
}

/** @param {string} text */
export async function copy(text) {
  await navigator.clipboard.writeText(text);
  toast(say("copied"), "fine");
}

/** @param {{ seat: number, line?: number }} position to report */
async function sendReport({ seat, line }) {
  const note = byId("report-note", HTMLTextAreaElement).value;
  /** @type {import("./request.js").Result<{ link: string, file: string }>} */
  const { ok, answer } = await post(matchPath("report"), { note, seat, ...(line === undefined ? {} : { at: line }) });
  if (!ok) {
    toast(answer.error);
    return;
  }
  const link = element("a", { href: answer.link }, answer.link);
  const file = element("a", { href: answer.file }, answer.file.split("/").slice(-3).join("/"));
  byId("report-result").replaceChildren(say("report-done"), " ", link, " · ", file);
}

/** @param {() => { seat: number, line?: number }} position that the page shows */
export function listenForDialogs(position) {
  document.addEventListener("click", (event) => {
    const target = met(event, "[data-close], [data-rule], [data-copy]");
    if (!target) return;
    const { close, rule, copy: text } = target.dataset;
    if (close !== undefined) target.closest("dialog")?.close();
    else if (text) copy(text).catch(() => target.previousElementSibling?.querySelector("input")?.select());
    else if (rule) {
      event.preventDefault();
      showRule(rule);
    }
  });
  byId("open-keys").addEventListener("click", () => openDialog("keys-dialog"));
  byId("report").addEventListener("click", () => {
    byId("report-result").textContent = "";
    openDialog("report-dialog");
  });
  byId("report-send").addEventListener("click", () => sendReport(position()));
}
