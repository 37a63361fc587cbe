// What lies before an adventurer, as markers: next in turn, misses a turn, may step in, cannot be attacked, ghost, out.

import type { Seat } from '../../../engine/table.ts';
import type { Marker } from '../../../web/table/seat.tsx';
import type { View } from '../view.ts';
import outlines from './kinds.icons.json' with { type: 'json' };

/** `cards`: how many are seen in the hand at this moment of the drama. */
export function markersOf(view: View, seat: Seat, cards: number): Marker[] {
  const player = view.players[seat];
  if (player === undefined) return [];
  const isOver = view.winners.length > 0;
  const markers: (Marker | false)[] = [
    view.winners.includes(seat) && { word: 'winner', icon: outlines.crown, tone: 'good' },
    player.state === 'ghost' && { word: 'ghost', icon: outlines.ghost, tone: 'ghost' },
    player.state === 'out' && { word: 'out', icon: outlines.out, tone: 'ghost' },
    view.active === seat && !isOver && { word: 'turn', icon: outlines.turn, tone: 'turn' },
    view.next === seat && !isOver && { word: 'next', icon: outlines.next },
    player.state === 'living' &&
      cards === 1 &&
      !isOver && { word: 'last card!', icon: outlines.loss, tone: 'bad' },
    player.beasts.length > 1 && {
      word: `${player.beasts.length} Beasts`,
      icon: outlines.encounter,
      tone: 'bad',
    },
    player.misses && { word: 'misses a turn', icon: outlines.misses, tone: 'bad' },
    player.askMe && { word: 'may step in', icon: outlines.asked },
    player.warded && { word: 'safe for now', icon: outlines.warded, tone: 'good' },
  ];
  return markers.filter((marker) => marker !== false);
}
