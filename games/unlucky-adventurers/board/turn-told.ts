// Whose turn it is as far as the drama has come: the news of a turn is there before the picture it leads to.

import { useMemo } from 'react';
import { useDirected } from '../../../web/table/model.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';

type TurnTold = Extract<Event, { kind: 'turn' }>;

const isTurn = (event: { readonly kind: string }): event is TurnTold => event.kind === 'turn';

export function useTurnTold(view: View): View {
  const latest = useDirected(({ told }) => told.findLast(({ event }) => isTurn(event))?.event);
  return useMemo(() => {
    if (latest === undefined || !isTurn(latest) || latest.turn <= view.turn) return view;
    const { turn, seat: active, next } = latest;
    return { ...view, turn, active, next };
  }, [view, latest]);
}
