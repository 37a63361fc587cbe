// Who prefers less motion sees things change in place: no animation, not even for a moment.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { game as picnic } from '../../games/_example/game.ts';
import { Visitor } from './browser.ts';
import { PLAYS } from './drama-dues.ts';
import { sitDownUnwound, windOn } from './wound.ts';

let visitor: Visitor;
beforeAll(async () => {
  visitor = await Visitor.arrive();
});
afterAll(() => visitor.leave());

type Watched = typeof globalThis & { seen: Set<string> };

/** Looks at every frame for anything that is being animated, by style sheet or by script, or moved by a script's styles. */
function watch(): void {
  const frame = 17;
  const { seen } = Object.assign(globalThis, { seen: new Set<string>() }) as Watched;
  const look = () => {
    for (const animation of document.getAnimations()) {
      const timing = animation.effect?.getComputedTiming();
      const element = (animation.effect as KeyframeEffect | null)?.target;
      if (Number(timing?.activeDuration) > frame)
        seen.add(`${element?.className}: ${timing?.activeDuration}`);
    }
    for (const element of document.querySelectorAll<HTMLElement>('[style*="transform: translate"]'))
      seen.add(`${element.className}: ${element.style.transform}`);
    requestAnimationFrame(look);
  };
  look();
}

const TABLES = [{ game: picnic, players: 3 }, ...Object.values(PLAYS).map(({ setup }) => setup)];
const CHOICES = 12;

test.each(TABLES.map((table) => [table.game.id, table] as const))(
  'nothing moves at a table of %s',
  async (_, table) => {
    const { page, context } = await sitDownUnwound(
      visitor,
      { ...table, seed: 'motion' },
      { settings: { reducedMotion: 'reduce' }, prepare: (each) => each.evaluate(watch) },
    );
    await windOn(page, ({ state, choices }) => state === 'asked' && choices >= CHOICES);
    expect(await page.evaluate(() => [...(globalThis as Watched).seen])).toEqual([]);
    await context.close();
  },
);
