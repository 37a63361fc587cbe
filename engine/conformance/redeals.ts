// Promise: what is hidden is dealt anew. A pile that its viewer cannot see lies otherwise in some redeal.

import type { Game } from '../game.ts';
import { type Pile, takeOut } from '../pile.ts';
import { drawSeed, rngFrom } from '../random.ts';
import type { CardId, Table, Viewer } from '../table.ts';
import { redealFor } from '../worlds.ts';
import { viewersOf, who } from './hides.ts';
import { at, demand, eachPosition, type Kept, type Position } from './subject.ts';

export const redeals: Kept = {
  name: 'redeals',
  says: 'every pile that a viewer cannot see lies otherwise in some redeal',
  check(subject) {
    const watched = new Map<string, Watch>();
    eachPosition(subject, (position) => {
      for (const viewer of viewersOf(position.match)) watchPiles(position, viewer, watched);
    });
    for (const { isMoved, hidden, where } of watched.values()) {
      demand(
        isMoved || hidden < FEWEST_HIDDEN,
        where,
        () => 'it lies there in every redeal as it really does',
      );
    }
  },
};

/** One pile as one viewer meets it again and again. */
type Watch = { looks: number; hidden: number; isMoved: boolean; where: string };

/** So often a pile is looked at, unless it was seen to move before. */
const MOST_LOOKS = 12;
/** A pile that was hidden only a few times may have come back to its order by chance. */
const FEWEST_HIDDEN = 3;
const REDEALS = 4;

function watchPiles(position: Position, viewer: Viewer, watched: Map<string, Watch>): void {
  const { match } = position;
  for (const [zone, pile] of match.game.zones(match.now.state).entries()) {
    if (pile.length < 2) continue;
    const key = `${match.wishes.players} ${viewer} ${zone}`;
    const watch = watched.get(key) ?? { looks: 0, hidden: 0, isMoved: false, where: '' };
    watched.set(key, watch);
    if (watch.isMoved || watch.looks === MOST_LOOKS) continue;
    watch.looks++;
    if (!isHidden(match.game, match.now, viewer, zone)) continue;
    watch.hidden++;
    watch.where = `${at(position)}, pile ${zone} of zones(), hidden from ${who(viewer)}`;
    watch.isMoved = movesInSomeRedeal(position, viewer, zone);
  }
}

function movesInSomeRedeal({ match, rng }: Position, viewer: Viewer, zone: number): boolean {
  const { game, now } = match;
  const lies = JSON.stringify(game.zones(now.state)[zone]);
  for (let redeal = 0; redeal < REDEALS; redeal++) {
    const elsewhere: Table = { ...now, state: game.copy(now.state) };
    redealFor(game, elsewhere, viewer, rngFrom(drawSeed(rng)));
    if (JSON.stringify(game.zones(elsewhere.state)[zone]) !== lies) return true;
  }
  return false;
}

/** Nothing in the view tells these cards from others of their deck, or in which order they lie. */
function isHidden(game: Game, now: Table, viewer: Viewer, zone: number): boolean {
  const seen = JSON.stringify(game.view(now, viewer));
  const looksTheSame = (change: (pile: Pile, state: Table['state']) => void): boolean => {
    const other: Table = { ...now, state: game.copy(now.state) };
    change(game.zones(other.state)[zone] as Pile, other.state);
    const isChanged =
      JSON.stringify(game.zones(other.state)[zone]) !== JSON.stringify(game.zones(now.state)[zone]);
    return isChanged && JSON.stringify(game.view(other, viewer)) === seen;
  };
  const stranger = strangerTo(game, now, zone);
  return (
    looksTheSame((pile) => pile.reverse()) &&
    (stranger === undefined || looksTheSame((pile) => pile.fill(stranger)))
  );
}

/** A card of the same deck that lies somewhere else. */
function strangerTo(game: Game, { box, state }: Table, zone: number): CardId | undefined {
  const piles = game.zones(state).slice();
  const pile = piles[zone]!;
  takeOut(piles, pile);
  const { deck } = box.faces[pile[0]!]!;
  return piles.flat().find((card) => box.faces[card]?.deck === deck);
}
