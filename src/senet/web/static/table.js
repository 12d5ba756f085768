// The table: follows a match, shows its parts, and sends what the player chooses. No rule is in here.

import { arrange, morph, parse } from "./morph.js";
import { read, tipOf } from "./reading.js";
import { Stage } from "./stage.js";
import { ask, byId, listen, main, match, open, randomKey, say, showRefusal, toast } from "./talk.js";

const held = main.dataset.held ? main.dataset.held.split(",").map(Number) : [];
const stage = new Stage(byId("part-board"));
const REST_AFTER = 60_000;
const QUICK = window.matchMedia("(prefers-reduced-motion: reduce)");

let seat = Number(main.dataset.seat);
let shown = { serial: Number(main.dataset.serial), seat, turn: JSON.parse(byId("script-turn").textContent) };
let source = null;
let waiting = [];
let showing = false;
let stillUntil = 0; // when a button that is down has long been let go
let sending = null; // the position at which we decided; and a promise, kept when there is an answer or when it can be seen
let confirmed = 0; // the event that our last choice became
let newest = shown.serial; // the newest position that came
let lastStory = newestStory();
const told = new Map([...document.querySelectorAll("#part-chronicle li[id]")].map((item) => [item.id, item.outerHTML]));
const written = {}; // the parts as they were shown last
// What came last, as a whole. A part or a fragment without text is the one that came with the page.
let latest = {
  state: main.dataset.state, serial: shown.serial, seat, parts: {}, stories: [...told.values()].reverse(), texts: new Map(),
};
stage.adopt(JSON.parse(byId("script-board").textContent));

// -- showing -------------------------------------------------------------------------------------

function newestStory() {
  return document.querySelector("#part-chronicle li[id]")?.id ?? "";
}

function receive(message) {
  if (message.seat !== seat) return;
  if (sending?.seat === seat && message.own > sending.at) sending.settle(); // a busy server answers later than it shows
  const news = completed(message);
  if (!news || news.serial < Math.max(confirmed, newest)) return; // what was asked for can overtake the stream
  newest = news.serial;
  waiting.push(news);
  if (!showing) showNext();
}

// A message has what is new since the state that it starts from; who is not there asks for everything.
function completed(news) {
  if (news.seat === latest.seat && (news.state === latest.state || news.serial < latest.serial)) return null;
  if (news.base && news.base !== latest.state) {
    refresh();
    return null;
  }
  const known = news.base ? latest : { parts: {}, stories: [], texts: new Map() };
  const [start, count, fresh] = news.stories;
  const { first, words, definitions, order, texts } = news.board;
  stage.define(definitions);
  latest = {
    ...news,
    parts: { ...known.parts, ...news.parts },
    stories: [...known.stories.slice(start, start + count), ...fresh],
    texts: new Map(order.map((name) => [name, texts[name] ?? known.texts.get(name)])),
    board: { first, words, order },
  };
  return latest;
}

function showNext() {
  const pressed = stillUntil - performance.now();
  if (pressed > 0) {
    showing = true;
    setTimeout(showNext, Math.min(pressed, 20));
    return;
  }
  const news = waiting.shift();
  showing = news !== undefined;
  if (!showing) {
    changeSeat();
    return;
  }
  show(news);
  const hurry = QUICK.matches || document.hidden || news.decides;
  setTimeout(showNext, hurry ? 0 : Math.max(60, Math.min(420, 2400 / (waiting.length + 1))));
}

// Others may choose while a button is down: the table waits until it is let go, for a click on what was drawn anew is none.
for (const [kind, wait] of [["pointerdown", 5000], ["pointerup", 60], ["pointercancel", 0], ["contextmenu", 0], ["click", 0]]) {
  window.addEventListener(kind, () => { stillUntil = performance.now() + wait; }, true);
}

