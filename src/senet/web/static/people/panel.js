// The panel of the people at the table: seats, clocks and pauses, talk, notes. It asks the server whenever there is news.

import { byId } from "../page/dom.js";
import { match, matchPath } from "../page/match.js";
import { get, post } from "../page/request.js";
import { toast } from "../page/toast.js";
import { Chat } from "./chat.js";
import { showClocks } from "./clocks.js";
import { Notes } from "./notes.js";
import { Notifications } from "./notifications.js";
import { Seats } from "./seats.js";

/** @import { Result } from "../page/request.js" */
/** @import { Store } from "../table/store.js" */
/** @import { Course, Talk } from "./types.js" */

const SOON = 150; // milliseconds in which several pieces of news lead to one request

export class People {
  /** @param {Store} store */
  constructor(store) {
    this.store = store;
    this.panel = byId("people", HTMLDetailsElement);
    this.seats = new Seats(this.panel, {
      takeBack: (seat) => this.changeSeat(`seats/${seat}/take-back`, {}),
      mute: (seat, muted) => this.mute(seat, muted),
    });
    this.chat = new Chat(this.panel);
    this.notifications = new Notifications(store.shown.decides);
    /** @type {Course | null} */
    this.course = null;
    /** @type {Talk | null} */
    this.talk = null;
    this.arrived = 0; // when the course came
    this.refreshing = 0; // the timer of the next request
    this.listen();
    this.refreshSoon();
    new Notes().load().catch(() => {}); // without a connection there are no notes
    setInterval(() => this.showClocks(), 1000);
  }

  /** A new position is shown. */
  update() {
    this.notifications.update(this.store.shown.decides);
    this.refreshSoon();
  }

  refreshSoon() {
    clearTimeout(this.refreshing);
    this.refreshing = setTimeout(() => this.refresh().catch(() => {}), SOON); // the stream says when to ask again
  }

  async refresh() {
    /** @type {[Result<Course>, Result<Talk>]} */
    const [course, talk] = await Promise.all([get(matchPath("course")), get(matchPath("talk"))]);
    if (talk.ok) this.talk = talk.answer;
    if (course.ok) this.receive(course.answer);
  }

  /** @param {Course} course */
  receive(course) {
    this.course = course;
    this.arrived = Date.now();
    this.show();
  }

  show() {
    if (this.course) this.seats.show(this.course, this.talk);
    this.showClocks();
    this.showTalk();
  }

  showTalk() {
    if (this.talk) this.chat.show(this.talk, this.course);
  }

  showClocks() {
    if (this.course) showClocks(this.panel, this.course, Math.floor((Date.now() - this.arrived) / 1000));
  }

  listen() {
    this.panel.addEventListener("toggle", () => this.showTalk());
    document.addEventListener("visibilitychange", () => this.showTalk());
    byId("pause").addEventListener("click", () => this.pause());
    byId("talk-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.speak();
    });
    for (const button of this.panel.querySelectorAll("button[data-leave]")) {
      button.addEventListener("click", () => this.leave(/** @type {HTMLButtonElement} */ (button).dataset.leave ?? ""));
    }
  }

  async pause() {
    const own = this.course?.seats.filter(({ yours }) => yours).map(({ seat }) => seat) ?? [];
    const wanted = this.course?.paused || this.course?.asked.some((seat) => own.includes(seat));
    /** @type {Result<Course>} */
    const { ok, answer } = await post(matchPath("pause"), { paused: !wanted });
    if (ok) this.receive(answer);
    else toast(answer.error);
  }

  /** @param {string} to whom the seat is left */
  leave(to) {
    const seat = byId("leave-seat", HTMLSelectElement).value;
    this.changeSeat(`seats/${seat}/hand`, { to, for_good: byId("for-good", HTMLInputElement).checked });
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  async changeSeat(path, body) {
    /** @type {Result<Course>} */
    const { ok, answer } = await post(matchPath(path), body);
    if (ok) window.location.assign(`/matches/${match}`);
    else toast(answer.error);
  }

  /**
   * @param {number} seat
   * @param {boolean} muted
   */
  async mute(seat, muted) {
    await this.changeTalk("mute", { seat, muted });
  }

  async speak() {
    const { text, to } = this.chat.draft();
    if (!text) return;
    const { seat, plays } = this.store;
    const sent = await this.changeTalk("talk", { text, to: this.talk?.team.length ? to : "all", ...(plays ? { seat } : {}) });
    if (sent) this.chat.clear();
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  async changeTalk(path, body) {
    /** @type {Result<Talk>} */
    const { ok, answer } = await post(matchPath(path), body);
    if (!ok) {
      toast(answer.error);
      return false;
    }
    this.talk = answer;
    this.show();
    return true;
  }
}
