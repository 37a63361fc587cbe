// Setting up and the table itself: dealing, who begins, teams, options.

import { expect, test } from 'vitest';
import { seedFromText } from '../../../engine/hash.ts';
import { startMatch } from '../../../engine/match.ts';
import { rngFrom } from '../../../engine/random.ts';
import { Scenario } from '../../../test/scenario.ts';
import { game } from '../game.ts';
import { drawCleanHand } from '../rules/starter-hand.ts';
import { teamOf } from '../rules/teams.ts';
import type { Options } from '../state.ts';
import { names, sizes, table, told, turnsOf } from './table.ts';

/** A fresh match; the first player has already drawn. */
const fresh = (players: number, options: Partial<Options> = {}, seed = 'fresh') =>
  new Scenario(game, { players, options, seed });
const setUpAt = (players: number, options: Partial<Options> = {}, seed = 1) => {
  const { box } = fresh(players, options);
  return { box, state: game.setup(box, rngFrom([seed, 2, 3, 4])) };
};
const refusal = (players: number, options: Partial<Options>) => {
  try {
    startMatch(game, { players, options, seed: seedFromText('x') });
  } catch (fault) {
    return (fault as Error).message;
  }
  return undefined;
};

test('UA-SETUP-07 UA-SETUP-08 UA-SETUP-09 UA-SETUP-10 UA-SETUP-11 UA-R-04 G-01 trouble in a starter hand goes back without effect', () => {
  const t = table({
    hands: [7, [], 7],
    deck: [
      'Trap', // the first player's own draw
      'Mostly Straight Sword',
      'Rest',
      'Trap',
      'Hole in the Backpack',
      'Ally',
      'Rustling in the Bushes',
      'Shield',
      'Thief',
      'Lucky Talisman',
    ],
  });
  const before = t.state.questDeck.length;
  drawCleanHand(t.table, 1, 7);
  expect(names(t, t.state.hands[1]!)).toEqual([
    'Mostly Straight Sword',
    'Rest',
    'Trap',
    'Ally',
    'Shield',
    'Thief',
    'Lucky Talisman',
  ]);
  expect(t.state.questDeck.length).toBe(before - 7);
  expect(names(t, t.state.questDeck)).toEqual(
    expect.arrayContaining(['Hole in the Backpack', 'Rustling in the Bushes']),
  );
  expect(t.state.beastDeck.length).toBe(16);
  expect(told(t, 'blunder').concat(told(t, 'encounter') as never)).toEqual([]);
});

test.each([2, 3, 4, 5, 6])(
  'UA-SETUP-10 UA-SETUP-07 %i players all begin with seven clean cards',
  (players) => {
    for (let i = 0; i < 20; i++) {
      const { box, state } = setUpAt(players, {}, i);
      for (const held of state.hands) {
        expect(held.length).toBe(7);
        expect(held.some((card) => box.isTrouble[card])).toBe(false);
      }
      expect(state.questDeck.length).toBe(box.questCards - 7 * players); // Whatever was laid aside is in it again.
    }
  },
);

test('UA-SETUP-01 UA-SETUP-14 UA-SETUP-16 UA-R-02 G-02 the player on the dealer’s left begins, and play goes clockwise', () => {
  const { state } = setUpAt(4, { dealer: '3' });
  expect([state.dealer, state.active, state.direction]).toEqual([2, 3, 1]);
  const dealers = new Set(Array.from({ length: 40 }, (_, i) => setUpAt(4, {}, i).state.dealer));
  expect([...dealers].sort()).toEqual([0, 1, 2, 3]);
  const t = table({
    hands: [
      ['Rest', 'Trap'],
      ['Rest', 'Trap'],
      ['Rest', 'Trap'],
      ['Shield', 'Trap'],
    ],
    deck: ['Ally', 'Ally', 'Ally', 'Ally', 'Thief'],
    active: 3,
  });
  t.answers(3, 'Shield').answers(0, 'Rest').answers(1, 'Rest').answers(2, 'Rest');
  expect(turnsOf(t)).toEqual([3, 0, 1, 2, 3]);
});

test('UA-SETUP-05 UA-SETUP-06 UA-R-03 G-03 four different Characters lie open, twelve wait face down', () => {
  const view = fresh(4).view();
  expect(new Set(view.players.map(({ character }) => character)).size).toBe(4);
  expect(view.characterDeck).toBe(12);
});

test('UA-SETUP-15 UA-TURN-01 UA-TURN-02 UA-TURN-06 G-04 the opening turn draws one card and plays one', () => {
  const t = table({
    hands: [['Rest', 'Trap', 'Ally', 'Thief', 'Trap', 'Ally', 'Thief'], 7, 7, 7],
    deck: ['Rest'],
  });
  expect(sizes(t)[0]).toBe(8);
  t.answers(0, 'Rest');
  expect(sizes(t)[0]).toBe(7);
  expect(t.view().active).toBe(1);
});

