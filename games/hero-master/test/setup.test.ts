// Boards and setting up.

import { expect, test } from 'vitest';
import { rngFrom } from '../../../engine/random.ts';
import { contentsFor } from '../../../engine/setup.ts';
import type { Viewer } from '../../../engine/table.ts';
import { movedFor } from '../../../test/redealt.ts';
import { CARDS } from '../cards/deck.ts';
import { game } from '../game.ts';
import { PILES } from '../piles.ts';
import { setUp } from '../rules/setup.ts';
import { HeroTable, table } from './table.ts';

const fresh = (players: number, options = {}, seed = 'setup') =>
  new HeroTable(game, { players, options, seed });
const deckOf = (cards: readonly number[]) => cards.map((card) => CARDS[card]!.deck);

test('HM-SETUP-01 two, three or four can play', () => {
  expect(game.players).toEqual({ min: 2, max: 4 });
  expect(() => contentsFor(game as never, { players: 5 })).toThrow('2 to 4 players');
  for (const players of [2, 3, 4]) expect(fresh(players).view().players).toHaveLength(players);
});

test('HM-SETUP-02 HM-SETUP-03 HM-SETUP-05 everybody gets a race and a class by chance, and eleven Action cards that go with them', () => {
  const t = fresh(4);
  const heroes = t.state.heroes.map((hero) => `${t.nameOf(hero.race)} ${t.nameOf(hero.class)}`);
  expect(new Set(heroes.flatMap((name) => name.split(' '))).size).toBe(8);
  for (const hero of t.state.heroes) {
    const sets = [...hero.hand, ...hero.deck].map((card) => CARDS[card]!.set);
    expect(sets.filter((set) => set === t.nameOf(hero.race))).toHaveLength(5);
    expect(sets.filter((set) => set === t.nameOf(hero.class))).toHaveLength(6);
  }
  const others = fresh(4, {}, 'another').state.heroes.map((hero) => hero.race);
  expect(others).not.toEqual(t.state.heroes.map((hero) => hero.race));
});

test('HM-SETUP-04 HM-BOARD-05 HM-BOARD-06 two weapons and one armour lie ready on the board', () => {
  for (const { weapons, armour } of fresh(4).view().players) {
    expect(weapons.map(({ exhausted }) => exhausted)).toEqual([false, false]);
    expect(armour).toBeDefined();
  }
});

test('HM-SETUP-06 what belongs to races and classes nobody plays is out of the game', () => {
  const t = fresh(2);
  expect(t.view().removed).toHaveLength(4 + 2 * 5 + 2 * 6 + 2 * 3);
  expect(deckOf(t.view().removed)).not.toContain('Location');
});

test('HM-SETUP-07 HM-SETUP-08 HM-SETUP-09 HM-SETUP-10 the Den is among the last three of seven; nine Locations stay out', () => {
  const places = new Set<number>();
  for (let i = 0; i < 30; i++) {
    const start = game.setup(game.unpack(contentsFor(game as never, { players: 2 })), {
      a: i,
      b: i * 7,
      c: 3,
      d: 1,
    });
    expect(start.locationDeck).toHaveLength(7);
    expect(start.locationsUnused).toHaveLength(9);
    places.add(start.locationDeck.findIndex((card) => CARDS[card]!.name === "Dragon's Den"));
  }
  expect([...places].toSorted()).toEqual([0, 1, 2]); // the bottom of the pile
});

test('HM-SETUP-09 the long road has nine Locations, the short one five', () => {
  const deck = (road: string) => fresh(2, { road, mulligans: false }).state;
  const size = (road: string) => deck(road).locationDeck.length + deck(road).looking.length;
  expect([size('standard'), size('long'), size('short')]).toEqual([7, 9, 5]);
});

test('HM-SETUP-11 HM-SETUP-12 thirteen monsters in the deck; the six great ones in the open', () => {
  const t = fresh(3);
  expect(deckOf(t.state.monsterDeck).every((deck) => deck === 'Monster')).toBe(true);
  expect(t.view().decks.monsters).toBe(13);
  expect(t.names(t.view().bosses)).toHaveLength(6);
});

test('HM-SETUP-13 HM-R-75 Treasure, Critical Fail and Protest decks lie face down; nobody sees more than how many', () => {
  const t = fresh(3);
  expect(t.view(0).decks).toEqual({
    monsters: 13,
    treasures: 26,
    criticalFails: 12,
    protests: 8,
    locations: 7,
  });
  const elsewhere = JSON.stringify(fresh(3, {}, 'elsewhere').state.treasureDeck);
  expect(JSON.stringify(t.state.treasureDeck)).not.toBe(elsewhere);
});

