// Leaving and winning: who is out, in which order, who wins; teams and ghosts.

import { expect, test } from 'vitest';
import { anyOld, discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

test('UA-WIN-01 UA-WIN-03 UA-WIN-04 G-63 the last one with cards wins at once, and has a title', () => {
  const t = table({ hands: [['Mostly Straight Sword', 'Rest'], [], [], ['Rest']], out: [1, 2] })
    .rolls(4)
    .answersAll(0, 'Mostly Straight Sword');
  unopposed(t);
  expect(t.result).toMatchObject({ winners: [0], places: [1, 4, 3, 2] });
  expect(t.log().at(-1)).toContain('Reasonably Lucky Adventurer');
});

test('UA-WIN-02 UA-R-56 G-64 Characters and Allies keep nobody in the game', () => {
  const t = table({
    hands: [['Trap', 'Rest'], ['Ally'], 3],
    characters: { 1: 'Trader' },
    allies: { 1: ['Hero, Retired'] },
  }).answers(0, 'Trap');
  unopposed(anyOld(unopposed(t), 'discard'));
  expect(t.view().players[1]).toMatchObject({ state: 'out', allies: [], used: false });
  expect(names(t, t.view().characterDiscard)).toEqual(['Hero, Retired']);
});

test('UA-R-53 UA-R-54 X-03 the last one not yet looked at wins, even with an empty hand', () => {
  const t = table({ hands: [['Trap'], ['Rest'], ['Ally']], nightfall: true }).answers(0, 'Draw a card');
  unopposed(t);
  expect(told(t, 'out').map(({ seat }) => seat)).toEqual([1, 2]);
  expect(t.result).toMatchObject({ winners: [0], places: [1, 3, 2] });
});

test('UA-R-53 X-04 several emptied at once leave in turn order', () => {
  const t = table({ hands: [['Trap', 'Rest'], 3, ['Rest'], ['Ally']] }).answers(0, 'Trap');
  unopposed(anyOld(unopposed(t), 'discard'));
  expect(told(t, 'out').map(({ seat, place }) => [seat, place])).toEqual([
    [2, 4],
    [3, 3],
  ]);
  expect(t.result).toBeUndefined();
});

test('UA-R-56 X-47 what becomes of the things of one who leaves, and of one who returns', () => {
  const t = table({
    hands: [['Resurrection', 'Trap', 'Rest'], 4, ['Thief'], 4],
    options: { teams: true },
    allies: { 2: ['Hero, Retired'] },
    misses: [2],
    deck: ['Rest', 'Ally', 'Rest', 'Ally'],
  }).answers(0, 'Trap');
  unopposed(anyOld(unopposed(t), 'discard'));
  expect(t.view().players[2]).toMatchObject({ state: 'out', allies: [], misses: false });
  expect(discards(t)).toContain('Thief');
  const revive = table({
    hands: [['Resurrection', 'Rest'], 4, [], 4],
    out: [2],
    options: { teams: true },
  }).answersAll(0, 'Resurrection', 'Bring back');
  expect(revive.view().players[2]).toMatchObject({
    state: 'living',
    used: true,
    allies: [],
    misses: false,
    warded: false,
    cards: 7,
  });
});

test('UA-R-42 a revived player’s Character is as it was left', () => {
  const t = table({
    hands: [['Resurrection', 'Rest'], 4, [], 4],
    out: [2],
    options: { teams: true },
    characters: { 2: 'Trader' },
  });
  t.answersAll(0, 'Resurrection', 'Bring back');
  expect(t.view().players[2]?.used).toBe(false);
});

test('UA-TEAM-08 UA-TEAM-09 UA-R-62 G-52 one survivor is enough for the team', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest'], [], [], ['Rest']],
    out: [1, 2],
    options: { teams: true },
  });
  unopposed(t.rolls(4).answersAll(0, 'Mostly Straight Sword'));
  expect(t.result).toMatchObject({ winners: [0, 2], scores: [1, 0, 1, 0], places: [1, 4, 1, 3] });
});

