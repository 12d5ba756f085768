// Keys that do something anywhere on the page.

import { met } from "./dom.js";
import { openDialog } from "./dialogs.js";

/** @param {(event: KeyboardEvent) => (() => void) | undefined} shortcut what a key does, if anything */
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
