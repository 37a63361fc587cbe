// What a browser has to fetch, compressed: little before the first game can be set up, and little per game. Pictures
// come when the page stands, and nothing waits for them: art/studio/studio.test.ts weighs them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { sitDown, waitForMe } from './play.ts';

const GAMES = ['_example', 'unlucky-adventurers', 'hero-master'];
const FIRST_LOAD = 200_000;
const OWN_FILES = 150_000;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
}, 60_000);
afterAll(() => visitor.leave());

/** Type faces are compressed already. */
const weightOf = (file: string): number => {
  const bytes = readFileSync(join(visitor.site.folder, file));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
};
const sum = (files: Iterable<string>): number =>
  [...files].map(weightOf).reduce((total, weight) => total + weight, 0);

/** Files that are fetched on the way to a game's table; the service worker keeps the rest in the meantime. */
async function fetchedFor(game: string | undefined): Promise<Set<string>> {
  const { page, context } = await visitor.visit('', { serviceWorkers: 'block' });
  const fetched = new Set(['index.html']);
  context.on('request', (request) => {
    const path = new URL(request.url()).pathname.slice(1);
    if (path !== '' && path !== 'sw.js' && !path.endsWith('.avif')) fetched.add(path);
  });
  await page.goto(visitor.site.address);
  await page.reload();
  if (game === undefined) {
    await page
      .getByRole('link', { name: /Hero Master/ })
      .first()
      .waitFor();
    await page.goto(`${visitor.site.address}#/new/_example`);
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  } else {
    await sitDown(page, game);
    await waitForMe(page);
    await page.keyboard.press('r');
    await page.keyboard.press('c');
  }
  await page.waitForLoadState('networkidle');
  await context.close();
  return fetched;
}

test('the first load is under 200 kB, and what a game brings is under 150 kB', {
  timeout: 120_000,
}, async () => {
  const first = await fetchedFor(undefined);
  const perGame = new Map<string, Set<string>>();
  for (const game of GAMES) perGame.set(game, await fetchedFor(game));
  const shared = new Set(
    [...(perGame.get('_example') ?? [])].filter((file) =>
      [...perGame.values()].every((files) => files.has(file)),
    ),
  );
  const weights: Record<string, number> = { 'first load': sum(first) };
  for (const [game, files] of perGame) {
    weights[game] = sum([...files].filter((file) => !shared.has(file) && !first.has(file)));
  }
  expect(first.size).toBeGreaterThan(5);
  expect(weights['first load']).toBeLessThan(FIRST_LOAD);
  for (const game of GAMES) expect(weights[game], game).toBeLessThan(OWN_FILES);
});
