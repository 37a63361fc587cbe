// What each Location does: its leader effect, its party effect, and for whom or what it does nothing.

import { expect, test } from 'vitest';
import { type HeroTable, type Player, type Position, table } from './table.ts';

const DEN = "Dragon's Den";

/** The leader, seat 0, leads the party to a Location. */
const arriving = (location: string, players: readonly Player[], more: Partial<Position> = {}): HeroTable =>
  table({
    phase: 'location',
    locations:
      location === DEN
        ? [DEN]
        : [location, location === 'Skating Pond' ? 'Training Yard' : 'Skating Pond', DEN],
    ...more,
    players,
  });

const leading = (location: string, players: readonly Player[], more: Partial<Position> = {}): HeroTable =>
  location === DEN
    ? arriving(location, players, more)
    : arriving(location, players, more).answers(0, location);

const spent = { exhausted: ['Halfling', 'Cleric'] };

/** The totals of an attack at a Location, and all the rest of its figures. */
const figuresAt = (location: string, attack: string, more: Partial<Player> = {}, encounter = 'Giant') =>
  table({ phase: 'resolving', location, encounter, players: [{ row: [attack], ...more }, {}] })
    .strikes(0, [2, 1])
    .last('dice')!;

test('HM-LOC-04 HM-LOC-05 Dragon’s Den: the leader refreshes both Hero cards, every hero heals 2', () => {
  const t = arriving(DEN, [
    { ...spent, health: 5, hand: ['Brave'] },
    { exhausted: ['Elf'], health: 5 },
  ]);
  expect(t.exhausted(0)).toEqual([]);
  expect(t.exhausted(1)).toEqual(['Elf']);
  expect(t.health).toEqual([7, 7]);
});

test('HM-LOC-04 Crumbling Fort: the leader takes a card of the Action deck, and nobody else does', () => {
  const t = leading('Crumbling Fort', [{ deck: ['Brave', 'Dozed Off'] }, { deck: ['Polymorph'] }]);
  t.offers(0, ['Brave', 'Dozed Off']).answers(0, 'Dozed Off');
  expect([t.hand(0), t.hand(1), t.player(0).deck]).toEqual([['Dozed Off'], [], 1]);
  expect(leading('Crumbling Fort', [{ hand: ['Brave'] }, {}]).question).toBe('encounter-which');
});

test.each([
  ['Crumbling Fort', 12, false],
  ['Crumbling Fort', 13, true],
  ['Crumbling Fort', 20, true],
  ['Overdue Library', 12, true],
  ['Overdue Library', 10, false],
])('HM-LOC-06 at %s a follow-up of %i against armour 11 hits: %s', (location, roll, hits) => {
  const t = table({
    phase: 'resolving',
    location,
    encounter: 'Frost Gremlin',
    ambusher: 'Bat Swarm',
    players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
  }).strikes(0, [3, 15, roll]);
  expect(t.last('ambusherRolls')?.hits).toBe(hits);
});

test('HM-LOC-04 HM-TREASURE-07 the Inn: the leader heals 3, and everybody may sell for 2', () => {
  const t = leading('The Dozing Griffin Inn', [
    { health: 5, hand: ['Brave'] },
    { health: 5, stash: ['Lucky Pants'] },
  ]);
  expect(t.health).toEqual([8, 5]);
  t.answers(1, 'Lucky Pants');
  expect(t.gold).toEqual([3, 5]);
});

test('HM-LOC-04 HM-TREASURE-07 the Market: one for 5 by the leader, any number for 3 by all', () => {
  const t = leading('Snoozehaven Market', [
    { stash: ['Lucky Pants', 'Torch, Lit'], hand: ['Brave'] },
    { stash: ['Boomerang'] },
  ]);
  t.answersAll(0, 'Lucky Pants', 'Torch, Lit').answers(1, 'Boomerang');
  expect(t.gold).toEqual([3 + 5 + 3, 3 + 3]);
  const none = leading('Snoozehaven Market', [{ stash: ['Lucky Pants'], hand: ['Brave'] }, {}]);
  expect(none.answersAll(0, 'Sell nothing', 'Sell nothing').gold).toEqual([3, 3]);
});

test('HM-LOC-04 Training Yard: the leader refreshes one Hero card', () => {
  const t = leading('Training Yard', [spent, { exhausted: ['Elf'] }]).answers(0, 'Cleric');
  expect([t.exhausted(0), t.exhausted(1)]).toEqual([['Halfling'], ['Elf']]);
});

