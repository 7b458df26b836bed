/* The offline shell, and what a game on this device needs. FILES, VOCABULARY and EDITION are filled in when the client is built. */
const FILES = self.FILES;
const VOCABULARY = self.VOCABULARY;
const EDITION = self.EDITION;
const SHELL = `shell-${EDITION}`;
const PICTURES = 'pictures';
/** Which decks there are, and what is written about their cards. */
const DECKS = 'decks';
/** Large files that are fetched when they are first asked for. */
const LATER = 'vocabulary';
/** In a shell: which of those belong to its edition. */
const FETCHED_LATER = '/fetched-later.json';
const MOST_PICTURES = 560;
/** A picture older than this is shown, and asked for again. */
const A_WEEK = 7 * 24 * 60 * 60 * 1000;
/** A network that takes longer, in milliseconds, is as good as none, if there is something to show instead. */
const PATIENCE = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(install().then(() => self.skipWaiting()));
});

async function install() {
  const cache = await caches.open(SHELL);
  await cache.addAll(['/', ...FILES]);
  await cache.put(FETCHED_LATER, new Response(JSON.stringify(VOCABULARY)));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** A tab that was opened before this edition came goes on with its own files: one edition back is kept. */
async function tidy() {
  const names = await caches.keys();
  const [before] = names.filter((name) => name.startsWith('shell-') && name !== SHELL).reverse();
  const shells = before === undefined ? [SHELL] : [SHELL, before];
  const current = [...shells, PICTURES, DECKS, LATER];
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
  const wanted = (await Promise.all(shells.map(laterOf))).flat();
  const later = await caches.open(LATER);
  const old = (await later.keys()).filter(({ url }) => !wanted.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => later.delete(request)));
}

async function laterOf(shell) {
  const listed = await caches.match(FETCHED_LATER, { cacheName: shell });
  return listed ? listed.json() : [];
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  // Whoever deletes a deck of their own wants it gone soon: no copies of it are kept here.
  else if (/^\/(?:api\/)?decks\/own-/.test(pathname)) return;
  else if (pathname.startsWith('/api/decks')) event.respondWith(decks(request));
  else if (pathname.startsWith('/api/')) return;
  else if (pathname.startsWith('/decks/')) event.respondWith(picture(event, pathname));
  else event.respondWith(file(event, pathname));
});

/** What the network says, or what is kept when it says nothing, nothing in time, or that the server is down. */
function freshOr(kept, fresh) {
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const answered = fresh.then((answer) => (answer.status < 500 ? answer : kept)).catch(() => kept);
  return Promise.race([answered, late]);
}

async function page(request) {
  return freshOr(await caches.match('/', { cacheName: SHELL }), fetch(request));
}

async function decks(request) {
  const cache = await caches.open(DECKS);
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  });
  return freshOr(await cache.match(request), fresh);
}

async function file(event, pathname) {
  const { request } = event;
  const known = (await caches.match(request, { cacheName: SHELL })) ?? (await caches.match(request));
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok && VOCABULARY.includes(pathname)) {
    // Whoever waits for it sees it coming: it is put by meanwhile.
    const copy = answer.clone();
    event.waitUntil(caches.open(LATER).then((cache) => cache.put(request, copy)));
  }
  return answer;
}

/** A browser asks for its pictures in one way, so how they were asked for does not matter. */
async function picture(event, pathname) {
  const { request } = event;
  const cache = await caches.open(PICTURES);
  const known = await cache.match(request, { ignoreVary: true });
  if (known) {
    const age = Date.now() - Date.parse(known.headers.get('date') ?? '');
    if (age > A_WEEK) event.waitUntil(newPicture(cache, request).catch(() => undefined));
    return known;
  }
  return newPicture(cache, request).catch(async (error) => {
    for (const size of ['medium', 'small']) {
      const smaller = await cache.match(pathname.replace(/(large|medium)$/, size), { ignoreVary: true });
      if (smaller) return smaller;
    }
    throw error;
  });
}

async function newPicture(cache, request) {
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const kept = await cache.keys();
    if (kept.length > MOST_PICTURES) await cache.delete(kept[0]);
  }
  return answer;
}

/** A notice was tapped: back to the page that called, or to its table anew if it was closed. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const caller = pages.find(({ url }) => url === notification.data);
      return caller ? caller.focus() : self.clients.openWindow(notification.data);
    }),
  );
});
