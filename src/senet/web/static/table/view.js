// Shows a position: board, parts, chronicle, page title and announcements for screen readers.

import { byId } from "../page/dom.js";
import { main } from "../page/match.js";
import { showPart } from "../page/parts.js";
import { say } from "../page/words.js";
import { choicesOffered, currentOffer } from "./offers.js";

/** @import { Picture } from "../board/fragments.js" */
/** @import { Stage } from "../board/stage.js" */
/** @import { Chronicle } from "./chronicle.js" */
/** @import { Position } from "./store.js" */
/** @import { Status } from "./stream.js" */

const SAID = 3; // newest stories that a screen reader announces

/**
 * The board of a position as a drawing.
 * @param {Position} position
 * @returns {Picture}
 */
export function pictureOf({ board: { first, words, order, texts } }) {
  const titles = words.map((text) => ({ name: text, text }));
  const definitions = { name: "definitions", text: "<defs></defs>" };
  const fragments = order.map((name) => ({ name, text: texts.get(name) ?? "" }));
  return { first, children: [...titles, definitions, ...fragments] };
}

/** @param {Status} status of the connection */
export function showStatus(status) {
  const pill = byId("link-state");
  pill.dataset.state = status;
  pill.textContent = say(status);
}

export class View {
  /**
   * @param {Stage} stage
   * @param {Chronicle} chronicle
   */
  constructor(stage, chronicle) {
    this.stage = stage;
    this.chronicle = chronicle;
    /** @type {Record<string, string>} the HTML of each part as last shown */
    this.written = {};
  }

  /** @param {Position} position */
  show(position) {
    const inChoices = document.activeElement?.closest(".choices");
    main.dataset.serial = String(position.serial);
    this.stage.show(pictureOf(position)); // first, because it measures where things were
    for (const [name, html] of Object.entries(position.parts)) {
      if (this.written[name] !== html) showPart(name, html);
      this.written[name] = html;
    }
    this.chronicle.show(position.stories);
    this.light(position);
    document.title = `${position.decides ? `● ${say("your-turn")} · ` : ""}${main.dataset.title} · Senet`;
    if (inChoices && position.decides && !document.activeElement?.closest(".choices")) currentOffer()?.focus();
    this.announce(position);
  }

  /** @param {Position} position */
  light({ seat, decides, deciders }) {
    this.stage.light(choicesOffered(), seat, deciders);
    this.stage.board.classList.toggle("asleep", !decides);
  }

  /** @param {Position} position */
  announce({ decides, over }) {
    const title = decides || over ? byId("decision-title").textContent : "";
    byId("live").textContent = [...this.chronicle.announce().slice(-SAID), title].filter(Boolean).join(" ");
  }
}