function show(news) {
  if (news.seat !== seat) return;
  const focused = document.activeElement?.closest(".choices");
  shown = news;
  main.dataset.serial = news.serial;
  const { first, words, order } = news.board;
  const children = [
    ...words.map((text) => ({ name: text, text })),
    { name: "definitions", text: "<defs></defs>" },
    ...order.map((name) => ({ name, text: news.texts.get(name) })),
  ];
  stage.show({ first, children }); // before anything else changes: it looks where things are
  for (const [name, text] of Object.entries(news.parts)) {
    if (written[name] !== text) morph(byId(`part-${name}`), parse(text));
    written[name] = text;
  }
  tell(news.stories);
  stage.light(offers().map((offer) => offer.dataset.choice), seat, news.deciders);
  byId("part-board").classList.toggle("asleep", !news.decides);
  document.title = `${news.decides ? `● ${say("your-turn")} · ` : ""}${main.dataset.title} · Senet`;
  if (focused && news.decides && !document.activeElement?.closest(".choices")) firstOffer()?.focus();
  speak(news);
}

// The chronicle, the newest on top.
function tell(stories) {
  const list = document.querySelector("#part-chronicle ol");
  const known = new Map([...list.children].map((item) => [item.id, item]));
  const items = stories.map((text) => {
    const [, id] = /^<li id="([^"]+)"/.exec(text);
    if (told.get(id) === text && known.has(id)) return known.get(id);
    told.set(id, text);
    return parse(text);
  });
  arrange(list, [...items.reverse(), known.get("")]);
}

function speak(news) {
  const fresh = [];
  for (const story of document.querySelectorAll("#part-chronicle li[id]")) {
    if (story.id === lastStory) break;
    story.classList.add("fresh");
    setTimeout(() => story.classList.remove("fresh"), 2500);
    fresh.unshift(story.firstChild.textContent.trim());
  }
  lastStory = newestStory();
  const title = byId("decision-title").textContent;
  byId("live").textContent = [...fresh.slice(-3), news.decides || news.over ? title : ""].filter(Boolean).join(" ");
}

// -- several seats at one screen -----------------------------------------------------------------

function changeSeat() {
  const turn = shown.turn;
  if (!turn) byId("shield").close();
  if (!turn || turn.seat === seat) return;
  if (!turn.shield) {
    lookFrom(turn.seat);
    return;
  }
  byId("shield-title").textContent = say("pass-to", turn.name);
  byId("shield-open").textContent = say("i-am", turn.name);
  byId("shield-open").dataset.seat = turn.seat;
  open(byId("shield"));
  if (seat !== -1) lookFrom(-1);
}

function lookFrom(next) {
  seat = next;
  latest = { ...latest, seat, state: "" };
  main.dataset.looking = next;
  waiting = [];
  connect();
}

byId("shield").addEventListener("cancel", (event) => event.preventDefault());
byId("shield-open").addEventListener("click", () => {
  lookFrom(Number(byId("shield-open").dataset.seat));
  byId("shield").close();
});

// -- the line to the server ----------------------------------------------------------------------

function state(name) {
  const pill = byId("link-state");
  pill.dataset.state = name;
  pill.textContent = say(name);
}

function connect() {
  source?.close();
  state(navigator.onLine === false ? "offline" : source ? "reconnecting" : "connecting");
  const mine = new EventSource(`/matches/${match}/stream?seat=${seat}&have=${latest.state}`);
  source = mine;
  mine.addEventListener("parts", (event) => {
    state("live");
    receive(JSON.parse(event.data));
  });
  // What the panel of the people (people.js) shows comes with its own requests.
  mine.addEventListener("talk", () => document.dispatchEvent(new Event("talk")));
  mine.addEventListener("gone", () => window.location.reload()); // the seat was handed on
  mine.addEventListener("error", () => {
    if (mine !== source) return;
    state(navigator.onLine === false ? "offline" : "reconnecting");
    if (mine.readyState === EventSource.CLOSED) {
      state("error");
      setTimeout(() => mine === source && connect(), 1500);
    }
  });
}

