// Notifications in this browser: asks for leave, and tells the table where to push them.

const words = JSON.parse(document.getElementById("script-words").textContent);
const box = document.getElementById("push");
const button = document.getElementById("push-button");
const state = document.getElementById("push-state");

async function send(path, body) {
  const settings = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json", accept: "application/json" } };
  const response = await fetch(path, settings);
  if (!response.ok) throw new Error((await response.json()).error);
}

function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

async function subscription() {
  const worker = await navigator.serviceWorker.register("/worker.js");
  return [worker, await worker.pushManager.getSubscription()];
}

function show(on) {
  button.textContent = words[on ? "push-end" : "push-start"];
  button.setAttribute("aria-pressed", String(on));
  state.textContent = words[on ? "push-on" : "push-off"];
}

async function change() {
  const [worker, known] = await subscription();
  if (known) {
    await send("/me/push/end", { endpoint: known.endpoint });
    await known.unsubscribe();
    show(false);
    return;
  }
  if (await Notification.requestPermission() !== "granted") {
    state.textContent = words["push-denied"];
    return;
  }
  const { key } = await (await fetch("/me/push")).json();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  try {
    await send("/me/push", { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  show(true);
}

if (box && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  button.hidden = false;
  subscription().then(([, known]) => show(Boolean(known)), () => { state.textContent = words["push-impossible"]; });
  button.addEventListener("click", () => change().catch((error) => { state.textContent = error.message; }));
} else if (box) state.textContent = words["push-impossible"];
