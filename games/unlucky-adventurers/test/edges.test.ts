// The edges of rules: the last card of a pile, the only opponent, a Character that is spent, an Ally in its place.

import { expect, test } from 'vitest';
import { anyOld, discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

const BEAST = 'Rustling in the Bushes';
const CHEESE = 'Lockpick Made of Cheese';

test('UA-R-41 the Gravedigger is not offered where nothing can be dug up', () => {
  const characters = { 0: 'Chatty Gravedigger' };
  const empty = table({ hands: [['Rest', 'Trap'], 3], characters });
  expect(empty.labels(0)).not.toContain('Chatty Gravedigger');
  const useless = table({
    hands: [['Rest', 'Trap'], 3],
    characters,
    discard: ['Resurrection', 'The Mule Quit'],
  });
  expect(useless.labels(0)).not.toContain('Chatty Gravedigger');
  const one = table({ hands: [['Rest', 'Trap'], 3], characters, discard: ['Newtify'], deck: ['Ally'] });
  one.answers(0, 'Chatty Gravedigger');
  expect(handOf(one, 0)).toContain('Newtify');
});

test('UA-TEAM-05 bringing a team mate back is all a turn can hold: the Hero stays seated', () => {
  const t = table({
    hands: [['Resurrection', 'Rest', 'Trap'], 3, [], 3],
    out: [2],
    options: { teams: true },
    characters: { 0: 'Hero, Retired' },
  });
  t.answersAll(0, 'Ask me about Hero', 'Resurrection', 'Bring back');
  expect(turnsOf(t)).toEqual([0, 1]);
});

test.each([
  [3, 3],
  [4, 4],
])(
  'UA-BLUNDER-02 the Wrong End of the Wand asks for a die: on a %i its drawer keeps %i of five',
  (die, left) => {
    const t = table({ hands: [5, ['Rest', 'Ally']], deck: ['Trap', 'Wrong End of the Wand'], active: 1 });
    t.rolls(die).answers(1, 'Rest');
    expect(told(t, 'rolled').at(-1)?.die).toBe(die);
    expect(told(t, 'discarded').filter(({ seat, atRandom }) => seat === 0 && atRandom).length).toBe(5 - left);
  },
);

test('UA-R-56 a ward goes with its owner', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3, ['Ally']],
    deck: ['Read the Cursed Scroll Aloud'],
    warded: [2],
  });
  unopposed(anyOld(t, 'discard'));
  expect(t.view().players[2]).toMatchObject({ state: 'out', warded: false });
});

test('UA-ACTION-TRADE-01 a hand got by trading is new to both', () => {
  const t = table({ hands: [['Trading Post', 'Rest'], ['Thief', 'Newtify'], 3], deck: ['Ally', 'Trap'] });
  t.answersAll(0, 'Trading Post', 'Player 2');
  expect(handOf(t, 0)).toEqual(['Thief', 'Newtify']);
  t.answers(1, 'Rest');
  expect(names(t, t.view(2).mine!.fresh).length).toBe(1);
  const before = table({
    hands: [['Trading Post', 'Rest', 'Shield'], ['Thief', 'Potion of Second Thoughts'], 3],
    deck: ['Ally'],
  });
  before.answers(0, 'Trading Post');
  expect(before.view(1).mine!.fresh).toEqual([]);
});

test('UA-CHAR-05 a spent Knight rolls nothing again, and an Ally in his place does, for Weapons only', () => {
  const sword = { hands: [['Mostly Straight Sword', 'Rest', 'Fireball, Probably'], 3, 3] };
  const spent = table({ ...sword })
    .rolls(4)
    .answersAll(0, 'Mostly', 'Player 2');
  expect(spent.question).toBe('defend');
  const allies = { 0: ['Overconfident Knight'] };
  const ally = table({ ...sword, allies })
    .rolls(1, 5)
    .answersAll(0, 'Mostly', 'Player 2', 'Use Overconfident');
  expect(ally.view().effects[0]).toMatchObject({ dice: [1, 5], die: 5 });
  expect(names(ally, ally.view().characterDiscard)).toEqual(['Overconfident Knight']);
  const spell = table({ ...sword, allies })
    .rolls(5)
    .answersAll(0, 'Fireball', 'Player 2');
  expect(spell.question).toBe('defend');
  const wrong = table({ ...sword, allies: { 0: ['Alchemist Without Eyebrows'] } });
  expect(wrong.rolls(5).answersAll(0, 'Mostly', 'Player 2').question).toBe('defend');
});

test('UA-CHAR-01 a Jester among Allies is asked, and a spent one is not', () => {
  const hands = [['Mostly Straight Sword', 'Rest'], 3, 3];
  const ally = table({ hands, allies: { 1: ['Jester in the Wrong Castle'] } });
  expect(ally.rolls(5).answersAll(0, 'Mostly', 'Player 2').question).toBe('use-ability');
  const none = table({ hands });
  expect(none.rolls(5).answersAll(0, 'Mostly', 'Player 2').question).toBe('defend');
});

