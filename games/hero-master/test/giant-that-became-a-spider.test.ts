// The rulebook's first example encounter, step by step (GT-1), and the narrated order of its first half (GT-1b).

import { expect, test } from 'vitest';
import { type HeroTable, table } from './table.ts';

const [GOBBIT, MARY, BRIAN, DORF] = [0, 1, 2, 3] as const;
const TREASURE = ['Banana Skin', 'Boomerang', 'Lucky Pants', 'Small Print', 'Torch, Lit'];

/** Gobbit leads and has just chosen the Crumbling Fort; its monsters will be dealt in this order. */
function crumblingFort(): HeroTable {
  return table({
    phase: 'location',
    stay: 0,
    locations: ['Crumbling Fort', 'Skating Pond', "Dragon's Den"],
    monsterDeck: ['Bat Swarm', 'Giant', 'Gigantic Spider', 'Goblin Pickpocket'],
    treasureDeck: TREASURE,
    criticalFails: ['Mixed Signals'],
    players: [
      {
        is: ['Halfling', 'Cleric'],
        hand: [
          'Unexpected',
          'Emergency Pie',
          'Dozed Off',
          'Down Here!',
          'Blunt Sermon',
          'Excessive Blessing',
        ],
        deck: ['Righteous Tantrum', 'Brave'],
      },
      { is: ['Elf', 'Wizard'], hand: ['Moonlit Monologue', 'Frosty Reception'] },
      { is: ['Gnome', 'Barbarian'], hand: ['Wild Swings!', "Come 'ere!", 'Headbutt'] },
      { is: ['Dwarf', 'Rogue'], hand: ['Insubordinate', 'Portly', 'Untrustworthy'] },
    ],
  });
}

test('HM-R-01 HM-LOC-01 HM-LOC-04 HM-MOVE-11 GT-1 step 1: the Fort lets Gobbit search for Brave', () => {
  const t = crumblingFort()
    .offers(GOBBIT, ['Crumbling Fort', 'Skating Pond'])
    .answers(GOBBIT, 'Crumbling Fort');
  t.offers(GOBBIT, ['Brave', 'Righteous Tantrum']).answers(GOBBIT, 'Brave');
  expect(t.hand(GOBBIT)).toContain('Brave');
  expect(t.hand(GOBBIT)).toHaveLength(7); // one above the starting hand size
  expect(t.ambusher).toBe('Bat Swarm');
  expect(t.lurking).toEqual(['Giant', 'Gigantic Spider', 'Goblin Pickpocket']);
  expect(t.view().loot).toBe(12);
  expect(t.names(t.view().treasurePile)).toEqual(TREASURE);
});

function firstHalf(): HeroTable {
  const t = crumblingFort().answersAll(GOBBIT, 'Crumbling Fort', 'Brave');

  // Step 2: the Giant, and Brave in slot 1.
  t.answersAll(GOBBIT, 'Giant', 'Brave');
  expect(t.encounter).toBe('Giant');
  expect(t.lurking).toEqual(['Gigantic Spider', 'Goblin Pickpocket']);
  expect(t.ambusher).toBe('Bat Swarm');
  expect(t.player(GOBBIT).row[0]?.figures).toMatchObject({
    strength: [6, 0, 0, 0],
    defence: [7, 6, 6, 5],
    enough: false,
  });

  // Step 3: Mary stays out.
  t.answers(MARY, 'Stay out');

  // Step 4: Brian lays Wild Swings!
  t.answers(BRIAN, 'Wild Swings!');
  expect(t.player(BRIAN).row[0]?.figures).toMatchObject({ strength: [5, 0, 0, 0], hit: 1 });
  expect(t.player(BRIAN).mayLayAttacks).toBe(false);

  // Steps 5 and 5x: Dorf cannot join with Portly; Insubordinate gives him the token.
  expect(t.whyNot(DORF, 'Portly')).toMatch(/^HM-BUNGLE-04/);
  t.answers(DORF, 'Insubordinate');
  t.idle(DORF);
  expect(t.view().leader).toBe(DORF);
  expect(t.player(DORF).row[0]?.figures?.strength).toEqual([4, 0, 0, 0]);
  expect(t.view().resolutionOrder).toEqual([DORF, GOBBIT, BRIAN]);

  // Step 6: Gobbit lays Unexpected in slot 2 and leads again; the order of turns does not change.
  t.answers(GOBBIT, 'Unexpected');
  expect(t.view().leader).toBe(GOBBIT);
  expect(t.row(GOBBIT)).toEqual(['Brave', 'Unexpected']);
  expect(t.asked).toEqual([BRIAN]);

  // Step 7: Come 'ere! on Insubordinate exchanges the Giant with the Gigantic Spider.
  expect(t.whyNot(BRIAN, 'Headbutt')).toMatch(/Wild Swings!/);
  t.answers(BRIAN, "Come 'ere!").answers(BRIAN, 'Insubordinate').answers(BRIAN, 'Gigantic Spider');
  expect(t.encounter).toBe('Gigantic Spider');
  expect(t.lurking).toEqual(['Giant', 'Goblin Pickpocket']);
  expect(t.ambusher).toBe('Bat Swarm');
  expect(t.player(DORF).row[0]?.figures?.strength[0]).toBe(1); // 4 − 3, not lowered by the bungle

  // Step 8 and 8x: Portly on Wild Swings!; a second bungle on it, or on his own attack, is refused.
  t.answers(DORF, 'Portly');
  t.offers(DORF, [
    'Brave of Player 1, Halfling Cleric',
    'Unexpected of Player 1, Halfling Cleric',
    'Wild Swings! of Player 3, Gnome Barbarian',
  ]);
  expect(t.whyNot(DORF, 'Insubordinate of Player 4, Dwarf Rogue')).toMatch(/^HM-BUNGLE-01/);
  t.answers(DORF, 'Wild Swings!');
  t.idle(DORF);
  expect(t.player(BRIAN).row[0]?.figures).toMatchObject({ strength: [4, 0, 0, 0], threshold: 7 });
  return t;
}

