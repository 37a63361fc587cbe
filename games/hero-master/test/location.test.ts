// Locations: choosing, arriving, laying out; and what each of the sixteen does.

import { expect, test } from 'vitest';
import { CARDS } from '../cards/deck.ts';
import { type Player, type Position, table } from './table.ts';

const arriving = (
  locations: readonly string[],
  players: readonly Player[] = [{}, {}],
  more: Partial<Position> = {},
) => table({ phase: 'location', locations, players, ...more });
const DEN = "Dragon's Den";

test('HM-LOC-01 HM-LOC-02 HM-LEADER-02 HM-R-08 the leader sees two Locations, plays one and puts the other away unseen', () => {
  const t = arriving(['Training Yard', 'Skating Pond', DEN], [{}, { hand: ['Polymorph'] }], { leader: 1 });
  expect(t.asked).toEqual([1]);
  expect(t.view(1).looking?.cards).toHaveLength(2);
  expect(t.view(0).looking).toEqual({ seat: 1, count: 2 });
  t.answers(1, 'Skating Pond');
  expect(t.names(t.view(1).locationsRejected)).toEqual(['Training Yard']);
  expect(t.view(0).locationsRejected).toEqual([]);
  expect(t.view().locationsRejected).toEqual([]);
});

test('HM-R-08 what was drawn is told to the leader alone, to the others only how many', () => {
  const t = arriving(['Training Yard', 'Skating Pond', DEN], [{}, {}], { leader: 1 });
  expect(t.events(1, 'locationsDrawn')).toMatchObject([
    { locations: [expect.any(Number), expect.any(Number)] },
  ]);
  for (const viewer of [0, 'spectator'] as const)
    expect(t.events(viewer, 'locationsDrawn')).toEqual([{ kind: 'locationsDrawn', leader: 1, count: 2 }]);
});

test('HM-R-08 at a table with an open draw everybody sees both', () => {
  const t = arriving(['Training Yard', 'Skating Pond', DEN], [{}, {}], {
    options: { openLocationDraw: true },
  });
  expect(t.view(1).looking?.cards).toHaveLength(2);
});

