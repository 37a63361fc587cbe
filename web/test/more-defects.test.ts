// Defects that people found at the table, each with its test (issue 9): victories that blinked, colours, layout shift, scrolling, replays.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedFromText } from '../../engine/hash.ts';
import { answer, decisionFor, type Match, startMatch } from '../../engine/match.ts';
import { recordOf } from '../../engine/record.ts';
import { writeCompact } from '../../engine/record-text.ts';
import { GUIDE } from '../../games/hero-master/board/guide.ts';
import { game as dungeon } from '../../games/hero-master/game.ts';
import { scenes } from '../../games/unlucky-adventurers/board/scenes.ts';
import type { Event } from '../../games/unlucky-adventurers/events.ts';
import { game as unlucky } from '../../games/unlucky-adventurers/game.ts';
import { PERSON } from '../../tables/seats.ts';
import { ReplayHost } from '../session/replay-host.ts';
import type { Store } from '../session/store.ts';
import { toldAfter } from '../session/told.ts';
import { Script } from '../table/scene.ts';
import { Visitor } from './browser.ts';
import { isQuestionInSight, optionsOutOfSight, PHONE } from './phone.ts';
import { playOnFrom, recordAt } from './planted.ts';
import { byClicking, plant, sitDown, waitForMe } from './play.ts';

/** Steps of an animation that a verdict has to stay to be noticed. */
const NOTICED = 4;
/** A card narrower than that, in pixels, is a token of itself. */
const A_CARD_TO_READ = 120;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

/** A record brings all it needs. */
const NO_STORE = {} as Store;

const { faces } = startMatch(unlucky, { seed: seedFromText('defects'), players: 3 }).box;

test('issue 9, defect 2: a Beast that is beaten is seen to be, and no scene of the turn before comes between', () => {
  const beast = faces.findIndex(({ type }) => type === 'beast');
  const script = new Script();
  const hear = (events: readonly Event[]) =>
    script.hear(
      events.map((event) => ({ event, choice: 1, sentence: [event.kind], isHeading: false })),
      scenes,
      { faces, viewer: 0, players: 3 },
    );
  hear([
    { kind: 'played', seat: 1, card: 0 },
    { kind: 'turn', seat: 0, turn: 4, next: 1 },
    { kind: 'turnedUp', seat: 0, beast, points: 4 },
  ]);
  const beats = hear([
    { kind: 'putDown', seat: 0, beast, cards: [1, 2], total: 5 },
    { kind: 'beat', seat: 0, beast, reward: 1 },
  ]);
  expect(beats.map(({ step, scene }) => `${step} of ${scene.id}`)).toEqual([
    `cause of card ${beast}`,
    `verdict of card ${beast}`,
  ]);
  expect(beats.at(-1)).toMatchObject({ scene: { stamp: { word: 'Beaten!' } } });
  expect(beats.at(-1)?.stay).toBeGreaterThan(NOTICED);
});

test('issue 9, defect 3: the treasures lie there in full when it is asked which one is taken', async () => {
  const { page, context } = await visitor.visit();
  const seats = Array.from({ length: 4 }, (_, seat) => ({
    name: `${seat}`,
    player: seat === 0 ? PERSON : 'easy',
  }));
  const at = (match: Match) => decisionFor(match, 0)?.question === 'take-which-treasure';
  await playOnFrom(page, recordAt(dungeon as never, { seats, at }));
  const treasures = page.locator('.layout-stage .card[data-state="option"]');
  expect(await treasures.count()).toBeGreaterThan(1);
  for (const card of await treasures.all())
    expect((await card.boundingBox())?.width).toBeGreaterThan(A_CARD_TO_READ);
  expect(await page.evaluate(optionsOutOfSight)).toEqual([]);
  await context.close();
});

test('issue 9, defect 6: attack and bungle are told apart without colour', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, 'hero-master');
  while ((await page.locator('.hand .card').count()) === 0) await byClicking(page);
  const kinds = await page.locator('.hand .card-drawing').evaluateAll((cards) =>
    cards.map((card) => ({
      kind: card.querySelector('.card-kind')?.textContent?.match(/attack|bungle/)?.[0] ?? '',
      isStriped: getComputedStyle(card).backgroundImage.startsWith('repeating'),
    })),
  );
  for (const { kind, isStriped } of kinds)
    expect({ kind, isStriped }).toEqual({ kind, isStriped: kind === 'bungle' });
  expect(JSON.stringify(GUIDE)).not.toMatch(/\b(?:red|green)\b/i);
  await context.close();
});

