// Short messages at the edge of the page.

import { byId, element } from "./dom.js";

const SHOWN_FOR = 6000; // milliseconds

/**
 * @param {string} text
 * @param {"problem" | "fine"} [kind]
 */
export function toast(text, kind = "problem") {
  const toasts = byId("toasts");
  for (const old of [...toasts.children]) if (old.textContent === text) old.remove();
  const made = element("p", { className: kind === "fine" ? "toast fine" : "toast" }, text);
  toasts.append(made);
  setTimeout(() => made.remove(), SHOWN_FOR);
}