test('HM-LOC-03 HM-LOC-18 HM-R-69 announced first, then the leader effect, the party effect, and only then the layout', () => {
  const t = arriving(['Chapel of Mild Concern', 'Skating Pond', DEN], [{ health: 2 }, { health: 2 }]).answers(
    0,
    'Chapel of Mild Concern',
  );
  const kinds = t.events<{ kind: string }>('spectator').map(({ kind }) => kind);
  const order = ['locationChosen', 'healed', 'monsterLaid', 'treasureLaid', 'lootLaid'].map((kind) =>
    kinds.indexOf(kind),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(t.told('healed').map(({ seat, after }) => [seat, after])).toEqual([
    [0, 4],
    [0, 6],
    [1, 4],
  ]);
});

test('HM-LOC-04 HM-LOC-05 HM-R-83 the leader effect is for the leader on arrival, the party effect for all', () => {
  const t = arriving(
    ['The Dozing Griffin Inn', 'Skating Pond', DEN],
    [
      { health: 5, hand: ['Brave'] },
      { health: 5, hand: ['Polymorph'] },
    ],
    { leader: 1 },
  ).answers(1, 'The Dozing Griffin Inn');
  expect(t.health).toEqual([5, 8]);
  t.answers(1, 'Decline');
  expect(t.health).toEqual([5, 8]); // a later leader gets nothing of it
});

test('HM-LOC-06 HM-LOC-16 HM-EFFECT-04 HM-EFFECT-10 the Location lies in its slot and holds for the whole stay: Ice is stronger at the Pond, Fire weaker', () => {
  const t = table({
    phase: 'laying cards',
    location: 'Skating Pond',
    encounter: 'Giant',
    players: [{ row: ['Emergency Pie'], hand: ['Brave'], part: 'in' }, { row: ['Frosty Reception'] }],
  });
  expect(t.view().location).toBe(t.idOf('Skating Pond'));
  expect(t.player(0).row[0]?.figures?.strength).toEqual([0, 2, 0, 0]);
  expect(t.player(1).row[0]?.figures?.strength).toEqual([0, 0, 4, 0]);
});

test('HM-LOC-07 HM-LOC-08 HM-LOC-09 HM-LOC-12 HM-LOC-13 monsters, treasures and gold as printed; the first monster lies in ambush, trait or no trait', () => {
  const t = arriving(['Training Yard', 'Skating Pond', DEN], [{ hand: ['Brave'] }, {}], {
    monsterDeck: ['Giant', 'Bat Swarm', 'Mimic', 'Moss Troll'],
    treasureDeck: ['Boomerang', 'Lucky Pants'],
  });
  t.answers(0, 'Training Yard');
  expect(t.ambusher).toBe('Giant');
  expect(t.lurking).toEqual(['Bat Swarm', 'Mimic', 'Moss Troll']);
  expect(t.view().treasurePile).toHaveLength(4);
  expect(t.names(t.view().treasurePile).slice(0, 2)).toEqual(['Boomerang', 'Lucky Pants']);
  expect(t.view().loot).toBe(12);
});

test('HM-LOC-07 on quiet roads there is one monster fewer, but never fewer than two', () => {
  const t = arriving(['Training Yard', 'Skating Pond', DEN], [{ hand: ['Brave'] }, {}], {
    options: { quietRoads: true },
  }).answers(0, 'Training Yard');
  expect(t.lurking).toHaveLength(2);
  const den = arriving([DEN], [{ hand: ['Brave'] }, {}], { options: { quietRoads: true } });
  expect(den.lurking).toHaveLength(2); // one, and Crackletooth
});

test('HM-LOC-10 HM-LOC-11 HM-R-44 a warning sign brings its Boss, on top of the number and furthest to the right', () => {
  const t = arriving(['Goblin Warren', 'Skating Pond', DEN], [{ hand: ['Brave'] }, {}], {
    monsterDeck: ['Giant', 'Moss Troll', 'Orc Warrior'],
  }).answers(0, 'Goblin Warren');
  expect(t.lurking).toEqual(['Moss Troll', 'Orc Warrior', 'King Grumblegut']);
  expect(t.names(t.view().bosses)).not.toContain('King Grumblegut');
});

test('HM-R-43 HM-R-44 a Boss that roams the Monster deck is fetched from there; a defeated one does not come', () => {
  const roaming = arriving(['Goblin Warren', 'Skating Pond', DEN], [{ hand: ['Brave'] }, {}], {
    monsterDeck: ['Giant', 'Moss Troll', 'Orc Warrior', 'King Grumblegut'],
  }).answers(0, 'Goblin Warren');
  expect(roaming.lurking.at(-1)).toBe('King Grumblegut');
  const beaten = arriving(['Goblin Warren', 'Skating Pond', DEN], [{ hand: ['Brave'] }, {}], {
    monsterDiscard: ['King Grumblegut'],
  }).answers(0, 'Goblin Warren');
  expect(beaten.lurking).toHaveLength(2);
});

test('HM-LOC-14 HM-R-06 the Den, when it is not wanted, is shuffled back into the Location deck', () => {
  const t = arriving(['Skating Pond', DEN, 'Training Yard'], [{ hand: ['Brave'] }, {}]).answers(
    0,
    'Skating Pond',
  );
  expect(t.names(t.state.locationDeck).toSorted()).toEqual([DEN, 'Training Yard'].toSorted());
  expect(t.state.locationsRejected).toEqual([]);
  expect(t.events(0, 'denReturned')).toHaveLength(1);
  expect(t.events(1, 'denReturned')).toEqual([]);
});

test('HM-R-06 at a table with a forced Den the leader has no choice', () => {
  const t = arriving(['Skating Pond', DEN, 'Training Yard'], [{ hand: ['Brave'] }, {}], {
    options: { forcedDen: true },
  });
  expect(t.view().location).toBe(t.idOf(DEN));
});

test('HM-LOC-15 HM-R-07 a single Location left is played without a choice', () => {
  const t = arriving([DEN], [{ hand: ['Brave'] }, {}]);
  expect(t.view().location).toBe(t.idOf(DEN));
  expect(t.question).toBe('encounter-which');
});

test('HM-LOC-17 at the Library a Magic hero may draw, and nobody else', () => {
  const t = arriving(
    ['Overdue Library', 'Skating Pond', DEN],
    [{ deck: ['Brave', 'Unexpected', 'Emergency Pie'] }, { deck: ['Polymorph'] }],
  ).answers(0, 'Overdue Library');
  t.offers(0, ['Brave', 'Unexpected']).answers(0, 'Brave'); // two drawn, one discarded
  expect(t.hand(0)).toEqual(['Unexpected']);
  expect(t.asked).toEqual([1]);
  t.answers(1, 'Draw a card');
  expect(t.hand(1)).toEqual(['Polymorph']);
  expect(t.player(0).deck).toBe(1);
});

test('HM-LOC-17 a Strength hero’s Regular attacks are stronger at the Training Yard, and nobody else’s (SE-19)', () => {
  const at = (is: readonly [string, string], card: string) => {
    const t = table({
      phase: 'laying cards',
      location: 'Training Yard',
      encounter: 'Giant',
      players: [{ is, row: [card], hand: ['Borrowed Heroics'], part: 'in' }, { is: ['Gnome', 'Wizard'] }],
    });
    return t.player(0).row[0]?.figures?.strength;
  };
  expect(at(['Dwarf', 'Rogue'], 'One for the Road')).toEqual([4, 0, 0, 0]);
  expect(at(['Halfling', 'Cleric'], 'Unexpected')).toEqual([2, 0, 0, 2]);
  expect(at(['Dwarf', 'Rogue'], 'Dirty Tactics')).toEqual([0, 0, 4, 0]);
});

test('HM-R-70 what cannot be done on arrival is left out', () => {
  const t = arriving(
    ['Cutpurse Alley', 'Skating Pond', DEN],
    [{ gold: 1, hand: ['Brave'] }, { gold: 0 }],
  ).answers(0, 'Cutpurse Alley');
  expect(t.question).toBe('encounter-which');
  expect(t.gold).toEqual([1, 0]);
});

test('HM-R-81 beaten monsters come again, in another order', () => {
  const monsterDiscard = ['Giant', 'Mimic', 'Orc Warrior', 'Fire Imp', 'Bat Swarm', 'Moss Troll'];
  const first = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const t = arriving(['Training Yard', 'Skating Pond', DEN], [{ hand: ['Brave'] }, {}], {
      only: ['monsterDeck'],
      monsterDiscard,
      seed,
    }).answers(0, 'Training Yard');
    expect(t.lurking).toHaveLength(3);
    return t.ambusher;
  });
  expect(new Set(first).size).toBeGreaterThan(1);
});

