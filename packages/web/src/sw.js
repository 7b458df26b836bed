/* The offline shell. FILES and EDITION are filled in when the client is built. */
const FILES = self.FILES;
const EDITION = self.EDITION;
const SHELL = `shell-${EDITION}`;
const PICTURES = 'pictures';
const MOST_PICTURES = 400;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(['/', ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== SHELL && name !== PICTURES).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')));
  else if (pathname.startsWith('/decks/')) event.respondWith(picture(request));
  else event.respondWith(caches.match(request).then((known) => known || fetch(request)));
});

async function picture(request) {
  const cache = await caches.open(PICTURES);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const kept = await cache.keys();
    if (kept.length > MOST_PICTURES) await cache.delete(kept[0]);
  }
  return answer;
}

/** A notice was tapped: back to the table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then((pages) => (pages[0] ? pages[0].focus() : self.clients.openWindow('/'))),
  );
});
