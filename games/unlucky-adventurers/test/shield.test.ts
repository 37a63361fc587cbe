// Attacks and Shields: what counts as one, who is asked, and what is blocked.

import { expect, test } from 'vitest';
import { anyOld, discards, handOf, sizes, table, told, unopposed } from './table.ts';

test('UA-ACTION-SHIELD-01 UA-ACTION-SHIELD-02 UA-ACTION-SHIELD-06 G-16 a Shield stops the Thief', () => {
  const t = table({ hands: [['Thief', 'Rest'], ['Shield', 'Trap', 'Ally'], 3, 3] }).answersAll(
    0,
    'Thief',
    'Player 2',
    'Player 2',
  );
  t.answers(1, 'Raise a Shield');
  expect(handOf(t, 1).slice(0, 2)).toEqual(['Trap', 'Ally']);
  expect(sizes(t)[0]).toBe(2);
  expect(discards(t)).toEqual(['Shield', 'Thief']); // UA-R-79: the Shield lies below.
});

test('UA-ACTION-SHIELD-01 whoever holds several Shields may point at any of them', () => {
  const t = table({ hands: [['Thief', 'Rest'], ['Shield', 'Trap', 'Shield', 'Shield'], 3] });
  t.answersAll(0, 'Thief', 'Player 2', 'Player 2');
  const [raise, take] = t.decision(1).options;
  expect([raise!.at, raise!.alike]).toEqual([
    { card: t.state.hands[1]![0] },
    [2, 3].map((at) => t.state.hands[1]![at]),
  ]);
  expect(take!.alike).toBeUndefined();
});

test('UA-ACTION-SHIELD-04 UA-R-34 G-17 on one’s own turn a Shield does nothing, and was the card', () => {
  const t = table({ hands: [['Shield', 'Rest'], 3] }).answers(0, 'Shield');
  expect(discards(t)).toEqual(['Shield']);
  expect(t.view().active).toBe(1);
  expect(told(t, 'blocked')).toEqual([]);
});

test('UA-ACTION-SHIELD-07 UA-ACTION-TRADE-04 G-18 a Trading Post is no attack; the Shield travels with the hand', () => {
  const t = table({
    hands: [
      ['Trading Post', 'Rest', 'Trap'],
      ['Shield', 'Ally', 'Thief'],
    ],
    deck: ['Rest'],
  }).answersAll(0, 'Trading Post', 'Player 2');
  expect(told(t, 'defended')).toEqual([]);
  expect(handOf(t, 0)).toContain('Shield');
});

test('UA-ACTION-SHIELD-08 UA-R-37 UA-R-36 G-19 the Trader is no attack', () => {
  const t = table({
    hands: [
      ['Rest', 'Trap'],
      ['Shield', 'Shield'],
    ],
    deck: ['Ally'],
    characters: { 0: 'Trader' },
  });
  t.answersAll(0, 'Trader', 'Rest', 'That is enough');
  expect(told(t, 'defended')).toEqual([]);
  expect(handOf(t, 0)).toContain('Shield');
  expect(handOf(t, 1)).toContain('Rest');
});

test('UA-ACTION-SHIELD-09 G-20 against a Beast a Shield is a card worth 2, and no more', () => {
  const t = table({
    hands: [['Shield', 'Thief', 'Trap'], 3],
    deck: ['Rustling in the Bushes'],
    beasts: ['Chair with Teeth'],
  });
  expect(t.question).toBe('put-down');
  t.offers(0, ['Shield (2)', 'Thief (1)', 'Trap (2)']);
});

test('UA-ACTION-SHIELD-10 G-21 a Blunder is no attack', () => {
  const t = table({
    hands: [['Rest', 'Trap'], ['Shield', 'Ally'], 3, 3],
    deck: ['Read the Cursed Scroll Aloud'],
  });
  expect(t.question).toBe('discard');
  t.offers(1, ['Shield', 'Ally']).answers(1, 'Shield');
});

test('UA-ACTION-SHIELD-03 G-76 one’s own backfire cannot be shielded', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Shield', 'Rest'], 3] })
    .rolls(1)
    .answersAll(0, 'Mostly Straight Sword');
  expect(t.question).toBe('discard');
});

