// Long matches stay cheap: old checkpoints are thinned out, and every position is still there.

import { expect, test } from 'vitest';
import { checkWords } from '../engine/check-words.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, checkpointOf, rewind, startMatch } from '../engine/match.ts';
import { recordOf, replay } from '../engine/record.ts';
import { camp } from './toys/camp.ts';

/** A camp in which everybody goes in circles for as long as the window lets them. */
function longCamp() {
  const match = startMatch(camp, { players: 3, seed: seedFromText('long') });
  const states = [JSON.stringify(match.now.state)];
  while (match.result === undefined) {
    answer(match, match.asks[0]!.seat, 0);
    checkWords(match); // As a table does that is saved after every answer.
    states.push(JSON.stringify(match.now.state));
  }
  return { match, states };
}

test('the last 32 units keep their checkpoints, of those before one in eight does', () => {
  const { match } = longCamp();
  expect(match.units.length).toBeGreaterThan(200);
  const kept = match.units.flatMap(({ start }, unit) => (start === undefined ? [] : [unit]));
  const last = match.units.length - 32;
  expect(kept).toEqual(match.units.flatMap((_, unit) => (unit >= last || unit % 8 === 0 ? [unit] : [])));
});

test('every position is found again, whether its checkpoint was kept or not', () => {
  const { match, states } = longCamp();
  for (let choice = 0; choice <= match.choices.length; choice++) {
    const earlier = rewind(match, choice);
    expect(JSON.stringify(earlier.now.state)).toBe(states[choice]);
    expect(checkWords(earlier)).toEqual(
      checkWords(match).slice(0, earlier.units.length - (earlier.result ? 0 : 1)),
    );
  }
  expect(checkpointOf(match, 3)).toEqual(checkpointOf(rewind(match, match.units[3]!.from), 3));
});

test('the record of a long match replays', () => {
  const { match } = longCamp();
  expect(replay(camp, recordOf(match)).problem).toBeUndefined();
});
