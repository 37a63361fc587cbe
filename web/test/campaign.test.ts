// Documents and campaigns: an adventure from the box or from a file, and the passage from one match to the next.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Match, rewind } from '../../engine/match.ts';
import { type MatchRecord, recordOf, replay } from '../../engine/record.ts';
import { readRecord, writeJson } from '../../engine/record-text.ts';
import type { PartyLegacy } from '../../games/deckbuilder-rpg/adventures/plan.ts';
import { game } from '../../games/deckbuilder-rpg/game.ts';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byHint, MOUSE } from './hints.ts';
import { saveTable } from './planted.ts';
import { byClicking, choicesMade, playToTheEnd, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const GAME = 'deckbuilder-rpg';
const fileOf = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const warren = () => JSON.parse(fileOf(`games/${GAME}/adventures/the-warren-under-wick-hill.json`));

const open = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Open an adventure from a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a file with mistakes gets all of them at once, one of another kind a sentence; a good one is played', async () => {
  const { page, context, problems } = await visitor.visit(`#/new/${GAME}`);
  await page.getByLabel('What is played').selectOption({ label: 'The Drowned Throne' });
  await page.getByText('A drake burns the coast').waitFor();
  await page.getByText('How hard is it?').click();
  await page.getByRole('row', { name: /^Emberford/ }).waitFor();

  const broken = warren();
  for (const zone of broken.zones) Object.assign(zone, { start: 'Nowhere', experience: -1, treasure: -1 });
  await open(page, 'broken.json', JSON.stringify(broken));
  const alert = page.getByRole('alert');
  await alert.getByText('zones[4].experience').waitFor();
  expect(await alert.getByRole('listitem').count()).toBeGreaterThanOrEqual(10);
  expect(await complaints(page)).toEqual([]);

  for (const [text, sentence] of [
    ['{"hello": "world"}', 'another kind'],
    ['not at all', 'not JSON'],
    [' '.repeat(10_000_000), '10 MB'],
    [JSON.stringify({ ...warren(), version: 99 }), 'newer than 1, which this game reads. Get a newer game.'],
  ] as const) {
    await open(page, 'strange.json', text);
    await alert.getByText(sentence).waitFor();
    expect(await alert.getByRole('listitem').count()).toBeLessThanOrEqual(1);
    expect(await page.getByLabel('What is played').inputValue()).toBe('the-drowned-throne');
  }

  const own = warren();
  own.name = 'The Orchard again';
  own.zones = own.zones.slice(0, 1);
  own.zones[0].name = 'Cherry Orchard';
  await open(page, 'mine.json', JSON.stringify(own));
  await page.getByRole('status').getByText('passed every check').waitFor();
  await page.getByRole('row', { name: /^Cherry Orchard/ }).waitFor();
  expect(await alert.count()).toBe(0);

  await open(page, 'broken.json', JSON.stringify(broken));
  await page.getByText('What is played is still mine.json.').waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForMe(page);
  await page.locator('.table-head').getByText('Cherry Orchard').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

const wholeAdventure = () => readRecord(fileOf(`records/${GAME}/whole-adventure.json`));

/** How the campaign's page tells it. */
function toldOf(record: MatchRecord): string {
  const { result } = replay(game, record).match;
  const { tale = [] } = result!.legacy as PartyLegacy;
  return `The Warren under Wick Hill: won, with ${tale[0]!.experience} experience.`;
}

/** The seats of a record with a person on one of them. */
const seatsWith = ({ seats }: MatchRecord, person: number) =>
  seats.map((seat, at) => (at === person ? { name: 'Robin', player: 'person' } : seat));

const SAVED = { id: 'first', game: GAME, title: 'Deckbuilder RPG', isGuided: false, changed: 1 };

/** A finished adventure as this browser would have saved it, with a person on the first seat. */
async function plantFinished(page: Page): Promise<void> {
  const record = wholeAdventure();
  const seats = seatsWith(record, 0);
  const outcome = {
    outcome: 'The party stands',
    winners: [0, 1, 2],
    party: 'won',
    goesOn: true,
  } as const;
  const table = { ...SAVED, ...outcome, seats, choices: record.choices.length };
  await saveTable(page, table, writeJson({ ...record, seats }));
}

test('a won adventure leads to the next with everything it brought, and nothing is lost when the page is closed', async () => {
  const { page, context, problems } = await visitor.visit('');
  await plantFinished(page);
  await page.reload();
  await page.getByRole('link', { name: /The story goes on/ }).click();

  const party = page.getByRole('region', { name: 'The party' });
  await party.getByRole('heading').first().waitFor();
  expect(await party.getByRole('article').count()).toBe(3);
  await party.getByText('Wickfire Blade').waitFor();
  await page.getByText(toldOf(wholeAdventure())).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);

  await page.getByRole('button', { name: 'Set out: Silk on the Hollow Road' }).focus();
  await page.keyboard.press('Enter');
  await byClicking(page);
  await waitForMe(page);
  const made = await choicesMade(page);
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(visitor.site.address);
  await again.getByRole('link', { name: /Replay/ }).waitFor(); // the first match is a replay now
  expect(await again.getByRole('link', { name: /The story goes on/ }).count()).toBe(0);
  await again.getByRole('link', { name: new RegExp(`${made} choices made`) }).click();
  await waitForMe(again);
  expect([again.url(), await choicesMade(again)]).toEqual([address, made]);
  expect(problems).toEqual([]);
  await context.close();
});

