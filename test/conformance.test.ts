// Every game in the catalogue keeps every promise: played at random, and the telling ones by a searching bot too.

import { readFileSync } from 'node:fs';
import { describe, test } from 'vitest';
import { makeBot } from '../bots/bot.ts';
import { PROMISES } from '../engine/conformance/index.ts';
import { seedFromText } from '../engine/hash.ts';
import type { Match } from '../engine/match.ts';
import { readRulebook } from '../engine/rulebook.ts';
import type { Seat } from '../engine/table.ts';
import { worldsFor } from '../engine/worlds.ts';
import { CATALOGUE } from '../games/catalogue.ts';

/** A searching bot with a small budget steers into corners that chance does not find. It remembers what it decided. */
function searching(): (match: Match, seat: Seat) => number {
  const decided = new Map<string, number>();
  return (match, seat) => {
    const history = `${JSON.stringify(match.wishes)} ${seat} ${match.seed} ${match.choices.join()}`;
    const option =
      decided.get(history) ??
      makeBot('search:8', seedFromText(history.slice(-200))).decide(worldsFor(match, seat));
    decided.set(history, option);
    return option;
  };
}

/** Promises about where play can lead; the others are about what is there. */
const WORTH_SEARCHING = ['ends', 'repeats', 'conserves', 'imagines'];

describe.each(Object.keys(CATALOGUE))('%s', async (id) => {
  const { game } = await CATALOGUE[id]!();
  const player = searching();
  const rulebook = readRulebook(readFileSync(new URL(`../games/${id}/rulebook.md`, import.meta.url), 'utf8'));

  test.each(PROMISES)('$name: $says', ({ check }) => check({ game, rulebook }), 120_000);

  test.each(PROMISES.filter(({ name }) => WORTH_SEARCHING.includes(name)))(
    '$name, played by a searching bot',
    ({ check }) => check({ game, rulebook, player }),
    120_000,
  );
});
