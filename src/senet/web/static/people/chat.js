// The talk at the table, with what happened beside the board.

import { byId, element } from "../page/dom.js";
import { say } from "../page/words.js";
import { nameOf } from "./seats.js";

/** @import { ChatMessage, Course, Happened, Talk } from "./types.js" */

const NEAR_THE_END = 40; // pixels

/** @param {ChatMessage | Happened} entry */
function row(entry) {
  const [at, language] = [new Date(entry.at), document.documentElement.lang];
  const time = element("time", { dateTime: entry.at, title: at.toLocaleString(language) }, at.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" }));
  if ("sentence" in entry) return element("li", { className: "news" }, time, entry.sentence);
  const team = entry.to === "team" ? [element("span", { className: "team" }, say("to-team")), " "] : [];
  return element("li", {}, time, ...team, element("b", {}, `${nameOf(entry)}:`), " ", entry.text);
}

/**
 * Messages of others that have not been read.
 * @param {ChatMessage[]} messages
 * @param {number} lastRead the id of the last one that was read
 */
export const unreadOf = (messages, lastRead) => messages.filter(({ id, yours }) => id > lastRead && !yours);

export class Chat {
  /** @param {HTMLDetailsElement} panel */
  constructor(panel) {
    this.panel = panel;
    this.list = byId("talk-list");
    /** @type {number | null} the id of the last message that was read; null before the first look */
    this.lastRead = null;
  }

  /**
   * @param {Talk} talk
   * @param {Course | null} course
   */
  show(talk, course) {
    const entries = [...talk.messages, ...(course?.happened ?? [])].sort((one, other) => one.at.localeCompare(other.at));
    const { scrollHeight, scrollTop, clientHeight } = this.list;
    this.list.replaceChildren(...entries.map(row));
    if (!entries.length) this.list.append(element("li", { className: "news" }, say("nothing-said")));
    if (scrollHeight - scrollTop - clientHeight < NEAR_THE_END) this.list.scrollTop = this.list.scrollHeight;
    byId("talk-form").hidden = !talk.may_speak;
    byId("talk-team").hidden = !talk.team.length;
    this.showUnread(talk.messages);
  }

  /** @param {ChatMessage[]} messages */
  showUnread(messages) {
    if (this.lastRead === null || (this.panel.open && !document.hidden)) this.lastRead = messages.at(-1)?.id ?? 0;
    const unread = unreadOf(messages, this.lastRead);
    byId("unread").textContent = unread.length ? String(unread.length) : "";
    const newest = messages.at(-1);
    if (unread.length && newest) byId("talk-live").textContent = row(newest).innerText;
  }

  /** What somebody wrote. */
  draft() {
    const text = byId("talk-text", HTMLInputElement).value.trim();
    return { text, to: byId("talk-to", HTMLSelectElement).value };
  }

  clear() {
    byId("talk-text", HTMLInputElement).value = "";
  }
}
