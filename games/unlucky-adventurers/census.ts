// What has to be seen happening before the cards count as tried: each drawn, played, used, and each of its lines.

import type { Census } from '../../engine/game.ts';
import type { CardId } from '../../engine/table.ts';
import type { Face } from './cards/card.ts';
import { facesText } from './cards/notation.ts';
import type { Event } from './events.ts';
import type { Box } from './state.ts';

const lineOf = ({ key, rows }: Face, row: number): string => `${key} does ${facesText(rows[row]!)}`;

function expectedOf(face: Face): string[] {
  const { key, type, rows } = face;
  const lines = rows.map((_, row) => lineOf(face, row));
  switch (type) {
    case 'character':
      return [`${key} used`];
    case 'beast':
      return [`${key} turned up`, `${key} beaten`];
    case 'blunder':
      return [`${key} drawn`, ...lines];
    case 'encounter':
      return [`${key} drawn`];
    default:
      return [`${key} drawn`, `${key} played`, ...lines];
  }
}

export const census: Census<Box, Event> = {
  expects: ({ faces }) => [
    ...new Set(faces.flatMap(expectedOf)),
    'defended with a shield',
    'revived',
    'ghost played',
  ],
  sees(box, event) {
    const key = (card: CardId): string => box.faces[card]!.key;
    switch (event.kind) {
      case 'drew':
        return event.card === undefined ? [] : [`${key(event.card)} drawn`];
      case 'blunder':
      case 'encounter':
        return [`${key(event.card)} drawn`];
      case 'played':
        return [`${key(event.card)} played`];
      case 'outcome':
        return [lineOf(box.faces[event.card]!, event.row)];
      case 'ability':
        return [`${key(event.card)} used`];
      case 'turnedUp':
        return [`${key(event.beast)} turned up`];
      case 'beat':
        return [`${key(event.beast)} beaten`];
      case 'blocked':
        return event.by === 'shield' ? ['defended with a shield'] : [];
      case 'revived':
        return ['revived'];
      case 'ghostDrew':
        return ['ghost played'];
      default:
        return [];
    }
  },
  // Empty decks, the third reshuffle and the hundredth turn, which one match in thousands sees: tests lay such tables.
  untold: ['noCardLeft', 'noBeast', 'nightfall', 'timeUp'],
};
