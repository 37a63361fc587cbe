// What has to hold on every table, above all on a phone, whichever game lies on it.

import type { Page } from 'playwright-core';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

const SMALLEST_TARGET = 44;

/** Buttons of the table that a finger would miss. Links within sentences may be small. */
export const tooSmallForAFinger = (page: Page): Promise<string[]> =>
  page.locator('.table button:visible').evaluateAll(
    (buttons, smallest) =>
      buttons
        .filter((button) => button.closest('.log, .rulebook') === null)
        .filter((button) => {
          const { width, height } = button.getBoundingClientRect();
          return Math.round(width) < smallest || Math.round(height) < smallest;
        })
        .map((button) => `${button.className}: ${button.textContent}`),
    SMALLEST_TARGET,
  );

/** All of it: what is asked, how many are picked, why, and the way to the rule. */
export const isQuestionInSight = (page: Page): Promise<boolean> =>
  page.getByRole('region', { name: 'Question' }).evaluate((question) => {
    const { top, bottom } = question.getBoundingClientRect();
    const { innerWidth, innerHeight } = window;
    const isCut = [...question.children].some((part) => part.getBoundingClientRect().right > innerWidth + 1);
    return top >= 0 && bottom <= innerHeight && !isCut;
  });

/** Runs in the page: what could be chosen and is not to be seen. */
export function optionsOutOfSight(): string[] {
  return [...document.querySelectorAll('.table [data-state="option"]')]
    .filter((option) => {
      const { top, bottom, left, right } = option.getBoundingClientRect();
      return right - left < 20 || top < 0 || left < 0 || bottom > innerHeight + 30 || right > innerWidth;
    })
    .map((option) => option.textContent ?? '');
}