test('HM-SETUP-14 HM-R-66 HM-BOARD-14 the best roll leads; those who tie for it roll again', () => {
  const t = fresh(3, { heroDraft: true });
  const rolls = t.told('leaderRoll');
  expect(rolls[0]!.rolls.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  const best = Math.max(...rolls[0]!.rolls.map(({ roll }) => roll));
  const tied = rolls[0]!.rolls.filter(({ roll }) => roll === best).map(({ seat }) => seat);
  expect(tied).toContain(t.view().leader);
  const many = Array.from({ length: 60 }, (_, i) => fresh(4, { heroDraft: true }, `tie ${i}`));
  const sides = many.flatMap((each) =>
    each.told('leaderRoll').flatMap((told) => told.rolls.map(({ roll }) => roll)),
  );
  expect([Math.min(...sides), Math.max(...sides)]).toEqual([1, 20]);
  const again = many.find((each) => each.told('leaderRoll').length > 1)!;
  const [first, second] = again.told('leaderRoll');
  const top = Math.max(...first!.rolls.map(({ roll }) => roll));
  expect(second!.rolls.map(({ seat }) => seat)).toEqual(
    first!.rolls.filter(({ roll }) => roll === top).map(({ seat }) => seat),
  );
});

test('HM-LEADER-10 exactly one player leads once setup is over', () => {
  const t = fresh(4);
  expect(t.told('firstLeader')).toHaveLength(1);
  expect(t.view().leader).toBe(t.told('firstLeader')[0]!.seat);
});

test('HM-SETUP-15 HM-SETUP-16 HM-BOARD-07 three gold, ten health, the hand-size marker on six', () => {
  const t = fresh(4);
  expect(t.gold).toEqual([3, 3, 3, 3]);
  expect(t.health).toEqual([10, 10, 10, 10]);
  expect(t.markers).toEqual([6, 6, 6, 6]);
});

test('HM-SETUP-17 HM-SETUP-18 HM-R-34 HM-DEFEAT-16 six cards each, and seven for the Wizard from the first hand on (SE-16)', () => {
  const t = fresh(4);
  t.view().players.forEach(({ cards, startingHandSize }, seat) => {
    const wizard = t.nameOf(t.state.heroes[seat]!.class) === 'Wizard';
    expect([cards, startingHandSize]).toEqual(wizard ? [7, 7] : [6, 6]);
  });
});

test('HM-SETUP-19 between two encounters of a stay nothing is drawn', () => {
  const t = table({
    phase: 'resolving',
    encounter: 'Goblin Pickpocket',
    lurking: ['Giant'],
    players: [{ row: ['Brave'], hand: ['Unexpected'], deck: ['Emergency Pie'] }, {}],
  });
  t.strikes(0, [20, 1]);
  expect(t.question).toBe('encounter-which');
  expect(t.hand(0)).toEqual(['Unexpected']);
});

test('HM-SETUP-20 HM-SETUP-21 HM-SETUP-22 HM-R-36 a mulligan draws one card fewer each time, and moves no marker', () => {
  const t = table({
    phase: 'mulligans',
    players: [
      {
        hand: ['Brave', 'Unexpected', 'Emergency Pie', 'Dozed Off', 'Down Here!', 'Blunt Sermon'],
        deck: ['Moral Objection'],
      },
      {},
    ],
  });
  t.answers(0, 'Mulligan');
  expect([t.player(0).cards, t.player(0).deck]).toEqual([5, 2]);
  t.answersAll(0, 'Mulligan', 'Mulligan', 'Mulligan', 'Mulligan');
  expect(t.hand(0)).toHaveLength(1); // with one card left there is no smaller hand
  expect(t.player(0).marker).toBe(6);
  expect(t.asked).toEqual([1]);
});

test('HM-R-36 mulligans go clockwise from the leader, and there are none at a table without them', () => {
  const t = fresh(4);
  const { leader } = t.view();
  expect(t.asked).toEqual([leader]);
  t.answers(leader, 'Keep this hand');
  expect(t.asked).toEqual([(leader + 1) % 4]);
  expect(fresh(4, { mulligans: false }).question).toBe('visit-which');
});

test('HM-SETUP-02 at a table with a draft, races are picked clockwise from the leader and classes the other way round', () => {
  const t = fresh(3, { heroDraft: true });
  const { leader } = t.view();
  const order = [0, 1, 2].map((step) => (leader + step) % 3);
  const picked: number[] = [];
  while (t.question === 'draft-a-hero-card') {
    picked.push(t.asked[0]!);
    t.picks(t.asked[0]!, 0);
  }
  expect(picked).toEqual([...order, ...order.toReversed()]);
});

test('HM-BOARD-12 the game board: Lurking row, Location, Encounter, Ambusher, loot', () => {
  const t = table({
    location: 'Skating Pond',
    encounter: 'Giant',
    ambusher: 'Bat Swarm',
    lurking: ['Mimic'],
    loot: 4,
    players: [{ hand: ['Brave'] }, {}],
  });
  expect(t.view()).toMatchObject({
    location: t.idOf('Skating Pond'),
    encounter: { card: t.idOf('Giant') },
    ambusher: { card: t.idOf('Bat Swarm') },
    lurking: [{ card: t.idOf('Mimic') }],
    loot: 4,
  });
});

test('HM-BOARD-18 HM-BOARD-08 HM-BOARD-09 health runs from ten down with wounds and up with healing, never above ten', () => {
  const t = table({
    lurking: ['Giant'],
    players: [{ is: ['Dwarf', 'Cleric'], hand: ['One for the Road', 'Insubordinate'], health: 9 }, {}],
  });
  t.answersAll(0, 'Giant', 'One for the Road');
  expect(t.health[0]).toBe(10);
  expect(t.last('healed')).toMatchObject({ before: 9, after: 10 });
});

test('HM-BOARD-16 HM-BOARD-17 gold is one number, which pays and which wins', () => {
  const t = table({ players: [{ gold: 8 }, { gold: 2 }], phase: 'move', location: "Dragon's Den" });
  expect(t.result).toMatchObject({ winners: [0], places: [1, 2] });
});

test('HM-DEFEAT-03 at first no gold lies on any monster, the great ones among them', () => {
  const { state, box } = fresh(2);
  const monsters = [...box.decks.Monster!, ...box.decks.Boss!];
  expect(state.goldOn).toEqual(monsters.map(() => 0));
});

test('HM-SETUP-02 which heroes were drawn is told; no loot lies there yet', () => {
  const t = fresh(2);
  const heroes = t.state.heroes.flatMap((hero, seat) =>
    [hero.race, hero.class].map((card) => ({ seat, card })),
  );
  expect(t.told('heroDrawn').map(({ seat, card }) => ({ seat, card }))).toEqual(
    expect.arrayContaining(heroes),
  );
  expect(t.view().loot).toBe(0);
});

test('HM-SETUP-15 HM-SETUP-16 before the first card is drawn nothing has happened to anybody', () => {
  const start = setUp(fresh(2).box, rngFrom([1, 2, 3, 4]));
  expect(start).toMatchObject({
    phase: 'draft',
    stay: 0,
    leader: 0,
    loot: 0,
    declines: 0,
    declinesBefore: 0,
    turnOf: 0,
    someonePassed: false,
  });
  for (const hero of start.heroes) {
    expect(hero).toMatchObject({
      present: false,
      mulligans: 0,
      woundedThisEncounter: false,
      resolvedThisEncounter: false,
      mayLayAttacks: true,
      stuck: 'no',
      nextAttackHit: 0,
      prototype: false,
    });
  }
});

test('HM-SETUP-07 HM-SETUP-08 which Locations are on the road, and which stay out, is chance, the first in the box among them', () => {
  const places = (seed: number) => {
    const { locationDeck, locationsUnused } = setUp(fresh(2).box, rngFrom([seed, 2, 3, 4]));
    expect(locationDeck.length + locationsUnused.length).toBe(16);
    return { road: locationDeck.slice(), unused: locationsUnused };
  };
  const roads = Array.from({ length: 40 }, (_, seed) => places(seed));
  expect(new Set(roads.flatMap(({ road }) => road)).size).toBe(16);
  expect(new Set(roads.flatMap(({ unused }) => unused)).size).toBe(15);
  expect(new Set(roads.map(({ road }) => String(road))).size).toBeGreaterThan(35);
});

test('issue 11: what a bot imagines is every deck in another order, every hand but its own, and what only the leader looks at', () => {
  const { table } = fresh(3, { mulligans: false });
  const leader = table.state.lookingSeat;
  const others = [0, 1, 2].filter((seat) => seat !== leader);
  const moved = (viewer: Viewer) => movedFor(game, PILES, table, viewer).sort();
  const decks = ['locationDeck', 'monsterDeck', 'treasureDeck', 'criticalFailDeck', 'protestDeck', 'unused'];
  const own = ['deck 0', 'deck 1', 'deck 2'];
  expect(moved(leader)).toEqual([...decks, ...own, ...others.map((seat) => `hand ${seat}`)].sort());
  expect(moved('spectator')).toEqual([...decks, ...own, 'looking', 'hand 0', 'hand 1', 'hand 2'].sort());
});
