// The box: all decks together as figures, and the faces made of them.

import type { Contents } from '../../../engine/game.ts';
import { bySeat, type CardId } from '../../../engine/table.ts';
import { roadsOf } from '../road.ts';
import { type Box, type Link, NOWHERE, type Options } from '../state.ts';
import { BLANK, type Face } from './card.ts';
import type { CreatureCard } from './creature.ts';
import { CREATURES } from './creatures.ts';
import { DECKS, type DeckList, MANY_PLAYERS, MORE_SHELTERS } from './decks.ts';
import { EVENTS, type EventCard } from './events.ts';
import { FOOD, type FoodCard, TOKENS } from './food.ts';
import { ITEMS, type ItemCard } from './items.ts';
import { LIZARDS } from './lizards.ts';
import { LONG_LEGS } from './long-legs.ts';
import {
  DECK_COUNT,
  GATES,
  type GateFigures,
  PRECYCLE,
  REGION_CODES,
  REGIONS,
  type RegionCode,
  type RegionFigures,
  regionOf,
  TREASURE,
  WORM_GRASS,
} from './regions.ts';
import { PRESET, SLUGCATS, type SlugcatCard } from './slugcats.ts';
import { GRASS, type GrassCard } from './worm-grass.ts';

/** Every figure a designer may vary: `creatures.vulture.hp`, `decks.SU.shelter`, `gates.SU-HI.there`, `preset.0`. */
export const FIGURES = {
  slugcats: SLUGCATS,
  preset: PRESET,
  creatures: { ...CREATURES, ...LIZARDS },
  items: ITEMS,
  food: FOOD,
  tokens: TOKENS,
  events: EVENTS,
  grass: GRASS,
  regions: REGIONS,
  gates: GATES,
  decks: DECKS,
  moreShelters: MORE_SHELTERS,
};

type Figures = {
  readonly slugcats: Readonly<Record<string, SlugcatCard>>;
  readonly preset: readonly string[];
  readonly creatures: Readonly<Record<string, CreatureCard>>;
  readonly items: Readonly<Record<string, ItemCard>>;
  readonly food: Readonly<Record<string, FoodCard>>;
  readonly tokens: typeof TOKENS;
  readonly events: Readonly<Record<string, EventCard>>;
  readonly grass: Readonly<Record<string, GrassCard>>;
  readonly regions: Readonly<Record<RegionCode, RegionFigures>>;
  readonly gates: Readonly<Record<string, GateFigures>>;
  readonly decks: Readonly<Record<string, DeckList>>;
  readonly moreShelters: Readonly<Record<string, number>>;
};

export function unpack({ players, options, figures }: Contents): Box {
  const f = figures as unknown as Figures;
  const cards = new Cards();
  const slugcats = Object.entries(f.slugcats).map(([key, slugcat]) =>
    cards.add(slugcatFace(key, slugcat), NOWHERE),
  );
  const slugcatNamed = (key: string) => slugcats.find((card) => cards.faces[card]!.key === key)!;
  const hunter = slugcatNamed('hunter');
  const longLegs = cards.add(longLegsFace(f, cards.faces[hunter]!), NOWHERE);
  const links = linksOf(f.gates);
  layRegionDecks(cards, f, links, players);
  layDeck(cards, f, f.decks.PRE!, PRECYCLE);
  layDeck(cards, f, f.decks.TREASURE!, TREASURE);
  for (const [key, card] of Object.entries(f.grass)) {
    for (let copy = 0; copy < card.copies; copy++) cards.add(grassFace(key, card), WORM_GRASS);
  }
  const linksAt = REGION_CODES.map((_, region) =>
    links.flatMap(({ from, to }, link) => (from === region || to === region ? [link] : [])),
  );
  return {
    players,
    options: options as Options,
    faces: cards.faces,
    seats: bySeat(players, (seat) => seat),
    regions: REGION_CODES.map((code) => f.regions[code]),
    links,
    linksAt,
    home: cards.home,
    deckLists: cards.decks,
    shelterCount: cards.decks.map(
      (deck) => deck.filter((card) => cards.faces[card]!.kind === 'shelter').length,
    ),
    gateCount: links.map((_, link) =>
      cards.decks.map((deck) => deck.filter((card) => cards.faces[card]!.link === link).length),
    ),
    slugcats,
    preset: f.preset.map(slugcatNamed),
    hunter,
    longLegs,
    tokens: [...times(f.tokens.one, 1), ...times(f.tokens.two, 2), ...times(f.tokens.three, 3)],
    roads: roadsOf({ players, links, linksAt, decks: cards.decks, faces: cards.faces }),
  };
}

const times = (count: number, pips: number): number[] => Array.from({ length: count }, () => pips);

/** All faces, with the deck each card belongs to. */
class Cards {
  readonly faces: Face[] = [];
  readonly home: number[] = [];
  readonly decks: CardId[][] = Array.from({ length: DECK_COUNT }, () => []);

  add(face: Face, deck: number): CardId {
    this.faces.push(face);
    this.home.push(deck);
    const card = this.faces.length - 1;
    this.decks[deck]?.push(card);
    return card;
  }
}

