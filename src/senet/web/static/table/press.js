// While a pointer is down the page must not change: a click on an element that was replaced meanwhile would be lost.

const HOLDS_FOR = { pointerdown: 5000, pointerup: 60, pointercancel: 0, contextmenu: 0, click: 0 }; // milliseconds

export class Press {
  constructor() {
    this.until = 0;
    for (const [kind, time] of Object.entries(HOLDS_FOR)) {
      window.addEventListener(kind, () => { this.until = performance.now() + time; }, { capture: true });
    }
  }

  /** Milliseconds for which nothing may change, unless the pointer is released earlier. */
  remaining() {
    return this.until - performance.now();
  }
}
