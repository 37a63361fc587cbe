// The box: every card as what the rules read.

import type { Contents } from '../../../engine/game.ts';
import type { CardId } from '../../../engine/table.ts';
import type { Box, Options } from '../state.ts';
import { CARD_FIGURES, DEN, facesWith } from './deck.ts';

export const FIGURES = { cards: CARD_FIGURES };

export function unpack({ players, options, figures }: Contents): Box {
  const faces = facesWith(figures.cards as typeof CARD_FIGURES);
  const sets = faces.map(({ kind, set }) => (kind === 'hero' ? '' : set.toLowerCase()));
  return {
    players,
    options: options as Options,
    faces,
    decks: idsBy(faces.map(({ deck }) => deck)),
    sets: idsBy(sets),
    den: faces.findIndex(({ key }) => key === DEN),
  };
}

/** The places at which each name stands in a list. */
function idsBy(names: readonly string[]): Record<string, CardId[]> {
  const ids: Record<string, CardId[]> = {};
  names.forEach((name, id) => {
    ids[name] ??= [];
    ids[name].push(id);
  });
  return ids;
}
