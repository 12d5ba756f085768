// What there is to look at in a drawing: its regions, a button for each, and the one where something can be chosen.

const FINGER = 44; // how large something should be to be tapped
const REACH = 16; // how far from it a finger may come down
const MARGIN = 8; // around what is looked at
const CLOSER = 2.4; // how much larger a region becomes so that a finger can point

const around = (boxes) => {
  const x = Math.min(...boxes.map((box) => box.x)) - MARGIN;
  const y = Math.min(...boxes.map((box) => box.y)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN;
  return { x, y, width: right - x, height: bottom - y };
};
const holds = (region, box) => {
  const x = box.x + box.width / 2 - region.x;
  const y = box.y + box.height / 2 - region.y;
  return x >= 0 && y >= 0 && x <= region.width && y <= region.height;
};
const side = (box) => Math.min(box.width, box.height);

// Where the view begins along one direction: at the middle of the focus, or at its beginning if it is too long for
// the view, and not beyond the region if that is longer than the view.
function begin(view, scale, start, length, from, extent) {
  const seen = view / scale;
  const middle = extent <= seen ? from + extent / 2 : from + seen / 2;
  const kept = length <= seen ? start + length / 2 : Math.min(start + length - seen / 2, Math.max(start + seen / 2, middle));
  return view / 2 - kept * scale;
}

export class Regions {
  constructor(stage, bar) {
    this.stage = stage;
    this.bar = bar;
    this.all = [];
    this.here = null; // the id of the region that is looked at
    bar.addEventListener("click", (event) => {
      const button = event.target.closest("button");
      if (button) this.go(button.dataset.region);
    });
  }

  // Places are those in the drawing when it is not enlarged.
  read() {
    const lit = this.stage.boxes(".choice[data-choice]");
    this.all = this.stage.boxes(".region").map((box) => {
      const { region, words, close, aside } = box.part.dataset;
      const unit = box.width / box.part.width.baseVal.value;
      return { ...box, name: region, words, scale: Number(close ?? 0) / unit, aside: aside !== undefined, lit: lit.filter((one) => holds(box, one)) };
    });
    this.all.forEach((region, number) => (region.id = `${region.name}-${number}`));
    this.lit = lit;
    this.label();
  }

  named(name) {
    return this.all.filter((region) => region.name === name);
  }

  // Of all regions with the same name the first where something can be chosen, of all names the one with most choices.
  wanted() {
    let best = null;
    let most = 0;
    for (const name of new Set(this.all.filter((region) => !region.aside).map((region) => region.name))) {
      const some = this.named(name).filter((region) => region.lit.length);
      const count = new Set(some.flatMap((region) => region.lit.map((box) => box.part.dataset.choice))).size;
      if (count > most) [best, most] = [some[0], count];
    }
    return best;
  }

  // Look where something can be chosen, or else at the first region; at the whole when the game is over.
  attend() {
    if (document.querySelector("#part-sheet:not([hidden])")) {
      this.here = null;
      this.stage.whole();
      return;
    }
    const elsewhere = this.lit.filter((box) => !this.all.some((region) => holds(region, box)));
    const region = this.wanted() ?? (elsewhere.length ? null : this.all[0]);
    if (region) this.look(region);
    else if (elsewhere.length) this.look({ ...this.everything(), lit: elsewhere });
    else this.stage.whole();
  }

  everything() {
    const { width, height } = this.stage.svg.getBoundingClientRect();
    return { id: null, x: 0, y: 0, width: width / this.stage.scale, height: height / this.stage.scale, scale: 0, most: 8 };
  }

  look(region) {
    const { clientWidth: width, clientHeight: height } = this.stage.board;
    let scale = Math.max(region.scale, Math.min(width / region.width, height / region.height));
    const most = region.most ?? scale * CLOSER;
    let focus = region;
    if (region.lit.length) {
      focus = around(region.lit);
      const finger = FINGER / Math.min(...region.lit.map(side));
      scale = Math.max(scale, Math.min(finger, most, width / focus.width, height / focus.height));
    }
    scale = Math.min(8, Math.max(1, scale));
    const drawn = this.stage.svg.getBoundingClientRect();
    const inside = (view, length, at) => Math.min(0, Math.max(view - (length * scale) / this.stage.scale, at)); // nothing beyond the drawing
    const x = begin(width, scale, region.x, region.width, focus.x, focus.width);
    const y = begin(height, scale, region.y, region.height, focus.y, focus.height);
    this.stage.look(scale, inside(width, drawn.width, x), inside(height, drawn.height, y));
    this.here = region.id;
    this.label();
  }

  // The region of a button; if it is already looked at, the next one with the same name.
  go(name) {
    const some = this.named(name);
    const now = some.findIndex((region) => region.id === this.here);
    const next = now < 0 ? some.find((region) => region.lit.length) ?? some[0] : some[(now + 1) % some.length];
    this.stage.hold();
    this.look(next);
  }

  label() {
    const names = [...new Set(this.all.map((region) => region.name))];
    while (this.bar.children.length > names.length) this.bar.lastChild.remove();
    while (this.bar.children.length < names.length) this.bar.append(Object.assign(document.createElement("button"), { type: "button" }));
    names.forEach((name, number) => {
      const some = this.named(name);
      const now = some.findIndex((region) => region.id === this.here);
      const button = this.bar.children[number];
      button.dataset.region = name;
      const words = some[0].words + (some.length > 1 && now >= 0 ? ` ${now + 1}/${some.length}` : "");
      if (button.textContent !== words) button.textContent = words; // what stays the same need not be laid out again
      button.setAttribute("aria-pressed", now >= 0);
      button.classList.toggle("open", some.some((region) => region.lit.length));
      if (now >= 0) this.bar.scrollLeft = Math.min(button.offsetLeft - MARGIN, Math.max(this.bar.scrollLeft, button.offsetLeft + button.offsetWidth + MARGIN - this.bar.clientWidth));
    });
  }

  // What a finger means: what it met if that is large, or else the nearest that can be chosen. Where it could be several
  // of them null: then the board comes closer first.
  meant(event) {
    const met = event.target.closest(".choice[data-choice]");
    if (met && side(met.getBoundingClientRect()) >= FINGER - 4) return met;
    const near = [...this.stage.svg.querySelectorAll(".choice[data-choice]")].map((part) => ({ part, far: distance(part.getBoundingClientRect(), event) }));
    const close = near.filter(({ part, far }) => part === met || (far <= REACH && side(part.getBoundingClientRect()) < FINGER));
    close.sort((one, other) => one.far - other.far);
    if (new Set(close.map(({ part }) => part.dataset.choice)).size > 1 && this.stage.scale < 6) return null;
    return met ?? close[0]?.part;
  }
}

function distance(box, { clientX, clientY }) {
  return Math.hypot(Math.max(box.left - clientX, 0, clientX - box.right), Math.max(box.top - clientY, 0, clientY - box.bottom));
}