test('issue 9, defect 6: with forced colours buttons have edges, the chosen tab differs, and cards are not see-through', async () => {
  const { page, context } = await visitor.visit('', { forcedColors: 'active' });
  await sitDown(page, 'unlucky-adventurers');
  await waitForMe(page);
  await page.keyboard.press('s');
  const looks = await page.evaluate(() => {
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return {
      edges: ['.action', '.head-button', '.drawer-tab'].map((button) => style(button).borderTopStyle),
      chosen: style('.drawer-tab[aria-selected="true"]').borderTopWidth,
      other: style('.drawer-tab[aria-selected="false"]').borderTopWidth,
      card: style('.hand .card-drawing').backgroundImage,
    };
  });
  expect(looks.edges).toEqual(['solid', 'solid', 'solid']);
  expect(looks.chosen).not.toBe(looks.other);
  expect(looks.card).toMatch(/gradient/);
  await context.close();
});

test('issue 9, defect 7: Home on a phone does not jump when the saved tables arrive', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  for (const seed of ['one', 'two']) await sitDown(page, '_example', seed);
  await page.goto('about:blank');
  await page.addInitScript(() => {
    const into = Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) into.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(visitor.site.address);
  await page
    .getByRole('link', { name: /Goblin Picnic.*choices made/ })
    .first()
    .waitFor();
  expect(await page.evaluate(() => (globalThis as unknown as { shift: number }).shift)).toBeLessThan(0.1);
  await context.close();
});

const firstOption = (page: Page) =>
  page
    .locator('.hand .card[data-state="option"]')
    .first()
    .evaluate((card) => card.getBoundingClientRect().left);

test('issue 9, defect 7: on a phone a new question begins where its first card can be seen', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await sitDown(page, 'unlucky-adventurers');
  let seen = 0;
  for (let moves = 0; moves < 12 && seen < 3; moves++) {
    if ((await waitForMe(page)) === 'over') break;
    if ((await page.locator('.hand .card[data-state="option"]').count()) > 0) {
      expect(await firstOption(page)).toBeLessThan(390);
      expect(await firstOption(page)).toBeGreaterThan(-20);
      seen++;
    }
    await page.locator('.layout-hand').evaluate((strip) => strip.scrollTo(strip.scrollWidth, 0));
    await byClicking(page);
  }
  expect(seen).toBeGreaterThan(1);
  await context.close();
});

test('on a phone whatever is said under a card on the stage is no wider than the card', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  await sitDown(page, '_example');
  await waitForMe(page);
  const { note, room } = await page.locator('.stage-middle').evaluate((middle) => {
    const card = '<span class="card-still" style="inline-size: 6rem; block-size: 8rem"></span>';
    const words = 'bungled: Down Here! + Crossbow of Second Thoughts + Haunted Rapier';
    middle.innerHTML = `<section class="scene"><div class="scene-card">${card}<p class="scene-note">${words}</p></div></section>`;
    const widthOf = (part: string) => middle.querySelector(part)!.getBoundingClientRect().width;
    return { note: widthOf('.scene-note'), room: widthOf('.card-still') };
  });
  expect(note).toBeLessThanOrEqual(room + 1);
  await context.close();
});

test('on a phone a long question is seen to its end, with what is picked and the way to its rule', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  const seats = ['Robin', 'Mirabel'].map((name, seat) => ({ name, player: seat === 0 ? PERSON : 'easy' }));
  const at = (match: Match) => {
    const { ask = '', picking } = decisionFor(match, 0) ?? {};
    return picking !== undefined && ask.length > 60;
  };
  await playOnFrom(page, recordAt(unlucky as never, { seats, at }));
  expect(await isQuestionInSight(page)).toBe(true);
  await context.close();
});

/** A finger that pushes the row along, and is taken for scrolling on the way. */
async function swipe(page: Page, { from, to, y }: { from: number; to: number; y: number }) {
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd');
}

test('on a phone a hand stays where it is between two picks, and a swipe leaves the question to be read', async () => {
  const { page, context } = await visitor.visit('', PHONE);
  const seats = ['Robin', 'Mirabel'].map((name, seat) => ({ name, player: seat === 0 ? PERSON : 'easy' }));
  const at = (match: Match) => {
    const { picking, options = [] } = decisionFor(match, 0) ?? {};
    const isFree = options.every(({ data }) => !(data as { ends?: boolean } | undefined)?.ends);
    return picking !== undefined && picking.max > 2 && options.length > 5 && isFree;
  };
  await playOnFrom(page, recordAt(unlucky as never, { seats, at }));
  await waitForMe(page);
  const strip = page.locator('.layout-hand');
  await strip.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
  const before = await strip.evaluate((row) => row.scrollLeft);
  expect(before).toBeGreaterThan(100);
  await page.locator('.hand .card[data-state="option"]').last().tap();
  await page.locator('.hand .card[data-state="picked"]').waitFor();
  expect(Math.abs((await strip.evaluate((row) => row.scrollLeft)) - before)).toBeLessThan(2);
  const { y = 0, height = 0 } = (await strip.boundingBox()) ?? {};
  await swipe(page, { from: 80, to: 330, y: y + height / 2 });
  await expect.poll(() => strip.evaluate((row) => row.scrollLeft)).toBeLessThan(before - 100);
  await page.locator('.prompt-explained').waitFor({ state: 'detached' });
  await context.close();
});

