// Hero Master on its own board: matches by clicking and by keyboard (their beginnings; the soak plays them whole), the Den to its
// end, axe on the way, everything on one screen.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decisionFor, type Match } from '../../engine/match.ts';
import { game } from '../../games/hero-master/game.ts';
import type { Table } from '../../games/hero-master/state.ts';
import { PERSON } from '../../tables/seats.ts';
import { salted } from '../../test/salt.ts';
import { Visitor } from './browser.ts';
import { complaints } from './complaints.ts';
import { byKeyboard } from './keyboard.ts';
import { isQuestionInSight, optionsOutOfSight, PHONE, tooSmallForAFinger } from './phone.ts';
import { playOnFrom, recordAt } from './planted.ts';
import { byClicking, choicesMade, plant, playSample, playToTheEnd, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

/** The shortest road, against easy bots. */
async function sitDownForAShortGame(page: Page, players: 2 | 4): Promise<void> {
  await page.goto(`${visitor.site.address}#/new/hero-master`);
  if (players === 2) await page.getByRole('button', { name: 'Remove Oswin' }).click();
  else await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const bot of await page.getByLabel(/^Who plays for (?!Robin)/).all())
    await bot.selectOption({ label: 'Easy bot' });
  await plant(page, salted(`road for ${players}`));
  await page.getByLabel(/^Road to the Den/).selectOption('short');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('region', { name: 'Question' }).waitFor();
}

/** What is asked about is in sight when it is asked; every so many moves, axe looks at the table. */
const lookedAt =
  (move: typeof byClicking, every: number): typeof byClicking =>
  async (page) => {
    if ((await waitForMe(page)) === 'over') return false;
    expect(await page.evaluate(optionsOutOfSight)).toEqual([]);
    const choices = Number(await choicesMade(page));
    if (choices % every === 0)
      expect({ choices, found: await complaints(page) }).toEqual({ choices, found: [] });
    return move(page);
  };

test('a match for two by clicking: what a question asks about is in sight (issue 9, defect 3), and axe finds nothing', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDownForAShortGame(page, 2);
  expect(await playSample(page, lookedAt(byClicking, 7), 12)).toBeGreaterThan(5);
  expect(problems).toEqual([]);
  await context.close();
});

const SEATS = ['Robin', 'Mirabel'].map((name, seat) => ({ name, player: seat === 0 ? PERSON : 'easy' }));

function isAskedInTheDen(match: Match): boolean {
  const { box, state } = match.now as Table;
  return state.location === box.den && decisionFor(match, 0) !== undefined;
}

test('from the Den to the end by clicking: all of that there, too, and the end says who is the Hero Master', async () => {
  const { page, context, problems } = await visitor.visit();
  await playOnFrom(page, recordAt(game as never, { seats: SEATS, at: isAskedInTheDen }));
  expect(await playToTheEnd(page, lookedAt(byClicking, 7))).toBeGreaterThan(1);
  expect(await page.getByRole('dialog', { name: 'The end' }).textContent()).toMatch(
    /(?:wins|win\.)Hero Master/,
  );
  expect(problems).toEqual([]);
  await context.close();
});

test('a match for four by keyboard, with accessible names only', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDownForAShortGame(page, 4);
  expect(await playSample(page, byKeyboard, 9)).toBeGreaterThan(5);
  expect(problems).toEqual([]);
  await context.close();
});

test('four heroes fit one screen, each with tracks, equipment and three attack slots; the road, the decks and what another hero has are a tap away', async () => {
  const { page, context } = await visitor.visit();
  await sitDownForAShortGame(page, 4);
  for (let moves = 0; moves < 6; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    expect(await page.getByRole('img', { name: /^health \d+ of 10$/ }).count()).toBe(4);
    expect(await page.getByRole('img', { name: /^hand-size marker on \d/ }).count()).toBe(4);
    expect(await page.getByRole('img', { name: /^gold \d/ }).count()).toBeGreaterThanOrEqual(4);
    expect(await page.getByRole('region', { name: /Hero cards and equipment/ }).count()).toBe(4);
    expect(await page.getByRole('region', { name: /^Attacks of / }).count()).toBe(4);
    expect(await page.locator('.seat').evaluateAll(crowded)).toEqual([]);
    expect(await page.locator('.stage').evaluate(cutAtTheSides)).toEqual([]);
    expect(await page.locator('.layout-stage').evaluate(isScrolled)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)).toBe(false);
    await byClicking(page);
  }
  while ((await page.locator('.hm-location').count()) === 0) await byClicking(page);
  await waitForMe(page);
  await lookAtTheRoad(page);
  await lookAtBelongings(page);
  await context.close();
});

