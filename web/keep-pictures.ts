// Asks the service worker to keep a game's pictures, so that its table is whole with the network off.

import { type Paintings, savesData } from './table/painting.ts';

/** When the page has nothing better to do: what is seen is fetched by itself, and first. */
export function keepPictures(paintings: Paintings): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const keep = Object.values(paintings).map(({ src }) => new URL(src, document.baseURI).href);
  const ask = () => navigator.serviceWorker.controller?.postMessage({ keep });
  // Safari knows no idle time.
  if ('requestIdleCallback' in window) requestIdleCallback(ask, { timeout: 20_000 });
  else setTimeout(ask, 5000);
}
