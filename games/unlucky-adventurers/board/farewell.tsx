// Where your hand was: what became of you, and what there is to do now.

import type { Seat } from '../../../engine/table.ts';
import { Icon } from '../../../web/table/icon.tsx';
import type { View } from '../view.ts';
import outlines from './kinds.icons.json' with { type: 'json' };

export function Farewell({ view, seat }: { view: View; seat: Seat }) {
  const isGhost = view.players[seat]?.state === 'ghost';
  const place = view.players.length - view.left.indexOf(seat);
  return (
    <div className="ua-farewell">
      <Icon outline={isGhost ? outlines.ghost : outlines.out} />
      <div>
        <h2>{isGhost ? 'You are a ghost' : `You are out, in place ${place}`}</h2>
        <p>{lastWords(view, isGhost)}</p>
      </div>
    </div>
  );
}

function lastWords({ winners }: View, isGhost: boolean): string {
  if (winners.length > 0) return 'It was fun while it lasted.';
  return isGhost
    ? 'On your turns you rattle a die. With a 6 you play a card from beyond.'
    : 'The others play on. You may laugh at them now.';
}