test('UA-SETUP-01 UA-SETUP-02 UA-SETUP-03 UA-SETUP-04 UA-SETUP-12 UA-SETUP-13 G-65 a new game of four', () => {
  const { box, state } = setUpAt(4);
  expect(box.faces.length).toBe(160);
  expect([state.questDeck.length, state.beastDeck.length, state.characterDeck.length]).toEqual([100, 16, 12]);
  expect([state.questDiscard, state.beastDiscard, state.characterDiscard].flat()).toEqual([]);
  expect(new Set(state.characters).size).toBe(4);
  const first = (i: number) => setUpAt(4, {}, i).state.characters[0];
  expect(new Set(Array.from({ length: 30 }, (_, i) => first(i))).size).toBeGreaterThan(5);
});

test('UA-R-01 two to six may play', () => {
  expect(refusal(1, {})).toContain('2 to 6');
  expect(refusal(7, {})).toContain('2 to 6');
  for (const players of [2, 3, 4, 5, 6]) expect(refusal(players, {})).toBeUndefined();
});

test('UA-TEAM-01 UA-TEAM-03 UA-R-60 G-79 four in teams: first and third, second and fourth', () => {
  const t = fresh(4, { teams: true });
  expect([0, 1, 2, 3].map((seat) => teamOf(t.table, seat))).toEqual([0, 1, 0, 1]);
});

test('UA-TEAM-02 UA-TEAM-03 UA-R-60 G-54 six in teams sit opposite each other', () => {
  const t = fresh(6, { teams: true });
  expect([0, 1, 2, 3, 4, 5].map((seat) => teamOf(t.table, seat))).toEqual([0, 1, 2, 0, 1, 2]);
});

test('UA-R-74 X-40 teams are refused with two, three and five players', () => {
  for (const players of [2, 3, 5]) expect(refusal(players, { teams: true })).toContain('four or six');
  for (const players of [4, 6]) expect(refusal(players, { teams: true })).toBeUndefined();
});

test('UA-GHOST-02 UA-GHOST-03 G-62 ghosts are refused below four players and with teams', () => {
  expect(refusal(3, { ghosts: true })).toContain('at least four');
  expect(refusal(4, { ghosts: true, teams: true })).toContain('do not go together');
  expect(refusal(4, { ghosts: true })).toBeUndefined();
});

test('UA-R-02 a dealer who is not at the table is refused', () => {
  expect(refusal(3, { dealer: '4' })).toContain('cannot deal');
});

test('UA-SETUP-07 the starting hand is an option from 5 to 9', () => {
  expect(setUpAt(3, { startingHand: 5 }).state.hands.map((held) => held.length)).toEqual([5, 5, 5]);
  expect(refusal(3, { startingHand: 4 })).toBeDefined();
});

test('UA-R-70 X-54 the same seed and the same decisions give the same game', () => {
  const play = () => {
    const t = fresh(4, {}, 'again');
    for (let i = 0; i < 60 && t.result === undefined; i++)
      t.picks(t.asked[0]!, i % t.labels(t.asked[0]!).length);
    return JSON.stringify([t.state, t.events('spectator')]);
  };
  expect(play()).toBe(play());
});

test('UA-R-68 there is no hand limit', () => {
  const t = table({ hands: [30, 7] });
  expect(t.labels(0).length).toBe(31);
});

test('UA-R-69 discard piles are open, or show their top card only', () => {
  expect(table({ hands: [5, 5], discard: 9 }).view().questDiscard.length).toBe(9);
  const shut = table({ hands: [5, 5], discard: 9, options: { discardBrowse: false } });
  const { questDiscard, questDiscardCount } = shut.view();
  expect([questDiscard.length, questDiscardCount]).toEqual([1, 9]);
  const sent = Object.values(shut.view()).filter(Array.isArray).flat();
  for (const card of shut.state.questDiscard.slice(0, -1)) expect(sent).not.toContain(card);
});

test('UA-SETUP-16 the first turn is the first, and play goes to the left', () => {
  const t = fresh(3);
  expect(told(t, 'turn')).toMatchObject([{ turn: 1 }]);
  expect(t.view()).toMatchObject({ direction: 1 });
});

test('UA-SETUP-16 before the first turn nothing has happened to anybody', () => {
  const { state } = setUpAt(3);
  expect(state).toMatchObject({
    used: [false, false, false],
    living: [true, true, true],
    missing: [false, false, false],
    warded: [false, false, false],
    askMe: [false, false, false],
    turnsTaken: [0, 0, 0],
    owed: [0, 0, 0],
    turns: 0,
    reshuffles: 0,
    nightfall: false,
    playUsed: false,
    extraPlays: 0,
    turnEnds: false,
    fresh: [],
    outOfTime: false,
  });
});

test('UA-SETUP-02 UA-SETUP-12 UA-SETUP-13 every deck is shuffled, each match otherwise', () => {
  const orders = (pile: 'questDeck' | 'beastDeck' | 'characterDeck') =>
    new Set([1, 2, 3, 4].map((seed) => String(setUpAt(3, {}, seed).state[pile]))).size;
  expect([orders('questDeck'), orders('beastDeck'), orders('characterDeck')]).toEqual([4, 4, 4]);
  const dealt = new Set([1, 2, 3, 4].map((seed) => String(setUpAt(3, {}, seed).state.hands[0])));
  expect(dealt.size).toBe(4);
});
