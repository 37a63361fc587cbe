// Edges of the rules: who is left out, what is not asked, and what chance must touch.

import { expect, test } from 'vitest';
import { thinkOfSlot } from '../rules/forecast.ts';
import { type Player, type Position, table } from './table.ts';

const laying = { phase: 'laying cards', encounter: 'Giant' } as const;
const fight = { phase: 'resolving', encounter: 'Giant' } as const;
const rogue = ['Dwarf', 'Rogue'] as const;
const wizard = ['Elf', 'Wizard'] as const;
const barbarian = ['Gnome', 'Barbarian'] as const;

/** What a pile looks like afterwards, for a few seeds: chance has touched it when it is not always the same. */
const orders = (pile: (seed: string) => readonly number[]): number =>
  new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => String(pile(seed)))).size;

test('HM-R-46 HM-R-50 a monster takes the very place in the row of the one it is exchanged with', () => {
  const t = table({
    ...laying,
    lurking: ['Orc Warrior', 'Moss Troll', 'Frost Gremlin'],
    leader: 1,
    players: [{ row: ['Brave'] }, { is: barbarian, row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' }],
  }).answersAll(1, "Come 'ere!", 'Moss Troll');
  expect(t.lurking).toEqual(['Orc Warrior', 'Giant', 'Frost Gremlin']);
});

test('HM-R-50 HM-R-61 Come ’ere! may leave the monsters as they are', () => {
  const t = table({
    ...laying,
    lurking: ['Moss Troll'],
    leader: 1,
    players: [{ row: ['Brave'] }, { is: barbarian, row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' }],
  }).answersAll(1, "Come 'ere!", 'Leave it');
  expect([t.encounter, t.lurking, t.told('monstersExchanged')]).toEqual(['Giant', ['Moss Troll'], []]);
});

test('HM-DECLINE-06 a party that flees from nobody is struck by nobody', () => {
  const t = table({ phase: 'flight', players: [{ hand: ['Brave'] }, {}] });
  expect([t.told('fled').length, t.told('partingAttack')]).toEqual([1, []]);
});

test('HM-DEFEAT-10 with a hero go that hero’s bungles, and nobody else’s', () => {
  const t = table({
    ...fight,
    players: [
      { row: ['Brave'], health: 1, hand: ['Emergency Pie'] },
      {
        row: [
          ['Polymorph', 'Portly', 0],
          ['Frosty Reception', 'Huh?!', 2],
        ],
      },
      { is: barbarian, row: ['Bellow'] },
    ],
  }).strikes(0, [2, 19]);
  expect(t.row(1)).toEqual(['Polymorph', 'Frosty Reception + Huh?!']);
});

test('HM-DECLINE-12 whoever falls in flight has no part in an encounter', () => {
  const t = table({ lurking: ['Giant'], players: [{ hand: ['Brave'], health: 1 }, {}] });
  t.rolls(19).answers(0, 'Decline');
  expect(t.told('heroDefeated').map(({ seat }) => seat)).toEqual([0]);
  expect(t.state.heroes.map(({ part }) => part)).toEqual(['out', 'out']);
});

test('HM-R-72 the later texts of a bungler who has fallen do not happen; those of one who stands do', () => {
  const scroll = (fallen: number) =>
    table({
      ...fight,
      criticalFails: ['Do-Over'],
      encounter: 'Frost Gremlin',
      players: [
        { row: [['Scroll of Fireball, Probably', 'Jar of Bees', 1]], hand: ['Brave'] },
        { row: ['Polymorph'], health: fallen === 1 ? 1 : 9 },
        { is: barbarian, row: ['Bellow'], health: fallen === 2 ? 1 : 9 },
      ],
    }).strikes(0, [2, 19]);
  expect([scroll(1).health[0], scroll(2).health[0]]).toEqual([10 - 2, 10 - 2 - 1]);
});

test('HM-R-58 who is present is worked out when resolution begins, for seat one as well', () => {
  const t = table({
    lurking: ['Giant'],
    leader: 1,
    criticalFails: ['Friendly Fire'],
    players: [{ hand: ['Brave'] }, { hand: ['Frosty Reception'] }],
  });
  t.answersAll(1, 'Giant', 'Frosty Reception').answers(0, 'Brave');
  expect(t.strikes(1, [1, 1]).health).toEqual([8, 10]);
});

test('HM-R-58 whoever has nothing but a bungle in play is present', () => {
  const t = table({
    ...laying,
    criticalFails: ['Friendly Fire'],
    players: [{ row: [['Brave', 'Portly', 1]], part: 'in', hand: ['Unexpected'] }, { part: 'passed' }],
  }).answers(0, 'Pass');
  expect(t.strikes(0, [2, 1]).health).toEqual([10, 8]);
});

test('HM-R-54 HM-R-89 whoever wins does not slip away from the own victory', () => {
  const t = table({
    ...fight,
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    players: [{ is: rogue, row: ['Dirty Tactics', 'Hide in Shadows'], hand: ['Evasion'] }, {}],
  }).strikes(0, [20, 1]);
  expect([t.question, t.discards(0).toSorted()]).toEqual([
    'encounter-which',
    ['Dirty Tactics', 'Hide in Shadows'],
  ]);
});

test('HM-ENC-07 HM-ENC-13 when an encounter is over nothing of it stays with a hero', () => {
  const t = table({
    ...laying,
    encounter: 'Gigantic Spider',
    ambusher: 'Bat Swarm',
    players: [{ is: barbarian, row: ['Wild Swings!'], part: 'in', hand: ['Bellow', "Come 'ere!"] }, {}],
  }).answers(0, 'Pass');
  t.strikes(0, [2, 19, 19]);
  expect(t.told('encounterOver')).toHaveLength(1);
  expect(t.state.someonePassed).toBe(false);
  expect(t.state.heroes[0]).toMatchObject({
    row: [],
    part: 'out',
    present: false,
    woundedThisEncounter: false,
    resolvedThisEncounter: false,
    mayLayAttacks: true,
    stuck: 'no',
    nextAttackHit: 0,
  });
});

test('HM-END-05 the standings say how far each sat from the leader', () => {
  const t = table({
    phase: 'move',
    location: "Dragon's Den",
    leader: 1,
    players: [{ gold: 8 }, { gold: 2 }, { gold: 5 }],
  });
  const ranking = t.last('gameOver')!.ranking.map(({ seat, gold, distance }) => [seat, gold, distance]);
  expect(ranking).toEqual([
    [0, 8, 2],
    [2, 5, 1],
    [1, 2, 0],
  ]);
});

test('HM-R-55 of two weapons only the one that was named changes, and only in the value that was named', () => {
  const t = table({ ...fight, players: [{ is: wizard, row: ['Polymorph', 'Pyromaniac'] }, { is: rogue }] });
  t.rolls(2, 1).answersAll(
    0,
    'Wizard',
    'Knobbly Staff',
    'Singed Wand',
    'Regular on Knobbly Staff becomes Ice',
  );
  expect(t.last('dice')!.strength).toEqual([0, 1, 1, 3 + 1]);
});

test('a forecast tells nothing: neither passive texts nor what a bungle limits', () => {
  const t = table({
    ...laying,
    players: [{ row: [['Brave', 'Portly', 1]], part: 'in', hand: ['Unexpected'] }, {}],
  });
  thinkOfSlot(t.table, 0, 0);
  t.view(0);
  expect(t.table.tale?.filter(({ event }) => event.kind === 'effect')).toEqual([]);
});

test('HM-R-22 a black 20 hits any armour', () => {
  const t = table({
    ...fight,
    encounter: 'Frost Gremlin',
    variant: { 'cards.sunday-chainmail.armour': 30 },
    players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
  });
  expect(t.strikes(0, [3, 20]).health[0]).toBe(10 - 4);
});

test.each([
  [1, 1, 8],
  [1, 0, 10],
])(
  'HM-MONSTER-03 HM-R-24 a black die of 1 hits armour %i, and one that was not rolled hits nobody (%i)',
  (armour, black, health) => {
    const t = table({
      ...fight,
      encounter: 'Frost Gremlin',
      variant: { 'cards.sunday-chainmail.armour': armour - 1 },
      players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
    });
    expect(t.strikes(0, [3, black], ...(black === 0 ? ['Halfling'] : [])).health[0]).toBe(health);
  },
);

test('HM-RESOLVE-10 HM-R-80 a total of 1 is enough for a defence of 1', () => {
  const t = table({
    ...fight,
    encounter: 'Bat Swarm',
    lurking: ['Giant'],
    players: [{ is: ['Dwarf', 'Wizard'], row: ['Evasion'], hand: ['Polymorph'] }, { is: ['Elf', 'Rogue'] }],
  }).strikes(0, [19, 1], 'Singed Wand');
  expect(t.told('monsterDefeated')).toHaveLength(1);
});

test('HM-R-40 with a second wind and no card anywhere there is nothing to draw, and nobody is asked', () => {
  const t = table({
    ...laying,
    options: { secondWind: true },
    players: [
      { is: barbarian, hand: ['Bellow', "Come 'ere!"], part: 'in' },
      { row: ['Brave'], is: ['Halfling', 'Cleric'] },
    ],
  }).answers(0, 'Bellow');
  expect(t.question).not.toBe('draw-a-card');
});

test('HM-DEFEAT-16 a race may change the starting hand size as well', () => {
  const deck = [
    'Brave',
    'Unexpected',
    'Dozed Off',
    'Down Here!',
    'Emergency Pie',
    'Righteous Tantrum',
    'Blunt Sermon',
    'Excessive Blessing',
  ];
  const t = table({ phase: 'hands', variant: { 'cards.halfling.handSize': 1 }, players: [{ deck }, {}] });
  expect(t.player(0).cards).toBe(7);
});

test('HM-MOVE-10 a hand of exactly the starting size is left as it is', () => {
  const hand = ['Brave', 'Unexpected', 'Dozed Off', 'Down Here!', 'Emergency Pie', 'Righteous Tantrum'];
  const t = table({ phase: 'hands', players: [{ hand, deck: ['Blunt Sermon'] }, {}] });
  expect([t.hand(0), t.discards(0), t.told('discarded')]).toEqual([hand, [], []]);
});

test('HM-SETUP-21 mulligans are counted anew for each stay', () => {
  const deck = ['Brave', 'Unexpected', 'Dozed Off', 'Down Here!', 'Emergency Pie', 'Righteous Tantrum'];
  const t = table({ phase: 'hands', options: { mulligans: true }, players: [{ deck }, {}] }).answers(
    0,
    'Mulligan',
  );
  expect(t.hand(0)).toHaveLength(5);
});

test('HM-LEADER-03 a leader who takes the token has it already, and nothing is told', () => {
  const t = table({
    ...laying,
    players: [{ hand: ['Unexpected'], part: 'in' }, { row: ['Polymorph'] }],
  }).answers(0, 'Unexpected');
  expect([t.view().leader, t.told('tokenPassed')]).toEqual([0, []]);
});

test('HM-LOC-01 a stay is counted', () => {
  const t = table({
    phase: 'location',
    stay: 3,
    locations: ['Skating Pond', 'Training Yard', "Dragon's Den"],
    players: [{ hand: ['Brave'] }, {}],
  }).answers(0, 'Skating Pond');
  expect(t.state.stay).toBe(4);
});

test('HM-LOC-14 the Den goes back by chance: it is not always where it was put', () => {
  const left = (seed: string) =>
    table({
      seed,
      phase: 'location',
      locations: ["Dragon's Den", 'Training Yard', 'Skating Pond', 'Cutpurse Alley', 'Webbed Hollow'],
      players: [{ hand: ['Brave'] }, {}],
    }).answers(0, 'Training Yard').state.locationDeck;
  expect(orders(left)).toBeGreaterThan(2);
});

const ROAD = ['Skating Pond', 'Training Yard', "Dragon's Den"];

test('HM-MOVE-03 HM-MOVE-06 HM-MOVE-08 HM-PROTEST-08 moving shuffles monsters, Critical Fails, Action decks and Protests', () => {
  const deck = ['Brave', 'Unexpected', 'Dozed Off', 'Down Here!', 'Emergency Pie', 'Righteous Tantrum'];
  const moved = (seed: string) =>
    table({
      seed,
      phase: 'move',
      locations: ROAD.slice(1),
      location: 'Skating Pond',
      lurking: ['Giant'],
      players: [{ hand: ['Foot Stamp'], deck, marker: 3 }, {}],
    }).state;
  expect(orders((seed) => moved(seed).monsterDeck)).toBe(5);
  expect(orders((seed) => moved(seed).protestDeck)).toBe(5);
  expect(orders((seed) => [...moved(seed).heroes[0]!.hand, ...moved(seed).heroes[0]!.deck])).toBe(5);
});

test('HM-MOVE-06 HM-R-42 the Critical Fails of a stay are shuffled back when the party moves', () => {
  const t = table({ ...fight, criticalFails: ['Do-Over'], players: [{ row: ['Brave'] }, {}] }).strikes(
    0,
    [1, 1],
  );
  expect(t.state.criticalFailDiscard).toHaveLength(1);
  t.rolls(1).idle(0);
  expect(t.told('moved')).toHaveLength(1);
  expect([t.state.criticalFailDiscard, t.state.criticalFailDeck.length]).toEqual([[], 12]);
});

test('HM-PROTEST-07 a used Protest card goes back by chance', () => {
  const after = (seed: string) =>
    table({ seed, ...fight, players: [{ row: ["It's Not Fair!"], hand: ['Brave'] }, {}] }).strikes(0, [2, 1])
      .state.protestDeck;
  expect(orders(after)).toBeGreaterThan(3);
});

test('HM-PROTEST-02 the last card of the Protest deck can be had', () => {
  const t = table({
    phase: 'protests',
    stay: 2,
    protests: ['Foot Stamp'],
    only: ['protests'],
    players: [{ gold: 0, hand: ['Brave'] }, { gold: 5 }],
  }).answers(0, 'Protest');
  expect(t.hand(0)).toContain('Foot Stamp');
});

test('HM-R-44 HM-R-43 a great one that roams in the deck is searched out, and the deck shuffled', () => {
  const after = (seed: string) => {
    const t = table({
      seed,
      phase: 'location',
      locations: ['Goblin Warren', 'Training Yard', "Dragon's Den"],
      monsterDeck: [
        'Mimic',
        'Giant',
        'Moss Troll',
        'King Grumblegut',
        'Orc Warrior',
        'Bat Swarm',
        'Fire Imp',
      ],
      only: ['monsterDeck'],
      players: [{ hand: ['Brave'] }, {}],
    }).answers(0, 'Goblin Warren');
    expect(t.lurking.at(-1)).toBe('King Grumblegut');
    return t.state.monsterDeck;
  };
  expect(orders(after)).toBeGreaterThan(1);
});

test('HM-R-49 the last card of the Monster deck will do for a Polymorph, and the old monster is shuffled in', () => {
  const polymorph = (position: Partial<Position>) =>
    table({
      ...laying,
      players: [{ is: wizard, hand: ['Polymorph', 'Pyromaniac'], part: 'in' }, { is: rogue }],
      ...position,
    }).answersAll(0, 'Polymorph', 'Replace it');
  const last = polymorph({ monsterDeck: ['Mimic'], only: ['monsterDeck'] });
  expect([last.encounter, last.names(last.state.monsterDeck)]).toEqual(['Mimic', ['Giant']]);
  expect(orders((seed) => polymorph({ seed }).state.monsterDeck)).toBe(5);
});

test('Marked for Mockery: the token goes with its monster when that is replaced, and stays when another is', () => {
  const players: Player[] = [
    { is: wizard, hand: ['Marked for Mockery', 'Polymorph', 'Pyromaniac'], part: 'in' },
    { is: barbarian, row: ['Bellow'], hand: ["Come 'ere!"], part: 'in' },
  ];
  const gone = table({ ...laying, players })
    .answers(0, 'Marked for Mockery')
    .answers(1, 'Pass');
  expect(gone.answersAll(0, 'Polymorph', 'Replace it').state).toMatchObject({ marked: -1, markedBy: -1 });
  const kept = table({ ...laying, lurking: ['Moss Troll'], players }).answers(0, 'Marked for Mockery');
  kept.answersAll(1, "Come 'ere!", 'Moss Troll').answersAll(0, 'Polymorph', 'Replace it');
  expect(kept.state).toMatchObject({ marked: kept.idOf('Giant'), markedBy: 0 });
});

test('HM-R-61 HM-R-92 Sneaky without an attack would do nothing', () => {
  const t = table({
    ...laying,
    players: [{ is: rogue, hand: ['Evasion', 'Dirty Tactics'], part: 'in' }, {}],
  });
  expect(t.whyNot(0, 'Rogue')).toMatch(/^HM-R-61/);
});

test('HM-R-93 Spare Parts comes before the weapons: not once one is applied', () => {
  const t = table({
    ...fight,
    players: [
      {
        is: ['Gnome', 'Cleric'],
        row: ['Reluctant Smiting'],
        weapons: ['Torch, Lit', 'Collection Plate'],
        exhausted: ['Torch, Lit'],
      },
      {},
    ],
  });
  t.offers(0, ['Gnome', 'Collection Plate', 'Roll the dice']).answers(0, 'Collection Plate');
  expect(t.asked.flatMap((seat) => t.labels(seat))).not.toContain('Gnome');
});

test('HM-AMBUSH-05 an Ambusher that misses does nothing; one that hits acts as in any encounter', () => {
  const after = (roll: number) => {
    const t = table({
      ...fight,
      encounter: 'Frost Gremlin',
      ambusher: 'Bat Swarm',
      players: [{ row: ['Brave', 'Unexpected'] }, {}],
    }).strikes(0, [3, 19, roll]);
    return [t.health[0], t.state.heroes[0]!.nextAttackHit, t.view().exchange?.figures.hit];
  };
  expect(after(2)).toEqual([8, 0, 1]);
  expect(after(19)).toEqual([7, 0, 1 - 2]);
});

test('HM-EFFECT-11 HM-R-90 the attack’s own text on being hit is silent once its hero is down', () => {
  const t = table({
    ...fight,
    encounter: 'Sir Rattlesworth',
    players: [{ row: ['Enormous Snowball'], health: 4, hand: ['Brave'] }, {}],
  }).strikes(0, [2, 19]);
  expect(t.told('heroDefeated')).toHaveLength(1);
  const hits = t.told('effect').filter(({ trigger }) => trigger === 'monsterHit');
  expect(hits.map(({ card }) => t.nameOf(card))).toEqual(['Sir Rattlesworth']);
});

test('HM-R-42 an empty Treasure deck is made anew of its discards, and not before', () => {
  const hollow = (treasureDeck: string[]) => {
    const t = table({
      phase: 'location',
      locations: ['Snoozehaven Market', 'Training Yard', "Dragon's Den"],
      treasureDeck,
      only: ['treasureDeck'],
      players: [{ hand: ['Brave'], stash: ['Lucky Pants'] }, {}],
    }).answersAll(0, 'Snoozehaven Market', 'Lucky Pants');
    return t.names(t.view().treasurePile ?? t.state.treasurePile);
  };
  expect(hollow([])).toEqual(['Lucky Pants']);
  expect(hollow(['Boomerang'])).toEqual(['Boomerang', 'Lucky Pants']);
});

test('HM-TREASURE-05 replacing a ready weapon leaves the other one exhausted; replacing an exhausted one, too', () => {
  const after = (exhausted: string[], instead: string) =>
    table({
      ...fight,
      encounter: 'Goblin Pickpocket',
      lurking: ['Giant'],
      treasure: ['Torch, Lit'],
      players: [{ row: ['Brave'], hand: ['Unexpected'], exhausted }, {}],
    })
      .strikes(0, [20, 1])
      .answers(0, `Torch, Lit instead of ${instead}`)
      .exhausted(0);
  expect(after(['Collection Plate'], 'Mace of Mild Rebuke')).toEqual(['Collection Plate']);
  expect(after(['Mace of Mild Rebuke', 'Collection Plate'], 'Mace of Mild Rebuke')).toEqual([
    'Collection Plate',
  ]);
});

test('HM-R-64 a destroyed weapon is forgotten as exhausted', () => {
  const t = table({
    ...fight,
    criticalFails: ['Snapped Clean Off'],
    players: [{ row: ['Brave'], hand: ['Unexpected'], weapons: ['Boomerang', 'Collection Plate'] }, {}],
  }).strikes(0, [1, 1], 'Boomerang');
  expect(t.state.exhausted).not.toContain(t.idOf('Boomerang'));
});

test('HM-R-87 what was not applied is not exhausted', () => {
  const t = table({ ...fight, players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}] }).strikes(0, [2, 1]);
  expect(t.state.exhausted).toEqual([]);
});
