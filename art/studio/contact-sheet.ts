// Contact sheets: all pictures of a deck side by side, to be looked at card by card.

import { readFileSync } from 'node:fs';
import type { Hung } from './galleries.ts';
import { pathOf } from './manifest.ts';

const COLUMNS = 5;
const TILE = 240;

/** A page with the pictures that hang, as they are. */
export function contactSheet(title: string, pictures: readonly Hung[]): { html: string; width: number } {
  const tiles = pictures.map((each) => {
    const data = readFileSync(pathOf(each)).toString('base64');
    return `<figure><img width="${TILE}" src="data:image/avif;base64,${data}"><figcaption>${each.file}</figcaption></figure>`;
  });
  const style = `body{margin:8px;background:#1d1620;color:#fff;font:13px sans-serif}h1{font-size:16px;margin:4px}figure{display:inline-block;margin:4px;vertical-align:top}`;
  return {
    html: `<style>${style}</style><h1>${title}</h1>${tiles.join('')}`,
    width: COLUMNS * (TILE + 12) + 24,
  };
}
