// Beast Encounters: turning up, being won or lost, what follows, and what each Beast does besides.

import { expect, test } from 'vitest';
import { anyOld, discards, handOf, names, sizes, table, told, turnsOf, unopposed } from './table.ts';

const BEAST = 'Rustling in the Bushes';

test('UA-BEAST-01 UA-BEAST-02 UA-BEAST-03 UA-BEAST-07 UA-BEAST-08 UA-BEAST-11 UA-BEAST-12 G-41 the Chair is beaten with exactly enough', () => {
  const t = table({
    hands: [['Mostly Straight Sword', 'Rest', 4], 3],
    deck: [BEAST, 'Trap', 'Ally'],
    beasts: ['Chair with Teeth'],
  });
  expect(
    names(
      t,
      t.view(1).players[0]!.beasts.map(({ beast }) => beast),
    ),
  ).toEqual(['Chair with Teeth']);
  t.answersAll(0, 'Mostly Straight Sword', 'Rest');
  expect(sizes(t)[0]).toBe(6);
  expect(discards(t)).toEqual(['Mostly Straight Sword', 'Rest', BEAST]);
  expect(names(t, t.view().beastDiscard)).toEqual(['Chair with Teeth']);
  expect(told(t, 'played')).toEqual([]);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-BEAST-07 UA-BEAST-09 UA-ROLL-09 G-42 more than enough wins too, and nothing on the card happens', () => {
  const t = table({
    hands: [['Fireball, Probably', 'Rest', 'Shield'], 3],
    deck: [BEAST, 'Trap', 'Ally'],
    beasts: ['Goblin on Work Experience'],
  });
  t.answersAll(0, 'Fireball, Probably');
  expect(told(t, 'rolled')).toEqual([]);
  expect(handOf(t, 0)).toEqual(['Rest', 'Shield', 'Trap', 'Ally']);
});

test('UA-BEAST-14 UA-BEAST-15 UA-BEAST-16 UA-R-22 G-43 too few points forfeit what was put down, and no more', () => {
  const t = table({
    hands: [['Rest', 'Winds of Change', 'Trading Post', 'Map Drawn by a Goblin'], 3],
    deck: [BEAST],
    beasts: ['The Bog Witch’s Ex'],
  });
  t.answersAll(0, 'Rest', 'Trading Post');
  expect(handOf(t, 0)).toEqual(['Winds of Change', 'Map Drawn by a Goblin']);
  expect(discards(t)).toEqual(['Rest', 'Trading Post', BEAST]);
  expect(t.view().beastDiscard.length).toBe(1);
  expect(told(t, 'drew', 0).filter(({ seat }) => seat === 0)).toEqual([]);
});

test('UA-BEAST-17 UA-R-24 G-44 fewer cards than the minimum means out', () => {
  const t = unopposed(table({ hands: [2, 3, 3], deck: [BEAST], beasts: ['Minotaur Asking for Directions'] }));
  expect(t.view().players[0]).toMatchObject({ state: 'out', cards: 0 });
  expect(discards(t).length).toBe(3);
  expect(t.view().beastDiscard.length).toBe(1);
});

test('UA-BEAST-13 G-45 a Beast in the reward is fought in the same turn', () => {
  const t = table({
    hands: [['Trap', 'Shield', 'Ally'], 3],
    deck: [BEAST, 'The Bridge Has an Owner'],
    beasts: ['Damp Slime', 'Opinionated Goose'],
  });
  t.answers(0, 'Trap');
  expect(t.question).toBe('put-down');
  expect(
    names(
      t,
      t.view().players[0]!.beasts.map(({ beast }) => beast),
    ),
  ).toEqual(['Opinionated Goose']);
});

