// Keyboard shortcuts that work anywhere on the page.

import { met } from "./dom.js";
import { openDialog } from "./dialogs.js";

/** @param {(event: KeyboardEvent) => (() => void) | undefined} shortcut the action of a key, if it has one */
export function listenForShortcuts(shortcut) {
  document.addEventListener("keydown", (event) => {
    const typing = met(event, "input:not([type=range]), textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const action = event.key === "?" ? () => openDialog("keys-dialog") : shortcut(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
}