test('HM-BUNGLE-02 HM-BUNGLE-04 HM-LEADER-07 HM-ENC-02 GT-1 steps 2 to 8: cards are laid, the token goes to Dorf and back', () => {
  firstHalf();
});

function secondHalf(t: HeroTable): HeroTable {
  // Steps 8x and 9: Gobbit holds bungles, but Insubordinate and Wild Swings! have one each; she passes.
  expect(t.whyNot(GOBBIT, 'Dozed Off')).toMatch(/^HM-BUNGLE-02/);
  t.answers(GOBBIT, 'Pass');
  // Step 10: Brian has no bungle left and may lay no attack: he passes without being asked.
  // Step 11: Dorf passes.
  t.answers(DORF, 'Pass');
  expect(t.told('passed').map(({ seat }) => seat)).toEqual([GOBBIT, BRIAN, DORF]);
  expect(t.view()).toMatchObject({ phase: 'resolving', leader: GOBBIT });

  // Step 12: Gobbit resolves Brave without a weapon; her Hero card spares her the black die. Green 7 misses 12.
  t.answers(GOBBIT, 'Halfling').rolls(7).answers(GOBBIT, 'Roll the dice');
  expect(t.last('dice')).toMatchObject({
    attacker: GOBBIT,
    green: 7,
    hit: 0,
    monsterArmour: 12,
    strength: [4, 0, 0, 0],
    black: 0,
  });
  expect(t.last('attackResult')).toMatchObject({ hits: false });
  expect(t.told('ambusherRolls')).toEqual([]);
  expect(t.exhausted(GOBBIT)).toEqual(['Halfling']);
  expect(t.discards(GOBBIT)).toEqual(['Brave']);

  // Steps 13 and 14x: Portly leaves Brian no weapon to apply; he may only think of his Hero cards. Green 7, black 14.
  expect(t.asked).toEqual([BRIAN]);
  t.offers(BRIAN, ['Barbarian', 'Roll the dice']);
  t.rolls(7, 14).answers(BRIAN, 'Roll the dice');
  expect(t.last('dice')).toMatchObject({
    attacker: BRIAN,
    green: 7,
    hit: 1,
    threshold: 7,
    black: 14,
    armour: 10,
    ferocity: 2,
  });
  expect(t.last('criticalFail')).toMatchObject({ attacker: BRIAN, roll: 7, threshold: 7 });

  // Step 14: Mixed Signals. The attack is ignored, Ambusher and all; Brian takes one treasure.
  expect(t.nameOf(t.last('criticalFailCard')!.card)).toBe('Mixed Signals');
  t.answersAll(BRIAN, 'Boomerang', 'Put it in the stash');
  expect(t.health).toEqual([10, 10, 10, 10]);
  expect(t.told('ambusherRolls')).toEqual([]);
  expect(t.view().treasurePile).toHaveLength(4);
  expect(t.encounter).toBe('Gigantic Spider');
  expect(t.discards(BRIAN)).toEqual(['Wild Swings!']);
  expect(t.discards(DORF)).toEqual(['Portly']);
  expect(t.exhausted(BRIAN)).toEqual([]);

  // Step 15: Dorf resolves Insubordinate with his dagger. 4 − 3 + 2 = 3; a natural 20 doubles it. Black 3 misses 8.
  t.answers(DORF, 'Dagger').rolls(20, 3).answers(DORF, 'Roll the dice');
  expect(t.last('dice')).toMatchObject({
    attacker: DORF,
    green: 20,
    strength: [3, 0, 0, 0],
    defence: [3, 2, 3, 4],
    black: 3,
    armour: 8,
  });
  expect(t.last('criticalHit')).toMatchObject({ times: 2 });

  // Step 16: two gold and two treasures.
  t.answersAll(DORF, 'Lucky Pants', 'Put it in the stash', 'Small Print', 'Put it in the stash');
  return t;
}