window.addEventListener("offline", () => state("offline"));
window.addEventListener("online", connect);
// A page that nobody looks at gives its line back after a while: browsers have few of them.
let resting = null;
document.addEventListener("visibilitychange", () => {
  clearTimeout(resting);
  if (document.hidden) resting = setTimeout(() => source.close(), REST_AFTER);
  else if (source.readyState === EventSource.CLOSED) connect();
});
window.addEventListener("pageshow", (event) => event.persisted && connect());

async function refresh() {
  const { ok, answer } = await ask(`/matches/${match}/parts?seat=${seat}`);
  if (ok) receive(answer);
}

// -- choosing ------------------------------------------------------------------------------------

// The same key is sent again until there is an answer: the server applies it once.
async function send(path, body) {
  const request = { seat, ...body, seen: shown.serial, key: randomKey() };
  for (let attempt = 0; attempt < 8; attempt += 1) {
    try {
      const result = await ask(path, request);
      if (result.status < 500) return result;
    } catch { /* the network: try again */ }
    state("reconnecting");
    if (attempt === 1) toast(say("failed"));
    await new Promise((resolve) => setTimeout(resolve, 300 * 2 ** attempt));
  }
  toast(say("gave-up"));
  return null;
}

async function change(path, body, button) {
  const here = shown.serial;
  if (sending?.at === here) return;
  if (sending) await sending.settled; // the next position can come before that, and the next choice with it
  if (sending || seat < 0 || shown.serial !== here || here < confirmed) return;
  const mine = { at: here, seat };
  mine.settled = new Promise((resolve) => {
    mine.settle = () => {
      if (sending === mine) sending = null;
      button?.removeAttribute("aria-busy");
      resolve();
    };
  });
  sending = mine;
  button?.setAttribute("aria-busy", "true");
  const result = await send(path, body);
  mine.settle();
  if (!result) return;
  if (result.ok) {
    confirmed = Math.max(confirmed, result.answer.serial);
    waiting = waiting.filter((news) => news.serial >= confirmed);
    setTimeout(() => shown.serial < confirmed && !waiting.length && refresh(), 700);
  } else if (result.status === 409) {
    toast(say("stale"));
    refresh();
  } else if (result.answer.rule) showRefusal(result.answer, result.answer.error);
  else toast(result.answer.error);
}

function choose(choice) {
  const button = document.querySelector(`.offer[data-choice="${CSS.escape(choice)}"]`);
  if (button) change(`/matches/${match}/choices`, { choice }, button);
}

function undo() {
  const button = byId("undo");
  if (!button) return;
  if (button.getAttribute("aria-disabled") === "true") toast(button.querySelector("small").textContent);
  else change(`/matches/${match}/undo`, { seat: Number(button.dataset.seat ?? seat) }, button);
}

async function changeLink({ link, seat: whose, own }) {
  if (own === "True" && !window.confirm(say("link-ends"))) return;
  const { ok, answer } = await ask(`/matches/${match}/seats/${whose}/link`, undefined, link);
  if (ok) window.location.reload();
  else toast(answer.error);
}

async function whyNot(choice) {
  if (seat < 0) return;
  const { ok, answer } = await ask(`/matches/${match}/why?choice=${encodeURIComponent(choice)}&seat=${seat}`);
  if (!ok) toast(answer.error);
  else if (answer.allowed) toast(answer.sentence, true);
  else showRefusal(answer, answer.sentence);
}

async function openWhy() {
  if (seat < 0 || !byId("why")) return;
  const { ok, answer } = await ask(`/matches/${match}/nameable?seat=${seat}`);
  if (!ok) return;
  byId("why-list").replaceChildren(...answer.map(({ choice, label }) => {
    const item = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.why = choice;
    button.textContent = label;
    item.append(button);
    return item;
  }));
  byId("why-filter").value = "";
  open(byId("why-dialog"));
}

byId("why-filter").addEventListener("input", (event) => {
  const wanted = event.target.value.toLowerCase();
  for (const item of byId("why-list").children) item.hidden = !item.textContent.toLowerCase().includes(wanted);
});

