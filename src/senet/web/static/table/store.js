// The state of the match page, and how messages from the server change it. Nothing in this file touches the page.

/**
 * @typedef {object} Turn the next player at a shared screen
 * @property {number} seat
 * @property {string} name
 * @property {boolean} shield whether the screen has to be covered while it is passed on
 *
 * @typedef {object} Facts
 * @property {number} serial of the last event
 * @property {string} state identifies what the page shows
 * @property {number} seat whose view it is; -1 is a spectator
 * @property {number} own the serial of that seat's last event
 * @property {boolean} decides whether the seat may choose
 * @property {number[]} deciders
 * @property {boolean} over
 * @property {Turn | null} turn
 *
 * @typedef {object} Changes since state `base`, or everything if `base` is empty
 * @property {string} base
 * @property {Record<string, string>} parts HTML by name
 * @property {[start: number, count: number, fresh: string[]]} stories which of the old ones stay, and the new ones
 * @property {{ first: string, words: string[], definitions: string[], order: string[], texts: Record<string, string> }} board
 *
 * @typedef {Facts & Changes} Message from the server
 *
 * @typedef {object} Whole
 * @property {Record<string, string>} parts
 * @property {string[]} stories oldest first
 * @property {{ first: string, words: string[], order: string[], texts: Map<string, string | undefined> }} board
 *
 * @typedef {Facts & Whole} Position everything that the page shows; parts and fragments without text are those of the initial HTML
 */

/**
 * The position that a message leads to; "known" if it is not newer, "gap" if an earlier message is missing.
 * @param {Position} known
 * @param {Message} message
 * @returns {Position | "known" | "gap"}
 */
export function applied(known, message) {
  if (message.state === known.state || message.serial < known.serial) return "known";
  if (message.base && message.base !== known.state) return "gap";
  const { base, parts, stories, board, ...facts } = message;
  const [start, count, fresh] = stories;
  const { first, words, order, texts } = board;
  const before = base ? known : { parts: {}, stories: [], board: { texts: new Map() } };
  return {
    ...facts,
    parts: { ...before.parts, ...parts },
    stories: [...before.stories.slice(start, start + count), ...fresh],
    board: { first, words, order, texts: new Map(order.map((name) => [name, texts[name] ?? before.board.texts.get(name)])) },
  };
}

export class Store {
  /** @param {Position} position of the initial HTML */
  constructor(position) {
    this.seat = position.seat; // whose view is shown
    this.latest = position; // received from the server
    this.shown = position;
    this.confirmed = 0; // the serial of our last choice that the server has accepted
  }

  /** Whether the view is that of a player. */
  get plays() {
    return this.seat >= 0;
  }

  /**
   * @param {Message} message
   * @returns {Position | "known" | "gap"}
   */
  receive(message) {
    if (message.seat !== this.seat) return "known"; // sent before the seat changed
    const position = applied(this.latest, message);
    if (typeof position !== "string") this.latest = position;
    return position;
  }

  /** Whether a position is older than our last accepted choice. @param {Position} position */
  isOutdated(position) {
    return position.serial < this.confirmed;
  }

  /** Notes that the server has accepted a choice. @param {number} serial */
  confirm(serial) {
    this.confirmed = Math.max(this.confirmed, serial);
  }

  /** Switches to the view of another seat, which still has to be loaded. @param {number} seat */
  lookFrom(seat) {
    this.seat = seat;
    this.latest = { ...this.latest, seat, state: "" };
  }
}