test('UA-ACTION-SHIELD-05 UA-R-29 G-77 a Weapon whose line would cost a card is an attack', () => {
  const t = table({ hands: [['Frying Pan of Justice', 'Rest'], ['Shield', 'Rest'], 3] })
    .rolls(4)
    .answersAll(0, 'Frying Pan', 'Player 2');
  t.offers(1, ['Raise a Shield', 'Take the hit']);
  expect(t.decision(1).ask).toContain('You would lose 1 card at random.');
  expect(t.view(2).effects[0]).toMatchObject({ attacked: [1], atStake: [0, 1, 0] });
});

test('UA-R-30 X-11 nobody is asked when the line costs them nothing', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest', 'Ally'], ['Shield', 'Rest'], 3] })
    .rolls(1)
    .answersAll(0, 'Mostly Straight Sword', 'Player 2');
  expect(t.asked).toEqual([0]);
});

test('UA-R-30 X-12 who would lose a card is asked after the roll, and with a Shield loses only that', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest'], ['Shield', 'Rest', 'Trap'], 3] })
    .rolls(5)
    .answersAll(0, 'Mostly Straight Sword', 'Player 2');
  t.answers(1, 'Raise a Shield');
  expect(handOf(t, 1).slice(0, 2)).toEqual(['Rest', 'Trap']);
});

test('UA-R-30 everybody concerned is asked at once, Shield or not, and nobody sees an answer before the last is in', () => {
  const t = table({ hands: [['Trap', 'Rest'], ['Shield', 'Rest', 'Ally'], 3, 3] }).answers(0, 'Trap');
  expect(t.asked).toEqual([1, 2, 3]);
  t.offers(1, ['Raise a Shield', 'Take the hit']).offers(2, ['Take the hit']);
  expect(t.whyNot(2, 'Raise a Shield')).toContain('UA-ACTION-SHIELD-01');
  const before = JSON.stringify(t.view(2));
  t.answers(1, 'Raise a Shield');
  expect(JSON.stringify(t.view(2))).toBe(before);
});

test('UA-R-31 X-13 each victim shields their own share, and what is blocked is not aimed elsewhere', () => {
  const t = table({ hands: [['Thief', 'Rest'], ['Shield', 'Rest', 'Ally'], 3, 3] }).answersAll(
    0,
    'Thief',
    'Player 2',
    'Player 3',
  );
  t.answers(2, 'Take the hit').answers(1, 'Raise a Shield');
  expect(sizes(t)).toEqual([3, 3, 2, 3]);
});

test('UA-R-32 X-14 a Shield stops riders as well', () => {
  const t = table({ hands: [['Newtify', 'Rest'], ['Shield', 'Rest', 'Ally'], 3] })
    .rolls(4)
    .answersAll(0, 'Newtify', 'Player 2')
    .answers(1, 'Raise a Shield');
  expect(told(t, 'willMiss')).toEqual([]);
  expect(t.view().active).toBe(1);
});

test('UA-R-29 X-15 missing a turn alone is no attack', () => {
  const t = table({ hands: [['Ten-Foot Rope (Nine Feet)', 'Rest'], ['Shield', 'Rest'], 3] })
    .rolls(4)
    .answersAll(0, 'Ten-Foot Rope', 'Player 2');
  expect(told(t, 'missed')).toEqual([{ kind: 'missed', seat: 1 }]);
  expect(t.asked).toEqual([2]);
});

test('UA-R-33 a Shield that is the last card says so, and so does taking it', () => {
  const detailsOf = (hand: string[]) => {
    const t = table({ hands: [['Trap', 'Rest'], hand, 3] }).answers(0, 'Trap');
    return t.decision(1).options.map(({ detail }) => detail);
  };
  expect(detailsOf(['Shield', 'Rest', 'Rest'])).toEqual([
    'Blocks all of it, and is spent: a card for a card.',
    'You lose 1 card of your choice',
  ]);
  expect(detailsOf(['Shield'])).toEqual([
    'Blocks all of it, but it is your last card: you are out all the same (UA-R-33).',
    'It costs your last card',
  ]);
});

