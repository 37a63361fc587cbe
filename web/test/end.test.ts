// The end of a match: what decided it comes from the table, and whoever is out early need not wait for it.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedFromText } from '../../engine/hash.ts';
import { answer, startMatch } from '../../engine/match.ts';
import { recordOf, replay } from '../../engine/record.ts';
import { readRecord, writeJson } from '../../engine/record-text.ts';
import { game as picnic } from '../../games/_example/game.ts';
import { game as unlucky } from '../../games/unlucky-adventurers/game.ts';
import { PERSON } from '../../tables/seats.ts';
import { decidingMoment, statisticsOf } from '../../tables/statistics.ts';
import { verdictHere } from '../pages/verdict-here.ts';
import { Visitor } from './browser.ts';
import { byClicking, playToTheEnd, sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

async function sharedRecord(page: Page) {
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Link copied' }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return readRecord(decodeURIComponent(link.slice(link.lastIndexOf('/') + 1)));
}

test('the best moment leads into the replay where the chances changed most', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, '_example');
  await playToTheEnd(page, byClicking);
  const { match } = replay(picnic, await sharedRecord(page));
  const moment = decidingMoment(match, 'spectator')!;
  await page.getByText(`chance went from ${Math.round(moment.before * 100)} %`).waitFor();
  const telling = statisticsOf(match).filter(
    ({ bySeat }) => bySeat.filter((count) => count === Math.max(...bySeat)).length <= 2,
  );
  // They are asked for beside the moment, and may come after it.
  await expect.poll(() => page.locator('.end-statistics dt').count()).toBe(Math.min(telling.length, 6));
  await page.getByRole('button', { name: 'Watch it again' }).click();
  // It plays by itself from there.
  const choice = page.getByText(`of ${match.choices.length}`);
  const at = async () => Number(/\d+/.exec((await choice.textContent()) ?? ''));
  await expect.poll(at).toBeGreaterThan(moment.from);
  expect(problems).toEqual([]);
  await context.close();
});

test('the end opens by itself, the other half of a double click or a second Enter touches nothing of it, and a rematch begins anew', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const end = document.querySelector('dialog.end[open]');
      if (end === null) return;
      const { top, left, width, height } = end.getBoundingClientRect();
      const touched = document.elementFromPoint(left + width / 2, top + height / 2);
      document.body.dataset.touched = String(end.contains(touched));
      // The second Enter of somebody in a hurry: the keyboard stands on the way out.
      end.querySelector('button')?.click();
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await playToTheEnd(page, byClicking);
  expect(await page.locator('body').getAttribute('data-touched')).toBe('false');
  expect(await page.getByRole('dialog', { name: 'The end' }).count()).toBe(1);
  const first = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== first);
  await waitForMe(page);
  expect(await page.getByRole('dialog', { name: 'The end' }).count()).toBe(0);
  await context.close();
});

/** A match in which somebody is out while the others play on. */
function withSomebodyOut() {
  const match = startMatch(unlucky, { seed: seedFromText('out early'), players: 4 });
  for (let choices = 0; choices < 5000 && match.result === undefined; choices++) {
    const out = match.now.state.living.indexOf(false);
    if (out >= 0) return { match, out };
    const { seat, options } = match.asks[0]!;
    answer(match, seat, choices % options.length);
  }
  throw new Error('Nobody was out before the end.');
}

/** At the table where Robin is out, slowly, so that the others are still at it. */
async function sitOut() {
  const { match, out } = withSomebodyOut();
  const plans = Array.from({ length: match.box.players }, (_, seat) =>
    seat === out ? { name: 'Robin', player: PERSON } : { name: `Bot ${seat}`, player: 'easy' },
  );
  const { page, context } = await visitor.visit('', { viewport: { width: 390, height: 844 } });
  await context.addInitScript(() =>
    localStorage.setItem('misadventure settings', JSON.stringify({ speed: 'calm' })),
  );
  await page.reload();
  const buffer = Buffer.from(writeJson(recordOf(match, plans)));
  await page
    .getByLabel('Open a record')
    .setInputFiles({ name: 'out.record.json', mimeType: 'application/json', buffer });
  await page.getByRole('slider').fill(String(match.choices.length));
  await page.getByText(`Choice ${match.choices.length} of`).waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const leaving = page.getByRole('region', { name: 'You are out' });
  await leaving.waitFor();
  return { page, context, leaving };
}

test('whoever is out early can leave with a rematch', async () => {
  const { page, context, leaving } = await sitOut();
  await leaving.getByRole('button', { name: 'Rematch' }).click();
  await page.locator('.hand .card').first().waitFor();
  expect(await leaving.count()).toBe(0);
  await context.close();
});

test('whoever is out early can skip to the end: nothing is played on the way', async () => {
  const { page, context, leaving } = await sitOut();
  await leaving.getByRole('button', { name: 'Skip to the end' }).click();
  await page.evaluate(() => {
    const beats: string[] = [];
    Object.assign(globalThis, { beats });
    new MutationObserver(() => {
      const step = document.querySelector<HTMLElement>('.stage')?.dataset.step ?? 'rest';
      if (step !== 'rest') beats.push(step);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.getByRole('dialog', { name: 'The end' }).waitFor({ timeout: 90_000 });
  expect(await page.evaluate(() => (globalThis as unknown as { beats: string[] }).beats)).toEqual([]);
  await context.close();
});

const HELD = [
  { name: 'Robin', player: PERSON, heldBy: 'me' },
  { name: 'Tansy', player: PERSON, heldBy: 'me' },
  { name: 'Oswin', player: 'easy' },
];

test.each([
  ['The party is lost.', { winners: [], party: 'lost' as const }],
  ['The party wins.', { winners: [0, 1, 2], party: 'won' as const }],
  ['You win.', { winners: [0, 1] }],
  ['You and Oswin win.', { winners: [2, 1] }],
  ['Nobody wins.', { winners: [] }],
  ['Legend: 31.', { winners: [0], solo: { score: 31, grade: 'Legend' } }],
  ['Silver: 43 turns.', { winners: [0], solo: { score: 43, grade: 'silver', of: 'turns' } }],
])('a verdict is read as “%s”', (sentence, ending) => {
  expect(verdictHere(ending, HELD)).toBe(sentence);
});
