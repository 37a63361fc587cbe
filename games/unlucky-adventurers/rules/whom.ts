// The richest, the poorest or a random opponent: settled once the line is known.

import { choose } from '../../../engine/choose.ts';
import { pickOne } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/table.ts';
import type { Row } from '../cards/notation.ts';
import { PICK_AMONG_EQUALS } from '../questions/roll.ts';
import { type Effect, hand, type Table } from '../state.ts';
import { opponentsOf } from './teams.ts';

/** UA-R-10: the richest, the poorest or a random opponent, worked out once the line is known. */
export function settleWhom(t: Table, effect: Effect, { steps }: Row): void {
  for (const { who } of steps) {
    if (who !== 'RICH' && who !== 'POOR' && who !== 'RND') continue;
    const opponents = opponentsOf(t, effect.by);
    effect.picked = who === 'RND' ? pickOne(t.state.rng, opponents) : mostExtreme(t, opponents, who);
  }
}

function mostExtreme(t: Table, opponents: readonly Seat[], who: 'RICH' | 'POOR'): Seat {
  const sizes = opponents.map((seat) => hand(t, seat).length);
  const extreme = who === 'RICH' ? Math.max(...sizes) : Math.min(...sizes);
  const equals = opponents.filter((_, i) => sizes[i] === extreme);
  return choose(t, t.state.active, PICK_AMONG_EQUALS, equals);
}
