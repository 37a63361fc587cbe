// Critical Fails and defeated heroes.

import { expect, test } from 'vitest';
import { table } from './table.ts';

const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const more = { hand: ['Emergency Pie'] };
/** Seat 0 fails critically with this card on top of the deck; the black die is a miss unless said. */
const failing = (card: string, player = {}, black = 1, position = {}) =>
  table({
    ...fight,
    criticalFails: [card],
    players: [
      { row: ['Brave'], ...more, ...player },
      { row: ['Frosty Reception'], hand: ['Polymorph'] },
    ],
    ...position,
  }).strikes(0, [1, black]);

test('HM-FAIL-01 HM-R-05 a natural 1 fails critically, bungle or none (SE-03)', () => {
  expect(failing('Accidental Genius').last('criticalFail')).toMatchObject({
    attacker: 0,
    roll: 1,
    threshold: 1,
  });
});

test('HM-FAIL-03 HM-FAIL-04 within the threshold the attack fails although the number would have hit (SE-02)', () => {
  const t = table({
    ...fight,
    encounter: 'Orc Warrior',
    criticalFails: ['Accidental Genius'],
    players: [{ row: [['Brave', 'Banana Skin', 1]], ...more }, {}],
  });
  t.strikes(0, [10, 1], 'Collection Plate'); // 10 hits armour 10, Regular 5 would do
  expect(t.told('criticalFail')).toHaveLength(1);
  expect(t.told('monsterDefeated')).toEqual([]);
});

test('HM-FAIL-05 HM-EFFECT-07 HM-FAIL-08 the attacker draws one card, which happens at once and is discarded', () => {
  const t = failing('Fell In a Coin Pile', {}, 1, { loot: 5 });
  expect(t.gold[0]).toBe(5);
  expect(t.names(t.view().criticalFailDiscard)).toEqual(['Fell In a Coin Pile']);
  expect(t.view().decks.criticalFails).toBe(11);
});

test('HM-FAIL-06 HM-FAIL-07 the monster’s blow still counts, and comes after the card', () => {
  const t = failing('Triggered Trap', {}, 15);
  expect(t.told('wounded').map(({ source, wounds }) => [t.nameOf(source), wounds])).toEqual([
    ['Triggered Trap', 3],
    ['Giant', 4],
  ]);
});

test('HM-R-24 HM-DEFEAT-07 HM-DEFEAT-04 the card brings the attacker down: gold to the loot pile, and the monster’s blow is dropped (SE-10)', () => {
  const t = failing('Triggered Trap', { health: 3 }, 19);
  expect(t.told('heroDefeated')).toMatchObject([{ seat: 0, gold: 3, to: 'loot' }]);
  expect(t.view().loot).toBe(3);
  expect(t.health[0]).toBe(5);
  expect(t.told('monsterHits')).toEqual([]);
});

test('HM-R-42 an empty Critical Fail deck is made anew from its discards', () => {
  const t = table({
    ...fight,
    only: ['criticalFails'],
    criticalFails: ['Accidental Genius'],
    players: [{ row: ['Brave', 'Unexpected'], ...more }, {}],
  });
  t.strikes(0, [1, 1]).strikes(0, [1, 1]);
  expect(t.told('criticalFailCard').map(({ card }) => t.nameOf(card))).toEqual([
    'Accidental Genius',
    'Accidental Genius',
  ]);
});

test('HM-R-42 an empty Treasure deck and discard pile give nothing', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Mimic',
    lurking: ['Giant'],
    only: ['treasureDeck'],
    players: [{ row: ['Brave'], ...more }, {}],
  }).strikes(0, [20, 1]);
  expect(t.told('treasureLaid')).toEqual([]);
});

test('HM-DEFEAT-01 HM-DEFEAT-09 HM-DEFEAT-10 HM-DEFEAT-12 HM-DEFEAT-13 HM-BOARD-10 HM-BOARD-11 HM-R-35 a defeat: three gold on the monster, attacks and bungles gone, five health, marker down', () => {
  const t = table({
    ...fight,
    leader: 1,
    players: [
      { row: ['Brave', ['Unexpected', 'Magic Shield', 1]], health: 2, gold: 7, ...more },
      { row: [['Frosty Reception', 'Dozed Off', 0], 'Polymorph'] },
    ],
  });
  t.strikes(1, [19, 1]).strikes(0, [2, 15]);
  expect(t.last('heroDefeated')).toMatchObject({ seat: 0, gold: 3, to: 'monster' });
  expect(t.goldOn('Giant')).toBe(3);
  expect(t.gold[0]).toBe(4);
  expect(t.row(0)).toEqual([]);
  expect(t.discards(0)).toEqual(['Dozed Off', 'Unexpected', 'Brave']);
  expect(t.discards(1)).toContain('Magic Shield');
  expect([t.health[0], t.markers[0]]).toEqual([5, 5]);
  expect(t.told('heroReturned')).toMatchObject([{ seat: 0, health: 5, marker: 5 }]);
  expect(t.player(0).part).toBe('defeated');
});

