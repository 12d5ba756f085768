// Private notes about a match, saved when the field loses focus.

import { byId } from "../page/dom.js";
import { matchPath } from "../page/match.js";
import { get, post } from "../page/request.js";
import { toast } from "../page/toast.js";
import { say } from "../page/words.js";

/** @import { Result } from "../page/request.js" */

export class Notes {
  constructor() {
    this.field = byId("note", HTMLTextAreaElement);
    this.saved = "";
    this.field.addEventListener("change", () => this.save());
    this.field.addEventListener("input", () => { byId("note-state").textContent = ""; });
    byId("note-keep").addEventListener("click", () => this.save());
  }

  async load() {
    /** @type {Result<{ text: string }>} */
    const { ok, answer } = await get(matchPath("note"));
    byId("notes").hidden = !ok;
    if (ok) this.field.value = this.saved = answer.text;
  }

  async save() {
    if (this.field.value === this.saved) return;
    /** @type {Result<{ text: string }>} */
    const { ok, answer } = await post(matchPath("note"), { text: this.field.value });
    if (!ok) {
      toast(answer.error);
      return;
    }
    this.saved = answer.text;
    byId("note-state").textContent = say("note-kept");
  }
}
