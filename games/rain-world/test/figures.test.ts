// What the rulebook shows, exactly; what is ours, as the decks are made; and the worked examples.

import { expect, test } from 'vitest';
import { openBox } from '../../../engine/setup.ts';
import { DECK_COUNT, PRECYCLE, REGION_CODES, REGION_COUNT, TREASURE, WORM_GRASS } from '../cards/regions.ts';
import { game } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { fleeChance } from '../questions/forecast.ts';
import type { Box } from '../state.ts';
import { dataOf, deckNumber, seen, table, where } from './table.ts';

const boxFor = (players: number): Box => openBox(game, { players }).box;
const BOX = boxFor(4);
const cardsIn = (box: Box, deck: number) => box.deckLists[deck]!.map((card) => box.faces[card]!);
const named = (name: string) => BOX.faces.find((face) => face.name === name)!;
const inRegions = Array.from({ length: REGION_COUNT }, (_, region) => cardsIn(BOX, region)).flat();

test('RW-CARD-01 RW-CARD-02 RW-CARD-03 RW-CARD-04 RW-CARD-05 the Hunter as printed: HP 13, eight pips, eats meat, and a rule of its own', () => {
  const hunter = named('The Hunter');
  expect(hunter).toMatchObject({ hp: 13, most: 8, diet: 'eats-meat' });
  expect(hunter.text).toContain('20th own turn');
  expect(hunter.atk).toBeGreaterThan(0);
});

test('RW-R-09 the Hunter’s line is at five of eight', () => {
  expect(named('The Hunter')).toMatchObject({ line: 5, most: 8 });
});

test('RW-CARD-02 RW-HIB-02 the ten food boards: where the line is, and how much each can hold', () => {
  const boards = BOX.slugcats.map((card) => {
    const { key, line, most } = BOX.faces[card]!;
    return `${key} ${line} of ${most}`;
  });
  expect(boards.toSorted()).toEqual([
    'artificer 5 of 9',
    'gourmand 7 of 11',
    'hunter 5 of 8',
    'inv 6 of 12',
    'monk 3 of 5',
    'nightcat 5 of 7',
    'rivulet 4 of 6',
    'saint 4 of 5',
    'spearmaster 4 of 10',
    'survivor 4 of 7',
  ]);
});

test('RW-CARD-06 RW-CARD-07 RW-CARD-08 RW-CARD-09 the Green Lizard as printed: HP 14, three pips, eats meat, and stats', () => {
  expect(named('Green Lizard')).toMatchObject({ hp: 14, pips: 3, eats: 'meat', atk: -1, flee: -4 });
});

test('RW-CARD-09 the Green Lizard is the commonest lizard', () => {
  const copies = new Map<string, number>();
  for (const { name, words } of BOX.faces)
    if (words.includes('lizard')) copies.set(name, (copies.get(name) ?? 0) + 1);
  const most = [...copies].toSorted((one, other) => other[1] - one[1]);
  expect(most[0]).toEqual(['Green Lizard', 7]);
  expect(most[1]![1]).toBeLessThan(7);
});

test('RW-CARD-10 RW-COMBAT-07 abilities: Hunter Long Legs has two, and the White Lizard is stealthy', () => {
  expect(named('Hunter Long Legs').words).toEqual(['aggressive', 'explosive']);
  expect(named('White Lizard').words).toContain('stealth');
});

test('RW-R-80 RW-HLL-06 Hunter Long Legs: HP 16, ATK +2, FLEE +1, three pips, and the Hunter’s food board and diet', () => {
  expect(named('Hunter Long Legs')).toMatchObject({
    hp: 16,
    atk: 2,
    flee: 1,
    pips: 3,
    line: 5,
    most: 8,
    diet: 'eats-meat',
  });
});

test('RW-GEN-01 RW-GEN-02 no add-on content: the regions, slugcats and decks are fixed, and nothing in the options adds any', () => {
  expect(Object.keys(OPTIONS)).toEqual([
    'precycles',
    'wait',
    'slugcats',
    'longLegsDeck',
    'hunting',
    'roundCap',
  ]);
  expect(BOX.slugcats).toHaveLength(10);
});

