// What has to be seen happening before the twelve cards count as tried.

import type { Census } from '../../engine/game.ts';
import { CARDS } from './cards/deck.ts';
import type { Event } from './events.ts';
import type { Box } from './state.ts';

export const census: Census<Box, Event> = {
  expects: () =>
    Object.keys(CARDS)
      .flatMap((key) => [`${key} drawn`, `${key} played`])
      .concat('served', 'stung', 'missed', 'swatted', 'squashed', 'packed', 'swapped'),
  sees: (box, event) => {
    const name = (card: number) => box.faces[card]!.key;
    if (event.kind === 'drew') return event.card === undefined ? [] : [`${name(event.card)} drawn`];
    return event.kind === 'played' ? [`${name(event.card)} played`] : [event.kind];
  },
};
