// Events: who sees them, and how they are told.

import { expect, test } from 'vitest';
import { clause, inWords, say, seenBy, the, verb, who } from './event.ts';

const secret = {
  choice: 0,
  event: { kind: 'drew', card: 7 },
  audience: { onlyTo: 1, rest: { kind: 'drew' } },
};

test('an event for one seat is whole for that seat, and for the rest what they may know', () => {
  expect(seenBy(secret, 1)).toEqual({ kind: 'drew', card: 7 });
  expect(seenBy(secret, 0)).toEqual({ kind: 'drew' });
  expect(seenBy(secret, 'spectator')).toEqual({ kind: 'drew' });
});

test('without a version for the rest, the rest see nothing', () => {
  const whispered = { ...secret, audience: { onlyTo: [1, 2] } };
  expect([0, 1, 2].map((seat) => seenBy(whispered, seat)?.kind)).toEqual([undefined, 'drew', 'drew']);
  expect(seenBy(whispered, 'spectator')).toBeUndefined();
});

test.each([
  ['plays', 'play'],
  ['is', 'are'],
  ['has', 'have'],
  ['tosses', 'toss'],
  ['catches', 'catch'],
  ['carries', 'carry'],
  ['loses', 'lose'],
  ['dies', 'die'],
])('others read that somebody %s, the one who does reads “you %s”', (theirs, yours) => {
  const sentence = say`${who(0)} ${verb(theirs, 0)} ${the(3)}. ${clause('EX-A-01')}`;
  const reader = (viewer: number) => ({ viewer, nameOfSeat: () => 'Oswin', nameOfCard: () => 'Thief' });
  expect(inWords(sentence, reader(1))).toBe(`Oswin ${theirs} Thief. (EX-A-01)`);
  expect(inWords(sentence, reader(0))).toBe(`You ${yours} Thief. (EX-A-01)`);
});