test('UA-TEAM-10 G-53 losing a member does not end a team’s game', () => {
  const t = table({ hands: [['Rest', 'Trap'], ['Rest'], 3, 2], options: { teams: true } }).answers(0, 'Trap');
  unopposed(anyOld(unopposed(t), 'discard'));
  expect(t.view().players[1]?.state).toBe('out');
  expect(t.result).toBeUndefined();
});

test('UA-TEAM-02 UA-TEAM-10 G-54 six in teams play until two teams are out completely', () => {
  const hands = [['Trap', 'Rest'], ['Rest'], ['Rest'], 3, 3, ['Ally']];
  const t = table({ hands, options: { teams: true } }).answers(0, 'Trap');
  unopposed(anyOld(unopposed(t), 'discard'));
  expect(told(t, 'out').map(({ seat }) => seat)).toEqual([1, 2, 5]);
  expect(t.result).toBeUndefined();
});

test('UA-R-63 hands stay hidden from team mates, unless the team plays open', () => {
  const shut = table({ hands: [3, 3, 3, 3], options: { teams: true } });
  expect(shut.view(0).players[2]?.known).toEqual([]);
  const open = table({ hands: [3, 3, 3, 3], options: { teams: true, openTeams: true } });
  expect(open.view(0).players[2]?.known.length).toBe(3);
  expect(open.view(1).players[2]?.known).toEqual([]);
});

test('UA-GHOST-01 G-80 without the option nobody haunts', () => {
  const t = table({ hands: [['Rest', 'Trap'], [], 3, 3], out: [1] }).answers(0, 'Rest');
  expect(t.asked).toEqual([2]);
  expect(turnsOf(t)).toEqual([0, 2]);
});

/** Player 2 is a ghost and it is its turn. */
const haunted = (deck: string[], hands: (string[] | number)[] = [3, [], 3, 3], more = {}) =>
  table({ hands, out: [1], active: 1, deck, options: { ghosts: true, ...more } });

test('UA-GHOST-05 UA-GHOST-07 UA-R-66 G-58 a Shield from beyond is discarded without effect', () => {
  const t = haunted(['Shield']).rolls(6).answersAll(1, 'Roll', 'Draw');
  expect(discards(t)).toEqual(['Shield']);
  expect(t.view().active).toBe(2);
});

test('UA-GHOST-05 UA-R-64 G-59 a Trap from beyond hits everybody living', () => {
  const t = haunted(['Trap']).rolls(6).answersAll(1, 'Roll', 'Draw');
  expect(t.asked).toEqual([2, 3, 0]);
  anyOld(unopposed(t), 'discard');
  expect(sizes(t)).toEqual([2, 0, 3, 2]);
  expect(discards(t).at(-1)).toBe('Trap');
});

test.each([1, 2, 3, 4, 5])('UA-GHOST-04 UA-GHOST-06 G-60 on a %i the ghost only moans', (die) => {
  const t = haunted(['Trap']).rolls(die).answers(1, 'Roll');
  expect(told(t, 'ghostDrew')).toEqual([]);
  expect(t.view().active).toBe(2);
});

test('UA-GHOST-04 a ghost may also pass', () => {
  const t = haunted(['Trap']).offers(1, ['Roll', 'Pass']).answers(1, 'Pass');
  expect(told(t, 'ghostRolled')).toEqual([]);
});

test('UA-GHOST-05 UA-ROLL-03 G-61 a ghost aims and rolls', () => {
  const t = haunted(['Mostly Straight Sword'])
    .rolls(6, 4)
    .answersAll(1, 'Roll', 'Draw', 'Player 4')
    .answers(3, 'Take the hit')
    .picks(3, 0);
  expect(sizes(t)[3]).toBe(2);
  expect(discards(t).at(-1)).toBe('Mostly Straight Sword');
});