test('HM-DEFEAT-10 the fallen hero’s bungles on the attacks of others are discarded', () => {
  const t = table({
    ...fight,
    players: [{ row: ['Brave'], health: 2, ...more }, { row: [['Frosty Reception', 'Dozed Off', 0]] }],
  });
  t.strikes(0, [2, 15]);
  expect(t.row(1)).toEqual(['Frosty Reception']);
  expect(t.discards(0)).toContain('Dozed Off');
});

test('HM-DEFEAT-02 HM-R-29 with less than three gold one gives what there is (SE-24)', () => {
  const t = table({
    ...fight,
    players: [{ row: ['Brave'], health: 2, gold: 2, ...more }, { row: ['Polymorph'] }],
  }).strikes(0, [2, 15]);
  expect(t.gold[0]).toBe(0);
  expect(t.goldOn('Giant')).toBe(2);
});

test('HM-DEFEAT-03 HM-REWARD-06 gold on a monster goes to whoever defeats it', () => {
  const t = table({
    ...fight,
    encounter: 'Orc Warrior',
    goldOn: { 'Orc Warrior': 3 },
    loot: 9,
    lurking: ['Giant'],
    players: [{ row: ['Brave'], ...more }, {}],
  });
  t.strikes(0, [19, 1], 'Mace of Mild Rebuke');
  expect(t.gold[0]).toBe(3 + 3 + 3);
});

test('HM-DEFEAT-05 HM-DEFEAT-04 once the hero is down the Ambusher does not attack (SE-09)', () => {
  const t = table({
    ...fight,
    ambusher: 'Orc Warrior',
    players: [{ row: ['Brave'], health: 4, ...more }, { row: ['Polymorph'] }],
  }).strikes(0, [2, 15]);
  expect(t.told('ambusherRolls')).toEqual([]);
});

test('HM-R-31 brought down by the Ambusher, the gold lies on the Ambusher, even if the other monster fell', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    ambusher: 'Giant',
    players: [{ row: ['Brave'], health: 5, gold: 9, ...more }, { hand: ['Polymorph'] }],
  });
  t.strikes(0, [20, 15, 15]);
  expect(t.told('monsterDefeated')).toHaveLength(1);
  expect(t.goldOn('Giant')).toBe(3);
});

test('HM-LEADER-06 HM-DEFEAT-11 HM-R-28 a defeated leader passes the token clockwise; the defeat of another leaves it', () => {
  const leader = table({
    ...fight,
    players: [{ row: ['Brave'], health: 1, ...more }, {}, { row: ['Bellow'] }],
  }).strikes(0, [2, 15]);
  expect(leader.view().leader).toBe(1);
  const other = table({
    ...fight,
    leader: 2,
    players: [{ row: ['Brave', 'Unexpected'], health: 1, ...more }, {}, { row: ['Bellow', 'Headbutt'] }],
  })
    .strikes(2, [2, 1])
    .strikes(0, [2, 15]);
  expect(other.view().leader).toBe(2);
});

test('HM-DEFEAT-14 HM-DEFEAT-17 HM-R-32 cards in hand are kept, and the next encounter may be joined', () => {
  const t = table({
    ...fight,
    players: [{ row: ['Brave'], hand: ['Unexpected', 'Emergency Pie'], health: 1 }, { hand: ['Polymorph'] }],
  }).strikes(0, [2, 15]);
  expect(t.hand(0)).toEqual(['Unexpected', 'Emergency Pie']);
  t.answersAll(1, 'Giant', 'Polymorph', 'Leave it');
  t.offers(0, ['Unexpected', 'Emergency Pie', 'Stay out']);
});

test('HM-DEFEAT-15 HM-R-79 healing to ten brings the marker back to six (SE-17), even if no point was gained', () => {
  const healed = table({
    lurking: ['Giant'],
    players: [{ hand: ['Thoughts and Prayers', 'Brave'], marker: 4, health: 8, exhausted: ['Cleric'] }, {}],
  }).answersAll(0, 'Giant', 'Thoughts and Prayers');
  expect([healed.health[0], healed.markers[0]]).toEqual([10, 6]);
  const full = table({
    lurking: ['Giant'],
    players: [{ hand: ['Thoughts and Prayers', 'Brave'], marker: 4, exhausted: ['Cleric'] }, {}],
  }).answersAll(0, 'Giant', 'Thoughts and Prayers');
  expect(full.markers[0]).toBe(6);
});

