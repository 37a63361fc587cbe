// Rewards and treasure.

import { expect, test } from 'vitest';
import { type Player, type Position, table } from './table.ts';

/** Seat 0 fells a Goblin Pickpocket (1 gold, 1 treasure), or another monster, with a natural 20. */
const win = (position: Partial<Position> = {}, player: Player = {}, ...applied: string[]) =>
  table({
    phase: 'resolving',
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    loot: 10,
    players: [{ row: ['Brave'], hand: ['Unexpected'], ...player }, { row: ['Frosty Reception'] }],
    ...position,
  }).strikes(0, [20, 1], ...applied);

test('HM-REWARD-01 HM-REWARD-02 HM-REWARD-03 HM-REWARD-04 HM-LEADER-04 both rewards, and the token; the monster is discarded', () => {
  const t = win({
    encounter: 'Gigantic Spider',
    treasure: ['Lucky Pants', 'Boomerang', 'Small Print'],
    leader: 0,
  });
  t.offers(0, ['Lucky Pants', 'Boomerang', 'Small Print']).answersAll(
    0,
    'Lucky Pants',
    'Put it in the stash',
    'Small Print',
    'Take it in hand',
  );
  expect([t.gold[0], t.view().loot]).toEqual([5, 8]);
  expect(t.names(t.view().treasurePile)).toEqual(['Boomerang']);
  expect(t.names(t.view().monsterDiscard)).toEqual(['Gigantic Spider']);
  expect(t.view().leader).toBe(0);
});

test('HM-REWARD-05 HM-BOARD-13 HM-REWARD-06 if there is too little one takes what there is; gold on the monster comes besides (SE-20)', () => {
  const t = win({ encounter: 'Giant', lurking: ['Mimic'], loot: 2, goldOn: { Giant: 3 } });
  expect(t.gold[0]).toBe(3 + 2 + 3);
  expect(t.view().loot).toBe(0);
  expect(t.told('goldTaken')[0]).toMatchObject({ gold: 2, short: 3 });
  expect(t.told('treasureTaken')).toEqual([]);
});

test('HM-REWARD-07 HM-ENC-04 attacks still waiting come to nothing', () => {
  const t = win();
  expect(t.told('exchange')).toHaveLength(1);
  expect(t.discards(1)).toEqual(['Frosty Reception']);
  expect(t.told('tooLate').map(({ seat, cards }) => [seat, cards.map((card) => t.nameOf(card))])).toEqual([
    [1, ['Frosty Reception']],
  ]);
});

test('HM-EFFECT-12 effects for winning: the Collection Plate takes one gold more, I’m Telling two', () => {
  expect(win({}, {}, 'Collection Plate').gold[0]).toBe(5);
  expect(win({}, { row: ["I'm Telling"] }).gold[0]).toBe(6);
});

test('HM-TREASURE-02 an Action card goes to the hand and is discarded to its owner’s pile later', () => {
  const t = win({ treasure: ['Ghostly Apology'] })
    .offers(0, ['Take it in hand', 'Put it in the stash'])
    .answers(0, 'Take it in hand');
  expect(t.hand(0)).toEqual(['Unexpected', 'Ghostly Apology']);
  t.answersAll(0, 'Giant', 'Ghostly Apology', 'Pass').strikes(0, [2, 1]);
  expect(t.discards(0)).toContain('Ghostly Apology');
  expect(t.player(0).treasures).toBe(1);
});

test('HM-TREASURE-03 HM-TREASURE-09 HM-EFFECT-16 an armour replaces the one worn, which goes to the stash; better ones have rules of their own', () => {
  const t = win({ treasure: ['Actual Plate Mail'] }).answers(0, 'Wear it instead of Sunday Chainmail');
  expect(t.player(0).armourValue).toBe(15);
  expect(t.stash(0)).toEqual(['Sunday Chainmail']);
  t.answersAll(0, 'Giant', 'Unexpected').strikes(0, [2, 1]);
  expect(t.last('dice')).toMatchObject({ hit: 1 - 1, armour: 15 });
});

test('HM-TREASURE-04 HM-TREASURE-05 HM-R-62 a weapon replaces one of two, one’s own choice, and comes ready (SE-14); a replaced treasure goes to the stash', () => {
  const t = win(
    { treasure: ['Sword of Vague Destiny'] },
    { weapons: ['Boomerang', 'Collection Plate'], exhausted: ['Boomerang'] },
  );
  t.offers(0, ['Wear it instead of Boomerang', 'Wear it instead of Collection Plate', 'Put it in the stash']);
  t.answers(0, 'Wear it instead of Boomerang');
  expect(t.player(0).weapons.map(({ card, exhausted }) => [t.nameOf(card), exhausted])).toEqual([
    ['Sword of Vague Destiny', false],
    ['Collection Plate', false],
  ]);
  expect(t.stash(0)).toEqual(['Mace of Mild Rebuke', 'Boomerang']);
});