test('UA-ROLL-05 salvage reaches the bottom of the pile', () => {
  const t = table({ hands: [['Necromancy, Volume One', 'Rest'], 3], discard: ['Newtify'], deck: ['Ally'] });
  t.rolls(6).answers(0, 'Necromancy');
  expect(handOf(t, 0)).toEqual(['Rest', 'Ally', 'Newtify']);
});

test('UA-R-06 a single discarded card is reason enough to reshuffle', () => {
  const t = table({ hands: [['Rest', 'Ally'], 3], deck: [], deckEnds: true, discard: ['Thief'] });
  expect(handOf(t, 0)).toEqual(['Rest', 'Ally', 'Thief']);
});

test('UA-R-06 after a reshuffle nobody knows what lies on the deck', () => {
  const t = table({
    hands: [['Rest', 'Rest'], 3],
    deck: [],
    deckEnds: true,
    discard: ['Thief', 'Ally', 'Trap'],
  });
  expect(sizes(t)).toEqual([3, 3]);
  for (const viewer of [0, 1, 'spectator'] as const) expect(t.view(viewer).deckTop).toEqual([]);
});

test('UA-R-06 with both piles empty nothing is reshuffled', () => {
  const t = table({ hands: [3, 3], deck: [], deckEnds: true });
  expect(told(t, 'reshuffled')).toEqual([]);
  expect(t.view().reshuffles).toBe(0);
  const beasts = table({ hands: [3, 3], deck: [BEAST], otherBeasts: 'away' });
  expect(told(beasts, 'reshuffled')).toEqual([]);
  const ally = table({ hands: [['Ally', 'Rest'], 3], charactersEnd: true }).answers(0, 'Ally');
  expect(told(ally, 'reshuffled')).toEqual([]);
});

test('UA-R-59 at four players both neighbours are asked, and not the one opposite', () => {
  const t = table({ hands: [['Giant’s Confidence', 'Rest'], 3, 3, 3] })
    .rolls(4)
    .answers(0, 'Giant');
  expect([t.question, t.asked]).toEqual(['defend', [1, 3]]);
});

test('UA-R-05 a team mate comes back with a single card, and with none not at all', () => {
  const revive = (deck: string[]) =>
    table({
      hands: [['Resurrection', 'Rest'], 3, [], 3],
      out: [2],
      options: { teams: true },
      deck,
      deckEnds: true,
    }).answersAll(0, 'Resurrection', 'Bring back');
  expect(revive(['Ally', 'Trap']).view().players[2]).toMatchObject({ state: 'living', cards: 1 });
  expect(revive(['Ally']).view().players[2]).toMatchObject({ state: 'out', cards: 0 });
});

test('UA-R-10 the only opponent is the richest', () => {
  const t = table({ hands: [['Shrinking Draught', 'Rest'], 4] })
    .rolls(4)
    .answers(0, 'Shrinking');
  anyOld(unopposed(t), 'discard');
  expect(discards(t).length).toBe(3);
});

test('UA-R-29 a card that draws for its target before it takes counts what they will hold then', () => {
  const t = table({
    hands: [['Barrel of Maybe-Ale', 'Rest'], ['Newtify'], 3],
    deck: ['Ally', 'Trap', 'Thief'],
  });
  t.rolls(4).answersAll(0, 'Barrel', 'Player 2');
  expect(t.view().effects[0]!.atStake).toEqual([0, 2, 0]);
});

test('UA-R-20 exactly the minimum: whatever is given up when it cannot be won, and no more', () => {
  const options = { beastExactMinimum: true };
  const lost = table({
    hands: [['Rest', 'Thief', 'Trap', 'Winds of Change'], 3],
    deck: [BEAST],
    beasts: ['The Bog Witch’s Ex'],
    options,
  });
  lost.offers(0, ['Rest (0)', 'Thief (1)', 'Trap (2)', 'Winds of Change (1)']).answersAll(0, 'Rest', 'Thief');
  expect(told(lost, 'fled').length).toBe(1);
  expect(handOf(lost, 0)).toEqual(['Trap', 'Winds of Change']);
  const barbarian = table({
    hands: [['Rest', 'Thief', 'Trap', 'Ally'], 3],
    deck: [BEAST, 'Rest'],
    beasts: ['The Bog Witch’s Ex'],
    options,
    characters: { 0: 'Vegetarian Barbarian' },
  });
  barbarian.answersAll(0, 'Trap', 'Ally').offers(0, ['Vegetarian Barbarian (4)', 'Give up']);
  barbarian.answers(0, 'Vegetarian');
  expect(told(barbarian, 'beat').length).toBe(1);
  const thrown = table({
    hands: [['Rest', 'Trap', 'Mostly Straight Sword'], 3],
    deck: [BEAST],
    beasts: ['Chair with Teeth'],
    options: { beastExactMinimum: true, beastMustWin: false },
  });
  thrown.offers(0, ['Rest (0)', 'Trap (2)', 'Mostly Straight Sword (3)']).answersAll(0, 'Rest', 'Trap');
  expect(told(thrown, 'fled').length).toBe(1);
});