test('HM-LOC-17 Training Yard: Regular attacks of Strength heroes have 1 more, and no others', () => {
  const dwarf = { is: ['Dwarf', 'Cleric'] as const };
  expect(figuresAt('Training Yard', 'Headbutt', dwarf).strength).toEqual([4, 0, 0, 0]);
  expect(figuresAt('Training Yard', 'Headbutt').strength).toEqual([3, 0, 0, 0]);
  expect(figuresAt('Training Yard', 'Reluctant Smiting', dwarf).strength).toEqual([0, 0, 0, 3]);
});

test('HM-LOC-04 HM-LOC-17 the Library: the leader draws 2 and discards 1; a Magic hero may draw', () => {
  const t = leading('Overdue Library', [
    { hand: ['Brave'], deck: ['Unexpected', 'Dozed Off', 'Blunt Sermon'] },
    { deck: ['Polymorph'], hand: [] },
  ]);
  t.answers(0, 'Dozed Off').answers(1, 'Draw a card');
  expect(t.hand(0)).toEqual(['Brave', 'Unexpected']); // a Halfling Cleric has no Magic
  expect(t.hand(1)).toEqual(['Polymorph']);
});

test('HM-LOC-04 Cutpurse Alley: 1 gold from a player of the leader’s choice who has any', () => {
  const t = leading('Cutpurse Alley', [{ hand: ['Brave'] }, {}, { gold: 0 }, {}]);
  expect(t.labels(0)).toHaveLength(2);
  t.picks(0, 1);
  expect(t.gold).toEqual([4, 3, 0, 2]);
});

test('HM-LOC-04 Cutpurse Alley: the only player with gold is robbed without a question, and where nobody has any, nobody', () => {
  const robbing = (gold: number) => leading('Cutpurse Alley', [{ hand: ['Brave'], gold: 0 }, { gold }]);
  expect(robbing(1).gold).toEqual([1, 0]);
  expect(robbing(1).told('goldStolen')).toMatchObject([{ seat: 0, from: 1, gold: 1 }]);
  expect(robbing(0).gold).toEqual([0, 0]);
  expect(robbing(0).told('goldStolen')).toEqual([]);
});

test('HM-LOC-17 Cutpurse Alley: Stealth heroes have 2 more armour, and nobody else', () => {
  expect(figuresAt('Cutpurse Alley', 'Brave').armour).toBe(13);
  expect(figuresAt('Cutpurse Alley', 'Brave', { is: ['Gnome', 'Cleric'] }).armour).toBe(11);
});

test('HM-LOC-05 HM-LOC-17 the Chapel: the leader heals 2 besides; all heal 2; a Faith hero refreshes a Hero card, others do not', () => {
  const t = leading('Chapel of Mild Concern', [
    { health: 3, is: ['Halfling', 'Barbarian'], exhausted: ['Barbarian'], hand: ['Brave'] },
    { health: 3, is: ['Elf', 'Cleric'], exhausted: ['Elf'] },
  ]);
  expect(t.health).toEqual([7, 5]);
  expect([t.exhausted(0), t.exhausted(1)]).toEqual([['Barbarian'], []]);
});

test.each([
  ['Skating Pond', 'Frosty Reception', [0, 0, 4, 0]],
  ['Skating Pond', 'Emergency Pie', [0, 2, 0, 0]],
  ['Skating Pond', 'Headbutt', [3, 0, 0, 0]],
  ['Smouldering Quarry', 'Frosty Reception', [0, 0, 2, 0]],
  ['Smouldering Quarry', 'Emergency Pie', [0, 4, 0, 0]],
  ['Smouldering Quarry', 'Headbutt', [3, 0, 0, 0]],
  ['Restless Graveyard', 'Reluctant Smiting', [0, 0, 0, 4]],
  ['Restless Graveyard', 'Headbutt', [3, 0, 0, 0]],
  [DEN, 'Frosty Reception', [0, 0, 4, 0]],
  [DEN, 'Emergency Pie', [0, 3, 0, 0]],
  ['Overdue Library', 'Frosty Reception', [0, 0, 3, 0]],
])('HM-LOC-16 HM-DAMAGE-05 at %s %s comes to %s', (location, attack, strength) => {
  expect(figuresAt(location, attack).strength).toEqual(strength);
});