test('HM-R-79 a heal that stays below ten leaves the marker where it is', () => {
  const t = table({
    lurking: ['Giant'],
    players: [{ hand: ['Thoughts and Prayers', 'Brave'], marker: 4, health: 5, exhausted: ['Cleric'] }, {}],
  }).answersAll(0, 'Giant', 'Thoughts and Prayers');
  expect([t.health[0], t.markers[0]]).toEqual([7, 4]);
});

test('HM-R-33 the track ends at 3; at a table with kinder falls at 4, and a defeat costs 2', () => {
  const fall = (marker: number, options = {}) =>
    table({
      ...fight,
      options,
      players: [{ row: ['Brave'], health: 1, marker, ...more }, { row: ['Polymorph'] }],
    }).strikes(0, [2, 15]);
  expect(fall(3).markers[0]).toBe(3);
  expect(fall(4, { kinderFalls: true }).markers[0]).toBe(4);
  expect(fall(6, { kinderFalls: true }).gold[0]).toBe(1);
});

test('HM-ENC-05 the encounter ends when every hero in it has been defeated', () => {
  const t = table({
    ...fight,
    players: [
      { row: ['Brave', 'Unexpected'], health: 1, ...more },
      { row: ['Frosty Reception', 'Polymorph'], health: 1, hand: ['Pyromaniac'] },
    ],
  });
  t.strikes(0, [2, 15]).strikes(1, [2, 15]);
  expect(t.told('heroDefeated')).toHaveLength(2);
  expect(t.told('exchange')).toHaveLength(2);
  expect(t.told('encounterOver')).toHaveLength(1);
});

test('HM-R-72 a bungler who falls takes the bungle along; figures already fixed stand', () => {
  const t = table({
    ...fight,
    criticalFails: ['Friendly Fire'],
    players: [
      { row: [['Brave', 'Jar of Bees', 1]], ...more },
      { row: ['Frosty Reception'], health: 2 },
    ],
  });
  t.strikes(0, [7, 15]);
  expect(t.last('criticalFail')).toMatchObject({ threshold: 7 });
  expect(t.discards(1)).toContain('Jar of Bees');
  expect(t.told('wounded').map(({ source }) => t.nameOf(source))).toEqual(['Friendly Fire', 'Giant']); // no bees
});

test('HM-R-89 cards that return do so at the end of the exchange; not if their owner was defeated', () => {
  expect(failing('Do-Over').hand(0)).toEqual(['Emergency Pie', 'Brave']);
  const fallen = failing('Do-Over', { health: 1 }, 15);
  expect(fallen.hand(0)).toEqual(['Emergency Pie']);
  expect(fallen.discards(0)).toEqual(['Brave']);
});

test('HM-R-54 HM-R-89 Hide in Shadows comes back while it waits and another hero wins; resolved, it does not', () => {
  const waiting = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    players: [
      { row: ['Brave'], ...more },
      { is: ['Dwarf', 'Rogue'], row: ['Hide in Shadows'] },
    ],
  }).strikes(0, [20, 1]);
  waiting.offers(1, ['Take it back', 'Discard it']).answers(1, 'Take it back');
  expect(waiting.hand(1)).toEqual(['Hide in Shadows']);
  const resolved = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    leader: 1,
    players: [
      { row: ['Brave'], ...more },
      { is: ['Dwarf', 'Rogue'], row: ['Hide in Shadows'] },
    ],
  });
  resolved.strikes(1, [2, 1]).strikes(0, [20, 1]);
  expect(resolved.discards(1)).toEqual(['Hide in Shadows']);
});

test('HM-TREASURE-11 HM-R-63 HM-R-64 a treasure weapon snaps: it goes to the discards, and an original may take its place, ready', () => {
  const t = table({
    ...fight,
    criticalFails: ['Snapped Clean Off'],
    players: [
      { row: ['Brave'], weapons: ['Boomerang', 'Mace of Mild Rebuke'], ...more },
      { hand: ['Polymorph'] },
    ],
  });
  t.strikes(0, [1, 1], 'Boomerang').offers(0, ['Collection Plate', 'None']).answers(0, 'Collection Plate');
  expect(t.names(t.view().treasureDiscard)).toEqual(['Boomerang']);
  expect(t.player(0).weapons.map(({ card, exhausted }) => [t.nameOf(card), exhausted])).toEqual([
    ['Mace of Mild Rebuke', false],
    ['Collection Plate', false],
  ]);
  expect(t.nameOf(t.last('putBack')!.card)).toBe('Collection Plate');
});