// -- pointer: the board and the list light each other ---------------------------------------------

byId("part-board").addEventListener("click", (event) => {
  if (stage.dragged) return;
  const lit = stage.aim(event);
  if (lit === null && stage.touched) return;
  const named = lit ?? event.target.closest("[data-choice]");
  if (stage.touched && (!lit || lit.classList.contains("read")) && tipOf(lit ?? event.target)) readAbout(lit ?? event.target);
  else if (lit) choose(lit.dataset.choice);
  else if (named) whyNot(named.dataset.choice);
});

// A finger that rests on something asks what it is.
byId("part-board").addEventListener("contextmenu", (event) => {
  if (!stage.touched || !tipOf(event.target)) return;
  event.preventDefault();
  readAbout(event.target);
});

function readAbout(part) {
  const choice = part.closest("[data-choice]")?.dataset.choice ?? "";
  const offer = document.querySelector(`.offer[data-choice="${CSS.escape(choice)}"]`);
  const why = async () => (choice && seat >= 0 ? (await ask(`/matches/${match}/why?choice=${encodeURIComponent(choice)}&seat=${seat}`)).answer : null);
  read(tipOf(part), offer, () => choose(choice), why);
}

main.addEventListener("click", (event) => {
  const offer = event.target.closest(".offer");
  if (offer) choose(offer.dataset.choice);
  else if (event.target.closest("#undo")) undo();
  else if (event.target.closest("#why")) openWhy();
  else if (event.target.closest("[data-link]")) changeLink(event.target.dataset);
});

byId("why-list").addEventListener("click", (event) => {
  const button = event.target.closest("[data-why]");
  if (!button) return;
  byId("why-dialog").close();
  whyNot(button.dataset.why);
});

function light(choice, on) {
  const named = `[data-choice="${CSS.escape(choice)}"]`;
  for (const part of document.querySelectorAll(`#part-board ${named}`)) part.classList.toggle("hover", on);
  for (const offer of document.querySelectorAll(`.offer${named}`)) offer.classList.toggle("lit", on);
}

for (const [kind, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false], ["keydown", true]]) {
  main.addEventListener(kind, (event) => {
    const named = event.target.closest?.(".offer, .choice[data-choice]");
    if (kind === "focusin" && !event.target.matches(":focus-visible")) return; // whoever clicked did not point at what comes next
    if (named) light(named.dataset.choice, on);
  });
}

// -- keys ----------------------------------------------------------------------------------------

const offers = () => [...document.querySelectorAll(".offer")];
const firstOffer = () => document.querySelector(".offer");

function rove(event) {
  const all = offers();
  const here = all.indexOf(document.activeElement);
  if (here < 0) return;
  const goals = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 };
  if (!(event.key in goals)) return;
  event.preventDefault();
  const next = all[(goals[event.key] + all.length) % all.length];
  for (const offer of all) offer.tabIndex = offer === next ? 0 : -1;
  next.focus();
}
main.addEventListener("keydown", rove);

listen(() => ({ seat }), (event) => {
  const number = Number(event.key);
  if (number >= 1 && number <= 9 && offers()[number - 1]) return () => choose(offers()[number - 1].dataset.choice);
  return {
    u: undo, w: openWhy, f: () => stage.fit(), "+": () => stage.zoom(1.4), "-": () => stage.zoom(1 / 1.4),
    c: () => (document.querySelector('.offer[tabindex="0"]') ?? firstOffer())?.focus(), b: () => byId("part-board").focus(),
  }[event.key.toLowerCase()];
});

stage.light(offers().map((offer) => offer.dataset.choice), seat, main.dataset.deciders.split(",").filter(Boolean).map(Number));
// The board is shown first; then the line to the server is opened, and the people come.
function begin() {
  if (held.length > 1) changeSeat();
  if (!source) connect();
  setTimeout(() => import("./people.js").catch(() => {}), 250);
}
if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
