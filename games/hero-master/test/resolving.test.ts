// Resolving attacks: order, weapons, dice, damage, critical hits.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const fight = { phase: 'resolving', encounter: 'Giant' } as const;

test('HM-ENC-03 HM-RESOLVE-01 HM-RESOLVE-02 HM-RESOLVE-14 one attack each in turn, clockwise from the leader, each row from the left; who has none is skipped', () => {
  const t = table({
    ...fight,
    leader: 2,
    players: [{ row: ['Brave', 'Unexpected'] }, {}, { row: ['Bellow', 'Headbutt'] }],
  });
  t.strikes(2, [2, 1]).strikes(0, [2, 1]).strikes(2, [2, 1]).strikes(0, [2, 1]);
  expect(t.told('exchange').map(({ attacker, attack }) => `${attacker} ${t.nameOf(attack)}`)).toEqual([
    '2 Bellow',
    '0 Brave',
    '2 Headbutt',
    '0 Unexpected',
  ]);
});

test('HM-ENC-06 HM-ENC-07 when the last attack has failed the encounter is over and all cards are discarded', () => {
  const t = table({ ...fight, players: [{ row: ['Brave'], hand: ['Unexpected'] }, { row: ['Polymorph'] }] });
  t.strikes(0, [2, 1]).strikes(1, [2, 1]);
  expect(t.told('encounterOver')).toEqual([{ kind: 'encounterOver', defeated: false }]);
  expect([t.discards(0), t.discards(1)]).toEqual([['Brave'], ['Polymorph']]);
  expect(t.question).toBe('encounter-which');
});

test('HM-RESOLVE-03 HM-EFFECT-08 the Clerk’s form is filled in first: pay 1 gold, or −2 to hit', () => {
  const clerk = () =>
    table({ phase: 'resolving', encounter: 'Skeleton Clerk', players: [{ row: ['Brave'] }, {}] });
  const paid = clerk().answers(0, 'Pay 1 gold');
  expect(paid.question).toBe('apply');
  expect([paid.gold[0], paid.view().loot]).toEqual([2, 1]);
  const refused = clerk().answers(0, 'Take −2 to hit').strikes(0, [12, 1]);
  expect(refused.last('dice')).toMatchObject({ hit: -2 });
});

test('HM-RESOLVE-04 HM-RESOLVE-05 HM-RESOLVE-06 HM-R-18 before rolling: one Hero card at most, and no, one or both weapons', () => {
  const t = table({ ...fight, players: [{ row: ['Brave'], hand: ['Unexpected'], health: 5 }, {}] });
  t.offers(0, ['Halfling', 'Cleric', 'Mace of Mild Rebuke', 'Collection Plate', 'Roll the dice']);
  t.answers(0, 'Collection Plate');
  t.offers(0, ['Halfling', 'Cleric', 'Mace of Mild Rebuke', 'Roll the dice']).answers(0, 'Cleric');
  t.offers(0, ['Mace of Mild Rebuke', 'Roll the dice']);
  expect(t.whyNot(0, 'Halfling')).toBe('HM-RESOLVE-06: one Hero card per attack is the limit');
  expect(t.told('dice')).toEqual([]);
  t.rolls(2, 1).answers(0, 'Mace of Mild Rebuke');
  expect(t.last('dice')).toMatchObject({ strength: [8, 0, 0, 1] });
  expect(t.health[0]).toBe(8);
});

test('HM-RESOLVE-04 a Hero card whose power is for laying cards cannot be applied', () => {
  const t = table({ ...fight, players: [{ is: ['Dwarf', 'Rogue'], row: ['Evasion'] }, {}] });
  t.offers(0, ['Dwarf', 'Dagger', 'Clobberstick', 'Roll the dice']);
  expect(t.whyNot(0, 'Rogue')).toMatch(/^HM-RESOLVE-04/);
});

test('HM-RESOLVE-07 HM-BOARD-14 both dice are rolled together, green for the hero and black for the monster', () => {
  const t = table({ ...fight, players: [{ row: ['Brave'] }, {}] }).strikes(0, [4, 17]);
  expect(t.told('dice')).toHaveLength(1);
  expect(t.last('dice')).toMatchObject({ green: 4, black: 17 });
});