test('HM-ENC-04 HM-REWARD-07 HM-FAIL-06 HM-AMBUSH-08 GT-1 steps 9 to 17: three attacks, and the Spider falls to Dorf', () => {
  const t = secondHalf(firstHalf());
  expect(t.view().loot).toBe(10);
  expect(t.gold).toEqual([3, 3, 3, 5]);
  expect(t.view().treasurePile).toHaveLength(2);
  // Step 17: the end of the encounter.
  expect(t.view().leader).toBe(DORF);
  expect(t.names(t.view().monsterDiscard)).toEqual(['Gigantic Spider']);
  expect(t.discards(GOBBIT)).toEqual(['Brave', 'Unexpected']);
  expect(t.discards(BRIAN)).toEqual(['Wild Swings!', "Come 'ere!"]);
  expect(t.discards(DORF)).toEqual(['Portly', 'Insubordinate']);
  expect(t.exhausted(DORF)).toEqual(['Dagger']);
  expect(t.encounter).toBeUndefined();
  expect(t.lurking).toEqual(['Giant', 'Goblin Pickpocket']);
  expect(t.ambusher).toBe('Bat Swarm');
  expect(t.health).toEqual([10, 10, 10, 10]);
  expect(t.asked).toEqual([DORF]);
  expect(t.question).toBe('encounter-which');
});

test('HM-R-01 HM-LEADER-08 GT-1b: in the narrated order of the first half all plays are legal too', () => {
  const [gobbit, dorf, brian, mary] = [0, 1, 2, 3];
  const t = table({
    location: 'Crumbling Fort',
    ambusher: 'Bat Swarm',
    lurking: ['Giant', 'Gigantic Spider', 'Goblin Pickpocket'],
    players: [
      { is: ['Halfling', 'Cleric'], hand: ['Brave', 'Unexpected', 'Emergency Pie'] },
      { is: ['Dwarf', 'Rogue'], hand: ['Insubordinate', 'Portly', 'Untrustworthy'] },
      { is: ['Gnome', 'Barbarian'], hand: ['Wild Swings!', "Come 'ere!"] },
      { is: ['Elf', 'Wizard'], hand: ['Moonlit Monologue'] },
    ],
  });
  t.answersAll(gobbit, 'Giant', 'Brave');
  t.answersAll(dorf, 'Insubordinate', 'End the turn');
  t.answers(brian, 'Wild Swings!').answers(mary, 'Stay out');
  t.answers(gobbit, 'Unexpected');
  t.answersAll(dorf, 'Portly', 'Wild Swings!', 'End the turn');
  t.answersAll(brian, "Come 'ere!", 'Insubordinate', 'Gigantic Spider');
  t.answers(gobbit, 'Pass').answers(dorf, 'Pass');
  expect(t.view()).toMatchObject({
    phase: 'resolving',
    leader: gobbit,
    resolutionOrder: [gobbit, dorf, brian],
  });
  expect(t.row(gobbit)).toEqual(['Brave', 'Unexpected']);
  expect(t.row(dorf)).toEqual(["Insubordinate + Come 'ere!"]);
  expect(t.row(brian)).toEqual(['Wild Swings! + Portly']);
  expect(t.encounter).toBe('Gigantic Spider');
  expect(t.lurking).toEqual(['Giant', 'Goblin Pickpocket']);
});
