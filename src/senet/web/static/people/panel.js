// The people panel: seats, clocks and pauses, chat, notes. It reloads whenever something has changed.

import { byId, met } from "../page/dom.js";
import { match, matchPath } from "../page/match.js";
import { showPart } from "../page/parts.js";
import { get, post } from "../page/request.js";
import { toast } from "../page/toast.js";
import { say } from "../page/words.js";
import { Chat } from "./chat.js";
import { showClocks } from "./clocks.js";
import { Notes } from "./notes.js";
import { Notifications } from "./notifications.js";

/** @import { Result } from "../page/request.js" */
/** @import { Store } from "../table/store.js" */
/** @import { Clocks } from "./clocks.js" */

/**
 * @typedef {object} Gathering the people at the table now
 * @property {string} html of the panel
 * @property {Clocks} clocks
 * @property {boolean} asked whether one of your seats has asked for a pause
 * @property {boolean} team whether you can write to a team
 */

const SOON = 150; // milliseconds in which several changes lead to one request

export class People {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.panel = byId("people", HTMLDetailsElement);
    this.chat = new Chat(this.panel);
    this.notifications = new Notifications(store.shown.decides);
    /** @type {Gathering | null} */
    this.now = null;
    this.arrived = 0; // when it was received
    this.refreshing = 0; // timer of the next request
    this.listen();
    this.update();
    new Notes().load().catch(() => {}); // without a connection there are no notes
    setInterval(() => this.showClocks(), 1000);
  }

  /** Updates the panel for a new position. */
  update() {
    const { decides, over } = this.store.shown;
    this.notifications.update(decides);
    const tools = document.getElementById("seat-tools"); // only players have it
    if (tools) tools.hidden = over;
    this.refreshSoon();
  }

  refreshSoon() {
    clearTimeout(this.refreshing);
    this.refreshing = setTimeout(() => this.refresh().catch(() => {}), SOON); // the stream triggers the next attempt
  }

  async refresh() {
    /** @type {Result<Gathering>} */
    const { ok, answer } = await get(matchPath("people"));
    if (!ok) return;
    this.now = answer;
    this.arrived = Date.now();
    this.chat.follow(() => showPart("people", answer.html));
    this.showClocks();
    const { asked, clocks, team } = answer;
    const pause = document.getElementById("pause");
    if (pause) pause.textContent = say(clocks.paused ? "pause-end" : asked ? "pause-not" : "pause-ask");
    const to = document.getElementById("talk-team");
    if (to) to.hidden = !team;
    const form = document.getElementById("talk-form"); // only players have it
    if (form) form.hidden = false;
  }

  showClocks() {
    if (this.now) showClocks(this.panel, this.now.clocks, Math.floor((Date.now() - this.arrived) / 1000));
  }

  listen() {
    this.panel.addEventListener("toggle", () => this.chat.showUnread());
    document.addEventListener("visibilitychange", () => this.chat.showUnread());
    this.panel.addEventListener("submit", (event) => {
      event.preventDefault();
      this.speak();
    });
    this.panel.addEventListener("click", (event) => {
      const { takeBack, mute, unmute, leave } = met(event, "button")?.dataset ?? {};
      if (takeBack) this.changeSeat(`seats/${takeBack}/take-back`, {});
      else if (mute) this.change("mute", { seat: Number(mute), muted: true });
      else if (unmute) this.change("mute", { seat: Number(unmute), muted: false });
      else if (leave) this.leave(leave);
      else if (met(event, "#pause")) this.change("pause", { paused: !(this.now?.clocks.paused || this.now?.asked) });
    });
  }

  async speak() {
    const { text, to } = this.chat.draft();
    if (!text) return;
    const { seat, plays } = this.store;
    if (await this.change("talk", { text, to, ...(plays ? { seat } : {}) })) this.chat.clear();
  }

  /** @param {string} to the new owner of the seat: bot, link or open */
  leave(to) {
    const seat = byId("leave-seat", HTMLSelectElement).value;
    this.changeSeat(`seats/${seat}/hand`, { to, for_good: byId("for-good", HTMLInputElement).checked });
  }

  /**
   * Changes who has a seat, and reloads the page.
   * @param {string} path
   * @param {object} body
   */
  async changeSeat(path, body) {
    const { ok, answer } = await this.send(path, body);
    if (ok) window.location.assign(`/matches/${match}`);
    else toast(answer.error);
  }

  /**
   * Changes something in the panel, and refreshes it.
   * @param {string} path
   * @param {object} body
   */
  async change(path, body) {
    const { ok, answer } = await this.send(path, body);
    if (ok) await this.refresh();
    else toast(answer.error);
    return ok;
  }

  /**
   * @param {string} path
   * @param {object} body
   * @returns {Promise<Result<unknown>>}
   */
  send(path, body) {
    return post(matchPath(path), body);
  }
}
