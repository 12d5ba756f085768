// What the table shows, and what the messages of the server change about it. Nothing in here touches the page.

/**
 * @typedef {object} Turn who decides next at a screen with several seats
 * @property {number} seat
 * @property {string} name
 * @property {boolean} shield whether the screen has to be passed on without showing anybody's secrets
 *
 * @typedef {object} Facts
 * @property {number} serial the number of the last event
 * @property {string} state the same for pages that look the same
 * @property {number} seat that looks; -1 is a spectator
 * @property {number} own the serial of the last event of that seat
 * @property {boolean} decides whether the seat may choose
 * @property {number[]} deciders
 * @property {boolean} over
 * @property {Turn | null} turn
 *
 * @typedef {object} Changes since the state `base`; everything if that is empty
 * @property {string} base
 * @property {Record<string, string>} parts HTML by name
 * @property {[start: number, count: number, fresh: string[]]} stories which of the known ones stay, and those that are new
 * @property {{ first: string, words: string[], definitions: string[], order: string[], texts: Record<string, string> }} board
 *
 * @typedef {Facts & Changes} Message from the server
 *
 * @typedef {object} Whole
 * @property {Record<string, string>} parts
 * @property {string[]} stories the oldest first
 * @property {{ first: string, words: string[], order: string[], texts: Map<string, string | undefined> }} board
 *
 * @typedef {Facts & Whole} Position all that the table shows; a part or fragment without text is the one that came with the page
 */

/**
 * The position that a message leads to, or why there is none: it is known already, or what came before it is missing.
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
  /** @param {Position} position that came with the page */
  constructor(position) {
    this.seat = position.seat; // from which the table is looked at
    this.latest = position; // that the server sent
    this.shown = position;
    this.confirmed = 0; // the serial of our last choice, once the server has answered
  }

  /** Whether a seat looks that may play. */
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

  /** Whether our own choice has led beyond a position. @param {Position} position */
  isOutdated(position) {
    return position.serial < this.confirmed;
  }

  /** The server has accepted a choice. @param {number} serial */
  confirm(serial) {
    this.confirmed = Math.max(this.confirmed, serial);
  }

  /** Looks from another seat, of which nothing is known yet. @param {number} seat */
  lookFrom(seat) {
    this.seat = seat;
    this.latest = { ...this.latest, seat, state: "" };
  }
}