test('HM-R-87 a weapon equipped in the exchange stays ready, whichever weapon it replaced', () => {
  const t = win({ treasure: ['Sword of Vague Destiny'] }, {}, 'Mace of Mild Rebuke').answers(
    0,
    'Wear it instead of Mace',
  );
  expect(t.exhausted(0)).toEqual([]);
});

test('HM-TREASURE-06 HM-R-62 any treasure may be stashed instead, and is not taken up again', () => {
  const t = win({ treasure: ['Sword of Vague Destiny'] }).answers(0, 'Put it in the stash');
  expect(t.stash(0)).toEqual(['Sword of Vague Destiny']);
  t.offers(0, ['Giant', 'Decline']);
});

test('HM-TREASURE-06 what to do with a treasure is asked about the one that was picked', () => {
  const t = win({ treasure: ['Lucky Pants', 'Boomerang'] }).answers(0, 'Lucky Pants');
  expect(t.decision(0).about).toBe(t.idOf('Lucky Pants'));
});

test('HM-R-62 treasures are taken one at a time', () => {
  const t = win({ encounter: 'Gigantic Spider', treasure: ['Lucky Pants', 'Boomerang'] }).answersAll(
    0,
    'Boomerang',
    'Wear it instead of Collection Plate',
  );
  expect(t.player(0).treasures).toBe(1);
  t.answers(0, 'Wear it instead');
  expect(t.player(0).treasures).toBe(2);
});

test('Moral Objection takes a gold of the reward, Small Print a treasure first, the Mimic adds one', () => {
  const objection = table({
    phase: 'resolving',
    encounter: 'Orc Warrior',
    lurking: ['Giant'],
    loot: 10,
    players: [
      { row: ['Frosty Reception', 'Polymorph'], is: ['Elf', 'Wizard'], hand: ['Pyromaniac'] },
      { is: ['Dwarf', 'Cleric'] },
    ],
  });
  objection.strikes(0, [20, 1]); // Ice 3 doubled reaches 6
  expect(objection.gold).toEqual([6, 3]);
  const shared = table({
    phase: 'resolving',
    encounter: 'Orc Warrior',
    lurking: ['Giant'],
    loot: 10,
    treasure: ['Lucky Pants', 'Boomerang'],
    players: [
      { row: [['Frosty Reception', 'Moral Objection', 1]], is: ['Elf', 'Wizard'], hand: ['Pyromaniac'] },
      { is: ['Dwarf', 'Cleric'] },
    ],
  });
  shared.strikes(0, [20, 1]);
  expect(shared.gold).toEqual([5, 4]);
  const print = win({ treasure: ['Lucky Pants', 'Boomerang'] }, { row: [['Brave', 'Small Print', 1]] });
  expect(print.asked).toEqual([1]);
  print.answersAll(1, 'Boomerang', 'Put it in the stash').answers(0, 'Put it in the stash');
  expect([print.stash(0), print.stash(1)]).toEqual([['Lucky Pants'], ['Boomerang']]);
  const mimic = win({ encounter: 'Mimic', treasureDeck: ['Torch, Lit'], treasure: [] }).answers(
    0,
    'Put it in the stash',
  );
  expect(mimic.stash(0)).toEqual(['Torch, Lit']);
});

test('HM-R-55 a changed value makes the weapon a Fire weapon for this attack: the Staff heals', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    players: [
      {
        is: ['Elf', 'Wizard'],
        row: ['Frosty Reception'],
        hand: ['Polymorph'],
        weapons: ['Staff of Inner Fire', 'Singed Wand'],
        health: 5,
      },
      { is: ['Dwarf', 'Rogue'] },
    ],
  });
  t.strikes(0, [2, 1], 'Wizard', 'Staff of Inner Fire', 'Regular on Staff of Inner Fire becomes Fire');
  expect(t.last('dice')?.strength).toEqual([0, 2, 3, 0]);
  expect(t.health[0]).toBe(7); // 2, but no third: Fire is below 4
});

test.each([
  [
    'as a Fire weapon, with 5 Fire in all',
    ['Wizard', 'Regular on Staff of Inner Fire becomes Fire'],
    [0, 5, 0, 0],
    8,
  ],
  ['beside 3 Fire of the attack, itself Regular', [], [2, 3, 0, 0], 5],
])('HM-EFFECT-09 the Staff of Inner Fire %s', (_how, applied, strength, health) => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    players: [
      {
        is: ['Elf', 'Wizard'],
        row: ['Emergency Pie'],
        hand: ['Polymorph'],
        weapons: ['Staff of Inner Fire', 'Singed Wand'],
        health: 5,
      },
      { is: ['Dwarf', 'Rogue'] },
    ],
  }).strikes(0, [2, 1], 'Staff of Inner Fire', ...applied);
  expect(t.last('dice')?.strength).toEqual(strength);
  expect(t.health[0]).toBe(health);
});
