// Push notifications in this browser: asks for permission, and subscribes at the server.

import { byId } from "./page/dom.js";
import { get, post } from "./page/request.js";
import { say } from "./page/words.js";

/**
 * @template Answer
 * @param {Promise<import("./page/request.js").Result<Answer>>} request
 */
async function answered(request) {
  const { ok, answer } = await request;
  if (!ok) throw new Error(answer.error);
  return answer;
}

/** @param {string} text in URL-safe base64 */
function bytesOf(text) {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

/** @param {string} text */
function showState(text) {
  byId("push-state").textContent = text;
}

/** @param {boolean} on */
function show(on) {
  byId("push-button").textContent = say(on ? "push-end" : "push-start");
  byId("push-button").setAttribute("aria-pressed", String(on));
  byId("push-button").hidden = false; // it has had no label until now
  showState(say(on ? "push-on" : "push-off"));
}

/** @param {PushManager} manager */
async function subscribe(manager) {
  /** @type {{ key: string }} */
  const { key } = await answered(get("/me/push"));
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint, keys } = subscription.toJSON();
  try {
    await answered(post("/me/push", { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } }));
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Turns notifications on or off. */
async function toggle() {
  const { pushManager } = await navigator.serviceWorker.register("/worker.js");
  const subscription = await pushManager.getSubscription();
  if (subscription) {
    await answered(post("/me/push/end", { endpoint: subscription.endpoint }));
    await subscription.unsubscribe();
  } else if (await Notification.requestPermission() === "granted") await subscribe(pushManager);
  else {
    showState(say("push-denied"));
    return;
  }
  show(!subscription);
}

async function start() {
  const { pushManager } = await navigator.serviceWorker.register("/worker.js");
  show(Boolean(await pushManager.getSubscription()));
}

if (document.getElementById("push")) {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
    byId("push-button").addEventListener("click", () => toggle().catch((error) => showState(error.message)));
    start().catch(() => showState(say("push-impossible")));
  } else showState(say("push-impossible"));
}
