// Shows positions one after another, slowly enough to follow.

/** @import { Position } from "./store.js" */

const SHORTEST = 60; // milliseconds for which a position is shown while others wait
const LONGEST = 420;
const CATCH_UP = 2400; // milliseconds in which all queued positions should be shown
const LOOK_AGAIN = 20;

/**
 * How long to show a position before the next one, in milliseconds.
 * @param {number} waiting
 */
export const pause = (waiting) => Math.max(SHORTEST, Math.min(LONGEST, CATCH_UP / (waiting + 1)));

export class Playback {
  /**
   * @param {object} table
   * @param {(position: Position) => void} table.show
   * @param {() => void} table.caughtUp called when the last position has been shown for long enough
   * @param {(position: Position) => boolean} table.isUrgent whether the next position follows immediately
   * @param {() => number} table.heldFor milliseconds for which nothing may change
   */
  constructor(table) {
    this.table = table;
    /** @type {Position[]} */
    this.waiting = [];
    this.running = false;
  }

  /** @param {Position} position */
  add(position) {
    this.waiting.push(position);
    if (!this.running) this.next();
  }

  /** Drops queued positions that are no longer wanted. @param {(position: Position) => boolean} isWanted */
  keep(isWanted) {
    this.waiting = this.waiting.filter(isWanted);
  }

  next() {
    const held = this.table.heldFor();
    if (held > 0) {
      this.running = true;
      setTimeout(() => this.next(), Math.min(held, LOOK_AGAIN));
      return;
    }
    const position = this.waiting.shift();
    this.running = position !== undefined;
    if (!position) {
      this.table.caughtUp();
      return;
    }
    this.table.show(position);
    setTimeout(() => this.next(), this.table.isUrgent(position) ? 0 : pause(this.waiting.length));
  }
}
