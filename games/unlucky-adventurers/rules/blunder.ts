// Blunders: they happen to whoever draws them, at once, and nothing helps.

import type { CardId, Seat } from '../../../engine/table.ts';
import { face, type Table } from '../state.ts';
import { beginEffect, endEffect } from './effect.ts';
import { missNextTurn } from './missed-turn.ts';
import { discardFromPlay, tell } from './piles.ts';
import { rollFor } from './roll.ts';
import { sidesFor } from './seats.ts';

/** UA-BLUNDER-01 to UA-BLUNDER-03: carried out immediately, then discarded. */
export function meetBlunder(t: Table, seat: Seat, card: CardId): void {
  t.state.inPlay.push(card);
  tell(t, { kind: 'blunder', seat, card, cause: card });
  if (seat !== t.state.active)
    missNextTurn(t, seat, card); // UA-BLUNDER-07, UA-R-13
  else if (t.box.options.blunderEndsTurn) t.state.playUsed = true; // UA-R-12
  const effect = beginEffect(t, 'blunder', card, seat);
  const { rolled, rowByFace } = face(t, card);
  if (rolled) rollFor(t, effect);
  effect.row = rowByFace[rolled ? effect.die : 1]!;
  tell(t, { kind: 'outcome', seat, card, row: effect.row, ...sidesFor(t, seat, card) });
  t.box.carryOut(t, effect);
  endEffect(t);
  discardFromPlay(t, card);
}