test('UA-R-13 sizes stay as they are while a turn is missed', () => {
  const t = table({ hands: [['Rest', 'Trap'], 3, 3], misses: [1] }).answers(0, 'Rest');
  expect(sizes(t)).toEqual([2, 3, 4]);
});

test('UA-BEAST-02 only the Werewolf’s points come with a die', () => {
  const met = (beast: string) =>
    told(table({ hands: [6, 6], deck: [BEAST], beasts: [beast] }), 'turnedUp')[0]!;
  expect(met('Damp Slime').die).toBeUndefined();
  expect(met('Werewolf at Half Moon').points).toBe(3 + met('Werewolf at Half Moon').die!);
});

test('UA-ACTION-TRADE-03 both partners know the hand they gave away, and see the new one marked', () => {
  const t = table({
    hands: [['Rest', 'Trap'], ['Thief', 'Newtify'], 3],
    deck: ['Took the Wrong Luggage'],
    options: { blunderEndsTurn: false },
  });
  const right = table({
    hands: [
      ['Rest', 'Trap'],
      ['Thief', 'Newtify'],
    ],
    deck: ['Took the Wrong Luggage'],
    options: { blunderEndsTurn: false },
  });
  expect(sizes(t)).toEqual([3, 2, 2]);
  expect(names(right, right.view(0).mine!.fresh)).toEqual(['Thief', 'Newtify']);
  expect(names(right, right.view(1).players[0]!.known).sort()).toEqual(['Newtify', 'Thief']);
  expect(names(right, right.view(0).players[1]!.known).sort()).toEqual(['Rest', 'Trap']);
});

test('UA-ACTION-THIEF-06 a stolen card is marked as new', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    deck: ['Ally'],
    characters: { 0: 'Rogue in Squeaky Boots' },
  });
  t.answers(0, 'Rogue');
  expect(t.view(0).mine!.fresh.length).toBe(2);
});

test('UA-BEAST-18 a gentle Beast that leaves goes to the discard pile', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    deck: [BEAST, 'Ally'],
    beasts: ['Minotaur Asking for Directions', 'Damp Slime'],
    options: { gentleBeasts: true },
  });
  expect(names(t, t.view().beastDiscard)).toEqual(['Minotaur Asking for Directions', 'Damp Slime']);
});

test('UA-R-39 a single card that all know is known where it goes', () => {
  const t = table({
    hands: [['Mind Reading for Beginners', 'Rest'], ['Thief', 'Trap'], 3],
    nightfall: true,
  });
  t.rolls(1).answersAll(0, 'Mind Reading', 'Player 2');
  unopposed(t.answersAll(1, 'Thief', 'Player 1', 'That is enough'));
  expect(names(t, t.view(2).players[1]!.known)).toEqual(['Rest']);
});

test('UA-R-28 a Whistle that no Beast hears does nothing', () => {
  const t = table({ hands: [['Beast Whistle', 'Rest'], 3, 3], otherBeasts: 'away' });
  t.rolls(6).answersAll(0, 'Beast Whistle', 'Player 3');
  expect(told(t, 'noBeast').length).toBe(1);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-30 the richest is known before anybody is asked to defend', () => {
  const t = table({ hands: [['Shrinking Draught', 'Rest'], 3, 6] })
    .rolls(4)
    .answers(0, 'Shrinking');
  expect([t.question, t.asked]).toEqual(['defend', [2]]);
});

test('UA-CHAR-03 a Wizard who has named a face is spent', () => {
  const characters = { 0: 'Wizard with a Provisional Licence' };
  const t = table({ hands: [['Fireball, Probably', 'Rest'], 4, 4], characters });
  t.answersAll(0, 'Fireball', 'Player 2', 'Name a 5');
  expect(t.view().players[0]!.used).toBe(true);
});

test('UA-CHAR-01 the Accountant may write nothing off, and still draws a card', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    deck: ['Ally', 'Thief'],
    characters: { 0: 'Dungeon Accountant' },
  });
  t.answersAll(0, 'Dungeon Accountant', 'That is enough');
  expect(handOf(t, 0)).toEqual(['Rest', 'Trap', 'Ally', 'Thief']);
});

