// Keeps every built file, so that the table also stands with the network off, and pictures once they were seen or asked for.
// Filled in by offline.ts.

const CACHE = `misadventure-${__VERSION__}`;
const FILES = __FILES__;
/** Pictures carry the hash of what they show in their names: they outlive a version that does not change them. */
const PICTURE_CACHE = 'misadventure-pictures';
const PICTURES = new Set(__PICTURES__.map((file) => new URL(file, self.registration.scope).href));
/** The one page, by its folder or by its name: any other address is for the server to answer. */
const PAGE = new Set(['./', './index.html'].map((path) => new URL(path, self.registration.scope).href));

self.addEventListener('install', (event) => {
  // Past the browser's own cache: a page from there might name files of an older build.
  const files = FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
});

// A new version waits until all pages of the old one are closed, since those still fetch old chunks.
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), dropOldPictures()]).then(() => self.clients.claim()));
});

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name !== CACHE && name !== PICTURE_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function dropOldPictures() {
  const cache = await caches.open(PICTURE_CACHE);
  const old = (await cache.keys()).filter(({ url }) => !PICTURES.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

self.addEventListener('fetch', (event) => {
  const isOurs = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method !== 'GET' || !isOurs) return;
  if (PICTURES.has(event.request.url)) {
    event.respondWith(keptPicture(event.request.url));
    return;
  }
  const wanted = PAGE.has(event.request.url.split(/[?#]/, 1)[0]) ? 'index.html' : event.request;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(wanted, { ignoreSearch: true, ignoreVary: true }))
      .then((kept) => kept ?? fetch(event.request)),
  );
});

async function keptPicture(url) {
  const cache = await caches.open(PICTURE_CACHE);
  const kept = await cache.match(url, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const fetched = await fetch(url);
  if (fetched.ok) await cache.put(url, fetched.clone());
  return fetched;
}

// { keep: [addresses] }: the pictures of a game that is played. One after the other, so that nothing else has to wait.
self.addEventListener('message', (event) => {
  const wanted = (event.data?.keep ?? []).filter((url) => PICTURES.has(url));
  event.waitUntil(keepAll(wanted));
});

async function keepAll(urls) {
  for (const url of urls) {
    const kept = await keptPicture(url).catch(() => undefined);
    if (kept === undefined) return; // The network is gone; what is seen later is kept then.
  }
}
