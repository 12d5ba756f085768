// Shows a notification when the player's turn begins while the page is hidden.

import { byId } from "../page/dom.js";
import { match } from "../page/match.js";

export class Notifications {
  /** @param {boolean} decides whether it is the player's turn now */
  constructor(decides) {
    this.decides = decides;
    const button = document.getElementById("notify"); // only players have it
    if (!button) return;
    button.hidden = !("Notification" in window) || Notification.permission !== "default";
    button.addEventListener("click", async () => { button.hidden = await Notification.requestPermission() !== "default"; });
  }

  /** @param {boolean} decides */
  update(decides) {
    const begins = decides && !this.decides;
    this.decides = decides;
    if (!begins || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    const body = byId("decision-title").textContent ?? "";
    const notification = new Notification(document.title, { body, tag: match, icon: "/static/icon.svg" });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
  }
}
