// What the server says about the people at a table.

/**
 * @typedef {object} Sitter
 * @property {number} seat
 * @property {string} name
 * @property {"person" | "bot" | "open" | "invited" | "automaton"} kind
 * @property {boolean} yours
 * @property {boolean} can_take_back
 *
 * @typedef {object} Happened somebody came, left, paused or ran out of time
 * @property {string} at
 * @property {string} sentence
 *
 * @typedef {object} Course seats, clocks and pauses
 * @property {number} budget seconds of each seat; 0 without clocks
 * @property {number[]} left seconds of each seat
 * @property {number[]} running the seats whose clocks run
 * @property {number[]} asked the seats that would like a pause
 * @property {boolean} paused
 * @property {Sitter[]} seats
 * @property {Happened[]} happened
 *
 * @typedef {object} ChatMessage
 * @property {number} id
 * @property {number} seat
 * @property {string} name
 * @property {"all" | "team"} to
 * @property {string} text
 * @property {string} at
 * @property {boolean} yours
 *
 * @typedef {object} Talk
 * @property {ChatMessage[]} messages
 * @property {number[]} muted seats
 * @property {number[]} team seats that play together with yours
 * @property {boolean} may_speak
 */

export {};
