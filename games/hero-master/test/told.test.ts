// What the table is told: each thing that happens is an event of its own, once, and with its figures.

import { expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { type HeroTable, type Player, table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;
const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const rogue = ['Dwarf', 'Rogue'] as const;

/** Events of one kind, with cards by their names. */
function named(t: HeroTable, kind: Event['kind'], viewer: number | 'spectator' = 'spectator') {
  const cards = new Set(['card', 'monster', 'incoming', 'outgoing', 'on', 'instead', 'location', 'attack']);
  return t
    .events<Event>(viewer, kind)
    .map((event) =>
      Object.fromEntries(
        Object.entries(event).map(([name, value]) => [
          name,
          cards.has(name) ? t.nameOf(value as number) : value,
        ]),
      ),
    );
}

const TWO: readonly Player[] = [{ hand: ['Brave'] }, { hand: ['Polymorph'] }];
const arriving = (location: string, players = TWO) =>
  table({ phase: 'location', locations: [location, 'Training Yard', "Dragon's Den"], players });

test('HM-ENC-01 HM-ENC-12 HM-ENC-20 an encounter: who leads against what, who lays what, who stays out, who begins to resolve', () => {
  const t = table({
    lurking: ['Giant', 'Moss Troll'],
    players: [{ hand: ['Brave'] }, { hand: ['Polymorph'] }],
  });
  t.answersAll(0, 'Giant', 'Brave').answers(1, 'Stay out');
  expect(named(t, 'encounter')).toEqual([{ kind: 'encounter', leader: 0, monster: 'Giant' }]);
  expect(named(t, 'attackLaid')).toEqual([{ kind: 'attackLaid', seat: 0, card: 'Brave', slot: 0 }]);
  expect(named(t, 'declined')).toEqual([{ kind: 'declined', seat: 1 }]);
  expect(named(t, 'passed')).toEqual([{ kind: 'passed', seat: 0 }]);
  expect(named(t, 'resolution')).toEqual([{ kind: 'resolution', leader: 0 }]);
});

test('HM-ENC-18 a bungle: whose, on what of whom, in which slot', () => {
  const t = table({
    ...laying,
    players: [
      { hand: ['Dozed Off'], row: ['Brave'], part: 'in' },
      { row: ['Polymorph', 'Pyromaniac'], part: 'passed' },
    ],
  }).answersAll(0, 'Dozed Off', 'Pyromaniac');
  expect(named(t, 'bungleLaid')).toEqual([
    { kind: 'bungleLaid', seat: 0, card: 'Dozed Off', on: 'Pyromaniac', owner: 1, slot: 1 },
  ]);
});

test('HM-R-52 HM-HERO-02 a power is told, and what Sneaky takes back', () => {
  const t = table({
    ...laying,
    players: [{ is: rogue, row: ['Dirty Tactics'], hand: ['Evasion'], part: 'in' }, { row: ['Polymorph'] }],
  }).answers(0, 'Rogue');
  expect(named(t, 'powerUsed')).toEqual([{ kind: 'powerUsed', seat: 0, card: 'Rogue' }]);
  expect(named(t, 'takenBack')).toEqual([{ kind: 'takenBack', seat: 0, card: 'Dirty Tactics' }]);
  expect(named(t, 'exhausted')).toEqual([{ kind: 'exhausted', seat: 0, card: 'Rogue' }]);
});

test('HM-R-53 HM-EFFECT-15 attacks that are discarded or exchanged are told', () => {
  const untrusty = table({
    ...laying,
    players: [
      { is: rogue, row: ['Evasion'], hand: ['Untrustworthy'], part: 'in', exhausted: ['Rogue'] },
      { row: ['Polymorph'] },
    ],
  }).answersAll(0, 'Untrustworthy', 'Evasion');
  expect(named(untrusty, 'attackDiscarded')).toEqual([{ kind: 'attackDiscarded', seat: 0, card: 'Evasion' }]);
  const portal = table({
    ...laying,
    leader: 1,
    players: [
      { row: ['Brave', 'Unexpected'] },
      { row: ['Polymorph'], hand: ['Unstable Portal'], part: 'in' },
    ],
  }).answersAll(1, 'Unstable Portal', 'Brave', 'Unexpected');
  expect(portal.told('attacksSwapped')).toEqual([
    { kind: 'attacksSwapped', seat: 1, owner: 0, slots: [0, 1] },
  ]);
});

test('HM-R-49 HM-R-50 HM-AMBUSH-03 monsters that come, go and change places are told', () => {
  const exchanged = table({
    ...laying,
    encounter: 'Gigantic Spider',
    lurking: ['Moss Troll'],
    leader: 1,
    players: [
      { row: ['Brave'] },
      { is: ['Gnome', 'Barbarian'], row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' },
    ],
  }).answersAll(1, "Come 'ere!", 'Moss Troll');
  expect(named(exchanged, 'monstersExchanged')).toEqual([
    { kind: 'monstersExchanged', incoming: 'Moss Troll', outgoing: 'Gigantic Spider' },
  ]);
  expect(named(exchanged, 'ambusherMovesIn')).toEqual([
    { kind: 'ambusherMovesIn', monster: 'Gigantic Spider' },
  ]);
  const polymorphed = table({
    ...laying,
    monsterDeck: ['Mimic'],
    players: [{ is: ['Elf', 'Wizard'], hand: ['Polymorph'], part: 'in' }, { is: rogue }],
  }).answersAll(0, 'Polymorph', 'Replace it');
  expect(named(polymorphed, 'polymorphed')).toEqual([
    { kind: 'polymorphed', incoming: 'Mimic', outgoing: 'Giant' },
  ]);
});

test('HM-EFFECT-06 HM-EFFECT-09 the texts of a card that is laid are told, for the leader and for playing it', () => {
  const triggers = (card: string, is: readonly [string, string]) =>
    table({
      ...laying,
      players: [{ is, hand: [card], deck: ['Portly'], part: 'in', health: 5 }, { row: ['Polymorph'] }],
    })
      .answers(0, card)
      .told('effect')
      .map(({ trigger }) => trigger);
  expect(triggers('Bellow', ['Halfling', 'Barbarian'])).toEqual(['leader']);
  expect(triggers('One for the Road', ['Dwarf', 'Rogue'])).toEqual(['play']);
});

test('HM-LOC-04 HM-LOC-05 what a Location does on arrival is told, for the leader and for each of the party', () => {
  const t = arriving('Chapel of Mild Concern').answers(0, 'Chapel of Mild Concern');
  expect(named(t, 'effect')).toEqual(
    ['leader', 'party', 'party'].map((trigger) => ({
      kind: 'effect',
      card: 'Chapel of Mild Concern',
      trigger,
    })),
  );
  expect(named(t, 'locationChosen')).toEqual([
    { kind: 'locationChosen', leader: 0, location: 'Chapel of Mild Concern' },
  ]);
});

test('HM-LOC-10 the great monster that a warning sign calls is told', () => {
  const t = arriving('Goblin Warren').answers(0, 'Goblin Warren');
  expect(named(t, 'bossLaid')).toEqual([{ kind: 'bossLaid', monster: 'King Grumblegut' }]);
});

test('HM-LOC-01 HM-LOC-14 the Locations drawn are told to the leader alone, or to all at an open table; so is the Den’s return', () => {
  const drawn = (openLocationDraw: boolean) => {
    const t = table({
      phase: 'location',
      locations: ["Dragon's Den", 'Training Yard', 'Skating Pond'],
      players: [{ hand: ['Brave'] }, {}],
      options: { openLocationDraw },
    }).answers(0, 'Training Yard');
    return [0, 1].map((viewer) => {
      const [told] = t.events<Event>(viewer, 'locationsDrawn') as { count: number; locations?: number[] }[];
      return [told!.count, told!.locations?.length, t.events(viewer, 'denReturned').length];
    });
  };
  expect(drawn(false)).toEqual([
    [2, 2, 1],
    [2, undefined, 0],
  ]);
  expect(drawn(true)).toEqual([
    [2, 2, 1],
    [2, 2, 1],
  ]);
});

test('HM-LOC-04 Skating Pond, Crumbling Fort and Dennis’s Bridge tell what was taken, found and paid', () => {
  const pond = arriving('Skating Pond').answers(0, 'Skating Pond');
  expect(named(pond, 'goldTaken')).toEqual([
    { kind: 'goldTaken', seat: 0, gold: 1, from: 'supply', short: 0 },
  ]);
  const fort = arriving('Crumbling Fort', [{ hand: ['Brave'], deck: ['Unexpected', 'Dozed Off'] }, {}]);
  fort.answersAll(0, 'Crumbling Fort', 'Dozed Off');
  expect(named(fort, 'searched', 0)).toEqual([{ kind: 'searched', seat: 0, card: 'Dozed Off' }]);
  expect(named(fort, 'searched', 1)).toEqual([{ kind: 'searched', seat: 0 }]);
  const bridge = arriving("Dennis's Bridge").answers(0, "Dennis's Bridge");
  expect(named(bridge, 'tollPaid')).toEqual([{ kind: 'tollPaid', seat: 1 }]);
});

test('HM-RESOLVE-03 what the Clerk is paid is told', () => {
  const t = table({ ...fight, encounter: 'Skeleton Clerk', players: [{ row: ['Brave'] }, {}] }).picks(0, 0);
  expect(named(t, 'goldMoved')).toEqual([
    { kind: 'goldMoved', seat: 0, monster: 'Skeleton Clerk', gold: 1, to: 'loot' },
  ]);
});

test('HM-R-55 HM-HERO-01 a changed damage and a second roll are told', () => {
  const players = [{ row: ['Frosty Reception', 'Polymorph'], is: ['Elf', 'Wizard'] as const }, { is: rogue }];
  const changed = table({ ...fight, players }).rolls(2, 1);
  changed.answersAll(0, 'Wizard', 'Roll the dice', 'Ice becomes Fire');
  expect(named(changed, 'damageChanged')).toEqual([
    { kind: 'damageChanged', seat: 0, card: 'Frosty Reception', from: 2, to: 1 },
  ]);
  const again = table({ ...fight, players }).rolls(3, 1, 9);
  again.answersAll(0, 'Elf', 'Roll the dice', 'Roll again');
  expect(named(again, 'rolledAgain')).toEqual([{ kind: 'rolledAgain', seat: 0, first: 3, second: 9 }]);
});

test('HM-HERO-01 two green dice that show the same are no choice', () => {
  const t = table({
    ...fight,
    players: [{ row: ['Frosty Reception', 'Polymorph'], is: ['Elf', 'Wizard'] }, { is: rogue }],
  }).rolls(3, 1, 3);
  t.answersAll(0, 'Elf', 'Roll the dice', 'Roll again');
  expect(t.question).not.toBe('keep-which-die');
});

test('HM-R-89 HM-RESOLVE-12 an attack that returns is told, and the Hero card that was applied as exhausted', () => {
  const t = table({
    ...fight,
    criticalFails: ['Do-Over'],
    players: [{ row: ['Brave'], hand: ['Unexpected'], health: 5 }, {}],
  }).strikes(0, [1, 1], 'Cleric');
  expect(named(t, 'returned')).toEqual([{ kind: 'returned', seat: 0, card: 'Brave' }]);
  expect(named(t, 'exhausted')).toEqual([{ kind: 'exhausted', seat: 0, card: 'Cleric' }]);
});

test('HM-REWARD-04 HM-REWARD-06 HM-TREASURE-06 a victory: gold of the loot, gold off the monster, the treasure and what became of it', () => {
  const victory = (goldOn: number, loot: number) =>
    table({
      ...fight,
      encounter: 'Goblin Pickpocket',
      goldOn: { 'Goblin Pickpocket': goldOn },
      loot,
      treasure: ['Torch, Lit'],
      players: [{ row: ['Brave'] }, {}],
    }).strikes(0, [20, 1]);
  const t = victory(1, 9).answers(0, 'Put it in the stash');
  expect(named(t, 'goldTaken')).toEqual([
    { kind: 'goldTaken', seat: 0, gold: 1, from: 'loot', short: 0 },
    { kind: 'goldTaken', seat: 0, gold: 1, from: 'monster', short: 0 },
  ]);
  expect(named(t, 'treasureTaken')).toEqual([{ kind: 'treasureTaken', seat: 0, card: 'Torch, Lit' }]);
  expect(named(t, 'stashed')).toEqual([{ kind: 'stashed', seat: 0, card: 'Torch, Lit' }]);
  const poor = victory(0, 0).answers(0, 'Wear it instead of Collection Plate');
  expect(named(poor, 'goldTaken')).toEqual([]);
  expect(named(poor, 'equipped')).toEqual([
    { kind: 'equipped', seat: 0, card: 'Torch, Lit', instead: 'Collection Plate' },
  ]);
});

test('HM-TREASURE-07 HM-TREASURE-11 a treasure that is sold or destroyed is told', () => {
  const sold = arriving('Snoozehaven Market', [{ hand: ['Brave'], stash: ['Lucky Pants'] }, {}]);
  sold.answersAll(0, 'Snoozehaven Market', 'Lucky Pants');
  expect(named(sold, 'sold')).toEqual([{ kind: 'sold', seat: 0, card: 'Lucky Pants', price: 5 }]);
  const snapped = table({
    ...fight,
    criticalFails: ['Snapped Clean Off'],
    players: [{ row: ['Brave'], hand: ['Unexpected'], weapons: ['Boomerang', 'Collection Plate'] }, {}],
  }).strikes(0, [1, 1], 'Boomerang');
  expect(named(snapped, 'destroyed')).toEqual([{ kind: 'destroyed', seat: 0, card: 'Boomerang' }]);
});

test('HM-WEAPON-05 a refreshed card is told', () => {
  const t = table({
    ...laying,
    players: [
      { hand: ['Storming Off'], row: ['Brave'], part: 'in', exhausted: ['Halfling'] },
      { row: ['Polymorph'] },
    ],
  }).answers(0, 'Storming Off');
  expect(named(t, 'refreshed')).toEqual([{ kind: 'refreshed', seat: 0, card: 'Halfling' }]);
});

test('HM-PROTEST-02 HM-PROTEST-07 a protest is told, its card to nobody else, and its return to all', () => {
  const t = table({
    phase: 'protests',
    location: 'Skating Pond',
    stay: 2,
    protests: ['Foot Stamp'],
    players: [{ gold: 0, hand: ['Brave'] }, { gold: 5 }],
  }).answers(0, 'Protest');
  expect(named(t, 'protested', 0)).toEqual([{ kind: 'protested', seat: 0, card: 'Foot Stamp' }]);
  expect(named(t, 'protested', 1)).toEqual([{ kind: 'protested', seat: 0 }]);
  const used = table({ ...fight, players: [{ row: ["It's Not Fair!"], hand: ['Brave'] }, {}] }).strikes(
    0,
    [2, 1],
  );
  expect(named(used, 'protestReturned')).toEqual([{ kind: 'protestReturned', card: "It's Not Fair!" }]);
});

test('HM-SETUP-20 a mulligan is told with the size of the new hand', () => {
  const t = table({
    phase: 'mulligans',
    options: { mulligans: true },
    players: [{ hand: ['Brave', 'Unexpected'], deck: ['Dozed Off', 'Portly'] }, {}],
  }).answers(0, 'Mulligan');
  expect(named(t, 'mulligan')).toEqual([{ kind: 'mulligan', seat: 0, size: 5 }]);
});

test('HM-R-54 HM-R-09 a card that slips away and a monster that goes back to its row are told', () => {
  const hidden = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    players: [{ row: ['Brave'] }, { is: rogue, row: ['Hide in Shadows'] }],
  })
    .strikes(0, [20, 1])
    .answers(1, 'Take it back');
  expect(named(hidden, 'slippedAway')).toEqual([{ kind: 'slippedAway', seat: 1, card: 'Hide in Shadows' }]);
  const regrouped = table({
    ...fight,
    options: { regroup: true },
    players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
  }).strikes(0, [2, 1]);
  expect(named(regrouped, 'regrouped')).toEqual([{ kind: 'regrouped', monster: 'Giant' }]);
});

test('HM-EFFECT-10 a passive text is told when it changes a figure of the exchange, whichever it is, and only then', () => {
  const passives = (row: string, encounter: string, location = 'Overdue Library') =>
    named(
      table({ ...fight, encounter, location, players: [{ row: [row], hand: ['Unexpected'] }, {}] }).strikes(
        0,
        [2, 1],
      ),
      'effect',
    )
      .filter(({ trigger }) => trigger === 'passive')
      .map(({ card }) => card);
  expect(passives('Brave', 'Giant')).toEqual(['Brave']);
  expect(passives('Brave', 'Orc Warrior')).toEqual([]);
  expect(passives('Frosty Reception', 'Orc Warrior', 'Skating Pond')).toEqual([
    'Skating Pond',
    'Frosty Reception',
  ]);
  expect(passives('Headbutt', 'Frost Gremlin')).toEqual(['Frost Gremlin']);
});

test('HM-RESOLVE-01 an exchange is told with the bungle on the attack, if there is one', () => {
  const told = (row: NonNullable<Player['row']>) =>
    table({ ...fight, players: [{ row, hand: ['Unexpected'] }, {}] })
      .strikes(0, [9, 1])
      .last('exchange');
  const t = table({ ...fight, players: [{}, {}] });
  expect(told([['Brave', 'Portly', 1]])).toMatchObject({ bungle: t.idOf('Portly'), bungler: 1 });
  expect(told(['Brave'])).not.toHaveProperty('bungle');
});

test('HM-R-75 a draw that brings no card and a heal that changes nothing are not told', () => {
  const t = table({
    ...laying,
    players: [{ hand: ['Trumpet of Command', 'Throwing Sausage'], part: 'in' }, { row: ['Polymorph'] }],
  }).answersAll(0, 'Trumpet of Command', 'Throwing Sausage');
  expect([t.told('drew'), t.told('healed')]).toEqual([[], []]);
});