test('UA-R-66 X-20 a Resurrection brings the ghost back, or does not where the table says so', () => {
  const t = haunted(['Resurrection']).rolls(6).answersAll(1, 'Roll', 'Draw');
  expect(t.view().players[1]).toMatchObject({ state: 'living', cards: 7 });
  expect(t.view().active).toBe(2);
  const not = haunted(['Resurrection'], undefined, { ghostResurrection: false })
    .rolls(6)
    .answersAll(1, 'Roll', 'Draw');
  expect(not.view().players[1]?.state).toBe('ghost');
});

test('UA-R-65 X-21 what a ghost takes goes to the discard pile', () => {
  const t = haunted(['Thief'], [3, [], 4, 3])
    .rolls(6)
    .answersAll(1, 'Roll', 'Draw', 'Player 3', 'Player 3')
    .answers(2, 'Take the hit');
  expect(sizes(t)).toEqual([3, 0, 3, 3]); // two left, and one drawn for the own turn
  expect(discards(t).length).toBe(3);
});

test('UA-R-65 what would come to the ghost itself passes through it', () => {
  const t = haunted(['Exploding Elixir']).rolls(6, 1).answersAll(1, 'Roll', 'Draw', 'Player 3');
  expect(sizes(t)).toEqual([3, 0, 4, 3]);
  const pass = haunted(['Hiccup Syrup']).rolls(6, 3).answersAll(1, 'Roll', 'Draw', 'Player 3');
  expect(pass.asked).toEqual([2, 3, 0]);
});

test.each(['The Mule Quit', 'Rustling in the Bushes', 'Lucky Talisman', 'Trading Post', 'Ally'])(
  'UA-R-66 X-22 %s is beyond a ghost',
  (card) => {
    const t = haunted([card]).rolls(6).answersAll(1, 'Roll', 'Draw');
    expect(discards(t)).toEqual([card]);
    expect(told(t, 'turnedUp')).toEqual([]);
    expect(told(t, 'noEffect').length).toBe(1);
  },
);

test('UA-R-43 X-23 with two living and two ghosts, Winds of Change skips the living opponent', () => {
  const t = table({
    hands: [['Winds of Change', 'Rest'], [], 3, []],
    out: [1, 3],
    options: { ghosts: true },
  }).answers(0, 'Winds of Change');
  t.answers(1, 'Pass').answers(3, 'Pass');
  expect(turnsOf(t)).toEqual([0, 1, 2, 3, 0]);
  expect(told(t, 'missed')).toEqual([{ kind: 'missed', seat: 2 }]);
  expect(t.view().direction).toBe(1);
});

test('UA-R-43 played by a ghost it always reverses', () => {
  const t = table({
    hands: [3, [], 3, []],
    out: [1, 3],
    active: 1,
    deck: ['Winds of Change'],
    options: { ghosts: true },
  });
  t.rolls(6).answersAll(1, 'Roll', 'Draw');
  expect(t.view()).toMatchObject({ direction: -1, active: 0 });
});

test('UA-R-64 X-53 a ghost who rolls a six may decline to draw', () => {
  const t = haunted(['Trap']).rolls(6).answersAll(1, 'Roll', 'Pass');
  expect(discards(t)).toEqual([]);
  expect(t.view().active).toBe(2);
});

test('UA-R-29 a ghost’s card is an attack like any other', () => {
  const t = haunted(['Trap'], [3, [], ['Shield', 'Rest', 'Ally'], 3])
    .rolls(6)
    .answersAll(1, 'Roll', 'Draw');
  t.offers(2, ['Raise a Shield', 'Take the hit']);
  expect(handOf(t, 2).length).toBe(3);
});