test('UA-BEAST-04 G-46 the rest of the draw comes before the fight', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Rest'], 3],
    deck: ['Trap', BEAST, 'Mostly Straight Sword', 'Fireball, Probably', 'Ally', 'Thief', 'Ally'],
    beasts: ['Cave Troll on a Diet'],
  });
  t.rolls(3).answersAll(0, 'Lucky Talisman', 'Mostly Straight Sword', 'Fireball');
  expect(handOf(t, 0)).toEqual(['Rest', 'Trap', 'Ally', 'Thief', 'Ally']);
});

test('UA-BEAST-06 UA-BEAST-08 G-47 points alone are not enough', () => {
  const t = table({
    hands: [['Fireball, Probably', 4], 3],
    deck: [BEAST],
    beasts: ['Chair with Teeth'],
  }).answers(0, 'Fireball');
  expect(told(t, 'putDown')).toEqual([]);
  expect(t.labels(0)).not.toContain('Give up');
  expect(t.whyNot(0, 'Give up')).toContain('UA-BEAST-06: 1 more card is needed');
});

test('UA-BEAST-09 G-48 Actions put down do nothing either', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Trap', 'Thief'], 3],
    deck: [BEAST, 'Ally', 'Rest'],
    beasts: ['Chair with Teeth'],
  });
  t.answersAll(0, 'Lucky Talisman'); // with the Trap alone it is enough
  expect(told(t, 'rolled')).toEqual([]);
  expect(told(t, 'putDown')[0]?.total).toBe(3);
  expect(sizes(t)).toEqual([3, 4]);
});

test('UA-BEAST-18 UA-BEAST-19 G-49 an empty Beast deck is made anew of its own discard pile', () => {
  const t = table({ hands: [5, 5], deck: [BEAST], otherBeasts: 'discarded' });
  expect(t.view()).toMatchObject({ beastDeck: 15, beastDiscard: [] });
  expect(t.view().players[0]?.beasts.length).toBe(1);
  expect(told(t, 'reshuffled')).toEqual([{ kind: 'reshuffled', pile: 'beast', cards: 16 }]);
});

test('UA-R-23 X-06 the reward comes before the hand is checked', () => {
  const t = table({
    hands: [['Trap', 'Ally'], 3],
    deck: [BEAST, 'Rest', 'Trap', 'Thief'],
    beasts: ['Two-Thirds of a Hydra'],
  });
  expect(handOf(t, 0)).toEqual(['Rest', 'Trap', 'Thief']);
});

test('UA-R-18 X-08 several Beasts in one draw are fought in order, after the draw', () => {
  const t = table({
    hands: [['Lucky Talisman', 5], 3],
    deck: ['Trap', BEAST, 'Rest', 'The Statue Blinked'],
    beasts: ['Chair with Teeth', 'Damp Slime'],
  });
  t.rolls(3).answers(0, 'Lucky Talisman');
  expect(told(t, 'turnedUp').map(({ beast }) => t.box.faces[beast]!.name)).toEqual([
    'Chair with Teeth',
    'Damp Slime',
  ]);
  expect(t.decision(0).ask).toContain('Chair with Teeth');
  expect(t.view().players[0]?.beasts.length).toBe(2);
});

test('UA-R-15 X-09 a Beast drawn through somebody else is fought at once and costs the coming turn', () => {
  const t = table({
    hands: [['Barrel of Maybe-Ale', 'Rest'], ['Trap', 4], 4],
    deck: ['Thief', 'Rest', BEAST, 'Trap'],
    beasts: ['Damp Slime'],
  });
  t.rolls(3).answersAll(0, 'Barrel of Maybe-Ale', 'Player 3');
  expect([t.question, t.asked]).toEqual(['put-down', [1]]);
  t.answersAll(1, 'Trap');
  expect(turnsOf(t)).toEqual([0, 1, 2]);
  expect(told(t, 'missed').length).toBe(1);
});

