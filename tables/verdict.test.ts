// How a match ended, in a sentence to whoever reads it.

import { expect, test } from 'vitest';
import { bestAlone, verdictOf } from './verdict.ts';

const NAMES = ['Ada', 'Bo', 'Cleo', 'Dov'];
const solo = (of?: string) => ({
  winners: [0],
  solo: { score: 43, grade: 'silver', best: 'lowest' as const, ...(of && { of }) },
});

test.each([
  ['Ada wins.', { winners: [0] }, 'spectator'],
  ['You win.', { winners: [0] }, 0],
  ['Ada and Bo win.', { winners: [0, 1] }, 3],
  ['You and Ada win.', { winners: [0, 1] }, 1],
  ['Ada, Bo and Cleo win.', { winners: [0, 1, 2] }, 3],
  ['Nobody wins.', { winners: [] }, 0],
  ['The party wins.', { winners: [0, 1], party: 'won' }, 0],
  ['The party is lost.', { winners: [], party: 'lost' }, 0],
  ['Silver: 43 turns.', solo('turns'), 0],
  ['Silver: 43.', solo(), 0],
] as const)('“%s”', (sentence, ending, viewer) => {
  expect(verdictOf(ending, { viewer, nameOf: (seat) => NAMES[seat]! })).toBe(sentence);
});

test('the best match alone is the one with the lowest or the highest score, among those that were won', () => {
  const alone = (score: number, winners: number[], best: 'lowest' | 'highest') => ({
    winners,
    solo: { score, grade: 'bronze', of: 'turns', best },
  });
  expect(bestAlone([alone(60, [0], 'lowest'), alone(41, [0], 'lowest'), alone(9, [], 'lowest')])).toBe(
    'Your best so far: 41 turns.',
  );
  expect(bestAlone([alone(60, [0], 'highest'), alone(41, [0], 'highest')])).toBe(
    'Your best so far: 60 turns.',
  );
  expect(bestAlone([{ winners: [0] }])).toBeUndefined();
});