test('HM-RESOLVE-08 HM-RESOLVE-09 HM-RESOLVE-10 HM-DAMAGE-02 HM-DAMAGE-03 a monster falls to a hit that reaches one defence, and to nothing less', () => {
  const attack = (green: number, ...applied: string[]) =>
    table({ ...fight, players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}] }).strikes(
      0,
      [green, 1],
      ...applied,
    );
  expect(attack(10, 'Collection Plate').told('monsterDefeated')).toEqual([]); // 10 against armour 11
  expect(attack(19).told('monsterDefeated')).toEqual([]); // Regular 6 against 7
  expect(attack(11, 'Collection Plate').told('monsterDefeated')).toHaveLength(1); // 11 and Regular 7
});

test('HM-DAMAGE-02 strengths of different types are not added together', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Orc Warrior',
    players: [{ row: ['Blunt Sermon'] }, {}],
    location: 'Overdue Library',
  });
  t.strikes(0, [15, 1]);
  expect(t.last('dice')).toMatchObject({ strength: [3, 0, 0, 2], defence: [5, 4, 6, 2] });
  expect(t.told('monsterDefeated')).toHaveLength(1); // Spirit 2 alone
});

test('HM-RESOLVE-11 HM-WEAPON-01 attack, bungle, weapons and Hero card all count, for hit, strengths and armour', () => {
  const t = table({
    ...fight,
    players: [
      { row: ['Brave'] },
      {},
      { row: [['Wild Swings!', 'Dozed Off', 0]], is: ['Gnome', 'Barbarian'] },
    ],
    leader: 2,
  });
  t.strikes(2, [15, 1], 'Barbarian', "Crum's Little Brother", 'Crum');
  // 5 − 1 + 1 + 2 + 2; hit +1 taken by Dozed Off, +1 of the weapon; armour 10 − 2.
  expect(t.last('dice')).toMatchObject({ strength: [9, 0, 0, 0], hit: 1, armour: 8, threshold: 6 });
});

test('HM-WEAPON-01 a weapon helps the one attack it was applied to', () => {
  const t = table({ ...fight, players: [{ row: ['Blunt Sermon', 'Righteous Tantrum'] }, {}] });
  t.strikes(0, [2, 1], 'Mace of Mild Rebuke', 'Collection Plate').strikes(0, [2, 1]);
  expect(t.told('dice').map(({ strength }) => strength)).toEqual([
    [5, 0, 0, 3],
    [3, 0, 0, 0],
  ]);
});

test('HM-RESOLVE-16 HM-RESOLVE-15 a hopeless attack still fails critically and still provokes the monster', () => {
  const t = table({
    ...fight,
    criticalFails: ['Accidental Genius'],
    players: [{ is: ['Dwarf', 'Rogue'], row: ['Evasion'] }, {}],
  });
  t.strikes(0, [1, 19]);
  expect(t.told('criticalFail')).toHaveLength(1);
  expect(t.health[0]).toBe(6);
});

test('HM-RESOLVE-18 HM-ENC-10 what was applied to a successful attack is exhausted too; the victor picks the next monster', () => {
  const t = table({
    ...fight,
    lurking: ['Mimic', 'Moss Troll'],
    players: [{ row: ['Brave'] }, { hand: ['Pyromaniac'], row: ['Polymorph'] }],
  });
  t.strikes(0, [2, 1]);
  t.strikes(1, [20, 1], 'Wizard', 'Knobbly Staff', 'Spirit on Polymorph becomes Regular'); // 3 + 1 = 4, doubled 8
  expect(t.exhausted(1)).toEqual(['Wizard', 'Knobbly Staff']);
  t.offers(1, ['Mimic', 'Moss Troll', 'Decline']);
});

test('HM-WEAPON-06 HM-EFFECT-03 HM-R-14 a weapon’s passive text holds for its whole attack, the Ambusher included; then it is exhausted (SE-18)', () => {
  const t = table({
    ...fight,
    ambusher: 'Orc Warrior',
    players: [{ row: ['Brave', 'Unexpected'], weapons: ['Frying Pan of Justice', 'Collection Plate'] }, {}],
  });
  t.strikes(0, [2, 13, 12], 'Frying Pan of Justice');
  expect(t.last('dice')).toMatchObject({ armour: 13 });
  expect(t.last('ambusherRolls')).toMatchObject({ armour: 13, hits: false });
  expect(t.exhausted(0)).toContain('Frying Pan of Justice');
});

