// What the pages of a match share: words, requests, short messages, dialogs, rules.

export const words = JSON.parse(document.getElementById("script-words").textContent);
export const main = document.getElementById("main");
export const match = main.dataset.match;
const game = main.dataset.game;

export const byId = (id) => document.getElementById(id);
export const say = (key, name = "") => words[key].replace("{name}", name);

export async function ask(path, body, method = "GET") {
  const settings = body === undefined ? { method } : {
    method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", prefer: "return=minimal" },
  };
  const response = await fetch(path, { ...settings, headers: { accept: "application/json", ...settings.headers } });
  const answer = await response.json().catch(() => ({ error: response.statusText }));
  return { ok: response.ok, status: response.status, answer };
}

export function toast(text, fine = false) {
  const note = document.createElement("p");
  note.className = fine ? "toast fine" : "toast";
  note.textContent = text;
  for (const old of byId("toasts").children) if (old.textContent === text) old.remove();
  byId("toasts").append(note);
  setTimeout(() => note.remove(), 6000);
}

export function randomKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const rulebook = (id) => `/rules/${game}#${id}`;

export async function showRule(id, sentence = "") {
  const { ok, answer } = await ask(`/games/${game}/rules/${encodeURIComponent(id)}`);
  byId("rule-title").textContent = ok ? `${answer.id} · ${answer.chapter}` : id;
  byId("rule-sentence").textContent = sentence;
  byId("rule-text").hidden = false;
  byId("rule-text").innerHTML = ok ? answer.html : "";
  if (!ok) byId("rule-text").textContent = say("rule-missing");
  byId("rule-link").href = rulebook(id);
  open(byId("rule-dialog"));
}

// A refusal: its sentence, and the rule where that says more.
export async function showRefusal({ rule, explains }, sentence) {
  if (explains) {
    await showRule(rule, sentence);
    return;
  }
  byId("rule-title").textContent = say("not-now");
  byId("rule-sentence").textContent = sentence;
  byId("rule-text").hidden = true;
  byId("rule-link").href = rulebook(rule);
  open(byId("rule-dialog"));
}

export function open(dialog) {
  if (!dialog.open) dialog.showModal();
}

async function copy(text) {
  await navigator.clipboard.writeText(text);
  toast(say("copied"), true);
}

async function sendReport(position) {
  const body = { note: byId("report-note").value, seat: position().seat };
  if (position().line !== undefined) body.at = position().line;
  const { ok, answer } = await ask(`/matches/${match}/report`, body);
  if (!ok) {
    toast(answer.error);
    return;
  }
  const links = [[answer.link, answer.link], [answer.file, answer.file.split("/").slice(-3).join("/")]].map(([to, shown]) => {
    const link = document.createElement("a");
    link.href = to;
    link.textContent = shown;
    return link;
  });
  byId("report-result").replaceChildren(say("report-done"), " ", links[0], " · ", links[1]);
}

// `position` says which seat and line are shown; `keys` are the shortcuts of the page.
export function listen(position, keys) {
  document.addEventListener("click", (event) => {
    const target = event.target.closest("[data-close], [data-rule], [data-copy]");
    if (!target) return;
    if (target.dataset.close !== undefined) target.closest("dialog").close();
    else if (target.dataset.copy) copy(target.dataset.copy).catch(() => target.previousElementSibling?.querySelector("input")?.select());
    else {
      event.preventDefault();
      showRule(target.dataset.rule);
    }
  });
  byId("open-keys").addEventListener("click", () => open(byId("keys-dialog")));
  byId("report").addEventListener("click", () => {
    byId("report-result").textContent = "";
    open(byId("report-dialog"));
  });
  byId("report-send").addEventListener("click", () => sendReport(position));
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input:not([type=range]), textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const action = event.key === "?" ? () => open(byId("keys-dialog")) : keys(event);
    if (action) {
      event.preventDefault();
      action();
    }
  });
}

export { copy };
