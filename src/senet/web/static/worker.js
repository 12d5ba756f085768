// Shows what the table pushes, also when none of its pages is open.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const { title, body, link, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { link }, icon: "/static/icon.svg" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { link } = event.notification.data;
  event.waitUntil((async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const open = pages.find((page) => new URL(page.url).pathname === link);
    if (open) await open.focus();
    else await self.clients.openWindow(link);
  })());
});
