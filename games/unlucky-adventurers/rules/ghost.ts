// Ghosts: a die on each turn, and on a six one card from beyond the grave.

import { choose } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { NO, USE_OR_NOT } from '../questions/answers.ts';
import { GHOST_DRAW, GHOST_ROLL } from '../questions/ghost.ts';
import { face, NO_CARD, type Table } from '../state.ts';
import { everybodyLearns } from './knowledge.ts';
import { discardFromPlay, takeTopQuestCard, tell } from './piles.ts';
import { resolveInPlay } from './play.ts';
import { comeBack } from './teams.ts';

const LUCKY_ROLL = 6; // UA-GHOST-05

/** UA-R-64: roll or pass; on a six, draw or pass; the card is shown and resolved at once. */
export function ghostTurn(t: Table, seat: Seat): void {
  if (choose(t, seat, GHOST_ROLL, USE_OR_NOT) === NO) return;
  const die = rollDie(t.state.rng, 6);
  tell(t, { kind: 'ghostRolled', seat, die });
  if (die !== LUCKY_ROLL || choose(t, seat, GHOST_DRAW, USE_OR_NOT) === NO) return;
  const card = takeTopQuestCard(t);
  if (card === NO_CARD) return tell(t, { kind: 'noCardLeft', seat });
  t.state.inPlay.push(card);
  everybodyLearns(t, card);
  tell(t, { kind: 'ghostDrew', seat, card });
  if (t.box.isResurrection[card]) return maybeReturn(t, seat, card);
  if (isBeyondGhosts(t, card)) return fizzle(t, seat, card);
  resolveInPlay(t, seat, card);
}

const BEYOND_GHOSTS: ReadonlySet<string> = new Set(['act-shield', 'act-talisman', 'act-trading', 'act-ally']);

/** UA-R-66: what needs a hand, or is not played from one. */
const isBeyondGhosts = (t: Table, card: CardId): boolean =>
  t.box.isTrouble[card]! || BEYOND_GHOSTS.has(face(t, card).key);

/** UA-GHOST-07: discarded with no effect. */
function fizzle(t: Table, seat: Seat, card: CardId): void {
  tell(t, { kind: 'noEffect', seat, card });
  discardFromPlay(t, card);
}

/** UA-R-66: a ghost's only card is its last, so a Resurrection brings it back. */
function maybeReturn(t: Table, seat: Seat, card: CardId): void {
  if (!t.box.options.ghostResurrection) return fizzle(t, seat, card);
  comeBack(t, seat, seat);
  discardFromPlay(t, card);
}
