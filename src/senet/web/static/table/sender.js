// Sends choices and undo requests. A request is repeated with the same key until the server responds; it is applied once.

/** @import { Result } from "../page/request.js" */
/** @import { Message, Store } from "./store.js" */

const ATTEMPTS = 8;
const FIRST_WAIT = 300; // milliseconds; doubled each time

/** @typedef {Result<{ serial: number }> | null} Outcome null if the server did not respond */

/** @param {number} time milliseconds */
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

export const randomKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Retries until the server responds, waiting longer each time.
 * @param {() => Promise<Result<{ serial: number }>>} attempt
 * @param {(failures: number) => void} failed
 * @param {(time: number) => Promise<unknown>} [pause]
 * @returns {Promise<Outcome>}
 */
export async function untilAnswered(attempt, failed, pause = wait) {
  for (let failures = 0; failures < ATTEMPTS; ) {
    try {
      const result = await attempt();
      if (result.status < 500) return result;
    } catch { /* no connection */ }
    failures += 1;
    failed(failures);
    await pause(FIRST_WAIT * 2 ** (failures - 1));
  }
  return null;
}

/** A request in progress. It is settled by its response, or when the stream shows its effect. */
class Pending {
  /**
   * @param {number} serial of the position in which it was made
   * @param {number} seat
   */
  constructor(serial, seat) {
    this.serial = serial;
    this.seat = seat;
    this.settle = () => {};
    /** @type {Promise<void>} */
    this.settled = new Promise((resolve) => { this.settle = resolve; });
  }
}

export class Sender {
  /**
   * @param {Store} store
   * @param {object} table
   * @param {(path: string, body: object) => Promise<Result<{ serial: number }>>} table.post
   * @param {(failures: number) => void} table.failed
   * @param {(outcome: Outcome) => void} table.answered
   */
  constructor(store, table) {
    this.store = store;
    this.table = table;
    /** @type {Pending | null} */
    this.pending = null;
  }

  /**
   * Sends one change at a time. The next choice can already be made when the stream shows the effect of this one.
   * @param {string} path
   * @param {object} body
   * @param {Element} button to mark as busy
   */
  async send(path, body, button) {
    const { serial } = this.store.shown;
    if (this.pending?.serial === serial) return;
    if (this.pending) await this.pending.settled;
    if (this.pending || !this.store.plays || this.store.shown.serial !== serial || serial < this.store.confirmed) return;
    const pending = new Pending(serial, this.store.seat);
    this.pending = pending;
    button.setAttribute("aria-busy", "true");
    pending.settled.then(() => button.removeAttribute("aria-busy"));
    const request = { seat: this.store.seat, ...body, seen: serial, key: randomKey() };
    const outcome = await untilAnswered(() => this.table.post(path, request), this.table.failed);
    this.settle(pending);
    this.table.answered(outcome);
  }

  /** Settles the request if the stream shows its effect before its response arrives. @param {Message} message */
  notice(message) {
    if (this.pending?.seat === message.seat && message.own > this.pending.serial) this.settle(this.pending);
  }

  /** @param {Pending} pending */
  settle(pending) {
    if (this.pending === pending) this.pending = null;
    pending.settle();
  }
}
