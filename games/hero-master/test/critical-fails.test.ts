// Each Critical Fail card: what it does, and where it does nothing.

import { expect, test } from 'vitest';
import { type HeroTable, type Player, type Position, table } from './table.ts';

/** Seat 0 fails with a 1 against the Giant, who would hit with 15, and suffers this card. */
const suffering = (
  card: string,
  player: Partial<Player> = {},
  position: Partial<Position> = {},
  ...applied: string[]
): HeroTable =>
  table({
    phase: 'resolving',
    encounter: 'Giant',
    loot: 9,
    criticalFails: [card],
    ...position,
    players: [
      { row: ['Brave'], hand: ['Emergency Pie'], ...player },
      ...(position.players ?? [{ row: ['Polymorph'], hand: ['Frosty Reception'] }]),
    ],
  }).strikes(0, [1, 1], ...applied);

test('HM-FAIL-05 Triggered Trap: 3 wounds for the attacker alone', () => {
  expect(suffering('Triggered Trap').health).toEqual([7, 10]);
});

test('HM-FAIL-06 Mixed Signals: the blow is ignored and a treasure taken; the monster stays', () => {
  const position = { treasure: ['Lucky Pants'], ambusher: 'Orc Warrior' };
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    criticalFails: ['Mixed Signals'],
    ...position,
    players: [{ row: ['Brave'], hand: ['Emergency Pie'] }, {}],
  }).strikes(0, [1, 20]);
  t.answers(0, 'Put it in the stash');
  expect([t.health[0], t.told('monsterHits'), t.told('ambusherRolls')]).toEqual([10, [], []]);
  expect([t.stash(0), t.encounter]).toEqual([['Lucky Pants'], 'Giant']);
  expect(suffering('Mixed Signals').stash(0)).toEqual([]); // no treasure lies there
});

test('HM-FAIL-05 HM-REWARD-05 Fell In a Coin Pile: 2 gold of the loot, or what there is', () => {
  expect(suffering('Fell In a Coin Pile').gold[0]).toBe(5);
  expect(suffering('Fell In a Coin Pile', {}, { loot: 1 }).gold[0]).toBe(4);
});

test('HM-FAIL-06 Played Dead: the blow is ignored, and a Hero card refreshed', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Giant',
    criticalFails: ['Played Dead'],
    players: [{ row: ['Brave'], hand: ['Emergency Pie'], exhausted: ['Cleric', 'Halfling'] }, {}],
  }).strikes(0, [1, 20]);
  t.answers(0, 'Cleric');
  expect([t.health[0], t.exhausted(0)]).toEqual([10, ['Halfling']]);
});

test('HM-FAIL-05 Friendly Fire: the next present hero clockwise takes 2 wounds; nobody, if nobody is there', () => {
  const players = [{}, { row: ['Bellow'] }, { row: ['Evasion'] }];
  expect(suffering('Friendly Fire', {}, { players }).health).toEqual([10, 10, 8, 10]);
  expect(suffering('Friendly Fire', {}, { players: [{}, {}] }).health).toEqual([10, 10, 10]);
});

test('HM-FAIL-05 Snapped Clean Off: a treasure that was applied is destroyed, another stays ready', () => {
  const gear = { weapons: ['Boomerang', 'Torch, Lit'] };
  const t = suffering('Snapped Clean Off', gear, {}, 'Boomerang');
  expect(t.names(t.view().treasureDiscard)).toEqual(['Boomerang']);
  expect(t.exhausted(0)).toEqual([]);
});

test('HM-FAIL-05 Snapped Clean Off: an original is exhausted and stays; without one applied a ready weapon is', () => {
  const own = suffering('Snapped Clean Off', {}, {}, 'Mace of Mild Rebuke');
  expect([own.player(0).weapons.length, own.exhausted(0)]).toEqual([2, ['Mace of Mild Rebuke']]);
  const none = suffering('Snapped Clean Off').answers(0, 'Collection Plate');
  expect(none.exhausted(0)).toEqual(['Collection Plate']);
  const spent = { exhausted: ['Mace of Mild Rebuke', 'Collection Plate'] };
  expect(suffering('Snapped Clean Off', spent).player(0).weapons).toHaveLength(2);
});

