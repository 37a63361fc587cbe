// Protests: who may, what the card does, and where it goes.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const cards = { hand: ['Brave'] };

test('HM-PROTEST-01 HM-PROTEST-02 HM-PROTEST-03 HM-R-37 whoever has the least gold may protest, at every stay but the first', () => {
  const hands = (stay: number) =>
    table({
      phase: 'mulligans',
      stay,
      options: { mulligans: false },
      players: [{ gold: 4 }, { gold: 2 }, { gold: 3 }],
    });
  hands(1).offers(1, ['Protest', 'Keep quiet']);
  const t = hands(1).answers(1, 'Keep quiet');
  expect(t.question).toBe('visit-which');
  expect(hands(0).question).toBe('visit-which');
});

test('HM-PROTEST-04 HM-R-37 if several share the lowest gold, each may (SE-21)', () => {
  const t = table({
    phase: 'mulligans',
    options: { mulligans: false },
    players: [{ gold: 2 }, { gold: 2 }, { gold: 3 }],
  });
  t.answers(0, 'Protest').answers(1, 'Protest');
  expect(t.view().players.map(({ protests }) => protests)).toEqual([1, 1, 0]);
  expect(t.question).toBe('visit-which');
});

test('HM-PROTEST-05 HM-PROTEST-08 hand size ignores Protest cards; unused they go back as the stay ends', () => {
  const t = table({
    phase: 'mulligans',
    options: { mulligans: false },
    protests: ['Foot Stamp'],
    players: [
      { gold: 0, hand: ['Brave', 'Unexpected', 'Emergency Pie', 'Dozed Off', 'Down Here!', 'Blunt Sermon'] },
      {},
    ],
  });
  t.answers(0, 'Protest');
  expect(t.hand(0)).toContain('Foot Stamp');
  expect(t.player(0).cards).toBe(7);
  expect(t.view(1).players[0]).toMatchObject({ cards: 7, protests: 1 });
  const leaving = table({
    phase: 'move',
    options: { mulligans: false },
    players: [{ hand: ['Foot Stamp', 'Brave'], gold: 9 }, {}],
  });
  expect(leaving.view().decks.protests).toBe(8);
});

test('HM-PROTEST-06 HM-PROTEST-07 HM-R-39 a Protest card is played like any other and goes back to its deck after use', () => {
  const t = table({ lurking: ['Giant', 'Mimic'], players: [{ hand: ["It's Not Fair!", 'Brave'] }, {}] });
  t.answersAll(0, 'Giant', "It's Not Fair!", 'Pass');
  expect(t.row(0)).toEqual(["It's Not Fair!"]);
  expect(t.view().decks.protests).toBe(7);
  t.strikes(0, [2, 1]);
  expect(t.view().decks.protests).toBe(8);
  expect(t.discards(0)).toEqual([]);
  expect(t.player(0).treasures).toBe(0);
});

test('HM-PROTEST-09 no effect picks Action cards at random, so none can pick a Protest card', () => {
  const random = table({ players: [cards, {}] }).box.faces.filter(({ text }) => /at random/.test(text));
  expect(random).toEqual([]);
});
