// The event stream of the match, and reconnecting to it.

/** @import { Message } from "./store.js" */

const REST_AFTER = 60_000; // milliseconds after which a hidden page disconnects, because browsers limit connections
const RETRY_AFTER = 1500;

/** @typedef {"connecting" | "live" | "reconnecting" | "offline" | "error"} Status */

export class Stream {
  /**
   * @param {object} table
   * @param {() => string} table.address of the stream, given what the page shows now
   * @param {(message: Message) => void} table.received
   * @param {() => void} table.talked called when there are new chat messages
   * @param {(status: Status) => void} table.status
   */
  constructor(table) {
    this.table = table;
    /** @type {EventSource | null} */
    this.source = null;
    this.resting = 0; // timer that disconnects a hidden page
    window.addEventListener("offline", () => table.status("offline"));
    window.addEventListener("online", () => this.connect());
    window.addEventListener("pageshow", (event) => event.persisted && this.connect());
    document.addEventListener("visibilitychange", () => this.restWhileHidden());
  }

  connect() {
    this.source?.close();
    this.table.status(this.broken(this.source ? "reconnecting" : "connecting"));
    const source = new EventSource(this.table.address());
    this.source = source;
    source.addEventListener("parts", (event) => {
      this.table.status("live");
      this.table.received(JSON.parse(event.data));
    });
    source.addEventListener("talk", () => this.table.talked());
    source.addEventListener("gone", () => window.location.reload()); // the seat now belongs to somebody else
    source.addEventListener("error", () => source === this.source && this.failed(source));
  }

  /** @param {EventSource} source which reconnects by itself unless the server has refused it */
  failed(source) {
    const closed = source.readyState === EventSource.CLOSED;
    this.table.status(closed ? "error" : this.broken("reconnecting"));
    if (closed) setTimeout(() => source === this.source && this.connect(), RETRY_AFTER);
  }

  /** @param {Status} status @returns {Status} */
  broken(status) {
    return navigator.onLine === false ? "offline" : status;
  }

  restWhileHidden() {
    clearTimeout(this.resting);
    if (document.hidden) this.resting = setTimeout(() => this.source?.close(), REST_AFTER);
    else if (this.source?.readyState === EventSource.CLOSED) this.connect();
  }
}