test('HM-LOC-04 Skating Pond: 1 gold from the supply for the leader', () => {
  const t = leading('Skating Pond', [{ hand: ['Brave'] }, {}]);
  expect([t.gold, t.view().loot]).toEqual([[4, 3], 11]);
});

test('HM-LOC-04 HM-R-61 the Quarry: discarding a card to draw two is a may', () => {
  const players = [{ hand: ['Brave'], deck: ['Unexpected', 'Emergency Pie'] }, {}];
  const kept = leading('Smouldering Quarry', players).answers(0, 'Keep them all');
  expect([kept.hand(0), kept.discards(0)]).toEqual([['Brave'], []]);
});

test('HM-LOC-16 Boggy Crossroads: every threshold is 1 higher', () => {
  expect(figuresAt('Boggy Crossroads', 'Brave').threshold).toBe(2);
  expect(figuresAt('Overdue Library', 'Brave').threshold).toBe(1);
});

test('HM-LOC-04 HM-LOC-16 Goblin Warren: a Hero card for the leader; Greenies have 1 more armour', () => {
  const t = leading('Goblin Warren', [spent, {}]).answers(0, 'Halfling');
  expect(t.exhausted(0)).toEqual(['Cleric']);
  expect(figuresAt('Goblin Warren', 'Brave', {}, 'Orc Warrior').monsterArmour).toBe(11);
  expect(figuresAt('Goblin Warren', 'Brave', {}, 'Giant').monsterArmour).toBe(11);
  expect(figuresAt('Overdue Library', 'Brave', {}, 'Orc Warrior').monsterArmour).toBe(10);
});

test('HM-LOC-04 Restless Graveyard: the leader draws a card, nobody else', () => {
  const t = leading('Restless Graveyard', [{ deck: ['Brave'] }, { deck: ['Polymorph'] }]);
  expect([t.hand(0), t.hand(1)]).toEqual([['Brave'], []]);
});

test('HM-LOC-04 HM-R-61 Webbed Hollow: a Hero card for the top treasure, or not', () => {
  const players = [{ hand: ['Brave'] }, {}];
  const more = { treasureDeck: ['Lucky Pants'] };
  const dealt = leading('Webbed Hollow', players, more).answersAll(0, 'Halfling', 'Put it in the stash');
  expect([dealt.stash(0), dealt.exhausted(0)]).toEqual([['Lucky Pants'], ['Halfling']]);
  const kept = leading('Webbed Hollow', players, more).answers(0, 'No, thanks');
  expect([kept.stash(0), kept.exhausted(0)]).toEqual([[], []]);
  expect(leading('Webbed Hollow', [{ ...spent, hand: ['Brave'] }, {}]).question).toBe('encounter-which');
});

test.each([
  ['Webbed Hollow', 'Bat Swarm', 2],
  ['Overdue Library', 'Bat Swarm', 1],
])('HM-LOC-16 at %s the Ambusher %s costs %i', (location, ambusher, wounds) => {
  const t = table({
    phase: 'resolving',
    location,
    ambusher,
    encounter: 'Orc Warrior',
    players: [{ row: ['Brave'], hand: ['Unexpected', 'Dozed Off'] }, {}],
  }).strikes(0, [2, 15, 15]);
  expect(t.answers(0, 'Dozed Off').health[0]).toBe(10 - 2 - wounds);
});

test('HM-LOC-05 Dennis’s Bridge: everybody but the leader pays 1 gold into the loot pile, if they have any', () => {
  const t = leading("Dennis's Bridge", [{ hand: ['Brave'] }, {}, { gold: 0 }]);
  expect([t.gold, t.view().loot]).toEqual([[3, 2, 0], 14]);
});

test('HM-LOC-04 HM-LOC-05 the Palace: the leader heals 2; the first to pass in each encounter heals 1', () => {
  expect(leading('Palace of Long Naps', [{ health: 5, hand: ['Brave'] }, { health: 5 }]).health).toEqual([
    7, 5,
  ]);
  const passing = (location: string) =>
    table({
      phase: 'laying cards',
      location,
      encounter: 'Giant',
      players: [
        { row: ['Brave'], hand: ['Unexpected'], part: 'in', health: 5, exhausted: ['Cleric'] },
        { row: ['Polymorph'], hand: ['Frosty Reception'], part: 'in', health: 5 },
      ],
    })
      .answers(0, 'Pass')
      .answers(1, 'Pass').health;
  expect(passing('Palace of Long Naps')).toEqual([6, 5]);
  expect(passing('Overdue Library')).toEqual([5, 5]);
});
