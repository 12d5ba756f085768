// The match page: follows a match and sends the player's choices. This file connects the modules; none of them knows any rules.

import { Stage } from "./board/stage.js";
import { byId, first } from "./page/dom.js";
import { listenForDialogs, showRefusal } from "./page/dialogs.js";
import { matchPath } from "./page/match.js";
import { get, post } from "./page/request.js";
import { toast } from "./page/toast.js";
import { say } from "./page/words.js";
import { Chronicle } from "./table/chronicle.js";
import { listenToKeyboard } from "./table/keyboard.js";
import { listenForLinks } from "./table/links.js";
import { offerOf } from "./table/offers.js";
import { Playback } from "./table/playback.js";
import { listenToPointer } from "./table/pointer.js";
import { Press } from "./table/press.js";
import { Sender } from "./table/sender.js";
import { Shield } from "./table/shield.js";
import { Store } from "./table/store.js";
import { Stream } from "./table/stream.js";
import { showStatus, View } from "./table/view.js";
import { Why } from "./table/why.js";

/** @import { Result } from "./page/request.js" */
/** @import { People } from "./people/panel.js" */
/** @import { Outcome } from "./table/sender.js" */
/** @import { Facts, Message } from "./table/store.js" */

const PEOPLE_AFTER = 250; // milliseconds; the board comes first
const SHOWN_WITHIN = 700; // milliseconds in which the stream should show our own choice
const WARN_AFTER = 2; // failed attempts
const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");

/** @param {string} id of a script element that contains JSON */
const dataOf = (id) => JSON.parse(byId(id, HTMLScriptElement).text);

class Table {
  constructor() {
    /** @type {Facts} */
    const facts = dataOf("script-facts");
    const chronicle = new Chronicle(/** @type {HTMLElement} */ (first("#part-chronicle ol")));
    const board = { first: "", words: [], order: [], texts: new Map() };
    this.store = new Store({ ...facts, parts: {}, stories: chronicle.stories(), board });
    this.stage = new Stage(byId("part-board"));
    this.view = new View(this.stage, chronicle);
    this.why = new Why(this.store);
    this.shield = new Shield(this.store, (seat) => this.lookFrom(seat));
    const press = new Press();
    this.playback = new Playback({
      show: (position) => {
        this.store.shown = position;
        this.view.show(position);
        this.people?.update();
      },
      caughtUp: () => this.shield.update(),
      isUrgent: ({ decides }) => decides || reducedMotion.matches || document.hidden,
      heldFor: () => press.remaining(),
    });
    this.stream = new Stream({
      address: () => matchPath(`stream?seat=${this.store.seat}&have=${this.store.latest.state}`),
      received: (message) => this.receive(message),
      talked: () => this.people?.refreshSoon(),
      status: showStatus,
    });
    this.sender = new Sender(this.store, {
      post,
      failed: (failures) => {
        showStatus("reconnecting");
        if (failures === WARN_AFTER) toast(say("failed"));
      },
      answered: (outcome) => this.answered(outcome),
    });
    /** @type {People | null} */
    this.people = null;
  }

  start() {
    this.stage.drawing.adopt(dataOf("script-board"));
    this.view.light(this.store.shown);
    const actions = {
      choose: (/** @type {string} */ choice) => this.choose(choice),
      undo: () => this.undo(),
      askWhy: () => this.why.openList(),
    };
    listenToPointer(this.stage, this.why, actions);
    listenToKeyboard(this.stage, actions);
    listenForDialogs(() => ({ seat: this.store.seat }));
    listenForLinks();
    if (document.hidden) this.connect();
    else requestAnimationFrame(() => setTimeout(() => this.connect())); // after the board has been painted
  }

  connect() {
    this.shield.update();
    if (!this.stream.source) this.stream.connect();
    setTimeout(() => this.loadPeople().catch(() => {}), PEOPLE_AFTER); // the match can be played without the panel
  }

  async loadPeople() {
    const { People } = await import("./people/panel.js");
    this.people = new People(this.store);
  }

  /** @param {Message} message */
  receive(message) {
    this.sender.notice(message);
    const position = this.store.receive(message);
    if (position === "gap") this.refresh();
    if (typeof position === "string") return;
    this.stage.drawing.define(message.board.definitions);
    if (!this.store.isOutdated(position)) this.playback.add(position);
  }

  /** Asks for the whole position. */
  async refresh() {
    /** @type {Result<Message>} */
    const { ok, answer } = await get(matchPath(`parts?seat=${this.store.seat}`));
    if (ok) this.receive(answer);
  }

  /** @param {number} seat */
  lookFrom(seat) {
    this.store.lookFrom(seat);
    this.playback.keep(() => false);
    this.stream.connect();
  }

  /** @param {string} choice */
  choose(choice) {
    const button = offerOf(choice);
    if (button) this.sender.send(matchPath("choices"), { choice }, button);
  }

  undo() {
    const button = document.getElementById("undo");
    if (!button) return;
    const seat = Number(button.dataset.seat ?? this.store.seat);
    if (button.getAttribute("aria-disabled") === "true") toast(button.querySelector("small")?.textContent ?? "");
    else this.sender.send(matchPath("undo"), { seat }, button);
  }

  /** @param {Outcome} outcome of a choice or undo */
  answered(outcome) {
    if (!outcome) toast(say("gave-up"));
    else if (outcome.ok) this.accepted(outcome.answer.serial);
    else if (outcome.status === 409) {
      toast(say("stale"));
      this.refresh();
    } else if (outcome.answer.rule) showRefusal({ ...outcome.answer, rule: outcome.answer.rule }, outcome.answer.error);
    else toast(outcome.answer.error);
  }

  /** @param {number} serial */
  accepted(serial) {
    this.store.confirm(serial);
    this.playback.keep((position) => !this.store.isOutdated(position));
    setTimeout(() => {
      if (this.store.shown.serial < this.store.confirmed && !this.playback.waiting.length) this.refresh();
    }, SHOWN_WITHIN);
  }
}

new Table().start();