test('UA-R-67 the result says that time was up', () => {
  const t = table({ hands: [['Rest', 'Trap', 'Ally'], 2], turns: 99, options: { turnCap: 100 } }).answers(
    0,
    'Rest',
  );
  expect(t.result).toMatchObject({ outcome: 'Most cards when time was up', winners: [0] });
});

const TEAMS = [['Rest', 'Rest'], ['Rest', CHEESE], ['Trading Post', 'Trading Post'], [CHEESE]];

test.each([
  ['most cards win', [['Rest', 'Rest', 'Rest'], ['Newtify']], {}, [0]],
  ['with as many, the better against Beasts', [['Rest', 'Rest'], ['Newtify']], {}, [1]],
  ['with as many of the same, both', [['Rest', 'Newtify'], ['Newtify']], {}, [0, 1]],
  ['a team counts together', TEAMS, { teams: true }, [0, 1, 2, 3]],
  ['and wins together', [...TEAMS.slice(0, 3), ['Newtify']], { teams: true }, [1, 3]],
])('UA-R-67 when time is up: %s', (_who, hands, options, winners) => {
  const t = table({ hands, turns: 99, nightfall: true, options: { turnCap: 100, ...options } });
  t.answers(0, 'Rest');
  expect(t.result?.winners).toEqual(winners);
  expect(told(t, 'timeUp')).toEqual([{ kind: 'timeUp', seats: winners }]);
});

test('UA-R-67 the turn before the last is followed by another', () => {
  const hands = [['Rest', 'Rest'], ['Rest']];
  const t = table({ hands, turns: 98, nightfall: true, options: { turnCap: 100 } }).answers(0, 'Rest');
  expect([t.result, t.asked]).toEqual([undefined, [1]]);
});

test('UA-R-40 a single card is enough to trade', () => {
  const t = table({ hands: [['Trading Post', 'Rest'], ['Trap'], 3], nightfall: true });
  t.answersAll(0, 'Trading Post', 'Player 2');
  expect([handOf(t, 0), handOf(t, 1)]).toEqual([['Trap'], ['Rest']]);
});

test('UA-R-47 whoever declines to rise from a lost fight is out, and the Beast leaves', () => {
  const t = table({
    hands: [['Resurrection', 'Rest', 'Map Drawn by a Goblin'], 3, 3],
    deck: [BEAST],
    beasts: ['Kraken in a Puddle'],
  }).answers(0, 'Let them go');
  expect(t.view().players[0]!.state).toBe('out');
  expect(names(t, t.view().beastDiscard)).toEqual(['Kraken in a Puddle']);
});

test('UA-R-27 the Barbarian is not offered once the points are there', () => {
  const t = table({
    hands: [['Fireball, Probably', 'Rest', 'Ally', 'Trap'], 3],
    deck: [BEAST],
    beasts: ['Chair with Teeth'],
    characters: { 0: 'Vegetarian Barbarian' },
  }).answers(0, 'Fireball');
  t.offers(0, ['Rest (0)', 'Ally (2)', 'Trap (2)']);
});

test('UA-R-59 the right neighbour is the one on the right, from every seat', () => {
  for (const seat of [0, 1, 2, 3]) {
    const hands = [3, 3, 3, 3].map((held, each) =>
      each === seat ? ['Crossbow of Approximate Aim', 'Rest'] : held,
    );
    const t = table({ hands, active: seat }).rolls(3);
    t.answersAll(seat, 'Crossbow', `Player ${((seat + 1) % 4) + 1}`);
    expect([t.question, t.asked]).toEqual(['defend', [(seat + 3) % 4]]);
  }
});

test('UA-ROLL-05 what is salvaged is marked as new', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    discard: ['Newtify'],
    characters: { 0: 'Chatty Gravedigger' },
    nightfall: true,
  }).answers(0, 'Chatty Gravedigger');
  expect(names(t, t.view(0).mine!.fresh)).toEqual(['Newtify']);
});

test('UA-BEAST-19 UA-ACTION-ALLY-04 a single discarded Beast, or Character, comes again', () => {
  const slime = table({
    hands: [
      ['Beast Whistle', 'Trap'],
      ['Trap', 'Rest'],
    ],
    deck: [BEAST],
    active: 1,
    beasts: ['Damp Slime'],
    otherBeasts: 'away',
  })
    .rolls(1)
    .answers(0, 'Beast Whistle');
  expect(
    names(
      slime,
      told(slime, 'turnedUp').map(({ beast }) => beast),
    ),
  ).toEqual(['Damp Slime', 'Damp Slime']);
  const ally = table({ hands: [['Ally', 'Rest'], 3], charactersEnd: true, characterDiscard: ['Trader'] });
  ally.answers(0, 'Ally');
  expect(names(ally, ally.view().players[0]!.allies)).toEqual(['Trader']);
});