test('HM-FAIL-07 HM-DEFEAT-06 whom the Critical Fail card has defeated learns nothing from it: Prototype Number Six brings no token', () => {
  const after = (health: number) =>
    table({
      ...fight,
      criticalFails: ['Triggered Trap'],
      players: [
        { is: ['Gnome', 'Wizard'], health, row: ['Prototype Number Six'], ...more },
        { is: ['Dwarf', 'Rogue'] },
      ],
    }).strikes(0, [1, 1]);
  expect(after(9).hand(0)).toContain('Prototype Number Six');
  expect(after(9).player(0).skillToken).toBe(true);
  const t = after(3);
  expect(t.last('heroDefeated')).toMatchObject({ seat: 0 });
  expect(t.player(0).skillToken).toBe(false);
});

test('HM-R-19 no strength of an attack falls below 0, of whatever type', () => {
  const t = table({
    ...fight,
    players: [
      { is: ['Gnome', 'Wizard'], row: [['Frosty Reception', 'Foot Stamp', 1]], ...more },
      { is: ['Dwarf', 'Rogue'] },
    ],
  }).strikes(0, [9, 1]);
  expect(t.last('dice')).toMatchObject({ strength: [0, 0, 3, 0] });
});

test('a monster whose Ferocity is 0 already does not heal whom it hits under Frosty Reception', () => {
  const t = table({
    ...fight,
    variant: { 'cards.giant.ferocity': 0 },
    players: [{ is: ['Gnome', 'Wizard'], row: ['Frosty Reception'], ...more }, { is: ['Dwarf', 'Rogue'] }],
  }).strikes(0, [9, 19]);
  expect(t.last('dice')).toMatchObject({ ferocity: 0 });
});

test('It’s Meant to Do That: two cards, and the bungler chooses which is suffered', () => {
  const t = table({
    ...fight,
    criticalFails: ['Triggered Trap', 'Accidental Genius'],
    players: [{ row: [['Brave', "It's Meant to Do That", 1]], ...more }, { is: ['Gnome', 'Wizard'] }],
  });
  t.strikes(0, [9, 1]).offers(1, ['Triggered Trap', 'Accidental Genius']);
  expect(t.view(0).looking?.cards).toBeUndefined();
  t.answers(1, 'Triggered Trap');
  expect(t.health[0]).toBe(7);
  expect(t.view().criticalFailDiscard).toHaveLength(2);
});

test('Light Fingers steals, Full Floor Tantrum and the Cushion pay, Lucky Pants and Long Johns soften', () => {
  const bungled = (bungle: string, more2 = {}) =>
    table({
      ...fight,
      loot: 5,
      criticalFails: ['Accidental Genius'],
      players: [
        { row: [['Brave', bungle, 1]], ...more },
        { hand: ['Polymorph'], deck: ['Pyromaniac'], ...more2 },
      ],
    }).strikes(0, [2, 1]);
  expect(bungled('Light Fingers').gold).toEqual([0, 6]);
  expect(bungled('Full Floor Tantrum').gold).toEqual([3, 5]);
  expect(bungled('Whoopee Cushion of Woe').hand(1)).toEqual(['Polymorph', 'Pyromaniac']);
  const pants = table({
    ...fight,
    players: [{ row: ['Brave'], health: 1, armour: 'Lucky Pants', ...more }, { row: ['Polymorph'] }],
  }).strikes(0, [2, 15]);
  expect(pants.gold[0]).toBe(2);
  expect(failing('Triggered Trap', { armour: 'Fireproof Long Johns' }).health[0]).toBe(8);
});

test('Light Fingers takes what there is, and from an empty stash nothing is told', () => {
  const robbed = (gold: number) =>
    table({
      ...fight,
      criticalFails: ['Accidental Genius'],
      players: [
        { row: [['Brave', 'Light Fingers', 1]], gold, ...more },
        { hand: ['Polymorph'], gold: 0 },
      ],
    }).strikes(0, [2, 1]);
  expect(robbed(2).gold).toEqual([0, 2]);
  expect(robbed(2).told('goldStolen')).toMatchObject([{ seat: 1, from: 0, gold: 2 }]);
  expect(robbed(0).gold).toEqual([0, 0]);
  expect(robbed(0).told('goldStolen')).toEqual([]);
});
