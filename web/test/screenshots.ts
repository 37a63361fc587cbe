// `npm run screenshots [desk|phone [game]]`: pictures of the pages and of every game, on a desk and on a phone, into docs/screenshots/.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { CATALOGUE } from '../../games/catalogue.ts';
import { Visitor } from './browser.ts';
import { byHint, MOUSE } from './hints.ts';
import { plant, waitForMe } from './play.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screenshots');
const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } };
const GAMES = Object.keys(CATALOGUE);
const LATE_MOVES = 14;

/** The same seed, so that the pictures change only when the table does. */
async function start(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await plant(page, 'a picture');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForMe(page);
}

/** Runs in the page: covers are painted when it has nothing better to do. */
function isPainted(): boolean {
  return [...document.querySelectorAll('.cover-picture')].every(
    (cover) =>
      cover.getBoundingClientRect().top > innerHeight ||
      cover.querySelector<HTMLImageElement>('.cover-painting')?.complete,
  );
}

mkdirSync(FOLDER, { recursive: true });
const visitor = await Visitor.arrive({ paints: true });
const { address } = visitor.site;

const [wanted, only] = process.argv.slice(2);
for (const [size, viewport] of Object.entries(SIZES)) {
  if (wanted !== undefined && wanted !== size) continue;
  const { page, context } = await visitor.visit('', { viewport });
  const shoot = async (name: string) => {
    await page.mouse.move(0, 0);
    await page.waitForFunction(isPainted);
    await page.waitForTimeout(700);
    await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
  };
  for (const game of GAMES) {
    if (only !== undefined && only !== game) continue;
    const name = game.replace('_', '');
    await page.goto(`${address}#/new/${game}`);
    await shoot(`${name}-set-up`);
    await start(page, address, game);
    await shoot(`${name}-early`);
    for (let moves = 0; moves < LATE_MOVES; moves++) if (!(await byHint(page, MOUSE))) break;
    await waitForMe(page);
    await shoot(`${name}-late`);
    await page.goto(page.url().replace('#/table/', '#/replay/table/'));
    await page.getByRole('button', { name: 'Next turn', exact: true }).click();
    await shoot(`${name}-replay`);
    await page.goto(`${address}#/cards/${game}`);
    await shoot(`${name}-cards`);
  }
  await page.goto(address);
  await shoot('home');
  await context.close();
}
await visitor.leave();
