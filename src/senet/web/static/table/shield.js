// Several players at one screen: the page switches to the player who decides. A shield covers it while it is passed on.

import { byId } from "../page/dom.js";
import { closeDialog, openDialog } from "../page/dialogs.js";
import { say } from "../page/words.js";

/** @import { Store, Turn } from "./store.js" */

/**
 * What to do so that only the right player sees the board.
 * @param {Turn | null} turn
 * @param {number} seat whose view is shown now
 * @returns {"open" | "stay" | "turn" | "cover"}
 */
export function passing(turn, seat) {
  if (!turn) return "open";
  if (turn.seat === seat) return "stay";
  return turn.shield ? "cover" : "turn";
}

const SPECTATOR = -1;

export class Shield {
  /**
   * @param {Store} store
   * @param {(seat: number) => void} lookFrom
   */
  constructor(store, lookFrom) {
    this.store = store;
    this.lookFrom = lookFrom;
    this.next = SPECTATOR; // the seat that the screen is passed to
    byId("shield").addEventListener("cancel", (event) => event.preventDefault());
    byId("shield-open").addEventListener("click", () => {
      this.lookFrom(this.next);
      closeDialog("shield");
    });
  }

  /** Switches to the player who decides in the position that is shown. */
  update() {
    const { turn } = this.store.shown;
    const action = passing(turn, this.store.seat);
    if (action === "open") closeDialog("shield");
    else if (turn && action === "turn") this.lookFrom(turn.seat);
    else if (turn && action === "cover") this.cover(turn);
  }

  /** @param {Turn} turn */
  cover({ seat, name }) {
    this.next = seat;
    byId("shield-title").textContent = say("pass-to", name);
    byId("shield-open").textContent = say("i-am", name);
    openDialog("shield");
    if (this.store.plays) this.lookFrom(SPECTATOR); // no secrets remain behind the shield
  }
}
