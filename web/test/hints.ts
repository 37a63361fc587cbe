// Plays as a hint advises, by mouse, by finger or by keys: whoever follows it plays to win, so a long match comes to its end.

import type { Locator, Page } from 'playwright-core';
import { choicesMade, goesOn, gripOf, waitForMe } from './play.ts';

/** How a person acts on what glows. */
export type Hand = {
  take(thing: Locator): Promise<void>;
  confirm(page: Page, button: Locator): Promise<void>;
};

export const MOUSE: Hand = {
  take: async (thing) => thing.click({ position: await gripOf(thing), force: true }),
  confirm: (_page, button) => button.click(),
};

export const FINGER: Hand = {
  take: async (thing) => thing.tap({ position: await gripOf(thing), force: true }),
  confirm: (_page, button) => button.tap(),
};

/** A number lifts what carries it; whatever has none is reached by its focus. */
export const KEYS: Hand = {
  async take(thing) {
    const keys = await thing.getAttribute('aria-keyshortcuts');
    if (keys === null) await thing.focus();
    await thing.page().keyboard.press(keys ?? 'Enter');
  },
  async confirm(page, button) {
    if (await button.evaluate((element) => element.classList.contains('primary')))
      return page.keyboard.press('Enter');
    await button.focus();
    await page.keyboard.press('Enter');
  },
};

const hinted = (page: Page): Locator =>
  page.locator('.layout-hand, .layout-stage, .layout-seats, .actions').locator('[data-hinted]');

/** One move as the hint advises; false when the match is over. */
export async function byHint(page: Page, hand: Hand): Promise<boolean> {
  if ((await waitForMe(page)) === 'over') return false;
  const before = await choicesMade(page);
  await page.keyboard.press('h');
  await hinted(page).first().waitFor({ state: 'attached' });
  const placed = hinted(page).and(page.locator('[data-place]'));
  if ((await placed.count()) === 0)
    await hand.confirm(page, page.locator('.actions[data-ready] [data-hinted]').first());
  else {
    await hand.take(placed.last());
    await confirmLifted(page, hand, before);
  }
  await goesOn(page, before);
  return true;
}

/** Of several uses of what is lifted, the one that is advised. */
async function confirmLifted(page: Page, hand: Hand, before: string): Promise<void> {
  await page.waitForFunction(
    (old) =>
      document.querySelector('.table')?.getAttribute('data-choices') !== old ||
      document.querySelector('.table[data-playing], [data-state="lifted"]') !== null,
    before,
  );
  if ((await choicesMade(page)) !== before || (await page.locator('[data-state="lifted"]').count()) === 0)
    return;
  const ready = page.locator('.actions[data-ready]');
  await ready.waitFor();
  const uses = ready.locator('[data-hinted]');
  await hand.confirm(page, (await uses.count()) > 0 ? uses.first() : ready.locator('.primary:enabled'));
}