/** In a seat, figures and equipment end before the attacks begin, and nothing but flags and bubbles leaves it. */
const crowded = (seats: Element[]): string[] =>
  seats.flatMap((seat) => {
    const attacks = seat.querySelector('.hm-row')?.getBoundingClientRect().left ?? 0;
    const { bottom } = seat.getBoundingClientRect();
    return [...seat.querySelectorAll('.seat-shows > * > *:not(.hm-slot, dialog *)')]
      .filter(
        (part) =>
          part.getBoundingClientRect().right > attacks || part.getBoundingClientRect().bottom > bottom,
      )
      .map((part) => `${part.className}: ${part.getAttribute('aria-label')}`);
  });

const cutAtTheSides = (stage: Element): string[] => {
  const { top, bottom } = stage.getBoundingClientRect();
  return [...stage.querySelectorAll('.stage-side > *')]
    .filter((side) => side.getBoundingClientRect().top < top || side.getBoundingClientRect().bottom > bottom)
    .map((side) => side.className);
};

async function lookAtTheRoad(page: Page): Promise<void> {
  const road = page.getByRole('list', { name: 'The road' });
  expect(await road.getByRole('img', { name: /the party is here$/ }).count()).toBe(1);
  expect(await road.getByRole('img', { name: /^the Den/ }).count()).toBe(1);
  expect(await road.textContent()).toMatch(/\d stays? ahead/);
  const decks = page.getByRole('list', { name: 'Decks' });
  expect(await decks.getByRole('listitem').allTextContents()).toEqual(
    ['Places', 'Monsters', 'Bosses', 'Treasure', 'Crit fails', 'Protests'].map((title) =>
      expect.stringContaining(`${title}: `),
    ),
  );
  await decks.getByRole('button', { name: /Bosses and Legendaries not met yet: \d, look/ }).click();
  const bosses = page.getByRole('dialog', { name: 'Bosses and Legendaries not met yet' });
  expect(await bosses.getByRole('button', { name: /Boss|Legendary/ }).count()).toBeGreaterThan(0);
  await bosses.getByRole('button', { name: 'Close' }).click();
}

async function lookAtBelongings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'What Mirabel has: look' }).click();
  const belongings = page.getByRole('dialog', { name: 'What Mirabel has' });
  expect(await belongings.getByRole('button', { name: /\((ready|exhausted)\)$/ }).count()).toBeGreaterThan(3);
  expect(await belongings.getByRole('heading', { name: /^Discards/ }).count()).toBe(1);
}

const isScrolled = (element: Element): boolean => element.scrollHeight > element.clientHeight + 1;

test('on a phone every button is large enough for a finger, and the question is always there', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await sitDownForAShortGame(page, 4);
  for (let moves = 0; moves < 8; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    expect(await tooSmallForAFinger(page)).toEqual([]);
    expect(await isQuestionInSight(page)).toBe(true);
    await byClicking(page);
  }
  await context.close();
});

const isMetByFour = ({ now }: Match): boolean => {
  const { encounter, ambusher, lurking } = (now as Table).state;
  return lurking.length + [encounter, ambusher].filter((card) => card >= 0).length >= 4;
};

test('on a phone four monsters stand side by side above the question, the encountered one the largest', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  const at = (match: Match) => decisionFor(match, 0)?.question === 'join' && isMetByFour(match);
  await playOnFrom(page, recordAt(game as never, { seats: SEATS, at }));
  const boxes = await page.locator('.hm-monster > .card').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right, bottom, width } = card.getBoundingClientRect();
      return { left, right, bottom, width };
    }),
  );
  const question = await page.locator('.prompt').boundingBox();
  expect(boxes.length).toBeGreaterThanOrEqual(4);
  expect(boxes.filter(({ bottom, left, right }) => bottom > question!.y || left < 0 || right > 390)).toEqual(
    [],
  );
  expect(Math.max(...boxes.map(({ width }) => width))).toBe(boxes[0]?.width);
  await context.close();
});
