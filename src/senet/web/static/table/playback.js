// Shows positions one after the other, slowly enough to follow them.

/** @import { Position } from "./store.js" */

const SHORTEST = 60; // milliseconds for which a position is shown while others wait
const LONGEST = 420;
const CATCH_UP = 2400; // in which all that wait should be shown
const LOOK_AGAIN = 20;

/**
 * How long a position is shown before the next one.
 * @param {number} waiting
 */
export const pause = (waiting) => Math.max(SHORTEST, Math.min(LONGEST, CATCH_UP / (waiting + 1)));

export class Playback {
  /**
   * @param {object} table
   * @param {(position: Position) => void} table.show
   * @param {() => void} table.caughtUp called when the last position has been shown for long enough
   * @param {(position: Position) => boolean} table.isUrgent whether the next position follows at once
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

  /** Keeps only those positions that are still of interest. @param {(position: Position) => boolean} isWanted */
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
