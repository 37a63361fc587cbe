// Blunders: they happen to whoever draws them, at once, and nothing helps.

import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { face, type Table } from '../state.ts';
import { beginEffect, endEffect } from './effect.ts';
import { discardFromPlay } from './elimination.ts';
import { everybodyLearns } from './knowledge.ts';
import { tell } from './piles.ts';

/** UA-BLUNDER-01 to UA-BLUNDER-03: carried out immediately, then discarded. */
export function carryOutBlunder(t: Table, seat: Seat, card: CardId): void {
  t.state.inPlay.push(card);
  everybodyLearns(t, card);
  tell(t, { kind: 'blunder', seat, card });
  const effect = beginEffect(t, 'blunder', card, seat);
  const { rolled, rowByFace } = face(t, card);
  if (rolled) {
    effect.die = rollDie(t.state.rng, 6);
    effect.dice.push(effect.die);
    tell(t, { kind: 'rolled', seat, card, die: effect.die });
  }
  effect.row = rowByFace[rolled ? effect.die : 1]!;
  tell(t, { kind: 'outcome', seat, card, row: effect.row });
  t.box.carryOut(t, effect);
  endEffect(t);
  discardFromPlay(t, card);
}
