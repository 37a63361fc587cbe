// How else the hidden cards could lie, as far as a viewer knows.

import { type Pile, redealAmong } from '../../engine/pile.ts';
import { below, type Rng } from '../../engine/random.ts';
import type { CardId, Viewer } from '../../engine/table.ts';
import { type Hero, isProtest, type Table } from './state.ts';
import { hasSeenRejected, seesLooking } from './view.ts';

export function redeal(t: Table, viewer: Viewer, rng: Rng): void {
  t.state.heroes.forEach((owner, seat) => {
    if (seat === viewer) redealAmong(rng, [owner.deck]);
    else redealHand(t, owner, rng);
  });
  redealProtests(t, viewer, rng);
  redealDecks(t, viewer, rng);
  redealLocations(t, viewer, rng);
}

/** A hand and a deck of somebody else: Protest cards are dealt apart, and where they lie in the hand says nothing. */
function redealHand(t: Table, owner: Hero, rng: Rng): void {
  const plain = owner.hand.filter((card) => !isProtest(t, card));
  const protests = owner.hand.filter((card) => isProtest(t, card));
  redealAmong(rng, [plain, owner.deck]);
  rewrite(owner.hand, [...plain, ...protests]);
}

function rewrite(pile: Pile, cards: readonly CardId[]): void {
  cards.forEach((card, i) => {
    pile[i] = card;
  });
}

function redealProtests(t: Table, viewer: Viewer, rng: Rng): void {
  const others = t.state.heroes.filter((_, seat) => seat !== viewer);
  const held = others.map(({ hand }) => hand.filter((card) => isProtest(t, card)));
  redealAmong(rng, [t.state.protestDeck, ...held]);
  others.forEach(({ hand }, i) => {
    const plain = hand.filter((card) => !isProtest(t, card));
    rewrite(hand, [...plain, ...(held[i] as CardId[])]);
  });
}

/** Cards somebody else is looking at could as well be any others of their deck. */
function redealDecks(t: Table, viewer: Viewer, rng: Rng): void {
  const { looking, treasureDeck } = t.state;
  for (const kind of ['monster', 'critical fail'] as const) {
    const deck = kind === 'monster' ? t.state.monsterDeck : t.state.criticalFailDeck;
    const hidden = !seesLooking(t, viewer) && looking.some((card) => t.box.faces[card]?.kind === kind);
    redealAmong(rng, hidden ? [deck, looking] : [deck]);
  }
  redealAmong(rng, [treasureDeck]);
}

/** Locations in the deck, aside, and put away by others. The Den is always among the last three to come. */
function redealLocations(t: Table, viewer: Viewer, rng: Rng): void {
  const { locationDeck, locationsUnused, locationsRejected, looking } = t.state;
  const isHidden = (i: number) => !hasSeenRejected(t, viewer, i);
  const rejected = locationsRejected.filter((_, i) => isHidden(i));
  const drawn =
    looking.some((card) => t.box.faces[card]?.kind === 'location') && !seesLooking(t, viewer) ? looking : [];
  const piles = [locationDeck, drawn, locationsUnused, rejected];
  redealAmong(rng, piles);
  placeDen(t, piles, rng);
  let next = 0;
  locationsRejected.forEach((_, i) => {
    if (isHidden(i)) locationsRejected[i] = rejected[next++] as CardId;
  });
}

// HM-SETUP-08: from the bottom, deck and drawn cards run in one line; the Den is one of its first three.
function placeDen(t: Table, piles: readonly Pile[], rng: Rng): void {
  const [deck, drawn] = piles as [Pile, Pile];
  const from = piles.find((pile) => pile.includes(t.box.den));
  if (from === undefined) return;
  const place = below(rng, Math.min(3, deck.length + drawn.length));
  const [to, at] = place < deck.length ? [deck, place] : [drawn, place - deck.length];
  from[from.indexOf(t.box.den)] = to[at] as CardId;
  to[at] = t.box.den;
}