test('UA-R-30 UA-ACTION-THIEF-05 who is robbed hears who else is, that chance picks the card, and what either answer costs', () => {
  const t = table({ hands: [['Thief', 'Rest'], ['Shield', 'Rest', 'Trap'], 3, 3] });
  t.answersAll(0, 'Thief', 'Player 2', 'Player 3');
  const { ask, options } = t.decision(1);
  expect(ask).toBe(
    'Player 1 attacks you and Player 3 with Thief. You would lose 1 card at random. What do you do?',
  );
  expect(options.map(({ detail }) => detail)).toEqual([
    'Blocks all of it, and is spent: a card for a card.',
    'You lose 1 card at random',
  ]);
});

test('UA-R-33 X-02 a Shield may be the last card: the attack is blocked and its holder out', () => {
  const t = table({ hands: [['Trap', 'Rest'], ['Shield'], 3] }).answers(0, 'Trap');
  expect(t.decision(1).options.find(({ label }) => label === 'Raise a Shield')?.detail).toContain(
    'you are out',
  );
  anyOld(unopposed(t.answers(1, 'Raise a Shield')), 'discard');
  expect(t.view().players[1]?.state).toBe('out');
  expect(told(t, 'blocked').length).toBe(1);
});

test('UA-R-61 UA-R-35 X-28 a team mate is hit by a Trap and cannot shield it', () => {
  const t = table({
    hands: [['Trap', 'Rest'], 3, ['Shield', 'Rest', 'Ally'], 3],
    options: { teams: true },
  }).answers(0, 'Trap');
  expect(t.asked).toEqual([1, 3]);
  anyOld(unopposed(t), 'discard');
  expect(sizes(t)).toEqual([2, 3, 2, 2]);
});

test('UA-R-61 with friendly fire off no loss touches a team mate, and the Thief may not name one', () => {
  const options = { teams: true, friendlyFire: false };
  const trap = table({ hands: [['Trap', 'Rest'], 3, 3, 3], options }).answers(0, 'Trap');
  anyOld(unopposed(trap), 'discard');
  expect(sizes(trap)[2]).toBe(3);
  const thief = table({ hands: [['Thief', 'Rest'], 3, 3, 3], options }).answers(0, 'Thief');
  thief.offers(0, ['Player 2 (3 cards)', 'Player 4 (3 cards)', 'Rob nobody']);
});

test('UA-R-61 a chosen target is always an opponent', () => {
  const t = table({ hands: [['Newtify', 'Rest'], 3, 3, 3], options: { teams: true } }).answers(0, 'Newtify');
  t.offers(0, ['Player 2 (3 cards)', 'Player 4 (3 cards)']);
  expect(t.whyNot(0, 'Player 3 (3 cards)')).toContain('UA-R-61');
});

test('UA-R-36 X-45 a Beast’s twist cannot be shielded', () => {
  const t = table({
    hands: [
      ['Axe with Commitment Issues', 'Fireball, Probably', 'Rest', 'Trap'],
      ['Shield', 'Rest', 'Ally'],
      3,
    ],
    deck: ['Rustling in the Bushes', 'Rest', 'Trap', 'Ally', 'Thief'],
    beasts: ['Minotaur Asking for Directions'],
  });
  t.answersAll(0, 'Axe', 'Fireball', 'Rest').offers(1, ['Shield', 'Rest', 'Ally']);
  expect(t.question).toBe('discard');
});

test('UA-R-78 X-49 the Squire throws the loss back, and that cannot be shielded', () => {
  const t = table({
    hands: [['Axe with Commitment Issues', 'Shield', 'Rest', 'Ally'], 4, 3],
    characters: { 1: 'Squire with a Very Shiny Tray' },
    deck: ['Trap'],
  });
  t.rolls(4)
    .answersAll(0, 'Axe', 'Player 2')
    .offers(1, ['Send the Squire', 'Take the hit'])
    .answers(1, 'Send the Squire');
  expect([t.question, t.asked]).toEqual(['discard', [0]]);
  t.answersAll(0, 'Rest', 'Ally');
  expect(sizes(t).slice(0, 2)).toEqual([2, 5]);
  expect(t.view().players[1]?.used).toBe(true);
});

test('UA-R-78 of an attack on several, only what the Squire’s owner would have lost is thrown back', () => {
  const t = table({
    hands: [['Trap', 'Rest', 'Ally', 'Thief'], 4, 4],
    characters: { 1: 'Squire with a Very Shiny Tray' },
    nightfall: true,
  });
  t.answers(0, 'Trap').answers(1, 'Send the Squire').answers(2, 'Take the hit');
  anyOld(t, 'discard');
  expect(told(t, 'discarded').map(({ seat }) => seat)).toEqual([2, 0]);
  expect(sizes(t)).toEqual([2, 4, 3]);
});

