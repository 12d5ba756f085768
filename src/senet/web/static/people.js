// The people at the table: who sits where, clocks and pauses, talk, notes, and a notification when it is one's turn.

import { ask, byId, main, match, say, toast } from "./talk.js";

const panel = byId("people");
const list = byId("talk-list");
let course = null;
let talk = null;
let arrived = 0; // when the course came, to let the clocks run on
let lastRead = null;
let mine = document.title.startsWith("●");

function element(kind, text = "", className = "") {
  const made = document.createElement(kind);
  if (text) made.textContent = text;
  if (className) made.className = className;
  return made;
}

function action(text, run, name) {
  const made = element("button", text, "quiet");
  made.type = "button";
  if (name) made.setAttribute("aria-label", `${text}: ${name}`);
  made.addEventListener("click", run);
  return made;
}

const called = ({ seat, name }) => name || say("player", String(seat + 1));

// -- clocks --------------------------------------------------------------------------------------

function span(seconds) {
  const two = (number) => String(number).padStart(2, "0");
  const [days, hours, minutes] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  return days ? `${days} d ${two(hours)}:${two(minutes)}` : `${two(hours)}:${two(minutes)}:${two(seconds % 60)}`;
}

function showClocks() {
  if (!course?.budget) return;
  const gone = Math.floor((Date.now() - arrived) / 1000);
  for (const clock of panel.querySelectorAll(".clock")) {
    const seat = Number(clock.dataset.seat);
    const runs = course.running.includes(seat) && !course.paused;
    const left = Math.max(0, course.left[seat] - (runs ? gone : 0));
    clock.textContent = span(left);
    clock.classList.toggle("running", runs);
    clock.classList.toggle("short", left < Math.min(3600, course.budget / 10));
  }
}

// -- seats ---------------------------------------------------------------------------------------

function sitter(seat) {
  const row = element("li");
  const who = element("span", called(seat), "who");
  const kind = { bot: say("plays-bot"), open: say("plays-nobody"), invited: say("plays-nobody") }[seat.kind];
  if (kind) who.append(" ", element("small", kind));
  if (course.asked.includes(seat.seat)) who.append(" ", element("small", say("asks-pause")));
  row.append(who);
  if (course.budget && seat.kind === "person") {
    const clock = element("span", "", "clock");
    clock.dataset.seat = seat.seat;
    row.append(clock);
  }
  if (seat.can_take_back) row.append(action(say("take-back"), () => change(`seats/${seat.seat}/take-back`, {}, true), called(seat)));
  const speaks = talk?.may_speak && !seat.yours && seat.kind === "person";
  if (speaks) {
    const muted = talk.muted.includes(seat.seat);
    row.append(action(say(muted ? "unmute" : "mute"), () => mute(seat.seat, !muted), called(seat)));
  }
  return row;
}

function showSeats() {
  const here = panel.contains(document.activeElement) && document.activeElement.closest(".sitters");
  byId("sitters").replaceChildren(...course.seats.map(sitter));
  if (here) byId("sitters").querySelector("button")?.focus();
  const own = course.seats.filter((seat) => seat.yours && seat.kind === "person");
  byId("seat-tools").hidden = !own.length || byId("part-sheet").hidden === false;
  const chosen = byId("leave-seat").value;
  byId("leave-seat").replaceChildren(...own.map((seat) => new Option(called(seat), seat.seat, false, String(seat.seat) === chosen)));
  byId("leave-seat").parentElement.hidden = own.length < 2;
  const asked = course.asked.some((seat) => own.some((each) => each.seat === seat));
  byId("pause").textContent = say(course.paused ? "pause-end" : asked ? "pause-not" : "pause-ask");
  byId("paused").hidden = !course.paused;
  byId("pace").hidden = !course.budget;
  showClocks();
}

async function change(path, body, reload = false) {
  const { ok, answer } = await ask(`/matches/${match}/${path}`, body);
  if (!ok) toast(answer.error);
  else if (reload) window.location.assign(`/matches/${match}`);
  else receiveCourse(answer);
}

function leave(to) {
  const body = { to, for_good: byId("for-good").checked };
  change(`seats/${byId("leave-seat").value}/hand`, body, true);
}

// -- talk ----------------------------------------------------------------------------------------

function message(each) {
  const row = element("li");
  const time = element("time", new Date(each.at).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }));
  time.dateTime = each.at;
  time.title = new Date(each.at).toLocaleString(document.documentElement.lang);
  row.append(time);
  if (each.sentence) {
    row.className = "news";
    row.append(each.sentence);
    return row;
  }
  if (each.to === "team") row.append(element("span", say("to-team"), "team"), " ");
  row.append(element("b", `${called(each)}:`), " ", each.text);
  return row;
}

