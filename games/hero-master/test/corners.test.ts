// Corners that other tests pass by: what is told, who is present, what is counted.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const more = { hand: ['Emergency Pie'] };

test('HM-EFFECT-07 a weapon’s text answers a Critical Fail: the Haunted Rapier bites', () => {
  const gear = { weapons: ['Haunted Rapier', 'Collection Plate'] };
  const bitten = table({
    ...fight,
    criticalFails: ['Do-Over'],
    players: [{ row: ['Brave'], ...gear, ...more }, {}],
  });
  expect(bitten.strikes(0, [1, 1], 'Haunted Rapier').health[0]).toBe(9);
  const idle = table({
    ...fight,
    criticalFails: ['Do-Over'],
    players: [{ row: ['Brave'], ...gear, ...more }, {}],
  });
  expect(idle.strikes(0, [1, 1]).health[0]).toBe(10);
});

test('HM-R-65 a treasure counts wherever it lies: on the board, in a row, as a bungle on another’s attack', () => {
  const t = table({
    ...fight,
    players: [
      {
        row: ['Ghostly Apology'],
        weapons: ['Boomerang', 'Collection Plate'],
        armour: 'Lucky Pants',
        stash: ['Torch, Lit'],
      },
      {
        row: [['Polymorph', 'Banana Skin', 0]],
        hand: ['Sudden Fog'],
        deck: ['Jar of Bees'],
        discard: ['Small Print'],
      },
    ],
  });
  expect([t.player(0).treasures, t.player(1).treasures]).toEqual([5, 3]);
});

test('HM-RESOLVE-05 the log tells once that a bungle limits what may be applied, and only when it does', () => {
  const t = table({
    ...fight,
    players: [
      {
        row: [
          ['Brave', 'Portly', 1],
          ['Unexpected', 'Huh?!', 1],
        ],
      },
      {},
    ],
  });
  const limits = () =>
    t
      .told('effect')
      .filter(({ trigger }) => trigger === 'limits')
      .map(({ card }) => t.nameOf(card));
  expect(limits()).toEqual(['Portly']);
  t.strikes(0, [9, 1]);
  expect(limits()).toEqual(['Portly', 'Huh?!']);
});

test('HM-R-58 whoever had a card in play when resolution began is present, seat one as well', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Giant',
    leader: 1,
    criticalFails: ['Friendly Fire'],
    players: [
      { row: ['Brave'], part: 'passed', hand: ['Unexpected'] },
      { row: ['Polymorph'], part: 'in', hand: ['Pyromaniac'] },
    ],
  }).answers(1, 'Pass');
  expect(t.strikes(1, [1, 1]).health).toEqual([8, 10]);
});

test('HM-LOC-08 HM-LOC-09 the log tells who lies in ambush and who lurks', () => {
  const t = table({
    phase: 'location',
    locations: ['Skating Pond', 'Training Yard', "Dragon's Den"],
    players: [{ hand: ['Brave'] }, {}],
  }).answers(0, 'Skating Pond');
  expect(t.told('monsterLaid').map(({ slot }) => slot)).toEqual([
    'ambusher',
    'lurking',
    'lurking',
    'lurking',
  ]);
  expect(t.names(t.told('monsterLaid').map(({ monster }) => monster))).toEqual([t.ambusher, ...t.lurking]);
});

test('HM-R-80 a total of 0 wins nothing, not even where a designer put a defence of 0', () => {
  const t = table({
    ...fight,
    variant: { 'cards.giant.strength.1': 0 },
    players: [{ row: ['Thoughts and Prayers'], ...more }, {}],
  });
  expect(t.strikes(0, [19, 1]).last('attackResult')).toMatchObject({ hits: true, through: false });
});

test('HM-R-87 a Hero card refreshed during the exchange it was applied in is not told as exhausted', () => {
  const t = table({
    ...fight,
    criticalFails: ['Played Dead'],
    players: [{ row: ['Brave'], health: 5, exhausted: ['Halfling'], ...more }, {}],
  });
  t.strikes(0, [1, 1], 'Cleric').answers(0, 'Cleric');
  expect([t.exhausted(0), t.told('exhausted')]).toEqual([['Halfling'], []]);
});

test('HM-TREASURE-05 HM-R-87 what is replaced while exhausted is not exhausted in the stash, nor what comes for it', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    treasure: ['Torch, Lit'],
    players: [{ row: ['Brave'], ...more }, {}],
  }).strikes(0, [20, 1], 'Mace of Mild Rebuke');
  t.answers(0, 'Wear it instead of Mace');
  expect([t.exhausted(0), t.state.exhausted]).toEqual([[], []]);
});

test('HM-ENC-07 HM-BUNGLE-07 a victory sends the attacks that waited, and the bungles on them, to their owners', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    players: [{ row: ['Brave', ['Unexpected', 'Magic Shield', 1]], ...more }, { hand: ['Polymorph'] }],
  }).strikes(0, [20, 1]);
  expect([t.discards(0), t.discards(1)]).toEqual([['Brave', 'Unexpected'], ['Magic Shield']]);
});

test('HM-R-30 HM-REWARD-06 gold leaves a monster for good: none comes back with it', () => {
  const poly = table({
    lurking: ['Giant'],
    goldOn: { Giant: 4 },
    monsterDeck: ['Mimic'],
    players: [{ is: ['Elf', 'Wizard'], hand: ['Polymorph'] }, { is: ['Dwarf', 'Rogue'] }],
  }).answersAll(0, 'Giant', 'Polymorph', 'Replace it');
  expect([poly.view().loot, poly.state.goldOn[poly.idOf('Giant')]]).toEqual([4, 0]);
  const beaten = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    goldOn: { 'Goblin Pickpocket': 4 },
    players: [{ row: ['Brave'], ...more }, {}],
  }).strikes(0, [20, 1]);
  expect([beaten.gold[0], beaten.state.goldOn[beaten.idOf('Goblin Pickpocket')]]).toEqual([7, 0]);
});

