// The chat: times in the visitor's time zone, unread messages and the message being written.

import { all, byId } from "../page/dom.js";

/** @import { Part } from "../page/dom.js" */

const NEAR_THE_END = 40; // pixels

/**
 * The unread messages of other people.
 * @param {Part[]} messages oldest first
 * @param {number} lastRead
 */
export const unreadOf = (messages, lastRead) => messages.filter(({ dataset }) => Number(dataset.message) > lastRead && dataset.yours === undefined);

export class Chat {
  /** @param {HTMLDetailsElement} panel */
  constructor(panel) {
    this.panel = panel;
    /** @type {number | null} the id of the last message that was read; null at first */
    this.lastRead = null;
  }

  messages() {
    return all("#talk-list [data-message]", this.panel);
  }

  /** Changes the list; if it was scrolled to its end, it stays there. @param {() => void} change */
  follow(change) {
    const list = document.getElementById("talk-list");
    const atEnd = !list || list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_THE_END;
    change();
    this.showTimes();
    if (atEnd) byId("talk-list").scrollTop = byId("talk-list").scrollHeight;
    this.showUnread();
  }

  showTimes() {
    const language = document.documentElement.lang;
    for (const time of this.panel.querySelectorAll("time")) {
      const at = new Date(time.dateTime);
      time.title = at.toLocaleString(language);
      time.textContent = at.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
    }
  }

  showUnread() {
    const messages = this.messages();
    const newest = messages.at(-1);
    if (this.lastRead === null || (this.panel.open && !document.hidden)) this.lastRead = Number(newest?.dataset.message ?? 0);
    const unread = unreadOf(messages, this.lastRead);
    byId("unread").textContent = unread.length ? String(unread.length) : "";
    if (unread.length) byId("talk-live").textContent = newest?.textContent ?? "";
  }

  /** The message being written, and its addressees. */
  draft() {
    const team = !byId("talk-team").hidden && byId("talk-to", HTMLSelectElement).value === "team";
    return { text: byId("talk-text", HTMLInputElement).value.trim(), to: team ? "team" : "all" };
  }

  clear() {
    byId("talk-text", HTMLInputElement).value = "";
  }
}
