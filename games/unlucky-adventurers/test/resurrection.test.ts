// Resurrection: its moments, its new hand, and what it does not save.

import { expect, test } from 'vitest';
import { decisionFor } from '../../../engine/match.ts';
import type { Event } from '../events.ts';
import { anyOld, discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

const sevenClean = ['Rest', 'Trap', 'Ally', 'Thief', 'Trap', 'Ally', 'Thief'];

test('UA-ACTION-RES-02 UA-ACTION-RES-06 UA-ACTION-RES-07 UA-ACTION-RES-08 UA-R-45 G-36 as the only card, at the start of the turn', () => {
  const t = table({ hands: [['Resurrection'], 3], deck: sevenClean }).answers(0, 'Rise again');
  expect(handOf(t, 0)).toEqual(sevenClean);
  expect(discards(t)).toEqual(['Resurrection']);
  expect(turnsOf(t)).toEqual([0, 1]);
  expect(told(t, 'newHand', 0).map(({ cards }) => names(t, cards))).toEqual([sevenClean]);
  expect(told(t, 'newHand', 1)).toEqual([]);
});

test('UA-ACTION-RES-03 UA-R-49 G-37 in answer to a Trap; the coming turn is a normal one', () => {
  const t = table({ hands: [['Trap', 'Rest'], ['Resurrection'], 3], deck: ['Rest', ...sevenClean] }).answers(
    0,
    'Trap',
  );
  t.answers(1, 'Take the hit').answers(2, 'Take the hit').picks(2, 0).answers(1, 'Rise again');
  expect(turnsOf(t)).toEqual([0, 1]);
  expect(sizes(t)[1]).toBe(8);
  expect(t.question).toBe('play-a-card');
});

test('UA-ACTION-RES-04 UA-BEAST-10 UA-R-47 G-38 before a Beast that asks for too much', () => {
  const t = table({
    hands: [['Resurrection', 'Rest'], 3],
    deck: ['Rustling in the Bushes', ...sevenClean],
    beasts: ['Minotaur Asking for Directions'],
  });
  t.answers(0, 'Rise again');
  expect(sizes(t)[0]).toBe(7);
  expect(discards(t)).toEqual(['Rest', 'Rustling in the Bushes', 'Resurrection']);
  expect(t.view().beastDiscard.length).toBe(1);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-ACTION-RES-01 UA-ACTION-RES-05 UA-R-50 G-39 at the wrong time it can only be played for nothing', () => {
  const t = table({ hands: [['Resurrection', 4], 3] }).answers(0, 'Resurrection');
  expect(told(t, 'noEffect').length).toBe(1);
  expect(discards(t)).toEqual(['Resurrection']);
  expect(sizes(t)[0]).toBe(5);
});

test('UA-ACTION-RES-07 UA-R-77 G-40 the new hand is clean, and what was laid aside goes back', () => {
  const t = table({
    hands: [['Resurrection'], 3],
    deck: [
      'Hole in the Backpack',
      'Rest',
      'Trap',
      'Ally',
      'Rustling in the Bushes',
      'Thief',
      'Trap',
      'Ally',
      'Rest',
    ],
    deckEnds: true,
    nightfall: true,
  }).answers(0, 'Rise again');
  expect(handOf(t, 0)).toEqual(['Rest', 'Trap', 'Ally', 'Thief', 'Trap', 'Ally', 'Rest']);
  expect(t.view().questDeck).toBe(2);
  expect(t.view().beastDeck).toBe(16);
});

test('UA-R-46 X-01 against a Thief: the Resurrection is used, the other card is stolen, the new hand is safe', () => {
  const t = table({
    hands: [['Thief', 'Rest'], ['Resurrection', 'Mostly Straight Sword'], 3],
    deck: ['Rest', ...sevenClean],
  });
  t.answersAll(0, 'Thief', 'Player 2', 'Player 2').answers(1, 'Take the hit').answers(1, 'Rise again');
  expect(handOf(t, 0)).toContain('Mostly Straight Sword');
  expect(handOf(t, 1).slice(0, 7)).toEqual(sevenClean);
  expect(discards(t)).toEqual(['Resurrection', 'Thief']);
});

test('UA-R-46 everybody about to be emptied is asked, whatever they hold', () => {
  const t = table({ hands: [['Trap', 'Rest'], ['Rest'], 3] })
    .answers(0, 'Trap')
    .answers(1, 'Take the hit')
    .answers(2, 'Take the hit')
    .picks(2, 0);
  t.offers(1, ['Let them go']);
  expect(t.whyNot(1, 'Rise again')).toContain('UA-ACTION-RES-03');
});

test('UA-R-48 X-29 also against a Blunder, and then the turn is over', () => {
  const t = table({
    hands: [['Resurrection', 'Rest'], 3],
    deck: ['Unpaid Tavern Bill', ...sevenClean],
  }).answers(0, 'Rise again');
  expect(sizes(t)[0]).toBe(7);
  expect(discards(t)).toEqual(['Rest', 'Resurrection', 'Unpaid Tavern Bill']);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-45 X-34 whoever declines at the start takes a normal turn', () => {
  const t = table({ hands: [['Resurrection'], 3], deck: ['Rest'] }).answers(0, 'Draw a card');
  t.offers(0, ['Resurrection', 'Rest']);
});

test('UA-R-45 X-55 played as the only card it works', () => {
  const t = table({ hands: [['Resurrection'], 3], nightfall: true, deck: sevenClean }).answers(
    0,
    'Draw a card',
  );
  t.offers(0, ['Draw a new hand', 'Nothing']).answers(0, 'Draw a new hand');
  expect(sizes(t)[0]).toBe(7);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-52 X-46 two Resurrections are not a single card', () => {
  const t = table({ hands: [['Resurrection', 'Resurrection'], 3] });
  expect(t.question).toBe('play-a-card');
});

test('UA-R-52 of two, one is used and the other lost with the rest', () => {
  const t = table({ hands: [['Thief', 'Rest'], ['Resurrection', 'Resurrection'], 3] });
  t.answersAll(0, 'Thief', 'Player 2', 'Player 2').answers(1, 'Take the hit').answers(1, 'Rise again');
  expect(handOf(t, 0)).toContain('Resurrection');
  expect(told(t, 'resurrected').length).toBe(1);
});

test('UA-R-47 X-27 one that was put down in a lost fight works as well', () => {
  const t = table({
    hands: [['Resurrection', 'Rest', 'Map Drawn by a Goblin'], 3],
    deck: ['Rustling in the Bushes', ...sevenClean],
    beasts: ['Kraken in a Puddle'],
  });
  t.answersAll(0, 'Rise again'); // three were asked for, and all were put down
  expect(handOf(t, 0)).toEqual(sevenClean);
  expect(discards(t).sort()).toEqual([
    'Map Drawn by a Goblin',
    'Rest',
    'Resurrection',
    'Rustling in the Bushes',
  ]);
  expect(told(t, 'fled')).toEqual([]);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-05 UA-R-06 X-41 when the deck is too short, the hand stays short', () => {
  const t = table({
    hands: [['Resurrection'], 3],
    deck: ['Rest', 'Trap'],
    deckEnds: true,
    discard: ['Ally', 'Thief', 'The Mule Quit', 'Rest'],
    nightfall: true,
  }).answers(0, 'Rise again');
  expect(handOf(t, 0).sort()).toEqual(['Ally', 'Rest', 'Rest', 'Thief', 'Trap']);
  expect(discards(t)).toEqual(['Resurrection']);
  expect(t.view().questDeck).toBe(1);
});

test('UA-R-05 a starter hand of no cards at all means out', () => {
  const hands = [['Trap', 'Rest'], ['Resurrection'], 3];
  const t = table({ hands, deck: ['Ally'], deckEnds: true, warded: [2] });
  t.answers(0, 'Trap').answers(1, 'Take the hit').answers(1, 'Rise again');
  expect(t.view().players[1]).toMatchObject({ cards: 0, state: 'out' });
});

test('UA-R-49 on one’s own turn Resurrection ends it: no play follows', () => {
  const t = table({
    hands: [['Resurrection', 'Rest'], 3],
    deck: ['Unpaid Tavern Bill', ...sevenClean],
    options: { blunderEndsTurn: false },
  }).answers(0, 'Rise again');
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-TEAM-04 UA-TEAM-05 UA-TEAM-06 UA-TEAM-07 UA-R-51 G-50 a team mate is brought back', () => {
  const t = table({
    hands: [['Resurrection', 'Rest'], 3, [], 3],
    out: [2],
    options: { teams: true },
    deck: ['Trap', 'The Mule Quit', ...sevenClean],
  });
  t.answersAll(0, 'Resurrection')
    .offers(0, ['Bring back Player 3', 'Nothing'])
    .answers(0, 'Bring back Player 3');
  expect(handOf(t, 2)).toEqual(sevenClean);
  expect(turnsOf(t)).toEqual([0, 1]);
  anyOld(unopposed(t.picks(1, 0)), 'x');
  expect(t.view().players[2]?.state).toBe('living');
});

test('UA-TEAM-04 G-51 not one who still holds a card', () => {
  const t = table({ hands: [['Resurrection', 'Rest'], 3, 1, 3], options: { teams: true } });
  expect(t.decision(0).options.find(({ label }) => label === 'Resurrection')?.detail).toContain('No effect');
  t.answers(0, 'Resurrection');
  expect(t.view().active).toBe(1);
  expect(told(t, 'revived')).toEqual([]);
});

test('UA-TEAM-04 G-51 nor one who has been brought back since', () => {
  const t = table({
    hands: [
      ['Resurrection', 'Resurrection', 'Rest'],
      ['Rest', 'Shield', 'Shield'],
      [],
      ['Rest', 'Shield', 'Shield'],
    ],
    out: [2],
    options: { teams: true },
    deck: [
      'Newtify',
      ...sevenClean.slice(1),
      'Winds of Change',
      'Trading Post',
      'Trading Post',
      'Trading Post',
      'Ally',
    ],
  });
  t.answersAll(0, 'Resurrection', 'Bring back').answers(1, 'Rest').answers(2, 'Ally').answers(3, 'Rest');
  expect(t.asked).toEqual([0]);
  t.answers(0, 'Resurrection');
  expect(told(t, 'revived').length).toBe(1);
  expect(t.view().active).toBe(1);
});

test('UA-R-51 X-50 whoever revives with the last card is out, and the team plays on', () => {
  const t = table({
    hands: [['Resurrection'], 3, [], 3],
    out: [2],
    options: { teams: true },
    nightfall: true,
  });
  t.answers(0, 'Draw a card').answers(0, 'Bring back Player 3');
  expect(t.view().players.map(({ state }) => state)).toEqual(['out', 'living', 'living', 'living']);
  expect(t.result).toBeUndefined();
});

test('UA-R-46 the new hand is spared, but a turn is missed all the same', () => {
  const t = table({ hands: [['Resurrection'], 3], deck: ['Slept Through Your Watch', ...sevenClean] });
  t.answers(0, 'Draw a card').answers(0, 'Rise again');
  expect(t.view().players[0]).toMatchObject({ cards: 7, misses: true });
});

test('UA-R-46 UA-R-47 nothing that is running touches the new hand, whether the cards were put down, too few, or lost to a Blunder', () => {
  const barrelAtPlayer2 = (held: string[], drawn: string) => {
    const t = table({
      hands: [['Barrel of Maybe-Ale', 'Rest'], held, 3],
      deck: ['Rest', 'Ally', drawn, ...sevenClean],
      beasts: ['Kraken in a Puddle'],
    });
    t.rolls(4).answersAll(0, 'Barrel of Maybe-Ale', 'Player 2').answers(1, 'Take the hit');
    while (t.question === 'put-down') t.picks(1, 0);
    t.answers(1, 'Rise again');
    expect(t.view().effects).toEqual([]);
    return handOf(t, 1);
  };
  const encounter = 'Rustling in the Bushes';
  expect(barrelAtPlayer2(['Resurrection', 'Winds of Change', 'Lucky Talisman'], encounter)).toEqual(
    sevenClean,
  );
  expect(barrelAtPlayer2(['Resurrection', 'Winds of Change'], encounter)).toEqual(sevenClean);
  expect(barrelAtPlayer2(['Resurrection', 'Winds of Change'], 'Unpaid Tavern Bill')).toEqual(sevenClean);
});

test('UA-R-46 a hand that the running card will fill again is not empty: no Resurrection', () => {
  const t = table({
    hands: [['Barrel of Maybe-Ale', 2], ['Resurrection'], 3],
    deck: ['Rest', 'Read the Cursed Scroll Aloud', 'Ally'],
  });
  anyOld(t.rolls(2).answersAll(0, 'Barrel of Maybe-Ale', 'Player 2'), 'discard');
  expect(handOf(t, 1)).toEqual(['Ally']);
  expect(discards(t)).toContain('Resurrection');
});

test('UA-R-46 nor where the same step of the card has yet to give them theirs', () => {
  const t = table({
    hands: [['Barrel of Maybe-Ale', 2], 3, ['Resurrection']],
    deck: ['Rest', 'Read the Cursed Scroll Aloud', 'Ally'],
  });
  t.rolls(1).answersAll(0, 'Barrel of Maybe-Ale', 'Player 2');
  expect(t.question).toBe('discard');
  anyOld(t, 'discard');
  expect(handOf(t, 2)).toEqual(['Ally']);
  expect(discards(t)).toContain('Resurrection');
});

test('UA-R-46 but one who has already been given theirs may rise', () => {
  const t = table({
    hands: [['Barrel of Maybe-Ale', 2], ['Resurrection'], 3],
    deck: ['Rest', 'The Mule Quit', 'Read the Cursed Scroll Aloud', ...sevenClean],
  });
  t.rolls(1).answersAll(0, 'Barrel of Maybe-Ale', 'Player 3');
  anyOld(t, 'discard');
  t.answers(1, 'Rise again');
  expect(handOf(t, 1)).toEqual(sevenClean);
});

test('UA-R-05 out at once, too, when there is no card for whoever rises at the start of a turn', () => {
  const t = table({ hands: [['Resurrection'], 3, 3], deck: [], deckEnds: true }).answers(0, 'Rise again');
  expect(t.view().players[0]).toMatchObject({ cards: 0, state: 'out' });
  expect(told(t, 'out').length).toBe(1);
  const turns = t.events<Event>('spectator').filter(({ kind }) => kind === 'out' || kind === 'turn');
  expect(turns.map(({ kind }) => kind)).toEqual(['turn', 'out', 'turn']);
});

test.each([
  ['Resurrection', 'Your single card is a Resurrection. Do you use it instead of drawing and playing?'],
  ['Trap', 'You hold a single card, and it is no Resurrection.'],
])('UA-R-45 everybody with one card is asked, and told what they hold: %s', (card, ask) => {
  const { fork } = table({ hands: [[card], 3] });
  expect(decisionFor(fork, 0)?.ask).toBe(ask);
});

test('UA-R-45 without a Resurrection there is nothing to rise with at the start of a turn', () => {
  table({ hands: [['Trap'], 3] }).offers(0, ['Draw a card']);
  table({ hands: [['Resurrection'], 3] }).offers(0, ['Rise again', 'Draw a card']);
});

test('UA-R-46 letting the last cards go says that you are out, or that the Cleric may still help', () => {
  const detailsOf = (characters: Record<number, string>) => {
    const t = table({ hands: [['Trap', 'Rest'], ['Resurrection'], 3], characters });
    t.answers(0, 'Trap').answers(1, 'Take the hit').answers(2, 'Take the hit').picks(2, 0);
    return t.decision(1).options.map(({ detail }) => detail);
  };
  expect(detailsOf({})).toEqual(['You draw 7 new cards', 'You are out']);
  expect(detailsOf({ 1: 'Cleric of Lost Socks' })[1]).toBe('Only the Cleric can help you then');
});
