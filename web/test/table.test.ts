// What has to hold at the table: nothing lost on reload, nothing shown before its owner is ready, taking back, explaining.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { byClicking, goesOn, plant, sitDown, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

test('a reload in mid-effect loses nothing', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, 'hero-master');
  for (let moves = 0; moves < 6; moves++) await byClicking(page);
  await waitForMe(page);
  const seen = () =>
    page.evaluate(() => [
      document.querySelector('.table')?.getAttribute('data-choices'),
      document.querySelector('.prompt-ask')?.textContent,
      document.querySelector('.layout-mine')?.textContent,
      document.querySelector('[role=log]')?.textContent,
    ]);
  const before = await seen();
  await page.reload();
  await waitForMe(page);
  expect(await seen()).toEqual(before);
  await context.close();
});

test('the hand is dealt after the first picture of the table, a few cards in each, and nobody is asked before it is whole', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, 'hero-master');
  await waitForMe(page);
  await page.addInitScript(watchTheDealing);
  await page.reload();
  await waitForMe(page);
  const pictures = await page.evaluate(() => (globalThis as unknown as { pictures: Picture[] }).pictures);
  const whole = pictures.at(-1)?.cards ?? 0;
  expect(whole).toBeGreaterThan(3);
  expect(pictures[0]).toEqual({ cards: 0, isAsked: false });
  expect(pictures.filter(({ isAsked, cards }) => isAsked && cards < whole)).toEqual([]);
  const growth = pictures.slice(1).map(({ cards }, at) => cards - (pictures[at]?.cards ?? 0));
  expect(Math.max(...growth)).toBe(3);
  await context.close();
});

type Picture = { readonly cards: number; readonly isAsked: boolean };

/** Runs in the page: what every frame shows once there is a stage. */
function watchTheDealing(): void {
  const pictures: Picture[] = [];
  Object.assign(globalThis, { pictures });
  const look = () => {
    requestAnimationFrame(look);
    if (document.querySelector('.stage') === null) return;
    const cards = document.querySelectorAll('.hand .card').length;
    pictures.push({ cards, isAsked: document.querySelector('.table[data-asked]') !== null });
  };
  requestAnimationFrame(look);
}

test('at one screen no hand is shown before its owner is ready', async () => {
  const { page, context } = await visitor.visit('#/new/_example');
  await page.getByLabel('Who plays for Mirabel').selectOption({ label: 'A friend at this screen' });
  await page.getByRole('button', { name: 'Remove Oswin' }).click();
  await plant(page, 'curtain');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const curtain = page.getByRole('region', { name: 'Curtain' });
  await curtain.waitFor();
  const owners: string[] = [];
  for (let turns = 0; turns < 4; turns++) {
    await curtain.waitFor();
    expect(await page.locator('.card, .hand').count()).toBe(0);
    owners.push((await curtain.getByRole('button').textContent()) ?? '');
    await curtain.getByRole('button').click();
    await waitForMe(page);
    expect(await page.locator('.hand .card').count()).toBeGreaterThan(0);
    const asked = page.locator('.table[data-asked]:not([data-playing])');
    for (;;) {
      await curtain.or(asked).first().waitFor();
      if ((await curtain.count()) > 0) break;
      await byClicking(page);
    }
  }
  expect(new Set(owners).size).toBe(2);
  await context.close();
});

test('a choice whose outcome could be foreseen can be taken back, and else it is said why not', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example', 'basket');
  let wasTakenBack = false;
  let reason = '';
  while ((await waitForMe(page)) === 'asked' && !(wasTakenBack && reason)) {
    const undo = page.getByRole('banner').getByRole('button', { name: /^Take back/ });
    const name = (await undo.getAttribute('aria-label')) ?? '';
    if (name.includes('not possible')) reason = name;
    const before = (await page.locator('.table').getAttribute('data-choices')) ?? '';
    if (name === 'Take back' && !wasTakenBack) {
      await escapeTakesNothingBack(page, before);
      await page.keyboard.press('u');
      await goesOn(page, before);
      const after = (await page.locator('.table').getAttribute('data-choices')) ?? '';
      expect(Number(after)).toBeLessThan(Number(before));
      wasTakenBack = true;
    }
    await byClicking(page);
  }
  expect(wasTakenBack).toBe(true);
  expect(reason).toMatch(/not possible, .*[a-z]/i);
  await context.close();
});

