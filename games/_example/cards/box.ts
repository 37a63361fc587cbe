// The box: every card as what the rules read.

import { type Contents, facesOf } from '../../../engine/game.ts';
import { bySeat } from '../../../engine/table.ts';
import type { Box, Options } from '../state.ts';
import { CARDS, type Card } from './deck.ts';

export const FIGURES = { cards: CARDS };

export function unpack({ players, options, figures }: Contents): Box {
  const kinds = figures.cards as Readonly<Record<string, Card>>;
  const faces = facesOf(kinds, (key, { name, text }) => ({ key, name, text, deck: 'Picnic' }));
  return {
    players,
    options: options as Options,
    faces,
    cards: faces.map(({ key }) => kinds[key]!),
    seats: bySeat(players, (seat) => seat),
  };
}
