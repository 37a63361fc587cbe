// Deckbuilder RPG on its own board: as hero and as game master, by clicking, by tapping and by keyboard, axe on the way.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rewind } from '../../engine/match.ts';
import { recordOf, replay } from '../../engine/record.ts';
import { readRecord, writeCompact } from '../../engine/record-text.ts';
import { game } from '../../games/deckbuilder-rpg/game.ts';
import { salted } from '../../test/salt.ts';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byKeyboard } from './keyboard.ts';
import { isQuestionInSight, PHONE, tooSmallForAFinger } from './phone.ts';
import { playOnFrom } from './planted.ts';
import { byClicking, byTapping, plant, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

type Seating = { readonly heroes: number; readonly me: 'hero' | 'master'; readonly played?: string };

/** The game master sits in the last seat; whoever I am not is a bot. */
async function sitDown(page: Page, { heroes, me, played }: Seating): Promise<void> {
  await page.goto(`${visitor.site.address}#/new/deckbuilder-rpg`);
  const seats = page.getByLabel(/^Who plays for/);
  await seats.first().waitFor();
  while ((await seats.count()) < heroes + 1) await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await seats.count()) > heroes + 1)
    await page
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  const mine = me === 'hero' ? 0 : heroes;
  for (const [at, seat] of (await seats.all()).entries())
    await seat.selectOption(at === mine ? { index: 0 } : { label: 'Standard' });
  await plant(page, salted(`desk for ${heroes} ${me}`));
  if (played) await page.getByLabel(/^What is played/).selectOption(played);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

async function play(page: Page, move: typeof byClicking, moves: number): Promise<void> {
  for (let made = 0; made < moves; made++) if (!(await move(page))) return;
}

test('a hero plays by clicking: the map is always there and the notes never, nothing scrolls, and axe finds nothing', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { heroes: 3, me: 'hero' });
  await byClicking(page);
  for (let moves = 0; moves < 4; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    expect(await page.getByRole('region', { name: /^Battle map/ }).count()).toBe(1);
    expect(await page.getByRole('button', { name: /notes: look/ }).count()).toBe(0);
    expect(await page.locator('.layout-stage').evaluate(isScrolled)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)).toBe(false);
    if (moves % 3 === 0) expect(await complaints(page)).toEqual([]);
    await byClicking(page);
  }
  expect(problems).toEqual([]);
  await context.close();
});

const isScrolled = (element: Element): boolean => element.scrollHeight > element.clientHeight + 1;

test('each of the six stacks says which cards of the hand match, or why it cannot be chosen', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, { heroes: 2, me: 'hero' });
  await byClicking(page);
  const stacks = page.getByRole('region', { name: 'Action tableau' }).getByRole('button');
  await waitForMe(page);
  for (let moves = 0; moves < 12 && (await stacks.count()) === 0; moves++) {
    await byClicking(page);
    await waitForMe(page);
  }
  expect(await stacks.count()).toBe(6);
  expect(await stacks.allTextContents()).toEqual(
    Array.from({ length: 6 }, () => expect.stringMatching(/matche?s|Matching|nobody is there/)),
  );
  await context.close();
});

