// One screen, several hands: the screen turns to whoever decides. A shield hides it while it is passed on.

import { byId } from "../page/dom.js";
import { closeDialog, openDialog } from "../page/dialogs.js";
import { say } from "../page/words.js";

/** @import { Store, Turn } from "./store.js" */

/**
 * What the screen does so that the right person sees the table.
 * @param {Turn | null} turn
 * @param {number} seat that looks now
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
    this.next = SPECTATOR; // the seat to which the screen is passed
    byId("shield").addEventListener("cancel", (event) => event.preventDefault());
    byId("shield-open").addEventListener("click", () => {
      this.lookFrom(this.next);
      closeDialog("shield");
    });
  }

  /** Turns the screen to whoever decides in the position that is shown. */
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
    if (this.store.plays) this.lookFrom(SPECTATOR); // nothing secret stays behind the shield
  }
}