test('RW-GEN-05 one to nine players, and no more', () => {
  expect(game.players).toEqual({ min: 1, max: 9 });
  expect(() => openBox(game, { players: 10 })).toThrow('1 to 9 players');
});

test('RW-GEN-06 house options are legitimate: hunting can be left out', () => {
  const t = table({ players: [{ is: 'survivor' }, { is: 'monk' }], options: { hunting: false } });
  expect(t.labels(0)).not.toContain('Hunt Player 2');
});

test('RW-GEN-07 RW-R-97 the layout: thirteen regions with exits, decks beside them, the rain on top', () => {
  const t = table({ players: [{ is: 'survivor' }] });
  const spots = game.areas(t.box, t.view()).map(({ spot }) => spot);
  expect(spots.slice(0, 14)).toEqual(['rain', ...REGION_CODES]);
  expect(spots).toEqual(expect.arrayContaining(['PRE', 'treasure', 'grass', 'slugcat']));
});

test('RW-GEN-08 there are item and event cards in every region', () => {
  for (let region = 0; region < REGION_COUNT; region++) {
    const kinds = cardsIn(BOX, region).map(({ kind }) => kind);
    expect(kinds).toContain('item');
    expect(kinds).toContain('event');
  }
});

test('RW-GEN-09 the shelf says one to two hours', () => {
  expect(game.minutes).toEqual({ min: 60, max: 120 });
});

test('RW-REGION-01 thirteen regions, each with a deck of its own: ten of 40 cards and three of 32', () => {
  const sizes = REGION_CODES.map((_, region) => BOX.deckLists[region]!.length);
  expect(sizes.filter((size) => size === 40)).toHaveLength(10);
  expect(sizes.filter((size) => size === 32)).toHaveLength(3);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(496);
  expect([PRECYCLE, TREASURE, WORM_GRASS].map((deck) => BOX.deckLists[deck]!.length)).toEqual([40, 28, 16]);
  expect(BOX.faces).toHaveLength(496 + 40 + 28 + 16 + 10 + 1);
});

test('RW-R-25 the bag: four tokens of one pip, fourteen of two, six of three', () => {
  expect([1, 2, 3].map((pips) => BOX.tokens.filter((token) => token === pips).length)).toEqual([4, 14, 6]);
});

test('RW-R-44 RW-GATE-04 RW-GATE-05 the gate between Outskirts and Industrial Complex asks 3 there and 2 back', () => {
  const link = BOX.links.find(({ key }) => key === 'SU-HI')!;
  expect(link).toMatchObject({ there: 3, back: 2 });
  expect(named('Karma Gate SU–HI').text).toBe('Outskirts → Industrial Complex: karma 3. Back: karma 2.');
});

test('RW-R-45 every gate has a copy in both of its decks, 142 cards in all, and none joins the Wall and the Underhang', () => {
  for (const [link, { from, to }] of BOX.links.entries()) {
    expect(BOX.gateCount[link]![from]).toBeGreaterThan(0);
    expect(BOX.gateCount[link]![to]).toBeGreaterThan(0);
  }
  expect(inRegions.filter(({ kind }) => kind === 'gate')).toHaveLength(142);
  expect(BOX.links.map(({ key }) => key)).not.toContain('UWW-UWU');
});

test('RW-R-47 the two regions labelled UW are apart: Canopy and Pebbles join the Wall, Citadel and Pebbles the Underhang', () => {
  const exits = (code: 'UWW' | 'UWU') =>
    BOX.linksAt[deckNumber(code)]!.map((link) => BOX.links[link]!.key).toSorted();
  expect(exits('UWW')).toEqual(['CC-UWW', 'UWW-SS']);
  expect(exits('UWU')).toEqual(['SH-UWU', 'UWU-SS']);
  expect(BOX.regions[deckNumber('UWW')]!.printed).toBe('UW');
});

test('RW-R-56 75 shelters in the regions; with seven players two more each in Outskirts and Subterranean', () => {
  const shelters = (box: Box) => box.shelterCount.slice(0, REGION_COUNT);
  expect(shelters(BOX).reduce((sum, count) => sum + count)).toBe(75);
  expect(shelters(boxFor(6))).toEqual(shelters(BOX));
  const more = shelters(boxFor(7)).map((count, region) => count - shelters(BOX)[region]!);
  expect(more).toEqual(REGION_CODES.map((code) => (code === 'SU' || code === 'SB' ? 2 : 0)));
});