/** The last turn of a hero in the last battle: as the dice of its seed lie, whoever follows the hints wins the adventure in it. */
async function plantLastTurn(page: Page): Promise<string> {
  const record = wholeAdventure();
  const { match } = replay(game, record);
  const choices = lastAction(match);
  const seats = seatsWith(record, rewind(match, choices).asks[0]!.seat);
  await saveTable(page, { ...SAVED, seats, choices }, writeJson(recordOf(rewind(match, choices), seats)));
  return String(choices);
}

function lastAction(match: Match): number {
  for (let choice = match.choices.length - 1; choice > 0; choice--)
    if (rewind(match, choice).asks[0]?.question.name === 'choose-action') return choice;
  throw new Error('Nobody chose an action.');
}

test('a page closed in the middle of a battle opens there again; the battle is won, and the campaign goes on', async () => {
  const { page, context, problems } = await visitor.visit('');
  const before = await plantLastTurn(page);
  await page.reload();
  await page.getByRole('link', { name: new RegExp(`${before} choices made`) }).click();
  await byHint(page, MOUSE);
  await waitForMe(page);
  const made = await choicesMade(page);
  expect(Number(made)).toBeGreaterThan(Number(before));
  await page.close();

  const again = await context.newPage();
  await again.goto(visitor.site.address);
  await again.getByRole('link', { name: new RegExp(`${made} choices made`) }).click();
  await waitForMe(again);
  expect(await choicesMade(again)).toBe(made);
  expect(await playToTheEnd(again, (table) => byHint(table, MOUSE))).toBeGreaterThan(0);
  await again.getByRole('button', { name: 'The story goes on' }).click();
  await again.getByText(toldOf(wholeAdventure())).waitFor();
  await again.getByRole('button', { name: 'Set out: Silk on the Hollow Road' }).click();
  await again.getByRole('region', { name: 'Question' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('the page between two adventures stands on a phone without scrolling sideways', async () => {
  const { page, context } = await visitor.visit('', { viewport: { width: 390, height: 844 } });
  await plantFinished(page);
  await page.goto(`${visitor.site.address}#/campaign/first`);
  await page.getByRole('button', { name: 'Set out: Silk on the Hollow Road' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const small = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (element) =>
          element.textContent?.trim() && Number.parseFloat(getComputedStyle(element).fontSize) < 12,
      ).length,
  );
  expect(small).toBe(0);
  expect(await complaints(page)).toEqual([]);
  await context.close();
});

test('a match that is not over leads to no other, and says so', async () => {
  const { page, context } = await visitor.visit('#/campaign/nowhere');
  await page.getByRole('alert').getByText('not saved in this browser').waitFor();
  await context.close();
});
