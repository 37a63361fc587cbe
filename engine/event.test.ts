// Events: who sees them, and how they are told.

import { expect, test } from 'vitest';
import { clause, inWords, reveal, say, seenBy, tell, the, verb, who } from './event.ts';
import type { Table } from './table.ts';

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

test('whoever is named at the beginning of a sentence, the first or a later one, begins it with a capital', () => {
  const reader = { viewer: 0, nameOfSeat: () => 'the game master', nameOfCard: () => 'Thief' };
  const begins = (seat: number) =>
    say`${the(1)} waits. ${who(seat)} ${verb('begins', seat)}. Who else? ${who(seat)}, ${who(0)}`;
  expect(inWords(begins(0), reader)).toBe('Thief waits. You begin. Who else? You, you');
  expect(inWords(begins(1), reader)).toBe(
    'Thief waits. The game master begins. Who else? The game master, you',
  );
});

test.each(['Ambushed!', 'Who Goes There?', 'Wait…'])(
  '%s ends a sentence without a full stop of its own',
  (name) => {
    const reader = { viewer: 0, nameOfSeat: () => 'Oswin', nameOfCard: () => name };
    expect(inWords(say`${who(0)} ${verb('draws', 0)} ${the(1)}. ${who(1)} waits.`, reader)).toBe(
      `You draw ${name} Oswin waits.`,
    );
    expect(inWords(say`${the(1)}, ${the(1)}: all of it.`, reader)).toBe(`${name}, ${name}: all of it.`);
  },
);

test('a sentence is its words and things in order, a sentence within it part by part, and nothing empty', () => {
  const theft = say`${who(0)} takes ${the(3)}`;
  expect(theft).toEqual([{ seat: 0 }, ' takes ', { card: 3 }]);
  expect(say`${2} times ${theft}.`).toEqual(['2', ' times ', { seat: 0 }, ' takes ', { card: 3 }, '.']);
});

test('what is told is kept as it was then, with the choice it came after; what reveals says so', () => {
  const t = { tale: [], choicesMade: 4 } as unknown as Table;
  const event = { kind: 'drew', cards: [7] };
  tell(t, event);
  event.cards.push(8);
  reveal(t, { kind: 'sprung' }, { onlyTo: 1 });
  expect(t.tale).toEqual([
    { event: { kind: 'drew', cards: [7] }, choice: 4 },
    { event: { kind: 'sprung' }, choice: 4, audience: { onlyTo: 1 }, reveals: true },
  ]);
});

test('where nobody listens, nothing is told', () => {
  const t = { tale: undefined, choicesMade: 0 } as unknown as Table;
  tell(t, { kind: 'drew' });
  reveal(t, { kind: 'sprung' });
  expect(t.tale).toBeUndefined();
});