test('HM-FAIL-05 Snapped Clean Off: of two applied the attacker picks', () => {
  const gear = { weapons: ['Boomerang', 'Torch, Lit'] };
  const t = suffering('Snapped Clean Off', gear, {}, 'Boomerang', 'Torch, Lit');
  t.offers(0, ['Boomerang', 'Torch, Lit']).answers(0, 'Torch, Lit').answers(0, 'None');
  expect(t.names(t.player(0).weapons.map(({ card }) => card))).toEqual(['Boomerang']);
});

test('HM-TREASURE-11 HM-R-63 in place of a weapon come original weapons, and neither armour nor treasure', () => {
  const gear = { weapons: ['Boomerang', 'Collection Plate'], armour: 'Lucky Pants', stash: ['Torch, Lit'] };
  const t = suffering('Snapped Clean Off', gear, {}, 'Boomerang');
  t.offers(0, ['Mace of Mild Rebuke', 'None']).answers(0, 'None');
  expect(t.names(t.player(0).weapons.map(({ card }) => card))).toEqual(['Collection Plate']);
  expect(t.stash(0)).toEqual(['Mace of Mild Rebuke', 'Sunday Chainmail', 'Torch, Lit']);
});

test('HM-FAIL-05 HM-R-40 Accidental Genius: 2 cards, as far as the deck goes', () => {
  expect(suffering('Accidental Genius', { deck: ['Unexpected', 'Dozed Off', 'Down Here!'] }).hand(0)).toEqual(
    ['Emergency Pie', 'Unexpected', 'Dozed Off'],
  );
  expect(suffering('Accidental Genius', { deck: ['Unexpected'] }).player(0).cards).toBe(2);
});

test('HM-R-82 Wrong Lever: another monster comes; a Legendary one stays', () => {
  expect(suffering('Wrong Lever', {}, { monsterDeck: ['Mimic'] }).encounter).toBe('Mimic');
  expect(suffering('Wrong Lever', {}, { encounter: 'The Sleepless King' }).encounter).toBe(
    'The Sleepless King',
  );
});

test('HM-R-89 Do-Over: the attack returns to the hand, unless its owner falls', () => {
  expect(suffering('Do-Over').hand(0)).toEqual(['Emergency Pie', 'Brave']);
  const fallen = table({
    phase: 'resolving',
    encounter: 'Giant',
    criticalFails: ['Do-Over'],
    players: [{ row: ['Brave'], hand: ['Emergency Pie'], health: 1 }, {}],
  }).strikes(0, [1, 20]);
  expect([fallen.hand(0), fallen.discards(0)]).toEqual([['Emergency Pie'], ['Brave']]);
});

test('HM-FAIL-05 Inspiring Collapse: heal 2, and the token', () => {
  const t = suffering('Inspiring Collapse', { health: 5 }, { leader: 1, players: [{ row: [] }] });
  expect([t.health[0], t.view().leader]).toEqual([7, 0]);
});

test('HM-FAIL-05 HM-R-29 Hole in the Purse: 2 gold onto the monster, or what there is', () => {
  const t = suffering('Hole in the Purse');
  expect([t.gold[0], t.goldOn('Giant')]).toEqual([1, 2]);
  const poor = suffering('Hole in the Purse', { gold: 1 });
  expect([poor.gold[0], poor.goldOn('Giant')]).toEqual([0, 1]);
});

test('HM-FAIL-05 Domino Effect: everybody present loses the last waiting attack, and never the one under way', () => {
  const t = suffering(
    'Domino Effect',
    { row: ['Brave', 'Unexpected', 'Blunt Sermon'] },
    {
      players: [{ row: ['Polymorph', 'Pyromaniac'] }, {}],
    },
  );
  expect([t.row(0), t.row(1)]).toEqual([['Unexpected'], ['Polymorph']]);
  const alone = suffering('Domino Effect', {}, { players: [{}] });
  expect(alone.told('attackDiscarded')).toEqual([]);
});
