// The service worker: shows push notifications, even when no page of the site is open.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @typedef {{ title: string, body: string, link: string, tag: string }} Notice */

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("push", (event) => {
  /** @type {Notice} */
  const { title, body, link, tag } = event.data?.json();
  event.waitUntil(worker.registration.showNotification(title, { body, tag, data: { link }, icon: "/static/icon.svg" }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.link));
});

/** Focuses the page at this path, or opens it. @param {string} link */
async function openPage(link) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const page = pages.find(({ url }) => new URL(url).pathname === link);
  if (page) await page.focus();
  else await worker.clients.openWindow(link);
}
