// Where the cards of Hero Master lie, who sees them, and how else the hidden ones could lie as far as a viewer knows.

import type { Layout } from '../../engine/layout.ts';
import { type Pile, redealAmong } from '../../engine/pile.ts';
import { below, type Rng } from '../../engine/random.ts';
import type { CardId, Viewer } from '../../engine/table.ts';
import { face, type Hero, isProtest, NONE, type State, type Table } from './state.ts';

const only = (card: CardId): Pile => (card === NONE ? [] : [card]);

const rowOf = ({ row }: Hero): Pile => row.flatMap(({ card, bungle }) => [card, ...only(bungle)]);

const worn = ({ race, class: heroClass, armour }: Hero): Pile => [
  ...only(race),
  ...only(heroClass),
  ...only(armour),
];

/** HM-R-75: discards and stashes are open, hands and the order of decks are not. */
export const PILES = {
  location: { title: 'Location', openTo: 'everyone', pile: (s) => only(s.location) },
  encounter: { title: 'Encounter', openTo: 'everyone', pile: (s) => only(s.encounter) },
  ambusher: { title: 'Ambusher', openTo: 'everyone', pile: (s) => only(s.ambusher) },
  lurking: { title: 'Lurking monsters', openTo: 'everyone', pile: (s) => s.lurking },
  treasure: { title: 'Treasure pile', openTo: 'everyone', pile: (s) => s.treasurePile },
  board: { title: 'Player board', openTo: 'everyone', piles: (s) => s.heroes.map(worn) },
  weapons: { title: 'Weapons', openTo: 'everyone', piles: (s) => s.heroes.map(({ weapons }) => weapons) },
  row: { title: 'Attacks', openTo: 'everyone', piles: (s) => s.heroes.map(rowOf) },
  hand: { title: 'Hand', openTo: 'owner', piles: (s) => s.heroes.map(({ hand }) => hand) },
  deck: { title: 'Action deck', openTo: 'nobody', piles: (s) => s.heroes.map(({ deck }) => deck) },
  discard: { title: 'Discards', openTo: 'everyone', piles: (s) => s.heroes.map(({ discard }) => discard) },
  stash: { title: 'Stash', openTo: 'everyone', piles: (s) => s.heroes.map(({ stash }) => stash) },
  locationDeck: { title: 'Location deck', openTo: 'nobody', pile: (s) => s.locationDeck },
  monsterDeck: { title: 'Monster deck', openTo: 'nobody', pile: (s) => s.monsterDeck },
  bosses: { title: 'Bosses and Legendaries', openTo: 'everyone', pile: (s) => s.bosses },
  monsterDiscard: { title: 'Defeated monsters', openTo: 'everyone', pile: (s) => s.monsterDiscard },
  treasureDeck: { title: 'Treasure deck', openTo: 'nobody', pile: (s) => s.treasureDeck },
  treasureDiscard: { title: 'Treasure discards', openTo: 'everyone', pile: (s) => s.treasureDiscard },
  criticalFailDeck: { title: 'Critical Fail deck', openTo: 'nobody', pile: (s) => s.criticalFailDeck },
  criticalFailDiscard: { title: 'Critical Fails', openTo: 'everyone', pile: (s) => s.criticalFailDiscard },
  protestDeck: { title: 'Protest deck', openTo: 'nobody', pile: (s) => s.protestDeck },
  visited: { title: 'Locations visited', openTo: 'everyone', pile: (s) => s.locationsVisited },
  /** Who sees these depends on who drew them or put them away. */
  looking: { title: 'Being looked at', openTo: 'nobody', pile: (s) => s.looking },
  rejected: { title: 'Locations put away', openTo: 'nobody', pile: (s) => s.locationsRejected },
  unused: { title: 'Locations aside', openTo: 'nobody', pile: (s) => s.locationsUnused },
  heroPool: { title: 'Heroes to pick', openTo: 'everyone', pile: (s) => s.heroPool },
  removed: { title: 'Back in the box', openTo: 'everyone', pile: (s) => s.removed },
} as const satisfies Layout<State>;

/** HM-R-08: the leader who put a Location away knows it, and everybody does with open draws. */
export const hasSeenRejected = (t: Table, viewer: Viewer, i: number): boolean =>
  t.box.options.openLocationDraw || t.state.rejectedBy[i] === viewer;

/** Whether the cards being looked at are for this viewer's eyes. */
export function seesLooking(t: Table, viewer: Viewer): boolean {
  const { looking, lookingSeat } = t.state;
  if (viewer === lookingSeat) return true;
  return t.box.options.openLocationDraw && looking.some((card) => face(t, card).kind === 'location');
}

