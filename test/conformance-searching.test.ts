// The promises about where play can lead, with searching bots: they steer into corners that chance does not find.

import { describe, test } from 'vitest';
import { makeBot } from '../bots/bot.ts';
import { PROMISES } from '../engine/conformance/index.ts';
import { seedFromText } from '../engine/hash.ts';
import type { Match } from '../engine/match.ts';
import type { Seat } from '../engine/table.ts';
import { worldsFor } from '../engine/worlds.ts';
import { GAME_IDS, subjectOf, TIME_FOR_A_PROMISE } from './subjects.ts';

const WHERE_PLAY_LEADS = PROMISES.filter(({ name }) =>
  ['ends', 'repeats', 'conserves', 'imagines'].includes(name),
);

/** A bot with a small budget. It remembers what it decided, since each promise plays the same matches. */
function searching(): (match: Match, seat: Seat) => number {
  const decided = new Map<string, number>();
  return (match, seat) => {
    const history = `${JSON.stringify(match.wishes)} ${seat} ${match.seed} ${match.choices.join()}`;
    const option = decided.get(history) ?? decide(match, seat, history);
    decided.set(history, option);
    return option;
  };
}

function decide(match: Match, seat: Seat, history: string): number {
  return makeBot('search:8', seedFromText(history.slice(-200))).decide(worldsFor(match, seat));
}

describe.each(GAME_IDS)('%s', async (id) => {
  const whole = { ...(await subjectOf(id)), player: searching() };
  const subject = whole.breadth === 'whole' ? whole : { ...whole, part: { from: 0, oneIn: 6 } };
  test.each(WHERE_PLAY_LEADS)('$name: $says', ({ check }) => check(subject), TIME_FOR_A_PROMISE);
});