function linksOf(gates: Figures['gates']): Link[] {
  return Object.entries(gates).map(([key, { there, back }]) => {
    const [from, to] = key.split('-') as [RegionCode, RegionCode];
    return { key, from: regionOf(from), to: regionOf(to), there, back };
  });
}

/** RW-R-45: every gate has copies in both of its regions' decks. RW-R-56: many players need more shelters. */
function layRegionDecks(cards: Cards, f: Figures, links: readonly Link[], players: number): void {
  REGION_CODES.forEach((code, region) => {
    layDeck(cards, f, f.decks[code]!, region);
    const more = players >= MANY_PLAYERS ? (f.moreShelters[code] ?? 0) : 0;
    for (let copy = 0; copy < more; copy++) cards.add(shelterForMany(deckName(f, region)), region);
    links.forEach(({ key, from, to }, link) => {
      const { copies, copiesBack } = f.gates[key]!;
      const count = from === region ? copies : to === region ? copiesBack : 0;
      for (let copy = 0; copy < count; copy++) cards.add(gateFace(f, links[link]!, link, region), region);
    });
  });
}

function layDeck(cards: Cards, f: Figures, list: DeckList, deck: number): void {
  for (const [key, count] of Object.entries(list)) {
    for (let copy = 0; copy < count; copy++) cards.add(faceNamed(f, key, deckName(f, deck)), deck);
  }
}

function deckName(f: Figures, deck: number): string {
  if (deck === PRECYCLE) return 'Precycle';
  if (deck === TREASURE) return 'Treasure';
  return f.regions[REGION_CODES[deck]!].name;
}

function faceNamed(f: Figures, key: string, deck: string): Face {
  if (key === 'shelter') return shelterFace(deck);
  const creature = f.creatures[key];
  if (creature !== undefined) return creatureFace(key, creature, deck);
  const item = f.items[key];
  if (item !== undefined) return itemFace(key, item, deck);
  const food = f.food[key];
  if (food !== undefined) return foodFace(key, food, deck);
  const { name, text } = f.events[key]!;
  return { ...BLANK, key, name, deck, kind: 'event', text };
}

const SHELTER_TEXT = 'Sleep here now, or take it along: coming back to it costs a turn, and you sleep.';

const shelterFace = (deck: string): Face => ({
  ...BLANK,
  key: 'shelter',
  name: 'Shelter',
  deck,
  kind: 'shelter',
  text: SHELTER_TEXT,
});

/** Printed with all others, and left in the box by fewer players. */
function shelterForMany(deck: string): Face {
  return { ...shelterFace(deck), text: `${SHELTER_TEXT} Only with ${MANY_PLAYERS} or more players.` };
}

function creatureFace(key: string, creature: CreatureCard, deck: string): Face {
  const { name, hp, pips, flesh, eats, atk, chase = 0, words, text = '' } = creature;
  return {
    ...BLANK,
    key,
    name,
    deck,
    kind: 'creature',
    text,
    hp,
    pips,
    flesh,
    eats,
    atk: atk ?? 0,
    attacks: atk !== undefined,
    flee: chase,
    words,
  };
}

function itemFace(key: string, { name, value, bonus = 0, breaksOn = 0, text }: ItemCard, deck: string): Face {
  const printed = text.replace('{n}', String(bonus));
  return { ...BLANK, key, name, deck, kind: 'item', text: printed, halves: value * 2, bonus, breaksOn };
}

function foodFace(key: string, { name, pips, type }: FoodCard, deck: string): Face {
  return {
    ...BLANK,
    key,
    name,
    deck,
    kind: 'food',
    text: `${pips === 1 ? '1 pip' : `${pips} pips`}, ${type}`,
    pips,
    flesh: type,
  };
}

function grassFace(key: string, { name, chase = 0, text }: GrassCard): Face {
  return { ...BLANK, key, name, deck: 'Worm Grass', kind: 'grass', text, flee: chase };
}

function gateFace(f: Figures, link: Link, index: number, region: number): Face {
  const [one, other] = [REGION_CODES[link.from]!, REGION_CODES[link.to]!];
  return {
    ...BLANK,
    key: link.key,
    name: `Karma Gate ${one}–${other}`,
    deck: deckName(f, region),
    kind: 'gate',
    text: `${f.regions[one].name} → ${f.regions[other].name}: karma ${link.there}. Back: karma ${link.back}.`,
    link: index,
  };
}

function slugcatFace(key: string, slugcat: SlugcatCard): Face {
  const { name, trait, start, ...figures } = slugcat;
  const printed = { ...BLANK, key, name, deck: 'Slugcat', kind: 'slugcat', text: trait } as const;
  return { ...printed, ...figures, attacks: true, start: regionOf(start) };
}

/** RW-R-80: a creature's card, and the Hunter's food board when a player uses it (RW-HLL-05). */
function longLegsFace(f: Figures, { diet, line, most, start }: Face): Face {
  return { ...creatureFace(LONG_LEGS, f.creatures[LONG_LEGS]!, 'Unique'), diet, line, most, start };
}