test('issue 9, defect 7: paper gets the rules, and not the way about the page', async () => {
  const { page, context } = await visitor.visit('#/rules/unlucky-adventurers');
  await page.locator('.clause').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('.page-head, .page-foot, nav, input[type="search"]')]
      .filter((part) => part.getBoundingClientRect().height > 0)
      .map((part) => part.className || part.tagName),
  );
  expect(shown).toEqual([]);
  expect(await page.locator('.clause').first().isVisible()).toBe(true);
  await context.close();
});

test('issue 9, defect 8: a step of a replay sends what is new, and not the whole tale', async () => {
  const match = startMatch(unlucky, { seed: seedFromText('steps'), players: 3 });
  for (let made = 0; made < 60 && match.result === undefined; made++) {
    const { seat, options } = match.asks[0]!;
    answer(match, seat, made % options.length);
  }
  const seats = Array.from({ length: 3 }, (_, seat) => ({ name: `Bot ${seat}`, player: 'easy' }));
  const host = new ReplayHost(NO_STORE);
  const { length } = await host.openRecord(writeCompact(recordOf(match, seats)));
  let told = toldAfter([], host.at(length - 20, 'spectator'));
  for (let at = length - 19; at <= length; at++) {
    const snapshot = host.at(at, 'spectator');
    expect(snapshot.told.every(({ choice }) => choice >= at - 1)).toBe(true);
    told = toldAfter(told, snapshot);
  }
  const whole = new ReplayHost(NO_STORE);
  await whole.openRecord(writeCompact(recordOf(match, seats)));
  expect(told).toEqual(toldAfter([], whole.at(length, 'spectator')));
});

test('issue 9, defect 7: what is said of “Love Potion, Badly Labelled” begins with its whole name', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, 'unlucky-adventurers', 'comma 4');
  await waitForMe(page);
  await page
    .locator('.hand')
    .getByRole('button', { name: /Love Potion/ })
    .first()
    .focus();
  const said = page.locator('.prompt-explained b');
  await said.waitFor();
  expect(await said.textContent()).toBe('Love Potion, Badly Labelled');
  await context.close();
});

test('a tip of the guide takes its room from the stage, and nothing of the stage lies over it or over the question', async () => {
  const { page, context } = await visitor.visit();
  for (const game of ['unlucky-adventurers', 'hero-master']) {
    await page.goto(`${visitor.site.address}#/new/${game}`);
    for (const bot of ['Mirabel', 'Oswin'])
      await page.getByLabel(`Who plays for ${bot}`).selectOption({ label: 'Easy bot' });
    await plant(page, 'a tip');
    await page.getByRole('button', { name: 'Play with the guide' }).click();
    await page.getByRole('status', { name: 'Guide' }).waitFor();
    for (let moves = 0; moves < 3 && (await waitForMe(page)) === 'asked'; moves++) {
      expect(await page.evaluate(beyondTheStage)).toEqual([]);
      await byClicking(page);
    }
  }
  await context.close();
});

test('whoever comes back to a guided table is not told again what was read', async () => {
  const { page, context } = await visitor.visit('#/new/unlucky-adventurers');
  await plant(page, 'a tip');
  await page.getByRole('button', { name: 'Play with the guide' }).click();
  const tip = page.getByRole('status', { name: 'Guide' });
  const first = await tip.textContent();
  await tip.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(() => tip.allTextContents()).not.toContain(first);
  await page.reload();
  await waitForMe(page);
  expect(await tip.allTextContents()).not.toContain(first);
  await context.close();
});

/** Runs in the page. */
function beyondTheStage(): string[] {
  const TOLERANCE = 4;
  const stage = document.querySelector('.layout-stage')?.getBoundingClientRect();
  return [...document.querySelectorAll('.layout-stage :is(.card, .card-still, .pile, button, h2, li)')]
    .filter((part) => {
      const { width, top, bottom } = part.getBoundingClientRect();
      if (stage === undefined || width === 0) return false;
      return top < stage.top - TOLERANCE || bottom > stage.bottom + TOLERANCE;
    })
    .map((part) => `${part.className}: ${part.textContent?.slice(0, 40)}`);
}