test('a ward blocks an attack without a card, until the next turn of its owner', () => {
  const t = table({ hands: [['Trap', 'Rest'], 3, 3], warded: [1] }).answers(0, 'Trap');
  expect(t.asked).toEqual([2]);
  anyOld(unopposed(t), 'discard');
  expect(sizes(t)).toEqual([2, 4, 2]);
  expect(t.view().players[1]?.warded).toBe(false);
});

test('in a truce, cards of the first turns make nobody lose cards', () => {
  const t = table({ hands: [['Trap', 'Rest'], 3, 3], options: { truceTurns: 1 } }).answers(0, 'Trap');
  expect(sizes(t)).toEqual([2, 4, 3]);
  expect(told(t, 'blocked').map(({ by }) => by)).toEqual(['truce', 'truce']);
});

test('a truce of one turn is over in the second', () => {
  const hands = [
    ['Trap', 'Trap', 'Rest'],
    ['Rest', 'Ally', 'Thief'],
  ];
  const t = table({ hands, nightfall: true, options: { truceTurns: 1 } }).answers(0, 'Trap');
  t.answers(1, 'Rest').answers(0, 'Trap');
  expect([t.question, t.asked]).toEqual(['defend', [1]]);
  expect(told(t, 'blocked').map(({ by }) => by)).toEqual(['truce']);
});

test('UA-ACTION-SHIELD-01 the Shield that blocked is told, and a tray is none', () => {
  const shielded = table({ hands: [['Trap', 'Rest'], ['Shield', 'Rest'], 1] }).answers(0, 'Trap');
  shielded.answers(1, 'Raise');
  unopposed(shielded);
  expect(told(shielded, 'blocked').map(({ shield }) => shield !== undefined)).toEqual([true]);
  const characters = { 1: 'Squire with a Very Shiny Tray' };
  const thrown = table({
    hands: [
      ['Trap', 'Rest'],
      ['Trap', 'Rest'],
    ],
    characters,
  }).answers(0, 'Trap');
  const [blocked] = told(thrown.answers(1, 'Send'), 'blocked');
  expect([blocked!.by, 'shield' in blocked!]).toEqual(['squire', false]);
});

test('UA-R-30 whoever has a Shield and the Squire may use either', () => {
  const t = table({
    hands: [['Trap', 'Rest'], ['Shield', 'Rest'], 3],
    characters: { 1: 'Squire with a Very Shiny Tray' },
  }).answers(0, 'Trap');
  t.offers(1, ['Raise a Shield', 'Send the Squire', 'Take the hit']);
});

test('UA-R-29 everybody who is attacked is shown with what they would lose', () => {
  const t = table({ hands: [['Trap', 'Rest'], 3, 3] }).answers(0, 'Trap');
  expect(t.view().effects[0]).toMatchObject({ attacked: [1, 2], atStake: [0, 1, 1] });
});

test('UA-R-61 with friendly fire off a team mate is not attacked at all, and the others are', () => {
  const t = table({
    hands: [['Trap', 'Rest'], 3, 3, 3],
    options: { teams: true, friendlyFire: false },
  }).answers(0, 'Trap');
  expect(t.view().effects[0]).toMatchObject({ attacked: [1, 3], atStake: [0, 1, 0, 1] });
  anyOld(unopposed(t), 'discard');
  expect(sizes(t)).toEqual([2, 3, 3, 2]); // the second player has drawn since
});

test('UA-R-32 what the first player blocks does nothing to them either', () => {
  const t = table({
    hands: [
      ['Shield', 'Rest'],
      ['Trap', 'Rest'],
    ],
    active: 1,
    nightfall: true,
  }).answers(1, 'Trap');
  t.answers(0, 'Raise a Shield');
  expect(told(t, 'discarded')).toEqual([]);
});

test('UA-R-30 what hits everybody is an attack on everybody else', () => {
  const t = table({ hands: [['Fireball, Probably', 'Rest'], 3, 3] }).rolls(2);
  t.answersAll(0, 'Fireball', 'Player 2');
  expect([t.question, t.asked]).toEqual(['defend', [1, 2]]);
});
