// What a browser has to fetch, compressed, weighed by what the build's own manifest says: little at first, and little per game.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../games/catalogue.ts';
import { builtSite } from '../../server/built-site.ts';

const FIRST_LOAD = 200_000;
const OWN_FILES = 150_000;

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk with all that comes with it: what it imports, its style sheets, the type faces these name. */
function filesOf(manifest: Manifest, name: string, into = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (chunk === undefined || into.has(chunk.file)) return into;
  into.add(chunk.file);
  for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) into.add(file);
  for (const other of chunk.imports ?? []) filesOf(manifest, other, into);
  return into;
}

/** Type faces are compressed already; paintings come when the page is calm, and art/studio/studio.test.ts weighs them. */
function weightOf(folder: string, files: Iterable<string>): number {
  const weighed = [...files].filter((file) => !file.endsWith('.avif'));
  return weighed.reduce((sum, file) => {
    const bytes = readFileSync(join(folder, file));
    return sum + (file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length);
  }, 0);
}

const minus = (files: Set<string>, ...others: readonly Set<string>[]): Set<string> =>
  new Set([...files].filter((file) => others.every((other) => !other.has(file))));

test('the first load is under 200 kB, and what a game brings is under 150 kB', async () => {
  const folder = await builtSite();
  const manifest = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const first = filesOf(manifest, 'index.html').add('index.html');
  expect(first.size).toBeGreaterThan(3);
  const games = Object.keys(CATALOGUE);
  // The shelf shows every game's cover in its colours, but in the house's lettering; the worker comes
  // with the first table, paintings when the page is calm.
  for (const game of games) {
    const { file = '', css = [] } = manifest[`games/${game}/board/mood.ts`] ?? {};
    for (const each of [file, ...css]) first.add(each);
  }
  const fetched = [...first].filter((file) => file !== '' && !/worker-[^/]*\.js$/.test(file));
  expect(weightOf(folder, fetched), 'first load').toBeLessThan(FIRST_LOAD);
  const shared = filesOf(manifest, 'web/pages/table-page.tsx');
  for (const game of games) {
    const parts = ['board.tsx', 'scenes.ts', 'cards.ts', 'guide.ts', 'mood.ts'].filter((part) =>
      existsSync(join(import.meta.dirname, '..', '..', 'games', game, 'board', part)),
    );
    const own = new Set(parts.flatMap((part) => [...filesOf(manifest, `games/${game}/board/${part}`)]));
    for (const file of filesOf(manifest, `games/${game}/rulebook.md?raw`)) own.add(file);
    expect(weightOf(folder, minus(own, first, shared)), game).toBeLessThan(OWN_FILES);
  }
});