test('as game master: units to act, the hands, the waves in the notes', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { heroes: 2, me: 'master' });
  await waitForMe(page);
  await page.getByRole('button', { name: 'Game master’s notes: look' }).click();
  const notes = page.getByRole('dialog', { name: 'Game master’s notes' });
  expect(await notes.textContent()).toMatch(/of an even fight/);
  expect(await notes.textContent()).toMatch(/Round \d: \d+ \w+/);
  await notes.getByRole('button', { name: 'Close' }).click();
  await play(page, byKeyboard, 5);
  if ((await waitForMe(page)) === 'asked') expect(await complaints(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('on a phone by tapping: every button is large enough for a finger, and the question is always there', async () => {
  const { page, context, problems } = await visitor.visit('', PHONE);
  await sitDown(page, { heroes: 3, me: 'hero' });
  for (let moves = 0; moves < 4; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    expect(await tooSmallForAFinger(page)).toEqual([]);
    expect(await isQuestionInSight(page)).toBe(true);
    await byTapping(page);
  }
  expect(problems).toEqual([]);
  await context.close();
});

/** A hero who may make ready six things and more between two battles of the second adventure. */
function makingReady(): string {
  const file = new URL('../../records/deckbuilder-rpg/second-adventure-of-a-campaign.json', import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  const { match } = replay(game, record);
  for (let choice = 0; choice < match.choices.length; choice++) {
    const then = rewind(match, choice);
    const [ask] = then.asks;
    if (ask?.question.name !== 'equip-between' || ask.options.length < 7) continue;
    const person = { name: 'Robin', player: 'person' };
    return writeCompact(recordOf(then, record.seats.with(ask.seat, person)));
  }
  throw new Error('Nobody had much to make ready.');
}

test('all cards that can be made ready are in sight, whole, on a phone as on a desk', async () => {
  const record = makingReady();
  for (const settings of [PHONE, {}]) {
    const { page, context } = await visitor.visit('', settings);
    await playOnFrom(page, record);
    const spread = page.getByRole('region', { name: /make ready/ });
    const cut = await spread.locator('.card').evaluateAll((cards) => {
      const stage = document.querySelector('.layout-stage')!.getBoundingClientRect();
      return cards.filter((card) => {
        const { left, right, bottom } = card.getBoundingClientRect();
        return left < stage.left || right > stage.right || bottom > stage.bottom;
      }).length;
    });
    expect([await spread.locator('.card').count(), cut]).toEqual([6, 0]);
    await context.close();
  }
});

test('the first steps of an adventure by clicking, without a complaint of the page', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, { heroes: 2, me: 'hero', played: 'the-warren-under-wick-hill' });
  await play(page, byClicking, 6);
  expect(problems).toEqual([]);
  await context.close();
});

test('a spectator sees the battle and nobody’s hand: of six heroes, of the boss, of the minions; no notes', async () => {
  const file = new URL('../../records/deckbuilder-rpg/six-heroes.json', import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  const { page, context, problems } = await visitor.visit(`#/replay/${writeCompact(record)}`);
  const bar = page.getByRole('region', { name: 'Replay' });
  await bar.getByLabel('Seen by').selectOption({ label: 'a spectator' });
  await bar.getByRole('slider').fill('300');
  await page.locator('.table[data-choices="300"]:not([data-playing])').waitFor();
  expect(await page.getByRole('region', { name: /^Battle map/ }).count()).toBe(1);
  expect(await page.locator('.layout-seats .seat').count()).toBe(7);
  expect(await page.locator('.hand .card').count()).toBe(0);
  expect(await page.getByRole('button', { name: /notes: look/ }).count()).toBe(0);
  await page.getByRole('button', { name: /^What Ada has/ }).click();
  const belongings = page.getByRole('dialog', { name: 'What Ada has' });
  await belongings.getByRole('heading', { name: 'Ready', exact: true }).waitFor();
  expect(await belongings.getByRole('heading', { name: /^Hand/ }).count()).toBe(0);
  expect(await complaints(page)).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('after a tap the question stands in its place, not a word about what came to lie under the finger', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await page.goto(`${visitor.site.address}#/new/deckbuilder-rpg`);
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await waitForMe(page);
  const ask = page.locator('.prompt-ask');
  await ask.getByText('Which hero are you?').waitFor();
  expect(await page.locator('.prompt-explained').count()).toBe(0);
  const cut = await page.locator('.dr-hero').evaluateAll((heroes) => {
    const { bottom } = document.querySelector('.layout-stage')!.getBoundingClientRect();
    return heroes.map((hero) => hero.getBoundingClientRect().bottom > bottom);
  });
  expect(cut).toEqual(Array.from({ length: 6 }, () => false)); // all six heroes are in sight
  await context.close();
});

/** The first hero to choose an advance in the second adventure. */
function growing(): string {
  const file = new URL('../../records/deckbuilder-rpg/second-adventure-of-a-campaign.json', import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  const { match } = replay(game, record);
  return writeCompact(recordOf(rewind(match, 0), record.seats.with(0, { name: 'Robin', player: 'person' })));
}

test('on a phone all there is to learn is in sight', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await playOnFrom(page, growing());
  const hidden = await page.locator('.dr-advances .dr-answer').evaluateAll((answers) => {
    const { bottom } = document.querySelector('.layout-stage')!.getBoundingClientRect();
    return answers.map((answer) => answer.getBoundingClientRect().bottom > bottom);
  });
  expect(hidden).toEqual(Array.from({ length: 12 }, () => false));
  await context.close();
});

/** A hero's first card in a battle of six heroes. */
function amongSix(): string {
  const file = new URL('../../records/deckbuilder-rpg/six-heroes.json', import.meta.url);
  const record = readRecord(readFileSync(file, 'utf8'));
  const { match } = replay(game, record);
  for (let choice = 0; choice < match.choices.length; choice++) {
    const then = rewind(match, choice);
    const [ask] = then.asks;
    if (ask?.question.name !== 'play-a-card' || ask.seat === 6) continue;
    return writeCompact(recordOf(then, record.seats.with(ask.seat, { name: 'Robin', player: 'person' })));
  }
  throw new Error('Nobody played a card.');
}

test('with six others at the table nothing leaves its panel, and what the boss has can be looked at', async () => {
  const { page, context } = await visitor.visit();
  await playOnFrom(page, amongSix());
  const outside = await page.locator('.layout-seats .seat').evaluateAll((seats) =>
    seats.flatMap((seat) => {
      const { right, bottom } = seat.getBoundingClientRect();
      return [...seat.querySelectorAll('.dr-mark, .dr-health, .dr-pile-button, .dr-gear-icons')]
        .map((piece) => ({ words: piece.textContent, box: piece.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.right > right || box.bottom > bottom))
        .map(({ words }) => words);
    }),
  );
  expect(outside).toEqual([]);
  await page.getByRole('button', { name: /^What Captain Odile Rusk has/ }).click();
  await page.getByRole('dialog', { name: 'What Captain Odile Rusk has' }).waitFor();
  await context.close();
});
