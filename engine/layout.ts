// Piles declared once: where cards lie and who sees them. From it follow the zones, the view, the areas and the redeal.

import { type Pile, redealAmong } from './pile.ts';
import type { Rng } from './random.ts';
import type { CardId, Seat, Viewer } from './table.ts';
import type { Area } from './view.ts';

/** A place where cards lie: one pile in the middle of the table, or one for each seat. */
export type Spot<State> = {
  readonly title: string;
  /** Who sees the faces of its cards. */
  readonly openTo: 'everyone' | 'owner' | 'nobody';
  /** Cards with the same back cannot be told apart face down; absent: all cards of the game look alike. */
  readonly back?: string;
} & ({ pile(state: State): Pile } | { piles(state: State): readonly Pile[] });

/**
 * The spots of a game by the game's own name for them; options point at one with `{ spot }`.
 *
 *     export const PILES = {
 *       deck: { title: 'Deck', openTo: 'nobody', pile: (state) => state.deck },
 *       hand: { title: 'Hand', openTo: 'owner', piles: (state) => state.hands },
 *     } as const satisfies Layout<State>;
 */
export type Layout<State> = Readonly<Record<string, Spot<State>>>;

const isPerSeat = <State>(
  spot: Spot<State>,
): spot is Spot<State> & { piles(state: State): readonly Pile[] } => 'piles' in spot;

const pilesAt = <State>(spot: Spot<State>, state: State): readonly Pile[] =>
  isPerSeat(spot) ? spot.piles(state) : [(spot as { pile(state: State): Pile }).pile(state)];

/** Every pile of the state: what `zones` of a game returns. Without closures, since the lab looks at every decision. */
export function zonesOf<State>(layout: Layout<State>, state: State): Pile[] {
  const zones: Pile[] = [];
  for (const name in layout) {
    const spot = layout[name]!;
    if (isPerSeat(spot)) zones.push(...spot.piles(state));
    else zones.push((spot as { pile(state: State): Pile }).pile(state));
  }
  return zones;
}

/** A pile as a viewer sees it: how many cards, and which, if their faces may be seen. */
export type SeenPile = { readonly count: number; readonly cards?: readonly CardId[] };

/** All piles as a viewer sees them: `seen.deck.count`, `seen.hand[seat].cards`. */
export type SeenPiles<L> = {
  readonly [Name in keyof L]: L[Name] extends { piles: unknown } ? readonly SeenPile[] : SeenPile;
};

export function seenPiles<State, L extends Layout<State>>(
  layout: L,
  state: State,
  viewer: Viewer,
): SeenPiles<L> {
  const seen: Record<string, SeenPile | SeenPile[]> = {};
  for (const [name, spot] of Object.entries(layout)) {
    const piles = pilesAt(spot, state).map((pile, owner) => seenPile(pile, isOpenTo(spot, owner, viewer)));
    seen[name] = isPerSeat(spot) ? piles : piles[0]!;
  }
  return seen as SeenPiles<L>;
}

function seenPile(pile: Pile, isOpen: boolean): SeenPile {
  return isOpen ? { count: pile.length, cards: pile.slice() } : { count: pile.length };
}

function isOpenTo<State>(spot: Spot<State>, owner: Seat, viewer: Viewer): boolean {
  return spot.openTo === 'everyone' || (spot.openTo === 'owner' && isPerSeat(spot) && owner === viewer);
}

/** The piles as areas, for interfaces that know no game. */
export function areasOfPiles<State, L extends Layout<State>>(layout: L, seen: SeenPiles<L>): Area[] {
  return Object.entries(layout).flatMap(([name, { title }]) => {
    const pile = seen[name] as SeenPile | readonly SeenPile[];
    return 'count' in pile
      ? [areaOf({ spot: name, title }, pile)]
      : pile.map((each, owner) => areaOf({ spot: name, title, owner }, each));
  });
}

function areaOf(place: Pick<Area, 'spot' | 'title' | 'owner'>, { count, cards }: SeenPile): Area {
  return { ...place, count, ...(cards === undefined ? {} : { cards: cards.map((card) => ({ card })) }) };
}

/** Deals what a viewer cannot see anew, among the hidden piles of the same back. */
export function redealPiles<State>(layout: Layout<State>, state: State, viewer: Viewer, rng: Rng): void {
  const hidden = new Map<string, Pile[]>();
  for (const spot of Object.values(layout)) {
    for (const [owner, pile] of pilesAt(spot, state).entries()) {
      if (!isOpenTo(spot, owner, viewer))
        hidden.set(spot.back ?? '', [...(hidden.get(spot.back ?? '') ?? []), pile]);
    }
  }
  for (const piles of hidden.values()) redealAmong(rng, piles);
}