test('HM-WEAPON-05 a card can refresh a weapon early: Bag of Cogs, before any is applied', () => {
  const t = table({
    ...fight,
    players: [{ is: ['Gnome', 'Barbarian'], row: ['Bag of Cogs'], exhausted: ['Crum'] }, {}],
  });
  expect(t.exhausted(0)).toEqual([]);
  t.strikes(0, [2, 1], 'Crum');
  expect(t.last('dice')).toMatchObject({ strength: [5, 0, 2, 0] });
});

test('HM-DAMAGE-05 HM-DAMAGE-06 a Spirit attack with a Fire weapon is no Fire attack, yet the Fire counts (SE-06)', () => {
  const t = table({
    ...fight,
    location: 'Smouldering Quarry',
    players: [{ row: ['Thoughts and Prayers'], weapons: ['Torch, Lit', 'Mace of Mild Rebuke'] }, {}],
  });
  t.strikes(0, [2, 1], 'Torch, Lit');
  expect(t.last('dice')).toMatchObject({ strength: [0, 3, 0, 3] });
});

test('HM-CRIT-01 HM-CRIT-02 HM-R-21 HM-R-22 a natural 20 hits whatever the modifiers and doubles each finished total', () => {
  const t = table({
    ...fight,
    players: [{ row: [['Brave', 'Sudden Fog', 1]], weapons: ['Haunted Rapier', 'Collection Plate'] }, {}],
    encounter: 'Big Dennis',
    location: 'Overdue Library',
  });
  t.strikes(0, [20, 1], 'Collection Plate');
  expect(t.last('dice')).toMatchObject({ hit: -4, strength: [7, 0, 0, 0], monsterArmour: 10 });
  expect(t.told('monsterDefeated')).toHaveLength(1); // 14 against 8
});

test('HM-CRIT-04 HM-R-05 only the 20 on the die is critical, whatever the bonus (SE-07)', () => {
  const t = table({
    ...fight,
    players: [{ row: ['Brave'], weapons: ['Crossbow of Second Thoughts', 'Collection Plate'] }, {}],
  });
  t.strikes(0, [17, 1], 'Crossbow of Second Thoughts');
  expect(t.last('dice')).toMatchObject({ hit: 3 });
  expect(t.told('criticalHit')).toEqual([]);
});

test('HM-R-19 HM-R-20 a type is summed up first; only then does a sum below zero become zero', () => {
  const t = table({
    ...fight,
    players: [
      { row: [['Pyromaniac', 'Untrustworthy', 1]], is: ['Gnome', 'Wizard'] },
      { is: ['Dwarf', 'Rogue'] },
    ],
  });
  expect(t.view().exchange?.figures.strength).toEqual([0, 0, 0, 0]);
  t.strikes(0, [9, 1], 'Singed Wand');
  expect(t.last('dice')?.strength).toEqual([0, 3, 0, 0]); // 2 doubled, + 1 of the wand, − 2
});

test('HM-R-23 the threshold: a bungle sets it, increases are added, 19 is the most, and Thick Skull has the last word', () => {
  const under = (location: string, bungle: string, ...applied: string[]) =>
    table({
      phase: 'resolving',
      encounter: 'Frost Gremlin',
      location,
      variant: { 'cards.foot-stamp.fail': 18 },
      players: [{ is: ['Dwarf', 'Rogue'], row: [['Evasion', bungle, 1]] }, {}],
    })
      .strikes(0, [20, 1], ...applied)
      .last('dice')?.threshold;
  expect(under('Overdue Library', 'Huh?!')).toBe(9);
  expect(under('Boggy Crossroads', 'Banana Skin')).toBe(12);
  expect(under('Overdue Library', 'Foot Stamp')).toBe(19);
  expect(under('Boggy Crossroads', 'Foot Stamp')).toBe(19); // not 20
  expect(under('Boggy Crossroads', 'Banana Skin', 'Dwarf')).toBe(1);
});

test('HM-LEADER-09 HM-R-27 the token moves during resolution: the order goes on clockwise as before', () => {
  const t = table({
    ...fight,
    criticalFails: ['Inspiring Collapse'],
    players: [{ row: ['Brave'] }, { row: ['Polymorph'] }, { row: ['Bellow'] }],
  });
  t.strikes(0, [2, 1]).strikes(1, [1, 1]);
  expect(t.view().leader).toBe(1);
  expect(t.asked).toEqual([2]);
});