test('UA-R-54 whoever wins with the last card in play is not looked at any more', () => {
  const t = table({
    hands: [['Beast Whistle'], ['Trap']],
    beasts: ['Kraken in a Puddle'],
    nightfall: true,
  })
    .rolls(6)
    .answers(0, 'Draw a card');
  unopposed(t);
  expect([told(t, 'out').map(({ seat }) => seat), t.result?.winners]).toEqual([[1], [0]]);
});

test('UA-R-56 nobody who is out is owed a card', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Rest'], 3, 3],
    deck: ['Trap', 'Rustling in the Bushes', 'Shouted Hello Into a Cave', 'Ally', 'Ally'],
    beasts: ['Damp Slime', 'Dragon with a Head Cold'],
  })
    .rolls(4)
    .answers(0, 'Lucky Talisman');
  unopposed(t);
  expect([t.view().players[0]!.state, t.state.owed[0]]).toEqual(['out', 0]);
});

test('UA-R-56 whoever leaves no longer wants to be asked about a Hero or a Jester', () => {
  const t = table({ hands: [['Trap', 'Rest'], ['Ally'], 3], askMe: [1] }).answers(0, 'Trap');
  unopposed(anyOld(unopposed(t), 'discard'));
  expect(t.view().players[1]).toMatchObject({ state: 'out', askMe: false });
});

test('UA-R-06 UA-R-66 a ghost that rolls a six may find no card left', () => {
  const t = table({ hands: [3, [], 3, 3], out: [1], active: 1, deckEnds: true, options: { ghosts: true } });
  t.rolls(6).answersAll(1, 'Roll', 'Draw');
  expect([told(t, 'ghostDrew'), told(t, 'noCardLeft')[0]?.seat, t.view().inPlay]).toEqual([[], 1, []]);
});

test('UA-R-66 UA-R-79 the Resurrection that brought a ghost back is discarded', () => {
  expect(discards(haunted(['Resurrection']).rolls(6).answersAll(1, 'Roll', 'Draw'))).toEqual([
    'Resurrection',
  ]);
});

test('UA-R-65 a ghost neither draws, nor is owed a card, nor meets a Beast', () => {
  const healing = haunted(['Potion of Modest Healing']).rolls(6, 4).answersAll(1, 'Roll', 'Draw');
  expect([sizes(healing)[1], healing.state.owed[1]]).toEqual([0, 0]);
  const whistle = haunted(['Beast Whistle']).rolls(6, 1).answersAll(1, 'Roll', 'Draw', 'Player 3');
  expect([told(whistle, 'turnedUp'), whistle.asked]).toEqual([[], [2]]);
});

test('UA-WIN-01 UA-R-53 a ghost whose card takes somebody’s last does not leave a second time', () => {
  const t = haunted(['Trap'], [3, [], ['Rest'], 3])
    .rolls(6)
    .answersAll(1, 'Roll', 'Draw');
  unopposed(anyOld(unopposed(t), 'discard'));
  expect([told(t, 'out').map(({ seat }) => seat), t.view().left]).toEqual([[2], [1, 2]]);
});

test('UA-TEAM-04 of two who have left, the one who is brought back is back, and the other is not', () => {
  const t = table({
    hands: [['Resurrection', 'Rest'], [], [], 3],
    out: [2, 1],
    options: { teams: true },
  }).answersAll(0, 'Resurrection', 'Bring back Player 3');
  expect([t.view().left, t.view().players.map(({ state }) => state)]).toEqual([
    [1],
    ['living', 'out', 'living', 'living'],
  ]);
});

test('UA-WIN-03 UA-R-67 who is left alone in the last turn has won it, and no time is called', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest'], ['Rest']],
    turns: 99,
    options: { turnCap: 100 },
  })
    .rolls(4)
    .answers(0, 'Mostly Straight Sword');
  unopposed(t);
  expect([t.result?.outcome, t.result?.winners, told(t, 'timeUp')]).toEqual([
    'The last to hold cards',
    [0],
    [],
  ]);
});