test('HM-R-81 a stay without monsters is over at once', () => {
  const t = arriving(['Training Yard', 'Skating Pond', DEN], [{ hand: ['Brave'] }, {}], {
    only: ['monsterDeck'],
  }).answers(0, 'Training Yard');
  expect(t.told('moved')).toHaveLength(1);
  expect(t.view()).toMatchObject({ loot: 0, treasurePile: [] });
});

test('HM-TREASURE-07 HM-TREASURE-10 HM-R-64 at the Market treasures are sold from the stash; originals are not; what is sold goes to the discards', () => {
  const t = arriving(
    ['Snoozehaven Market', 'Skating Pond', DEN],
    [
      {
        weapons: ['Boomerang', 'Mace of Mild Rebuke'],
        stash: ['Lucky Pants', 'Torch, Lit'],
        hand: ['Brave'],
      },
      {},
    ],
  ).answers(0, 'Snoozehaven Market');
  t.offers(0, ['Lucky Pants', 'Torch, Lit', 'Sell nothing more']);
  t.answersAll(0, 'Lucky Pants', 'Torch, Lit');
  expect(t.gold[0]).toBe(3 + 5 + 3);
  expect(t.stash(0)).toEqual(['Collection Plate']);
  expect(t.names(t.view().treasureDiscard)).toEqual(['Lucky Pants', 'Torch, Lit']);
});

test('Boggy Crossroads: the leader puts two monsters in order, and the first lies in ambush', () => {
  const t = arriving(['Boggy Crossroads', 'Skating Pond', DEN], [{ hand: ['Brave'] }, {}], {
    monsterDeck: ['Giant', 'Moss Troll', 'Orc Warrior'],
  }).answers(0, 'Boggy Crossroads');
  expect(t.view(1).looking?.cards).toBeUndefined();
  t.offers(0, ['Giant', 'Moss Troll']).answers(0, 'Moss Troll');
  expect(t.ambusher).toBe('Moss Troll');
  expect(t.lurking.slice(0, 2)).toEqual(['Giant', 'Orc Warrior']);
});

test('every Location says how many monsters, how much gold and how many treasures there are', () => {
  const locations = CARDS.filter(({ kind }) => kind === 'location');
  expect(locations.every(({ monsters, gold, treasure }) => monsters >= 2 && gold >= 9 && treasure >= 4)).toBe(
    true,
  );
});

test('HM-SETUP-08 HM-R-06 how many stays lie ahead is said as far as it is certain', () => {
  const ahead = (locations: number, options = {}) => {
    const road = ['Skating Pond', 'Training Yard', 'Goblin Warren', 'Cutpurse Alley'].slice(0, locations - 1);
    return table({ locations: [...road, "Dragon's Den"], options, players: [{}, {}] }).view().staysAhead;
  };
  expect(ahead(1)).toEqual({ least: 1, most: 1 });
  expect(ahead(3)).toEqual({ least: 1, most: 3 }); // The Den may be put back twice.
  expect(ahead(3, { forcedDen: true })).toEqual({ least: 1, most: 2 });
  expect(ahead(5)).toEqual({ least: 2, most: 4 });
  const choosing = table({
    phase: 'location',
    locations: ['Skating Pond', 'Training Yard', "Dragon's Den"],
    players: [{}, {}],
  });
  expect(choosing.view().staysAhead).toEqual({ least: 1, most: 3 });
});