test('HM-MONSTER-10 HM-EFFECT-05 an effect may ask for a type: Brave against a Brute, Smiting against Undead and Fiends', () => {
  const strength = (attack: string, monster: string) =>
    table({
      phase: 'laying cards',
      encounter: monster,
      players: [{ row: [attack], hand: ['Unexpected'], part: 'in' }, {}],
    }).player(0).row[0]?.figures?.strength;
  expect(strength('Brave', 'Giant')).toEqual([6, 0, 0, 0]);
  expect(strength('Brave', 'Orc Warrior')).toEqual([4, 0, 0, 0]);
  expect(strength('Reluctant Smiting', 'Swamp Wraith')).toEqual([0, 0, 0, 5]);
  expect(strength('Reluctant Smiting', 'Mimic')).toEqual([0, 0, 0, 5]);
  expect(strength("Giant-Slayer's Diary", 'Crackletooth the Tepid')).toEqual([7, 0, 0, 0]);
});

test('HM-R-60 at one moment the bungle speaks before the attack: Mind the Beard takes its gold, then the Storm wounds', () => {
  const t = table({
    ...fight,
    loot: 5,
    criticalFails: ['Accidental Genius'],
    players: [{ row: [['Storm in a Bottle', 'Mind the Beard', 1]] }, { is: ['Dwarf', 'Rogue'] }],
  });
  t.strikes(0, [1, 1]);
  const kinds = t.events<{ kind: string }>('spectator').map(({ kind }) => kind);
  const order = ['criticalFail', 'goldTaken', 'wounded', 'criticalFailCard'].map((kind) =>
    kinds.indexOf(kind),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(t.gold).toEqual([3, 4]);
});

test('HM-R-93 the order of an exchange: dice, victory, gold, token, the victor’s cards, the monster, the Ambusher, exhaustion', () => {
  const t = table({
    ...fight,
    encounter: 'Gigantic Spider',
    ambusher: 'Bat Swarm',
    loot: 5,
    leader: 1,
    players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
  });
  t.strikes(0, [20, 15, 15], 'Collection Plate');
  const kinds = t.events<{ kind: string }>('spectator').map(({ kind }) => kind);
  expect(kinds.slice(kinds.indexOf('exchange'), kinds.indexOf('encounterOver'))).toEqual([
    ...['exchange', 'applied', 'dice', 'criticalHit', 'attackResult'],
    ...['monsterDefeated', 'goldTaken', 'tokenPassed'],
    ...['effect', 'goldTaken'], // the Collection Plate
    ...['monsterHits', 'wounded', 'effect'],
    ...['ambusherRolls', 'wounded', 'effect'],
    'exhausted',
  ]);
});

test('HM-R-61 a “may” is asked, all else is done as far as it goes', () => {
  const t = table({
    lurking: ['Giant'],
    players: [
      { is: ['Elf', 'Rogue'], hand: ['Moonlit Monologue', 'Dirty Tactics'], exhausted: ['Elf', 'Rogue'] },
      { is: ['Gnome', 'Wizard'] },
    ],
  });
  t.answersAll(0, 'Giant', 'Moonlit Monologue').offers(0, ['Elf', 'Rogue']);
  const nothing = table({
    lurking: ['Giant'],
    players: [
      { is: ['Elf', 'Barbarian'], hand: ['Moonlit Monologue', 'Bellow'] },
      { is: ['Gnome', 'Wizard'] },
    ],
  });
  nothing.answersAll(0, 'Giant', 'Moonlit Monologue');
  expect(nothing.question).toBe('take-a-turn');
});

test('HM-R-87 a card applied counts as exhausted from the roll on; refreshed for winning, it stays ready', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    players: [
      { is: ['Gnome', 'Barbarian'], row: ['Steam-Powered Boot'], hand: ['Bellow'], exhausted: ['Gnome'] },
      {},
    ],
  });
  t.strikes(0, [20, 1], 'Barbarian', 'Crum');
  expect(t.question).toBe('refresh-which');
  t.offers(0, ['Gnome', 'Barbarian']).answers(0, 'Barbarian');
  expect(t.exhausted(0)).toEqual(['Gnome']); // Crum was refreshed, the only exhausted weapon
});

test('HM-R-87 Flatten finds no ready weapon among those applied', () => {
  const t = table({ ...fight, players: [{ row: ['Brave', 'Unexpected'] }, {}] });
  t.strikes(0, [2, 19], 'Mace of Mild Rebuke');
  expect(t.exhausted(0)).toEqual(['Mace of Mild Rebuke', 'Collection Plate']);
});