test('RW-R-56 the shelters of large companies say so on the card, for those who play on paper', () => {
  const notes = (players: number) =>
    boxFor(players).faces.filter(({ kind, text }) => kind === 'shelter' && text.includes('7 or more')).length;
  expect([notes(6), notes(7)]).toEqual([0, 4]);
});

test('RW-PRE-08 RW-PRE-09 RW-PRE-10 RW-PRE-11 the precycle deck: more kinds of creatures, less food, no gates, four shelters', () => {
  const kinds = (deck: number) =>
    new Set(
      cardsIn(BOX, deck)
        .filter(({ kind }) => kind === 'creature')
        .map(({ key }) => key),
    ).size;
  const share = (deck: number) =>
    cardsIn(BOX, deck).filter(({ kind }) => kind === 'food').length / BOX.deckLists[deck]!.length;
  for (let region = 0; region < REGION_COUNT; region++) {
    expect(kinds(PRECYCLE)).toBeGreaterThan(kinds(region));
    expect(share(PRECYCLE)).toBeLessThan(share(region));
  }
  expect(kinds(PRECYCLE)).toBe(24);
  expect(cardsIn(BOX, PRECYCLE).filter(({ kind }) => kind === 'gate')).toEqual([]);
  expect(BOX.shelterCount[PRECYCLE]).toBe(4);
});

test('RW-TRADE-03 values are multiples of half a pearl, and only items have one', () => {
  for (const { kind, halves } of BOX.faces) {
    expect(Number.isInteger(halves)).toBe(true);
    if (kind !== 'item') expect(halves).toBe(0);
  }
  expect(named('White Pearl').halves).toBe(2);
  expect(named('Spear').halves).toBe(1);
});

test('RW-R-51 seven Marks in Five Pebbles and none elsewhere', () => {
  const marks = Array.from(
    { length: DECK_COUNT },
    (_, deck) => cardsIn(BOX, deck).filter(({ key }) => key === 'markOfCommunication').length,
  );
  expect(marks[deckNumber('SS')]).toBe(7);
  expect(marks.reduce((sum, count) => sum + count)).toBe(7);
});

test('RW-REGION-02 RW-REGION-03 RW-REGION-04 Outskirts, Industrial Complex and Chimney Canopy have no trait', () => {
  for (const code of ['SU', 'HI', 'CC'] as const) {
    const t = table({ players: [{ is: 'survivor', region: code }] });
    expect(where(t, 0)).toBe(code);
    expect(t.box.regions[deckNumber(code)]).toMatchObject({ trait: '', water: false });
    expect(seen(t, 0)).toMatchObject({ attack: 2, flee: 3 });
  }
});

test('RW-R-11 the chances of a flight, out of 400', () => {
  const chances = [-5, -2, 0, 3, 7, 10].map((difference) => Math.round(fleeChance(difference) * 400));
  expect(chances).toEqual([111, 156, 191, 244, 302, 335]);
});

test('RW-R-07 all modifiers add up: the Survivor against a Green Lizard, with a Spear, and starving too', () => {
  const meets = (placed: object) =>
    table({ players: [{ is: 'survivor', ...placed }], decks: { SU: ['Green Lizard'] } }).answers(0, 'Draw');
  expect(dataOf(meets({}), 0, 'Attack')).toMatchObject({
    attack: { total: 2, beat: 14, needed: 13, chance: 0.4 },
  });
  const armed = meets({ items: ['Spear'] });
  expect(dataOf(armed, 0, 'Attack')).toMatchObject({ attack: { total: 5, needed: 10, chance: 0.55 } });
  const starving = meets({ items: ['Spear'], starving: true });
  expect(dataOf(starving, 0, 'Attack')).toMatchObject({ attack: { total: 4, needed: 11, chance: 0.5 } });
  expect(dataOf(armed, 0, 'Attack')).toMatchObject({
    strike: { total: -1, beat: 13, needed: 15, chance: 0.3 },
  });
});
