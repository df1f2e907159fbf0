/** Shows notices while no page is open; a click goes to the decision. It keeps nothing and serves nothing. */

self.addEventListener("push", (/** @type {any} */ event) => {
  const {title, text, link, tag} = event.data.json();
  const shown = /** @type {any} */ (self).registration.showNotification(title, {body: text, tag, icon: "/static/icon.svg", data: {link}});
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(/** @type {any} */ (self).clients.openWindow(event.notification.data.link));
});
