// The replay: goes through a match line by line, as one seat saw it.

import { morph, parse } from "./morph.js";
import { read, tipOf } from "./reading.js";
import { Stage } from "./stage.js";
import { ask, byId, copy, listen, main, match, say, toast } from "./talk.js";

const stage = new Stage(byId("part-board"));
const scrub = byId("scrub");
const PACE = 900;

let line = Number(main.dataset.line);
let last = Number(main.dataset.last);
let seat = Number(main.dataset.seat);
let playing = null;
let wanted = line;
let busy = false;

async function go(to) {
  wanted = Math.max(0, Math.min(last, to));
  if (busy) return;
  busy = true;
  try {
    while (wanted !== line || seat !== Number(main.dataset.shown ?? seat)) await load(wanted);
  } finally {
    busy = false;
  }
}

async function load(to) {
  const { ok, answer } = await ask(`/replay/${match}/parts?at=${to}&seat=${seat}`);
  if (!ok) {
    toast(answer.error);
    wanted = line;
    main.dataset.shown = seat;
    return;
  }
  show(answer);
}

function show(news) {
  line = news.line;
  last = news.last;
  main.dataset.shown = news.seat;
  for (const [name, text] of Object.entries(news.parts)) {
    if (name === "board") stage.show(text);
    else morph(byId(`part-${name}`), parse(text));
  }
  scrub.max = last;
  scrub.value = line;
  byId("where").textContent = `${line} / ${last}`;
  byId("download").href = `/matches/${match}/file?seat=${seat}`;
  byId("live").textContent = byId("part-decision").textContent.replace(/\s+/g, " ").trim();
  history.replaceState(null, "", address());
}

const address = () => `/replay/${match}?at=${line}&seat=${seat}`;

function play(on) {
  clearInterval(playing);
  playing = on ? setInterval(() => (line >= last ? play(false) : go(line + 1)), PACE) : null;
  byId("play").textContent = say(on ? "pause" : "play");
  byId("play").setAttribute("aria-pressed", String(on));
}

async function branch() {
  toast(say("branching"), true);
  const { ok, answer } = await ask(`/matches/${match}/branch`, { at: line, seat: Math.max(seat, -1) }); // who has seen everything is dealt anew like a spectator
  if (ok) window.location.assign(`/matches/${answer.match}`);
  else toast(answer.error);
}

scrub.addEventListener("input", () => go(Number(scrub.value)));
byId("to-start").addEventListener("click", () => go(0));
byId("step-back").addEventListener("click", () => go(line - 1));
byId("step-on").addEventListener("click", () => go(line + 1));
byId("to-end").addEventListener("click", () => go(last));
byId("play").addEventListener("click", () => {
  if (!playing && line >= last) go(0);
  play(!playing);
});
byId("branch").addEventListener("click", branch);
byId("copy-position").addEventListener("click", () => copy(new URL(address(), window.location).href).catch(() => toast(address(), true)));
byId("viewpoint").addEventListener("change", (event) => {
  seat = Number(event.target.value);
  go(line);
});
byId("part-board").addEventListener("click", (event) => {
  const tip = stage.touched && !stage.dragged ? tipOf(event.target) : "";
  if (tip) read(tip);
});
byId("part-chronicle").addEventListener("click", (event) => {
  const told = event.target.closest("li[data-line]");
  if (told && !event.target.closest("a")) go(Number(told.dataset.line));
});

main.dataset.shown = seat;
listen(() => ({ seat: Math.max(seat, -1), line }), (event) => {
  if (event.target === byId("part-board") && event.key.startsWith("Arrow")) return undefined;
  return {
    arrowleft: () => go(line - 1), arrowright: () => go(line + 1), home: () => go(0), end: () => go(last),
    p: () => play(!playing), f: () => stage.fit(), "+": () => stage.zoom(1.4), "-": () => stage.zoom(1 / 1.4),
    b: () => byId("part-board").focus(),
  }[event.key.toLowerCase()];
});
