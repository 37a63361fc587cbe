// Corners that other tests pass by: what a robbery brings back, who is asked, and what is told.

import { expect, test } from 'vitest';
import { anyOld, names, sizes, table, told, unopposed } from './table.ts';

test('UA-R-78 UA-ACTION-THIEF-01 a robbery is thrown back as well', () => {
  const t = table({
    hands: [['Thief', 'Rest', 'Ally', 'Trap'], ['Shield', 'Newtify', 'Rest'], 3],
    characters: { 1: 'Squire with a Very Shiny Tray' },
    deck: ['Winds of Change'],
  }).answersAll(0, 'Thief', 'Player 2', 'Player 2');
  anyOld(t.answers(1, 'Send the Squire'), 'discard');
  // Player 2 lost nothing, and has drawn since.
  expect(sizes(t).slice(0, 2)).toEqual([4 + 1 - 1 - 2, 3 + 1]);
});

test('UA-R-46 UA-ROLL-05 pick: whoever has nothing but a Resurrection may rise before the hand is looked at', () => {
  const t = table({ hands: [['Mind Reading for Beginners', 'Rest'], ['Resurrection'], 3] })
    .rolls(4)
    .answersAll(0, 'Mind Reading', 'Player 2')
    .answers(1, 'Take the hit');
  expect([t.question, t.asked]).toEqual(['resurrect', [1]]);
  t.picks(1, 0);
  expect([told(t, 'looked'), t.view().players[1]!.state]).toEqual([[], 'living']);
});

test('UA-R-66 a ghost’s card is told', () => {
  const t = table({
    hands: [3, [], 3, 3],
    out: [1],
    active: 1,
    deck: ['The Mule Quit'],
    options: { ghosts: true },
  })
    .rolls(6)
    .answersAll(1, 'Roll', 'Draw');
  expect(told(t, 'ghostDrew').map(({ seat, card }) => [seat, ...names(t, [card])])).toEqual([
    [1, 'The Mule Quit'],
  ]);
});

test('UA-R-72 a die that is rolled again is told with who had it rolled', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest'], 3, 3],
    characters: { 1: 'Jester in the Wrong Castle' },
  })
    .rolls(4, 1)
    .answersAll(0, 'Mostly Straight Sword', 'Player 2')
    .answers(1, 'Use Jester');
  expect(told(t, 'rerolled')).toMatchObject([{ seat: 0, by: 1, die: 1 }]);
});

test('UA-R-72 whoever has the Jester may ask to be asked', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3], characters: { 0: 'Jester in the Wrong Castle' } });
  expect(t.labels(0).filter((label) => label.startsWith('Ask me'))).toEqual([
    'Ask me about Jester in the Wrong Castle',
  ]);
});

/** Their last card but one is thrown back at the attacker, who falls and rises with a new hand. */
const risenAgainstSquire = (card: string, die: number) =>
  table({
    hands: [[card, 'Resurrection'], ['Trap', 'Ally'], 3],
    characters: { 1: 'Squire with a Very Shiny Tray' },
    nightfall: true,
  })
    .rolls(die)
    .answersAll(0, card, 'Player 2')
    .answers(1, 'Send the Squire')
    .answers(0, 'Rise again');

test('UA-R-78 UA-R-49 what a Squire throws back does not touch the new hand of an attacker who has risen meanwhile', () => {
  const t = risenAgainstSquire('Double-Ended Dagger', 1);
  expect([t.asked, sizes(t)[0]]).toEqual([[1], 7]);
});

test('UA-R-10 whoever is hit by chance is the one who was asked to defend', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const t = table({ hands: [['Axe with Commitment Issues', 'Rest'], 3, 3, 3], seed })
      .rolls(2)
      .answersAll(0, 'Axe', 'Player 2');
    const [hit] = t.asked;
    unopposed(t);
    expect(told(t, 'discarded').map(({ seat }) => seat)).toEqual([hit]);
  }
});

test('UA-R-05 UA-R-66 without a single card to be had no ghost returns', () => {
  const t = table({
    hands: [3, [], 3, 3],
    out: [1],
    active: 1,
    deck: ['Resurrection'],
    deckEnds: true,
    options: { ghosts: true },
  })
    .rolls(6)
    .answersAll(1, 'Roll', 'Draw');
  expect([told(t, 'revived'), t.view().players[1]!.state]).toEqual([[], 'ghost']);
});

test('what was new in one turn is not in the next', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3], deck: ['Ally'] });
  expect(names(t, t.view(0).mine!.fresh)).toEqual(['Ally']);
  expect(t.answers(0, 'Rest').view(0).mine!.fresh).toEqual([]);
});

