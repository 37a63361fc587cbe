// Keeps every built file, so that the table also stands with the network off. Filled in by offline.ts.

const CACHE = `misadventure-${__VERSION__}`;
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  // Past the browser's own cache: a page from there might name files of an older build.
  const files = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

// A new version waits until all pages of the old one are closed, since those still fetch old chunks.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const isOurs = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method !== 'GET' || !isOurs) return;
  const wanted = event.request.mode === 'navigate' ? 'index.html' : event.request;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted, { ignoreSearch: true, ignoreVary: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});
