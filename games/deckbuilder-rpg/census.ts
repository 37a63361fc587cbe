// What has to be seen happening before all cards count as tried.

import type { Census } from '../../engine/game.ts';
import type { CardId } from '../../engine/table.ts';
import type { Event } from './events.ts';
import type { Box } from './state.ts';

const keyOf = (box: Box, card: CardId): string => box.faces[card]!.key;

export const census: Census<Box, Event> = {
  expects: () => [],
  sees: (box, event) => (event.kind === 'played' ? [`${keyOf(box, event.card)} played`] : []),
};