test('HM-R-58 HM-DEFEAT-09 a hero who fell is not present any more: Friendly Fire goes to the next', () => {
  const t = table({
    ...fight,
    leader: 1,
    criticalFails: ['Friendly Fire'],
    players: [
      { row: ['Brave'], ...more },
      { row: ['Polymorph'], health: 1 },
      { row: ['Bellow'], hand: ['Headbutt'] },
    ],
  });
  t.strikes(1, [9, 19]).strikes(2, [2, 1]).strikes(0, [1, 1]);
  expect(t.health).toEqual([10, 5, 8]);
});

test('HM-R-75 a single card drawn is told as well, its face to nobody but its owner', () => {
  const t = table({
    phase: 'location',
    locations: ['Restless Graveyard', 'Skating Pond', "Dragon's Den"],
    players: [{ deck: ['Brave'] }, {}],
  }).answers(0, 'Restless Graveyard');
  expect(t.told('drew')).toEqual([{ kind: 'drew', seat: 0, count: 1 }]);
  expect(t.events(0, 'drew')).toEqual([{ kind: 'drew', seat: 0, count: 1, cards: [t.idOf('Brave')] }]);
});

test('the Bats’ −2 shows on the next attack of its hero while another’s is resolved', () => {
  const t = table({
    ...fight,
    encounter: 'Bat Swarm',
    players: [{ row: ['Brave', 'Headbutt', 'Reluctant Smiting'], ...more }, { row: ['Polymorph'] }],
  }).strikes(0, [2, 19]);
  expect(t.view().exchange?.attacker).toBe(1);
  expect(t.player(0).row.map(({ figures }) => figures?.hit)).toEqual([-2, 0]);
});

test('HM-HERO-01 Second Glance’s forecast counts both rolls', () => {
  const t = table({
    ...fight,
    encounter: 'Orc Warrior',
    players: [{ is: ['Elf', 'Cleric'], row: ['Reluctant Smiting'] }, { is: ['Dwarf', 'Rogue'] }],
  });
  const elf = t.decision(0).options.find(({ label }) => label === 'Elf');
  expect(elf?.data).toMatchObject({ chance: 1 - (9 / 20) ** 2 });
});

test('HM-ENC-13 HM-R-58 who stayed out is not present when the attacks are resolved', () => {
  const t = table({
    phase: 'laying cards',
    encounter: 'Giant',
    criticalFails: ['Friendly Fire'],
    players: [
      { row: ['Brave'], part: 'in', hand: ['Unexpected'] },
      { part: 'declined', hand: ['Polymorph'] },
      { row: ['Bellow'], part: 'passed', hand: ['Headbutt'] },
    ],
  }).answers(0, 'Pass');
  expect(t.strikes(0, [1, 1]).health).toEqual([10, 10, 8]);
});

test('HM-R-55 A Hint of Talent offers each printed value every other kind of damage, and nothing else', () => {
  const t = table({
    ...fight,
    players: [{ is: ['Gnome', 'Wizard'], row: ['Frosty Reception'] }, { is: ['Dwarf', 'Rogue'] }],
  }).answersAll(0, 'Wizard', 'Singed Wand', 'Roll the dice');
  t.offers(0, [
    'Ice on Frosty Reception becomes Regular',
    'Ice on Frosty Reception becomes Fire',
    'Ice on Frosty Reception becomes Spirit',
    'Fire on Singed Wand becomes Regular',
    'Fire on Singed Wand becomes Ice',
    'Fire on Singed Wand becomes Spirit',
  ]);
  expect(t.decision(0).options[2]?.detail).toBe('Spirit 3 of 5: not enough');
});

test('HM-R-91 an encounter without a roll goes on counting refusals from where they were', () => {
  const t = table({
    lurking: ['Giant'],
    players: [
      { hand: ['Brave', 'Unexpected'] },
      { is: ['Dwarf', 'Rogue'], hand: ['Dirty Tactics'] },
      { hand: ['Headbutt'] },
    ],
  }).answers(0, 'Decline');
  t.answersAll(1, 'Giant', 'Dirty Tactics', 'Rogue')
    .answers(2, 'Stay out')
    .answers(0, 'Stay out')
    .answers(1, 'Pass');
  expect(t.view()).toMatchObject({ leader: 2, declines: 2 });
});

test('HM-MOVE-05 HM-LOC-13 nothing of the old loot comes along', () => {
  const t = table({
    phase: 'move',
    loot: 5,
    location: 'Training Yard',
    locations: ['Skating Pond', "Dragon's Den"],
    players: [{ hand: ['Brave'] }, { hand: ['Polymorph'] }],
  });
  expect(t.view().loot).toBe(0);
  while (t.question !== 'encounter-which') t.picks(t.asked[0]!, 0);
  expect(t.view().loot).toBe(t.box.faces[t.view().location!]!.gold);
});

test('HM-R-15 a new stay begins with no refusals', () => {
  const t = table({ lurking: ['Giant'], players: [{ hand: ['Brave'] }, { hand: ['Polymorph'] }] });
  t.rolls(1).answers(0, 'Decline').answers(1, 'Decline');
  while (t.question !== 'encounter-which') t.picks(t.asked[0]!, 0);
  expect(t.told('fled')).toHaveLength(1);
  expect(t.view().declines).toBe(0);
});
