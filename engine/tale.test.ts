// What happened so far, and as much of it as somebody may know, from any moment on.

import { expect, test } from 'vitest';
import { game } from '../games/_example/game.ts';
import { twoSteps } from '../test/toys/two-steps.ts';
import { seenBy, tell } from './event.ts';
import { seedFromText } from './hash.ts';
import { answer, startMatch } from './match.ts';
import { eventsFor, happenings, wholeTale } from './tale.ts';

test('from the n-th happening on, a viewer is told what may be known of the rest, over the bounds of units', () => {
  const match = startMatch(game, { players: 2, seed: seedFromText('a tale') });
  for (let choice = 0; choice < 5; choice++) answer(match, match.asks[0]!.seat, 0);
  const tale = wholeTale(match);
  expect(match.units.length).toBeGreaterThan(2);
  expect(happenings(match)).toBe(tale.length);
  for (const viewer of [0, 1, 'spectator'] as const) {
    for (let from = 0; from <= tale.length; from++) {
      const rest = tale.slice(from).map((each) => ({ event: seenBy(each, viewer), choice: each.choice }));
      expect(eventsFor(match, viewer, from)).toEqual(rest.filter(({ event }) => event !== undefined));
    }
  }
});

test('what is only for another is not told at all', () => {
  const whispering: typeof twoSteps = {
    ...twoSteps,
    turn(t) {
      tell(t, { kind: 'whisper' }, { onlyTo: 1 });
      twoSteps.turn(t);
    },
  };
  const match = startMatch(whispering, { players: 2, seed: seedFromText('a whisper') });
  expect(eventsFor(match, 0)).toEqual([]);
  expect(eventsFor(match, 1)).toEqual([{ event: { kind: 'whisper' }, choice: 0 }]);
});