/** Every pile that lies face down for somebody: what `redeal` deals. */
export function hidden(s: State): Pile[] {
  const piles = [
    s.protestDeck,
    s.monsterDeck,
    s.criticalFailDeck,
    s.treasureDeck,
    s.locationDeck,
    s.locationsUnused,
    s.locationsRejected,
    s.looking,
  ];
  for (const { hand, deck } of s.heroes) piles.push(hand, deck);
  return piles;
}

export function redeal(t: Table, viewer: Viewer, rng: Rng): void {
  const { heroes } = t.state;
  for (let seat = 0; seat < heroes.length; seat++) {
    const { hand, deck } = heroes[seat] as Hero;
    if (seat === viewer) redealAmong(rng, [deck]);
    else redealHand(t, hand, deck, rng);
  }
  redealProtests(t, viewer, rng);
  redealDecks(t, viewer, rng);
  redealLocations(t, viewer, rng);
}

/** A hand and a deck of somebody else: Protest cards are dealt apart, and where they lie in the hand says nothing. */
function redealHand(t: Table, hand: Pile, deck: Pile, rng: Rng): void {
  const protests: Pile = [];
  for (const card of hand) if (isProtest(t, card)) protests.push(card);
  if (protests.length === 0) return redealAmong(rng, [hand, deck]);
  const plain = hand.filter((card) => !isProtest(t, card));
  redealAmong(rng, [plain, deck]);
  rewrite(hand, plain, protests);
}

function rewrite(pile: Pile, first: Pile, then: Pile): void {
  for (let i = 0; i < first.length; i++) pile[i] = first[i]!;
  for (let i = 0; i < then.length; i++) pile[first.length + i] = then[i]!;
}

/** The Protest cards of others come last in their hands, as `redealHand` has left them. */
function redealProtests(t: Table, viewer: Viewer, rng: Rng): void {
  const hidden: Pile[] = [t.state.protestDeck];
  const holders: Pile[] = [];
  for (let seat = 0; seat < t.state.heroes.length; seat++) {
    const { hand } = t.state.heroes[seat] as Hero;
    if (seat === viewer || hand.length === 0 || !isProtest(t, hand.at(-1)!)) continue;
    holders.push(hand);
    hidden.push(hand.filter((card) => isProtest(t, card)));
  }
  redealAmong(rng, hidden);
  for (const [i, hand] of holders.entries()) {
    const held = hidden[i + 1] as Pile;
    for (let at = 0; at < held.length; at++) hand[hand.length - held.length + at] = held[at]!;
  }
}

/** Cards somebody else is looking at could as well be any others of their deck. */
function redealDecks(t: Table, viewer: Viewer, rng: Rng): void {
  const { looking, monsterDeck, criticalFailDeck, treasureDeck } = t.state;
  const kind = looking.length === 0 || seesLooking(t, viewer) ? undefined : face(t, looking[0]!).kind;
  redealAmong(rng, kind === 'monster' ? [monsterDeck, looking] : [monsterDeck]);
  redealAmong(rng, kind === 'critical fail' ? [criticalFailDeck, looking] : [criticalFailDeck]);
  redealAmong(rng, [treasureDeck]);
}

/** Locations in the deck, aside, and put away by others. The Den is always among the last three to come. */
function redealLocations(t: Table, viewer: Viewer, rng: Rng): void {
  const { locationDeck, locationsUnused, locationsRejected, looking } = t.state;
  const rejected: Pile = [];
  for (let i = 0; i < locationsRejected.length; i++)
    if (!hasSeenRejected(t, viewer, i)) rejected.push(locationsRejected[i]!);
  const isDrawn = looking.length > 0 && face(t, looking[0]!).kind === 'location' && !seesLooking(t, viewer);
  const piles = [locationDeck, isDrawn ? looking : [], locationsUnused, rejected];
  redealAmong(rng, piles);
  placeDen(t, piles, rng);
  let next = 0;
  for (let i = 0; i < locationsRejected.length; i++)
    if (!hasSeenRejected(t, viewer, i)) locationsRejected[i] = rejected[next++]!;
}

// HM-SETUP-08: from the bottom, deck and drawn cards run in one line; the Den is one of its first three.
function placeDen(t: Table, piles: readonly Pile[], rng: Rng): void {
  const [deck, drawn] = piles as [Pile, Pile];
  const from = piles.find((pile) => pile.includes(t.box.den));
  if (from === undefined) return;
  const place = below(rng, Math.min(3, deck.length + drawn.length));
  const [to, at] = place < deck.length ? [deck, place] : [drawn, place - deck.length];
  from[from.indexOf(t.box.den)] = to[at]!;
  to[at] = t.box.den;
}