test.each([
  [1, [3, 1]],
  [-1, [1, 3]],
] as const)(
  'UA-R-59 with play going %i, both neighbours are asked and reached, and nobody beyond them',
  (direction, both) => {
    const hands = [3, 3, ['Catapult (Some Assembly Required)', 'Rest'], 3, 3];
    const t = table({ hands, active: 2, direction }).rolls(4).answers(2, 'Catapult');
    expect(t.asked).toEqual(both);
    anyOld(unopposed(t), 'discard');
    expect(told(t, 'discarded').map(({ seat }) => seat)).toEqual(both);
  },
);

test('UA-R-27 the Barbarian is not offered where only cards are missing and no points', () => {
  const t = table({
    hands: [['Newtify', 'Rest', 'Trap'], 3],
    deck: ['Rustling in the Bushes'],
    beasts: ['Chair with Teeth'],
    characters: { 0: 'Vegetarian Barbarian' },
  }).answers(0, 'Newtify');
  t.offers(0, ['Rest (0)', 'Trap (2)']);
});

test('UA-CHAR-01 whoever may name a face may roll instead, and keeps the Wizard', () => {
  const t = table({
    hands: [['Fireball, Probably', 'Rest'], 4, 4],
    characters: { 0: 'Wizard with a Provisional Licence' },
  })
    .rolls(3)
    .answersAll(0, 'Fireball', 'Player 2', 'Roll');
  expect([told(t, 'rolled').map(({ die }) => die), t.view().players[0]!.used]).toEqual([[3], false]);
});

test('UA-R-17 the Encounter leaves the table with a Beast that is led away', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    characters: { 0: 'Ranger Who Is Definitely Not Lost' },
    deck: ['Rustling in the Bushes'],
    beasts: ['Damp Slime'],
  }).answers(0, 'Use Ranger');
  expect(names(t, t.view().questDiscard)).toEqual(['Rustling in the Bushes']);
});

test('UA-CHAR-03 what a Character brings about is told as its doing', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 4],
    characters: { 0: 'Fortune Teller (No Refunds)' },
  }).answers(0, 'Fortune Teller');
  expect(names(t, [told(t, 'scried', 0)[0]!.cause!])).toEqual(['Fortune Teller (No Refunds)']);
});

test('UA-R-79 UA-R-49 a card that would come back does not come to a new hand', () => {
  const t = risenAgainstSquire('Boomerang That Holds a Grudge', 6);
  expect([sizes(t)[0], told(t, 'returned')]).toEqual([7, []]);
});

test('UA-ROLL-05 passL: what was passed on is new to whoever got it', () => {
  const t = table({
    hands: [['Unaimed Teleport'], ['Trap'], 3],
    characters: { 1: 'Cleric of Lost Socks' },
    nightfall: true,
  })
    .rolls(2)
    .answersAll(0, 'Draw a card', 'Player 2');
  anyOld(t, 'pass-on');
  expect([t.asked, names(t, t.view(2).mine!.fresh)]).toEqual([[1], ['Trap']]); // The Cleric is asked about.
});

test('UA-BLUNDER-07 UA-R-15 a turn is missed for what was drawn, not for the card that made one draw', () => {
  for (const drawn of ['The Mule Quit', 'Rustling in the Bushes']) {
    const t = table({ hands: [['Barrel of Maybe-Ale', 'Rest'], 4, 3], deck: ['Trap', 'Ally', drawn] })
      .rolls(4)
      .answersAll(0, 'Barrel of Maybe-Ale', 'Player 2');
    unopposed(t);
    expect(
      names(
        t,
        told(t, 'willMiss').map(({ cause }) => cause!),
      ),
    ).toEqual([drawn]);
  }
});

const SEVEN = ['Trap', 'Ally', 'Thief', 'Rest', 'Shield', 'Winds of Change', 'Trading Post'];

test('UA-R-24 UA-R-47 whoever rises beside a fight leaves it alone', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Fireball, Probably', 'Newtify', 'Rest', 'Ally'], ['Resurrection'], 3],
    deck: ['Trap', 'Rustling in the Bushes', 'The Statue Blinked', ...SEVEN, 'Tripped Over Your Own Cape'],
    deckEnds: true,
    beasts: ['Minotaur Asking for Directions', 'Damp Slime'],
  })
    .rolls(2)
    .answersAll(0, 'Lucky Talisman', 'Fireball', 'Newtify', 'Trap')
    .answers(1, 'Rise again');
  expect([t.question, t.view(0).fight?.fighter]).toEqual(['discard', 0]);
});

test('UA-R-65 nothing is dug up for a ghost', () => {
  const t = table({
    hands: [3, [], 3, 3],
    out: [1],
    active: 1,
    deck: ['Necromancy, Volume One'],
    discard: ['Trap'],
    options: { ghosts: true },
  })
    .rolls(6, 2)
    .answersAll(1, 'Roll', 'Draw', 'Player 1');
  expect([sizes(t)[1], told(t, 'salvaged')]).toEqual([0, []]);
});
