// Asks the service worker to keep a game's pictures, so that its table is whole with the network off.

import { type Paintings, savesData } from './table/painting.ts';
import { whenCalm } from './when-calm.ts';

/** What is seen is fetched by itself, and first. */
export function keepPictures(paintings: Paintings): void {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const keep = Object.values(paintings).map(({ src }) => new URL(src, document.baseURI).href);
  whenCalm(() => navigator.serviceWorker.controller?.postMessage({ keep }));
}
