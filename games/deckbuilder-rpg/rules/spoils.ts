// Spoils: experience, treasure shared out, swapped and traded, and what the game master adds or withholds.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { FAVOUR, type Favour, TAKE_TREASURE, TRADE_FOR } from '../questions/journey.ts';
import { SWAPS_FROM, type Taking, TRADES_FROM } from '../questions/things.ts';
import { type Character, creature, face, gear, type Pack, sheetOf, type Table } from '../state.ts';
import { note } from './note.ts';
import { gainExperience, speakerOf } from './outcome.ts';
import { judgeQuests } from './quest.ts';
import { goOn, zoneHere } from './stage.ts';
import { findConsumable } from './trick.ts';

const FAVOURS: readonly Favour[] = [
  'as-printed',
  'more-experience',
  'more-treasure',
  'an-item',
  'less-experience',
  'no-treasure',
];

/** DR-R-103, DR-WAY-07: experience for everybody, treasure from the tier of the adventure; the game master may change it. */
export function favour(t: Table): void {
  const { journey } = t.state;
  const { experience = 0, treasure = 0 } = zoneHere(t);
  const granted = t.box.options.favours ? choose(t, t.box.master, FAVOUR, FAVOURS) : 'as-printed';
  if (granted !== 'as-printed') note(t, { kind: 'favour', favour: granted });
  const more = granted === 'more-experience' ? 1 : granted === 'less-experience' ? -1 : 0;
  gainExperience(t, Math.max(0, experience + more));
  if (granted === 'an-item') findConsumable(t, speakerOf(t));
  judgeQuests(t, zoneHere(t));
  journey.found += treasure + (granted === 'more-treasure' ? 1 : 0);
  if (granted === 'no-treasure') journey.found = 0;
  journey.taker = t.state.starter === t.box.master ? 0 : t.state.starter;
  goOn(t, 'spoils');
}

/** The cards lie open, to be taken one after the other. */
function layTreasure(t: Table): void {
  const { journey, spoils } = t.state;
  while (journey.found > 0 && layOne(t, journey.tier)) journey.found--;
  if (journey.found === 0 && spoils.length === 0) return;
  journey.found = 0;
}

/** The next treasure of a tier onto the table; says whether there was one. */
function layOne(t: Table, tier: number): boolean {
  const { treasure, spoils } = t.state;
  for (let i = treasure.length - 1; i >= 0; i--) {
    const card = treasure[i] as CardId;
    if (gear(t, card).tier !== tier) continue;
    moveCard(card, treasure, spoils);
    return true;
  }
  return false;
}

/** DR-R-103: round robin from the start player. */
export function share(t: Table): void {
  const { spoils, journey } = t.state;
  if (journey.found > 0) {
    layTreasure(t);
    if (spoils.length > 0) note(t, { kind: 'spoils', cards: spoils.slice() });
  }
  if (spoils.length === 0) return goOn(t, 'after');
  const seat = nextTaker(t);
  const taking = choose(t, seat, TAKE_TREASURE, takings(t));
  if (taking >= TRADES_FROM) trade(t, seat, taking - TRADES_FROM);
  else if (taking >= SWAPS_FROM) return swapScroll(t, seat, taking - SWAPS_FROM);
  else give(t, seat, taking);
  journey.taker = (seat + 1) % t.box.heroes;
}

function nextTaker(t: Table): Seat {
  const { taker } = t.state.journey;
  for (let i = 0; i < t.box.heroes; i++) {
    const seat = (taker + i) % t.box.heroes;
    if (!(t.state.characters[seat] as Character).dead) return seat;
  }
  return taker;
}

/** Each card; a scroll nobody can use may be swapped, a card of tier I traded for something ordinary. */
function takings(t: Table): Taking[] {
  const found: Taking[] = [];
  for (const card of t.state.spoils) {
    found.push(card);
    if (isUseless(t, card) && t.state.treasure.some((each) => gear(t, each).tier === gear(t, card).tier))
      found.push(SWAPS_FROM + card);
    if (gear(t, card).tier === 1) found.push(TRADES_FROM + card);
  }
  return found;
}

const reads = (t: Table, seat: Seat, card: CardId): boolean =>
  gear(t, card).for.includes(sheetOf(t, creature(t, seat)).key);

/** DR-WAY-08: a scroll that nobody of the party can read. */
const isUseless = (t: Table, card: CardId): boolean =>
  gear(t, card).slot === 'spell' && t.state.characters.every((of, seat) => of.dead || !reads(t, seat, card));

/** The scroll leaves the adventure, another card of its tier lies in its place. */
function swapScroll(t: Table, seat: Seat, card: CardId): void {
  const { tier } = gear(t, card);
  moveCard(card, t.state.spoils, t.state.unused);
  layOne(t, tier);
  note(t, { kind: 'swapped', seat, card, into: t.state.spoils.at(-1) as CardId });
}

/** DR-WAY-09: an ordinary weapon or armour of choice instead of a treasure of tier I. */
function trade(t: Table, seat: Seat, card: CardId): void {
  const wares = waresOf(t);
  const ware = choose(t, seat, TRADE_FOR, wares);
  moveCard(card, t.state.spoils, t.state.unused);
  moveCard(ware, t.state.unused, (t.state.packs[seat] as Pack).atHand);
  note(t, { kind: 'swapped', seat, card, into: ware });
}

/** One of each ordinary piece that is left. */
function waresOf(t: Table): CardId[] {
  const wares: CardId[] = [];
  const names = new Set<string>();
  for (const card of t.box.stock) {
    const { name } = face(t, card);
    if (names.has(name) || !t.state.unused.includes(card)) continue;
    names.add(name);
    wares.push(card);
  }
  return wares;
}

/** DR-CAMPAIGN-15: the card joins the hero's own; a spell goes into the book of whoever can read it. */
export function give(t: Table, seat: Seat, card: CardId): void {
  const pack = t.state.packs[seat] as Pack;
  const isRead = gear(t, card).slot === 'spell' && reads(t, seat, card);
  moveCard(card, t.state.spoils, isRead ? pack.book : pack.atHand);
  note(t, { kind: 'took', seat, card });
}

/** A treasure given up for a look at so many of its tier, one of which is kept. */
export function pickFromTier(t: Table, seat: Seat, tier: number, count: number): void {
  const { spoils, treasure } = t.state;
  for (let i = 0; i < count; i++) layOne(t, tier);
  if (spoils.length === 0) return;
  note(t, { kind: 'spoils', cards: spoils.slice() });
  give(t, seat, choose(t, seat, TAKE_TREASURE, spoils.slice()));
  while (spoils.length > 0) treasure.unshift(spoils.pop() as CardId);
}
