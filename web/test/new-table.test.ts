// Sitting down: roles, a game's own players, one person on several seats, one to nine seats on desk and phone.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitor } from './browser.ts';
import { byClicking, waitForMe } from './play.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

const play = { name: 'Play', exact: true } as const;

test('seats show their roles, and a game’s own players can be chosen', async () => {
  const { page, context, problems } = await visitor.visit('#/new/deckbuilder-rpg');
  const roles = page.locator('.seats-role');
  await expect.poll(() => roles.allTextContents()).toEqual(['Hero', 'Hero', 'Game master']);
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await expect.poll(() => roles.allTextContents()).toEqual(['Hero', 'Hero', 'Hero', 'Game master']);
  await page.getByLabel('Who plays for Oswin').selectOption({ label: 'Ruthless' });
  await page.getByRole('button', { name: 'I play every Hero' }).click();
  await page.getByRole('button', play).click();
  await waitForMe(page);
  expect(await page.getByRole('region', { name: 'Curtain' }).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('whoever plays a game for the first time is offered its guide first, and afterwards the table', async () => {
  const { page, context } = await visitor.visit('#/new/_example');
  const guided = page.getByRole('button', { name: 'Play with the guide' });
  const looksMain = () => guided.evaluate((button) => button.classList.contains('main'));
  await expect.poll(looksMain).toBe(true);
  await guided.click();
  await waitForMe(page);
  await page.goto(`${visitor.site.address}#/new/_example`);
  await page.locator('.cover-painting').waitFor(); // By then the page has looked for tables.
  expect(await looksMain()).toBe(false);
  await context.close();
});

test('what a table can agree on is told in words, not in codes', async () => {
  const { page, context } = await visitor.visit('#/new/random-encounters');
  const words = (label: string) => page.getByLabel(label).locator('option').allTextContents();
  await expect.poll(() => words('The Party loses')).toEqual(['Two down', 'All down', 'Any down']);
  await page.goto(`${visitor.site.address}#/new/rain-world`);
  await expect.poll(() => words('Hunter Long Legs lurks in')).toContain('Outskirts');
  await context.close();
});

test('one person plays the whole table, without a curtain between the seats', async () => {
  const { page, context, problems } = await visitor.visit('#/new/_example');
  await page.getByRole('button', { name: 'I play every seat' }).click();
  await page.getByRole('button', play).click();
  const curtain = page.getByRole('region', { name: 'Curtain' });
  for (let moves = 0; moves < 6 && (await waitForMe(page)) === 'asked'; moves++) {
    await byClicking(page);
    expect(await curtain.count()).toBe(0);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('a friend beside one’s own two seats gets the curtain', async () => {
  const { page, context } = await visitor.visit('#/new/_example');
  await page.getByLabel('Who plays for Mirabel').selectOption({ label: 'You, at this screen' });
  await page.getByLabel('Who plays for Oswin').selectOption({ label: 'A friend at this screen' });
  await page.getByRole('button', play).click();
  await page.getByRole('region', { name: 'Curtain' }).waitFor();
  await context.close();
});

test('a table for one can be played', async () => {
  const { page, context, problems } = await visitor.visit('#/new/random-encounters');
  await page.getByRole('button', { name: 'Remove Oswin' }).click();
  await page.getByRole('button', { name: 'Remove Mirabel' }).click();
  await page.getByRole('button', play).click();
  await byClicking(page);
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  [1280, 720],
  [390, 844],
])('nine seats stand at %i × %i without scrolling sideways', async (width, height) => {
  const { page, context } = await visitor.visit('#/new/rain-world', { viewport: { width, height } });
  const add = page.getByRole('button', { name: 'Add a seat' });
  while (await add.isEnabled()) await add.click();
  expect(await page.locator('.seats li').count()).toBe(9);
  const beyond = await page.evaluate(() => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    return [...document.querySelectorAll('.seats :is(input, select, button)')].filter(
      (element) => right(element) > window.innerWidth || element.getBoundingClientRect().height < 40,
    ).length;
  });
  expect(beyond).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await context.close();
});