function showTalk() {
  const all = [...talk.messages, ...(course?.happened ?? [])].sort((one, other) => one.at.localeCompare(other.at));
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.replaceChildren(...all.map(message));
  if (!all.length) list.append(element("li", say("nothing-said"), "news"));
  if (atEnd) list.scrollTop = list.scrollHeight;
  const last = talk.messages.at(-1)?.id ?? 0;
  if (lastRead === null || (panel.open && !document.hidden)) lastRead = last;
  const unread = talk.messages.filter(({ id, yours }) => id > lastRead && !yours).length;
  byId("unread").textContent = unread || "";
  byId("talk-form").hidden = !talk.may_speak;
  byId("talk-team").hidden = !talk.team.length;
  if (unread) byId("talk-live").textContent = message(talk.messages.at(-1)).innerText ?? "";
}

async function mute(seat, muted) {
  const { ok, answer } = await ask(`/matches/${match}/mute`, { seat, muted });
  if (!ok) {
    toast(answer.error);
    return;
  }
  talk = answer;
  showSeats();
  showTalk();
}

byId("talk-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const input = byId("talk-text");
  const text = input.value.trim();
  if (!text) return;
  const to = byId("talk-to").value === "team" && talk.team.length ? "team" : "all";
  const seat = Number(main.dataset.looking ?? main.dataset.seat);
  const { ok, answer } = await ask(`/matches/${match}/talk`, { text, to, ...(seat >= 0 ? { seat } : {}) });
  if (!ok) {
    toast(answer.error);
    return;
  }
  input.value = "";
  talk = answer;
  lastRead = talk.messages.at(-1)?.id ?? lastRead;
  showTalk();
});

// -- notes ---------------------------------------------------------------------------------------

const note = byId("note");
let kept = "";

async function loadNote() {
  const { ok, answer } = await ask(`/matches/${match}/note`);
  byId("notes").hidden = !ok;
  if (ok) note.value = kept = answer.text;
}

async function keepNote() {
  if (note.value === kept) return;
  const { ok, answer } = await ask(`/matches/${match}/note`, { text: note.value });
  if (!ok) {
    toast(answer.error);
    return;
  }
  kept = answer.text;
  byId("note-state").textContent = say("note-kept");
}
note.addEventListener("change", keepNote);
note.addEventListener("input", () => { byId("note-state").textContent = ""; });
byId("note-keep").addEventListener("click", keepNote);

// -- news ----------------------------------------------------------------------------------------

function receiveCourse(news) {
  course = news;
  arrived = Date.now();
  showSeats();
  if (talk) showTalk();
}

async function look() {
  const [seats, said] = await Promise.all([ask(`/matches/${match}/course`), ask(`/matches/${match}/talk`)]);
  if (said.ok) talk = said.answer;
  if (seats.ok) receiveCourse(seats.answer);
}

let waiting = null;
function lookSoon() {
  clearTimeout(waiting);
  waiting = setTimeout(() => look().catch(() => {}), 150);
}

// A page that nobody looks at says that it is one's turn.
function notice() {
  const turn = document.title.startsWith("●");
  if (turn && !mine && document.hidden && window.Notification?.permission === "granted") {
    const note = new Notification(document.title, { body: byId("decision-title")?.textContent ?? "", tag: match, icon: "/static/icon.svg" });
    note.addEventListener("click", () => { window.focus(); note.close(); });
  }
  mine = turn;
}

document.addEventListener("talk", lookSoon);
new MutationObserver(lookSoon).observe(main, { attributes: true, attributeFilter: ["data-serial"] });
new MutationObserver(notice).observe(document.querySelector("title"), { childList: true });
panel.addEventListener("toggle", () => talk && showTalk());
document.addEventListener("visibilitychange", () => talk && showTalk());
for (const button of panel.querySelectorAll("[data-leave]")) button.addEventListener("click", () => leave(button.dataset.leave));
byId("pause").addEventListener("click", () => {
  const own = course.seats.filter((seat) => seat.yours).map(({ seat }) => seat);
  change("pause", { paused: !(course.paused || course.asked.some((seat) => own.includes(seat))) });
});
const notify = byId("notify");
notify.hidden = !window.Notification || Notification.permission !== "default";
notify.addEventListener("click", async () => { notify.hidden = await Notification.requestPermission() !== "default"; });
setInterval(showClocks, 1000);
lookSoon();
loadNote().catch(() => {});