test('UA-R-17 X-36 the Encounter being fought is not among the cards reshuffled for the reward', () => {
  const t = table({
    hands: [['Trap', 'Ally', 'Thief'], 3],
    deck: [BEAST],
    deckEnds: true,
    discard: 4,
    beasts: ['Chair with Teeth'],
  });
  t.answersAll(0, 'Trap', 'Ally');
  expect(t.view().reshuffles).toBe(1);
  expect(discards(t)).toEqual([BEAST]);
});

test('UA-R-19 X-43 a Beast called by a Blunder in the reward is fought as part of it', () => {
  const t = table({
    hands: [['Trap', 'Shield', 'Ally', 'Rest'], 3],
    deck: [BEAST, 'Shouted Hello Into a Cave', 'Ally'],
    beasts: ['Damp Slime', 'Goblin on Work Experience'],
  });
  t.answersAll(0, 'Trap');
  expect(t.view().effects.map(({ kind }) => kind)).toEqual(['blunder']);
  t.answersAll(0, 'Shield');
  expect(told(t, 'beat').length).toBe(2);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('UA-R-28 with every Beast out already, the Encounter is discarded and was the card', () => {
  const t = table({ hands: [3, 3], deck: [BEAST], otherBeasts: 'away' });
  expect(told(t, 'noBeast').length).toBe(1);
  expect(discards(t)).toEqual([BEAST]);
  expect(turnsOf(t)).toEqual([0, 1]);
});

test('twists: doubled and voided types, the Werewolf’s die, the goose’s indignation, the dragon’s sneeze', () => {
  const skeleton = table({
    hands: [['Potion of Modest Healing', 'Trap', 'Shield'], 3],
    deck: [BEAST],
    beasts: ['Skeleton with Impostor Syndrome'],
  });
  expect(skeleton.labels(0)).toContain('Potion of Modest Healing (2)');
  const pirate = table({
    hands: [['Axe with Commitment Issues', 'Trap', 'Rest', 'Ally'], 3],
    deck: [BEAST],
    beasts: ['Landlocked Ghost Pirate'],
  });
  expect(pirate.labels(0)).toContain('Axe with Commitment Issues (0)');
  const goose = table({
    hands: [['Rest', 'Trading Post'], ['Rest', 'Trap'], 3],
    deck: [BEAST],
    beasts: ['Opinionated Goose'],
  }).answersAll(0, 'Rest');
  expect(goose.view().players[0]?.misses).toBe(true);
  const dragon = table({
    hands: [['Axe with Commitment Issues', 'Fireball, Probably', 'Giant’s Confidence', 'Rest', 'Rest'], 3, 3],
    deck: [BEAST, 'Trap', 'Trap', 'Trap', 'Ally', 'Ally', 'Ally'],
    beasts: ['Dragon with a Head Cold'],
  }).answersAll(0, 'Axe', 'Fireball', 'Giant', 'Rest (0)');
  expect(dragon.asked).toEqual([1, 2]);
  const kraken = table({
    hands: [['Rest', 'Rest', 'Trading Post', 'Trading Post'], 3],
    deck: [BEAST],
    beasts: ['Kraken in a Puddle'],
  });
  kraken.answersAll(0, 'Rest (0)', 'Rest', 'Trading Post (0)');
  expect(unopposed(kraken).view().players[0]?.state).toBe('out');
});

test('the Werewolf’s die is rolled as it is turned up', () => {
  const t = table({ hands: [['Rest', 'Rest'], 9], deck: ['Trap', BEAST], beasts: ['Werewolf at Half Moon'] })
    .rolls(5)
    .answers(0, 'Rest');
  expect(t.view().players[1]?.beasts[0]?.points).toBe(8);
});

test('gentle Beasts: one that asks for too much is swapped for the next', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    deck: [BEAST, 'Ally'],
    beasts: ['Minotaur Asking for Directions', 'Damp Slime'],
    options: { gentleBeasts: true },
  });
  expect(told(t, 'shooed').length).toBe(1);
  expect(handOf(t, 0)).toEqual(['Rest', 'Ally']);
});

