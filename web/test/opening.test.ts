// What happens before anybody has chosen is seen happening: whoever sits down misses nothing, on a slow phone either.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { plant } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

type Looking = typeof globalThis & { beats: string[] };

/** Runs in the page: writes down every beat as it comes to the stage, and the first question. */
function writeDownBeats(): void {
  const { beats } = Object.assign(globalThis, { beats: [] }) as unknown as Looking;
  new MutationObserver(() => {
    const { scene, step } = document.querySelector<HTMLElement>('.stage')?.dataset ?? {};
    const isAsked = document.querySelector('.table[data-asked]') !== null;
    const beat = isAsked ? 'asked' : `${scene}, ${step}`;
    if (beats.at(-1) !== beat) beats.push(beat);
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** How many times slower than this machine. */
const SLOW = 6;

test.each([
  // The first card that is drawn is a Blunder, and costs its finder two cards.
  ['unlucky-adventurers', 'drama 5', ['card 105, cause', 'card 105, verdict', 'card 105, consequence']],
  ['hero-master', 'drama 0', ['leader, cause', 'hero 0, cause', 'hero 1, cause', 'hero 2, cause']],
])('%s: what happens before the first question is played', async (game, seed, expected) => {
  const { page, context, problems } = await visitor.visit(`#/new/${game}`);
  await page.addInitScript({
    content: `localStorage.setItem('misadventure settings', '{"speed":"fast"}')`,
  });
  await page.reload();
  await plant(page, seed);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  await page.evaluate(writeDownBeats);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.table[data-asked]').waitFor();
  const beats = await page.evaluate(() => (globalThis as Looking).beats);
  const before = beats.slice(0, beats.indexOf('asked'));
  expect(before.filter((beat) => expected.includes(beat))).toEqual(expected);
  expect(problems).toEqual([]);
  await context.close();
});