/** It closes and puts back what is open and lifted. Requests are answered in their order: after the hint it would show. */
async function escapeTakesNothingBack(page: Page, before: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('[data-hinted]').first().waitFor();
  expect(await page.locator('.table').getAttribute('data-choices')).toBe(before);
}

test('what a friend answered since is taken back only when they agree', async () => {
  const { page, context } = await visitor.visit('#/new/_example');
  await page.getByLabel('Who plays for Mirabel').selectOption({ label: 'A friend at this screen' });
  await page.getByRole('button', { name: 'Remove Oswin' }).click();
  await plant(page, 'basket');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const ready = page.getByRole('region', { name: 'Curtain' }).getByRole('button');
  const made = async () => Number(await page.locator('.table').getAttribute('data-choices'));
  await ready.click();
  await byClicking(page);
  await ready.click();
  await byClicking(page);
  await ready.click();
  const undo = page.getByRole('banner').getByRole('button', { name: 'Take back', exact: true });
  await undo.click();
  await page.getByRole('button', { name: 'No, play on' }).click();
  expect(await made()).toBe(2);
  await undo.click();
  await page.getByRole('button', { name: 'Mirabel agrees' }).click();
  await page.locator('.table[data-choices="0"]').waitFor();
  await context.close();
});

test('asking what is no option says of a pile what it is, of others why not, with the clause of what is asked', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  const prompt = page.getByRole('region', { name: 'Question' });
  await page.getByRole('button', { name: /^Deck/ }).focus();
  expect(await prompt.textContent()).toMatch(/Deck 5 cards/);
  await page.locator('[data-place="seat 1"]').first().focus({ timeout: 10_000 });
  expect(await prompt.textContent()).toMatch(/not one of the choices now/);
  expect(await prompt.textContent()).not.toMatch(/EX-/);
  await prompt.getByRole('button', { name: /^Rule EX-/ }).click();
  expect(await page.locator('.clause[data-here]').textContent()).toMatch(/^EX-/);
  await context.close();
});

test('while cards of the hand can be chosen, those that cannot step back; else none does', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, 'unlucky-adventurers');
  const seen = new Set<string>();
  while (seen.size < 3 && (await waitForMe(page)) === 'asked') {
    for (const look of await page.locator('.hand').evaluate(shades)) seen.add(look);
    await byClicking(page);
  }
  expect([...seen].sort()).toEqual([
    'option in a hand to choose from: light',
    'still in a hand to choose from: shaded',
    'still in a hand to look at: light',
  ]);
  await context.close();
});

/** Runs in the page. */
function shades(hand: Element): string[] {
  const cards = [...hand.querySelectorAll<HTMLElement>('.card')];
  const isChoosing = cards.some(({ dataset }) => dataset.state === 'option');
  return cards
    .filter(({ dataset }) => dataset.state === 'option' || dataset.state === 'still')
    .map((card) => {
      const isShaded = getComputedStyle(card, '::after').backgroundColor !== 'rgba(0, 0, 0, 0)';
      const where = isChoosing ? 'to choose from' : 'to look at';
      return `${card.dataset.state} in a hand ${where}: ${isShaded ? 'shaded' : 'light'}`;
    });
}

test('a board looks the same after a table of another game', async () => {
  const { page, context } = await visitor.visit();
  const seats = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('.seat, .seat *, .hand')].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.className, x, y, width, height].join(' ');
      }),
    );
  await sitDown(page, '_example');
  await waitForMe(page);
  const before = await seats();
  const table = page.url();
  for (const game of ['hero-master', 'unlucky-adventurers']) await sitDown(page, game);
  await page.goto(table);
  await waitForMe(page);
  expect(await seats()).toEqual(before);
  await context.close();
});

test('the keys are shown with ?, and a hint lights an option', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, '_example');
  await waitForMe(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keys' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await page.locator('[data-hinted]').first().waitFor();
  await context.close();
});

test('the story keeps its newest line in sight in a smaller window too, and lets somebody read back', async () => {
  const { page, context } = await visitor.visit();
  await sitDown(page, 'unlucky-adventurers');
  for (let moves = 0; moves < 8; moves++) await byClicking(page);
  await page.keyboard.press('s');
  const story = page.locator('.drawer-inside');
  const below = () =>
    story.evaluate(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight);
  await page.setViewportSize({ width: 1280, height: 600 });
  await byClicking(page);
  await waitForMe(page);
  await expect.poll(below).toBeLessThan(2);
  await story.evaluate((element) => element.scrollTo(0, 0));
  await byClicking(page);
  await waitForMe(page);
  expect(await story.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await context.close();
});
