// Measures whether the page keeps its frames while bots of the default level play: node web/test/measure-frames.ts [game…]

import type { Page } from 'playwright-core';
import { Visitor } from './browser.ts';
import { byClicking, plant, waitForMe } from './play.ts';

const GAMES = ['unlucky-adventurers', 'hero-master'];
const MOVES = 12;
/** Bots at an ordinary pace take their time, so that every move is seen. */
const PATIENCE_MS = 120_000;

type Measured = typeof globalThis & { frames: number[]; longTasks: number[]; thoughts: number[] };

/** Runs in the page: when each frame came, how long tasks took, how long each bot thought. */
function measure(): void {
  const into = Object.assign(globalThis, { frames: [], longTasks: [], thoughts: [] }) as unknown as Measured;
  const frame = (now: number) => {
    into.frames.push(now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) into.longTasks.push(Math.round(duration));
  }).observe({ type: 'longtask', buffered: false });
  let since: number | undefined;
  new MutationObserver(() => {
    const isThinking = document.querySelector('.prompt-ask')?.textContent?.endsWith('is thinking…');
    if (isThinking && since === undefined) since = performance.now();
    if (!isThinking && since !== undefined) {
      into.thoughts.push(Math.round(performance.now() - since));
      since = undefined;
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

function summary({ frames, longTasks, thoughts }: Pick<Measured, 'frames' | 'longTasks' | 'thoughts'>) {
  const gaps = frames
    .slice(1)
    .map((at, i) => at - (frames[i] as number))
    .sort((one, other) => one - other);
  const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
  return {
    seconds: Math.round(seconds),
    framesPerSecond: Math.round(gaps.length / seconds),
    gap99: Math.round(gaps[Math.floor(gaps.length * 0.99)] ?? 0),
    longestGap: Math.round(gaps.at(-1) ?? 0),
    longTasks: longTasks.sort((one, other) => other - one).slice(0, 12),
    slowestBots: thoughts.sort((one, other) => other - one).slice(0, 5),
    botMoves: thoughts.length,
  };
}

async function play(page: Page, address: string, game: string): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await plant(page, 'a measure');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForMe(page, PATIENCE_MS);
  await page.evaluate(measure);
  for (let moves = 0; moves < MOVES; moves++) {
    if ((await waitForMe(page, PATIENCE_MS)) === 'over') break;
    await byClicking(page);
  }
  await waitForMe(page, PATIENCE_MS);
  const measured = await page.evaluate(() => {
    const { frames, longTasks, thoughts } = globalThis as Measured;
    return { frames, longTasks, thoughts };
  });
  console.log(game, summary(measured));
}

const wanted = process.argv.slice(2);
const visitor = await Visitor.arrive();
for (const game of wanted.length > 0 ? wanted : GAMES) {
  const { page, context } = await visitor.visit();
  await page.addInitScript({ content: "localStorage.setItem('misadventure settings', '{}')" });
  await page.reload();
  await play(page, visitor.site.address, game);
  await context.close();
}
await visitor.leave();
