// The replay: steps through a match line by line, as one seat saw it.

import { Stage } from "./board/stage.js";
import { ZOOM } from "./board/viewport.js";
import { byId, met } from "./page/dom.js";
import { copy, listenForDialogs } from "./page/dialogs.js";
import { main, match, matchPath } from "./page/match.js";
import { showPart } from "./page/parts.js";
import { get, post } from "./page/request.js";
import { listenForShortcuts } from "./page/shortcuts.js";
import { showTip, tipOf } from "./page/tips.js";
import { toast } from "./page/toast.js";
import { say } from "./page/words.js";

/** @import { Result } from "./page/request.js" */

const PACE = 900; // milliseconds per line during playback
const SPECTATOR = -1;

/**
 * @typedef {object} ReplayedLine
 * @property {number} line
 * @property {number} last
 * @property {number} seat
 * @property {Record<string, string>} parts
 */

class Replay {
  constructor() {
    this.stage = new Stage(byId("part-board"));
    this.scrub = byId("scrub", HTMLInputElement);
    this.line = Number(main.dataset.line);
    this.last = Number(main.dataset.last);
    this.shownSeat = Number(main.dataset.seat);
    this.wanted = { line: this.line, seat: this.shownSeat };
    this.loading = false;
    this.timer = 0; // of the playback
  }

  /** The seat for reports and branches; the all-seeing view counts as a spectator's. */
  get seat() {
    return Math.max(this.wanted.seat, SPECTATOR);
  }

  get address() {
    return `/replay/${match}?at=${this.line}&seat=${this.wanted.seat}`;
  }

  /**
   * Goes to a line. There is one request at a time; only the last line wanted meanwhile is loaded next.
   * @param {number} line
   */
  async go(line) {
    this.wanted.line = Math.max(0, Math.min(this.last, line));
    if (this.loading) return;
    this.loading = true;
    try {
      while (this.wanted.line !== this.line || this.wanted.seat !== this.shownSeat) await this.load();
    } finally {
      this.loading = false;
    }
  }

  /** @param {number} seat */
  lookFrom(seat) {
    this.wanted.seat = seat;
    this.go(this.line);
  }

  async load() {
    const { line, seat } = this.wanted;
    /** @type {Result<ReplayedLine>} */
    const { ok, answer } = await get(`/replay/${match}/parts?at=${line}&seat=${seat}`);
    if (ok) this.show(answer);
    else {
      toast(answer.error);
      this.wanted.line = this.line;
      this.shownSeat = seat;
    }
  }

  /** @param {ReplayedLine} replayed */
  show({ line, last, seat, parts: { board, ...parts } }) {
    this.line = line;
    this.last = last;
    this.shownSeat = seat;
    this.stage.show(board);
    for (const [name, html] of Object.entries(parts)) showPart(name, html);
    this.scrub.max = String(last);
    this.scrub.value = String(line);
    byId("where").textContent = `${line} / ${last}`;
    byId("download", HTMLAnchorElement).href = matchPath(`file?seat=${this.wanted.seat}`);
    byId("live").textContent = (byId("part-decision").textContent ?? "").replace(/\s+/g, " ").trim();
    history.replaceState(null, "", this.address);
  }

  /** @param {boolean} on */
  play(on) {
    clearInterval(this.timer);
    this.timer = on ? setInterval(() => (this.line >= this.last ? this.play(false) : this.go(this.line + 1)), PACE) : 0;
    byId("play").textContent = say(on ? "pause" : "play");
    byId("play").setAttribute("aria-pressed", String(on));
  }

  playOrPause() {
    if (!this.timer && this.line >= this.last) this.go(0);
    this.play(!this.timer);
  }

  /** Starts a new match from the current line. */
  async branch() {
    toast(say("branching"), "fine");
    /** @type {Result<{ match: string }>} */
    const { ok, answer } = await post(matchPath("branch"), { at: this.line, seat: this.seat });
    if (ok) window.location.assign(`/matches/${answer.match}`);
    else toast(answer.error);
  }

  listen() {
    /** @type {Record<string, () => void>} */
    const buttons = {
      "to-start": () => this.go(0),
      "step-back": () => this.go(this.wanted.line - 1),
      "step-on": () => this.go(this.wanted.line + 1),
      "to-end": () => this.go(this.last),
      "copy-position": () => copy(new URL(this.address, window.location.href).href).catch(() => toast(this.address, "fine")),
      play: () => this.playOrPause(),
      branch: () => this.branch(),
    };
    for (const [id, click] of Object.entries(buttons)) byId(id).addEventListener("click", click);
    this.scrub.addEventListener("input", () => this.go(Number(this.scrub.value)));
    const viewpoint = byId("viewpoint", HTMLSelectElement);
    viewpoint.addEventListener("change", () => this.lookFrom(Number(viewpoint.value)));
    byId("part-board").addEventListener("click", (event) => {
      const target = met(event);
      const { touched, dragged } = this.stage.viewport;
      const tip = target && touched && !dragged ? tipOf(target) : "";
      if (tip) showTip(tip);
    });
    byId("part-chronicle").addEventListener("click", (event) => {
      const story = met(event, "li[data-line]");
      if (story && !met(event, "a")) this.go(Number(story.dataset.line));
    });
    listenForDialogs(() => ({ seat: this.seat, line: this.line }));
    this.listenToKeyboard();
  }

  listenToKeyboard() {
    /** @type {Record<string, () => void>} */
    const shortcuts = {
      arrowleft: () => this.go(this.wanted.line - 1),
      arrowright: () => this.go(this.wanted.line + 1),
      home: () => this.go(0),
      end: () => this.go(this.last),
      p: () => this.play(!this.timer),
      f: () => this.stage.fit(),
      b: () => byId("part-board").focus(),
      "+": () => this.stage.viewport.zoom(ZOOM),
      "-": () => this.stage.viewport.zoom(1 / ZOOM),
    };
    listenForShortcuts((event) => {
      const pans = event.target === byId("part-board") && event.key.startsWith("Arrow");
      return pans ? undefined : shortcuts[event.key.toLowerCase()];
    });
  }
}

new Replay().listen();