test('a Beast Whistle calls a Beast for somebody else, who misses a turn for it', () => {
  const t = table({ hands: [['Beast Whistle', 'Rest'], ['Trap', 4], 3], beasts: ['Damp Slime'] })
    .rolls(6)
    .answersAll(0, 'Beast Whistle', 'Player 2');
  expect([t.question, t.asked]).toEqual(['put-down', [1]]);
  anyOld(t.answersAll(1, 'Trap'), 'x');
  expect(turnsOf(t).slice(0, 3)).toEqual([0, 1, 2]);
});

test('a Beast that leaves somebody with an empty hand has no last word', () => {
  const t = table({
    hands: [['Rest'], 3],
    deck: [BEAST],
    beasts: ['Opinionated Goose'],
    characters: { 0: 'Cleric of Lost Socks' },
  });
  t.answers(0, 'Draw a card').answers(0, 'Use Cleric');
  // The Cleric costs a turn as well, but only once he has saved somebody.
  const kinds = t.events().map(({ kind }) => kind);
  expect(kinds.indexOf('willMiss')).toBeGreaterThan(kinds.indexOf('saved'));
});

test('UA-BEAST-13 a reward is told as the Beast’s doing, also where it was met in the middle of a card', () => {
  const t = table({
    hands: [['Lucky Talisman', 'Fireball, Probably', 'Rest'], 5],
    deck: ['Trap', BEAST, 'Ally', 'Rest', 'Thief', 'Thief'],
    beasts: ['Goblin on Work Experience'],
  });
  t.rolls(2).answers(0, 'Lucky Talisman').answers(0, 'Fireball, Probably');
  const talisman = told(t, 'played')[0]!.card;
  const { beast } = told(t, 'beat')[0]!;
  expect(
    told(t, 'drew')
      .slice(0, 4)
      .map(({ cause }) => cause),
  ).toEqual([undefined, talisman, beast, beast]);
});

test('gentle Beasts: one that asks for all that is held is fought', () => {
  const t = table({
    hands: [['Rest', 'Trap'], 3],
    deck: [BEAST],
    beasts: ['Chair with Teeth'],
    options: { gentleBeasts: true },
  });
  expect([told(t, 'shooed'), told(t, 'putDown').length]).toEqual([[], 1]);
});

test('gentle Beasts: whoever holds nothing sees each of them once, and the fight is off', () => {
  const t = table({
    hands: [['Lucky Talisman'], 3],
    deck: [BEAST, 'Rest', 'Trap'],
    options: { gentleBeasts: true },
    nightfall: true,
  })
    .rolls(1)
    .answers(0, 'Draw a card');
  expect([told(t, 'shooed').length, told(t, 'dismissed').length]).toEqual([16, 1]);
  expect(t.view().players[0]!.state).toBe('out');
});

test('UA-BEAST-12 UA-BEAST-16 a Beast that is beaten does not take offence, and one that leaves is not sent next door', () => {
  const goose = table({
    hands: [['Trap', 'Rest'], 3, 3],
    deck: [BEAST, 'Ally'],
    beasts: ['Opinionated Goose'],
  });
  expect([told(goose, 'beat').length, told(goose, 'willMiss')]).toEqual([1, []]);
  const minotaur = table({
    hands: [['Rest', 'Trading Post', 'Thief', 'Winds of Change'], 3, 3],
    deck: [BEAST],
    beasts: ['Minotaur Asking for Directions'],
  }).answersAll(0, 'Rest', 'Trading Post', 'Thief');
  expect([told(minotaur, 'fled').length, minotaur.question]).toEqual([1, 'play-a-card']);
});

test('UA-R-36 with its last word a Beast is over and done with', () => {
  const t = table({ hands: [['Rest', 'Trading Post'], 3, 3], deck: [BEAST], beasts: ['Opinionated Goose'] });
  t.answers(0, 'Rest');
  expect([told(t, 'willMiss').length, t.view().effects]).toEqual([1, []]);
});
