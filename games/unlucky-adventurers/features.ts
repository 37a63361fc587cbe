// A position in figures: how many cards each adventurer holds, which, who stands by them, and how close the end is.

import type { Features } from '../../engine/features.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import type { Face } from './cards/card.ts';
import { CHARACTERS } from './cards/characters.ts';
import { alliesOf, hand, handSize, isLiving, type Table } from './state.ts';
import { MEASURED } from './weights.ts';

/** What holding so many cards is worth is told card by card; those beyond are alike. */
const COUNTED = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'].map((nth) => `a ${nth} card`);
/** Quest cards that are more than a card. */
const KINDS: Readonly<Record<string, string>> = {
  'act-shield': 'Shields held',
  'act-resurrection': 'Resurrections held',
  'act-thief': 'Thieves held',
  'act-talisman': 'Talismans held',
  'act-trading': 'Trading Posts held',
  'act-trap': 'Traps held',
  'act-ally': 'Allies held',
};
const TYPES = { weapon: 'Weapons held', spell: 'Spells held', potion: 'Potions held' } as const;

const NAMES: readonly string[] = [
  ...COUNTED,
  'each card more',
  'points against Beasts',
  ...Object.values(KINDS),
  ...Object.values(TYPES),
  ...Object.values(CHARACTERS).map(({ name }) => `${name} at hand`),
  'plays next',
  'misses a turn',
  'holds most cards',
  'plays next and could put somebody out',
  'could be put out by whoever plays next',
];

/** For each key or type of a card, where its feature stands. */
const PLACES: Readonly<Record<string, number>> = Object.fromEntries([
  ...Object.entries(KINDS).map(([key, name]) => [key, NAMES.indexOf(name)] as const),
  ...Object.entries(TYPES).map(([type, name]) => [type, NAMES.indexOf(name)] as const),
  ...Object.entries(CHARACTERS).map(([key, { name }]) => [key, NAMES.indexOf(`${name} at hand`)] as const),
]);

/** Where the feature of a card stands; NO_FEATURE if it has none. The box keeps it for every card (cards/box.ts). */
export const featureOf = ({ key, type }: Pick<Face, 'key' | 'type'>): number =>
  PLACES[key] ?? PLACES[type] ?? NO_FEATURE;

const NO_FEATURE = -1;

const EACH_MORE = NAMES.indexOf('each card more');
const POINTS = NAMES.indexOf('points against Beasts');
const PLAYS_NEXT = NAMES.indexOf('plays next');
const MISSES = NAMES.indexOf('misses a turn');
const MOST = NAMES.indexOf('holds most cards');
const THREATENS = NAMES.indexOf('plays next and could put somebody out');
const THREATENED = NAMES.indexOf('could be put out by whoever plays next');

/**
 * What a card is good for is what a player makes of it, and the bots it was measured with make too little of these: who
 * counts them as nothing pays Beasts with Shields, and is robbed.
 */
const KNOWN: Readonly<Record<string, number>> = {
  'Shields held': 0.12,
  'Thieves held': 0.2,
  'Resurrections held': 0.4,
  'points against Beasts': 0.02,
};

export const FEATURES: Features<Table> = {
  names: NAMES,
  sides: 'rivals',
  read,
  known: KNOWN,
  measured: MEASURED,
};

const OUT: readonly number[] = [];
const BLANK: readonly number[] = NAMES.map(() => 0);

function read(t: Table): (readonly number[])[] {
  const all: number[][] = [];
  for (let seat = 0; seat < t.box.players; seat++)
    all.push(isLiving(t, seat) ? standing(t, seat) : (OUT as number[]));
  markRichest(t, all);
  addThreats(t, all);
  return all;
}

function standing(t: Table, seat: Seat): number[] {
  const figures = BLANK.slice();
  const held = hand(t, seat);
  for (let nth = 1; nth < held.length && nth <= COUNTED.length; nth++) figures[nth - 1] = 1;
  figures[EACH_MORE] = Math.max(0, held.length - 1 - COUNTED.length);
  for (const card of held) {
    figures[POINTS]! += t.box.values[card]!;
    count(t, figures, card);
  }
  if (!t.state.used[seat]) count(t, figures, t.state.characters[seat]!);
  for (const ally of alliesOf(t, seat)) count(t, figures, ally);
  figures[PLAYS_NEXT] = t.state.active === seat ? 1 : 0;
  figures[MISSES] = t.state.missing[seat] ? 1 : 0;
  return figures;
}

function count(t: Table, figures: number[], card: CardId): void {
  const feature = t.box.features[card]!;
  if (feature !== NO_FEATURE) figures[feature]! += 1;
}

function markRichest(t: Table, all: readonly number[][]): void {
  let most = 0;
  for (let seat = 0; seat < all.length; seat++) most = Math.max(most, handSize(t, seat));
  for (let seat = 0; seat < all.length; seat++)
    if (all[seat]!.length > 0 && handSize(t, seat) === most) all[seat]![MOST] = 1;
}

/** Whoever plays next may hold a card that takes all of another's: the better its chance, the more it says about both. */
function addThreats(t: Table, all: readonly number[][]): void {
  const { active, warded } = t.state;
  if (!isLiving(t, active)) return;
  for (let victim = 0; victim < all.length; victim++) {
    if (victim === active || all[victim]!.length === 0 || warded[victim]) continue;
    const menace = menaceOf(t, active, handSize(t, victim));
    all[victim]![THREATENED] = menace;
    all[active]![THREATENS] = Math.max(all[active]![THREATENS]!, menace);
  }
}

/** No card takes more than so many. */
const MOST_TAKEN = 3;

/** How likely the best of a seat's cards takes so many. */
function menaceOf(t: Table, seat: Seat, cards: number): number {
  if (cards > MOST_TAKEN) return 0;
  let most = 0;
  for (const card of hand(t, seat)) most = Math.max(most, t.box.appraisals[card]!.menace[cards] ?? 0);
  return most;
}
