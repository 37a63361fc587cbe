// Defects that people found at the table, each with its test (issue 9).

import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshSeed } from '../../engine/hash.ts';
import { startMatch } from '../../engine/match.ts';
import { scenes } from '../../games/unlucky-adventurers/board/scenes.ts';
import type { Event } from '../../games/unlucky-adventurers/events.ts';
import { game } from '../../games/unlucky-adventurers/game.ts';
import { Script } from '../table/scene.ts';
import { Visitor } from './browser.ts';
import { sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const { faces } = startMatch(game, { seed: freshSeed(), players: 3 }).box;
const cardOf = (name: string) => faces.findIndex((face) => face.name === name);

/** The last picture of each card's scene, after these events. */
function played(events: readonly Event[]) {
  const script = new Script();
  const told = events.map((event, choice) => ({
    event,
    choice,
    sentence: [event.kind],
    isHeading: event.kind === 'turn',
  }));
  const beats = script.hear(told, scenes, { faces, viewer: 0, players: 3 });
  return (card: number) =>
    beats.findLast(({ scene }) => scene.id === `card ${card}`)?.scene.felt?.map(({ word }) => word);
}

test('issue 9, defect 2: a Blunder drawn in the middle of a potion is not credited with the potion’s cards', () => {
  const potion = cardOf('Potion of Modest Healing');
  const rows = faces[potion]!.rows;
  const row = rows.findIndex(({ steps }) => steps.some(({ op, n }) => op === 'draw' && n >= 2));
  const blunder = faces.findIndex(
    ({ type, rows: lines }) =>
      type === 'blunder' && lines[0]?.steps.some(({ op, who }) => op === 'disc' && who === 'me'),
  );
  const owed = rows[row]!.steps.find(({ op }) => op === 'draw')!.n;
  const scene = played([
    { kind: 'turn', seat: 1, turn: 3, next: 0 },
    { kind: 'played', seat: 1, card: potion },
    { kind: 'rolled', seat: 1, card: potion, die: 6 },
    { kind: 'outcome', seat: 1, card: potion, row },
    { kind: 'drew', seat: 1, cause: potion },
    { kind: 'blunder', seat: 1, card: blunder },
    { kind: 'outcome', seat: 1, card: blunder, row: 0 },
    { kind: 'discarded', seat: 1, card: 0, atRandom: false, cause: blunder },
    ...Array.from({ length: owed - 1 }, (): Event => ({ kind: 'drew', seat: 1, cause: potion })),
  ]);
  expect(scene(potion)).toEqual([`+${owed} cards`]);
  expect(scene(blunder)).toEqual(['−1 card']);
});

test('issue 9, defect 2: a Beast that pays one card shows one', () => {
  const beast = faces.findIndex(({ type, reward }) => type === 'beast' && reward === 1);
  const scene = played([
    { kind: 'turnedUp', seat: 0, beast, points: 2 },
    { kind: 'putDown', seat: 0, beast, cards: [0, 1], total: 4 },
    { kind: 'beat', seat: 0, beast, reward: 1 },
    { kind: 'drew', seat: 0, cause: beast },
    { kind: 'turn', seat: 1, turn: 4, next: 0 },
    { kind: 'drew', seat: 1 },
    { kind: 'drew', seat: 0 },
  ]);
  expect(scene(beast)).toEqual(['+1 card']);
});

test('of two dice the one that is kept counts, and the other is spent', () => {
  const potion = cardOf('Potion of Modest Healing');
  const dice = (kept: number) => {
    const script = new Script();
    const events: Event[] = [
      { kind: 'played', seat: 1, card: potion },
      { kind: 'rolled', seat: 1, card: potion, die: 2 },
      { kind: 'rolled', seat: 1, card: potion, die: 5 },
      { kind: 'kept', seat: 1, card: potion, die: kept },
      { kind: 'outcome', seat: 1, card: potion, row: 1 },
    ];
    const told = events.map((event, choice) => ({ event, choice, sentence: [event.kind], isHeading: false }));
    return script
      .hear(told, scenes, { faces, viewer: 0, players: 3 })
      .at(-1)
      ?.scene.dice?.filter(({ isSpent }) => !isSpent)
      .map(({ value }) => value);
  };
  expect(dice(2)).toEqual([2]);
  expect(dice(5)).toEqual([5]);
});

test('issue 9, defect 4: nobody is called “You” but the one who looks', async () => {
  const { page, context } = await visitor.visit('#/new/_example');
  const name = page.getByLabel('Name of player 1');
  await name.waitFor();
  expect(await name.inputValue()).not.toMatch(/^you$/i);
  await page.getByLabel('Who plays for Mirabel').selectOption({ label: 'A friend at this screen' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const curtain = page.getByRole('region', { name: 'Curtain' });
  await curtain.waitFor();
  expect(await curtain.textContent()).not.toMatch(/\bYou\b.*\bYou\b/);
  await context.close();
});

test('issue 9, defect 5: one malformed row does not take Home with it', async () => {
  const { page, context, problems } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('misadventure');
        open.onsuccess = () => {
          const change = open.result.transaction('tables', 'readwrite');
          change.objectStore('tables').put({ id: 'broken' });
          change.oncomplete = () => resolve();
        };
      }),
  );
  await page.goto(visitor.site.address);
  await page.getByRole('link', { name: /Goblin Picnic.*choices made/ }).waitFor();
  expect(await page.locator('.saved-table').count()).toBe(1);
  expect(problems).toEqual([]);
  await context.close();
});

test('issue 9, defect 7: a search in the rules shows its first match, marked', async () => {
  const { page, context } = await visitor.visit('#/rules/unlucky-adventurers');
  const field = page.getByLabel('Search the rules');
  await field.waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await field.fill('shield');
  await page.locator('mark').first().waitFor();
  expect(
    await page
      .locator('mark')
      .first()
      .evaluate((mark) => mark.getBoundingClientRect().top),
  ).toBeLessThan(720);
  expect(
    await page
      .locator('mark')
      .first()
      .evaluate((mark) => mark.getBoundingClientRect().top),
  ).toBeGreaterThan(0);
  await context.close();
});
