// Who holds which cards, for every game alike: what a seat's own view shows in areas that belong to it.

import { PlayoutChooser } from '../../engine/choosers.ts';
import type { Game } from '../../engine/game.ts';
import { rngFrom } from '../../engine/random.ts';
import { type CardId, layTable, type Seat, type Table } from '../../engine/table.ts';
import type { Arena } from '../play.ts';

/** Called for every card that a seat holds. */
export type Found = (seat: Seat, card: CardId) => void;

export type Holdings = (t: Table, found: Found) => void;

/** Cards in the areas of a seat, as that seat sees them. */
export function ownCards(game: Game, t: Table, seat: Seat): Set<CardId> {
  const own = new Set<CardId>();
  for (const { owner, cards } of game.areas(t.box, game.view(t, seat))) {
    if (owner === seat) for (const { card } of cards ?? []) own.add(card);
  }
  return own;
}

/**
 * Views are made for people and take their time. A game's piles mostly belong to one seat for good, and reading those is
 * many times faster: which they are is found out by playing a few matches and comparing piles with views. A pile that
 * changes hands, or that its owner does not see into, is left out; a game whose piles come and go is read by its views.
 */
export function holdingsOf(arena: Arena): Holdings {
  const owners = ownersOfPiles(arena);
  return owners === undefined ? byViews(arena.game) : byPiles(arena.game, owners);
}

function byViews(game: Game): Holdings {
  return (t, found) => {
    for (let seat = 0; seat < t.box.players; seat++)
      for (const card of ownCards(game, t, seat)) found(seat, card);
  };
}

function byPiles(game: Game, owners: readonly Owner[]): Holdings {
  return (t, found) => {
    const piles = game.zones(t.state);
    for (let i = 0; i < piles.length; i++) {
      const owner = owners[i];
      if (typeof owner === 'number') for (const card of piles[i]!) found(owner, card);
    }
  };
}

type Owner = Seat | 'nobody' | undefined;

const TRIALS = 3;
/** Moments looked at in each trial, so that a long game is not looked at for ever. */
const MOMENTS = 150;

function ownersOfPiles({ game, box, deal }: Arena): readonly Owner[] | undefined {
  let owners: Owner[] | undefined;
  for (let trial = 0; trial < TRIALS; trial++) {
    const t = layTable(box, deal(rngFrom([trial, 1, 1, 1])), new PlayoutChooser(rngFrom([trial, 2, 2, 2])));
    for (let moment = 0; moment < MOMENTS && game.result(t) === undefined; moment++) {
      owners ??= game.zones(t.state).map(() => undefined);
      if (game.zones(t.state).length !== owners.length) return undefined;
      compare(game, t, owners);
      if (!goesOn(game, t)) break;
    }
  }
  return owners;
}

/** Plays a unit. A trial in which the rules break has shown what it can; a match of the run that breaks is reported. */
function goesOn(game: Game, t: Table): boolean {
  try {
    game.turn(t);
    return true;
  } catch {
    return false;
  }
}

function compare(game: Game, t: Table, owners: Owner[]): void {
  const own = Array.from({ length: t.box.players }, (_, seat) => ownCards(game, t, seat));
  game.zones(t.state).forEach((pile, i) => {
    if (pile.length === 0 || owners[i] === 'nobody') return;
    const owner = own.findIndex((cards) => pile.every((card) => cards.has(card)));
    const agrees = owner >= 0 && (owners[i] ?? owner) === owner;
    owners[i] = agrees ? owner : 'nobody';
  });
}
