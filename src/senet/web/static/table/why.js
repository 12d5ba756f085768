// Explains why something cannot be chosen, for one part of the board or from a list of everything that can be named.

import { byId, element, met } from "../page/dom.js";
import { closeDialog, openDialog, showRefusal } from "../page/dialogs.js";
import { matchPath } from "../page/match.js";
import { get } from "../page/request.js";
import { toast } from "../page/toast.js";

/** @import { Result } from "../page/request.js" */
/** @import { Refusal } from "../page/tips.js" */
/** @import { Store } from "./store.js" */

/** @typedef {Refusal & { allowed: boolean }} Explanation */

export class Why {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    byId("why-filter").addEventListener("input", () => this.filter());
    byId("why-list").addEventListener("click", (event) => {
      const choice = met(event, "[data-why]")?.dataset.why;
      if (!choice) return;
      closeDialog("why-dialog");
      this.explain(choice);
    });
  }

  /**
   * @param {string} choice
   * @returns {Promise<Result<Explanation>>}
   */
  ask(choice) {
    return get(matchPath(`why?choice=${encodeURIComponent(choice)}&seat=${this.store.seat}`));
  }

  /** Why a choice is not allowed; null if there is no answer. @param {string} choice */
  async refusal(choice) {
    if (!choice || !this.store.plays) return null;
    const { ok, answer } = await this.ask(choice);
    return ok ? answer : null;
  }

  /** @param {string} choice */
  async explain(choice) {
    if (!this.store.plays) return;
    const { ok, answer } = await this.ask(choice);
    if (!ok) toast(answer.error);
    else if (answer.allowed) toast(answer.sentence, "fine");
    else showRefusal(answer, answer.sentence);
  }

  async openList() {
    if (!this.store.plays || !document.getElementById("why")) return;
    /** @type {Result<{ choice: string, label: string }[]>} */
    const { ok, answer } = await get(matchPath(`nameable?seat=${this.store.seat}`));
    if (!ok) return;
    byId("why-list").replaceChildren(...answer.map(({ choice, label }) => {
      const button = element("button", { type: "button" }, label);
      button.dataset.why = choice;
      return element("li", {}, button);
    }));
    byId("why-filter", HTMLInputElement).value = "";
    openDialog("why-dialog");
  }

  filter() {
    const wanted = byId("why-filter", HTMLInputElement).value.toLowerCase();
    for (const item of byId("why-list").querySelectorAll("li")) item.hidden = !item.textContent?.toLowerCase().includes(wanted);
  }
}