test('Second Glance keeps the better of two green dice; the Boomerang comes back', () => {
  const t = table({
    ...fight,
    players: [
      { is: ['Elf', 'Barbarian'], row: ['Bellow'], hand: ['Headbutt'], weapons: ['Boomerang', 'Crum'] },
      { is: ['Gnome', 'Wizard'] },
    ],
  });
  t.strikes(0, [1, 1, 18], 'Elf', 'Boomerang')
    .answersAll(0, 'Roll again')
    .offers(0, ['Keep the 1: fails critically', 'Keep the 18: hits too weakly'])
    .answers(0, 'Keep the 18');
  expect(t.last('attackResult')).toMatchObject({ hits: true, through: false });
  expect(t.exhausted(0)).toEqual(['Elf']);
});

test('HM-HERO-01 Second Glance asks which die to keep only where it matters', () => {
  const glance = (attack: string, ...rolls: number[]) => {
    const elf = { is: ['Elf', 'Barbarian'] as const, row: [attack], hand: ['Headbutt'] };
    const t = table({ ...fight, players: [elf, { is: ['Gnome', 'Wizard'] }] });
    return t.strikes(0, rolls, 'Elf').answersAll(0, 'Roll again');
  };
  expect(glance('Bellow', 2, 1, 18).last('attackResult'), 'a miss and a blow too weak').toMatchObject({
    roll: 18,
    through: false,
  });
  expect(glance('Bellow', 4, 1, 2).last('attackResult'), 'two misses').toMatchObject({ roll: 4 });
  expect(glance('Bellow', 1, 1, 5).question, 'one fails critically').toBe('keep-which-die');
});

test('Marked for Mockery: +2 to hit against that monster for all attacks of its player, this encounter', () => {
  const t = table({
    lurking: ['Giant', 'Mimic'],
    players: [{ hand: ['Brave'] }, { hand: ['Marked for Mockery', 'Frosty Reception'] }],
    leader: 1,
  });
  t.answersAll(1, 'Giant', 'Marked for Mockery').answers(0, 'Brave').answers(1, 'Frosty Reception');
  expect(t.player(1).row.map(({ figures }) => figures?.hit)).toEqual([2, 2]);
  expect(t.player(0).row[0]?.figures?.hit).toBe(0);
  expect(t.view().encounter?.marked).toBe(true);
});

test('HM-WEAPON-05 Spare Parts, applied before the weapons, makes a spent one ready for the same attack', () => {
  const spent = { is: ['Gnome', 'Barbarian'] as const, exhausted: ['Crum', "Crum's Little Brother"] };
  const t = table({ ...fight, players: [{ row: ['Brave'], hand: ['Bellow'], ...spent }, {}] });
  t.strikes(0, [2, 1], 'Gnome', 'Crum');
  expect(t.told('applied').map(({ card }) => t.nameOf(card))).toEqual(['Gnome', 'Crum']);
  expect(t.exhausted(0)).toEqual(['Gnome', 'Crum']);
});

test('Marked for Mockery: with the encounter the mark is gone, though its monster stays', () => {
  const t = table({
    lurking: ['Giant', 'Mimic'],
    players: [{ hand: ['Brave'] }, { hand: ['Marked for Mockery', 'Frosty Reception', 'Polymorph'] }],
    leader: 1,
  });
  t.answersAll(1, 'Giant', 'Marked for Mockery').idle(0).rolls(2, 1).idle(1);
  expect(t.told('encounterOver')).toMatchObject([{ defeated: false }]);
  t.answers(0, 'Giant');
  expect(t.view().encounter).toMatchObject({ card: t.idOf('Giant'), marked: false });
});

test('HM-BOARD-15 skill tokens come out for the two cards that mention them, and go back', () => {
  const t = table({
    ...fight,
    criticalFails: ['Accidental Genius'],
    players: [{ is: ['Gnome', 'Barbarian'], row: ['Prototype Number Six'], hand: ['Bellow'] }, {}],
  });
  expect(t.player(0).skillToken).toBe(false);
  t.strikes(0, [1, 1]);
  expect(t.player(0).skillToken).toBe(true);
  expect(t.hand(0)).toContain('Prototype Number Six');
  t.answersAll(0, 'Giant', 'Prototype Number Six');
  expect(t.player(0).row[0]?.figures?.strength).toEqual([0, 6, 0, 0]);
});
