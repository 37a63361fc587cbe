// Critical Fails (T6): the texts that answer them, and the card that is drawn and happens at once.

import { choose } from '../../../engine/choose.ts';
import { drawTo, moveAll, shuffleInto } from '../../../engine/pile.ts';
import type { CardId } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import type { Exchange } from '../exchange.ts';
import { SUFFER_WHICH } from '../questions/critical-fail.ts';
import { face, NONE, type Table } from '../state.ts';
import { answer, answerCritFail } from './trigger.ts';

/** HM-FAIL-04 to -07: the attack has failed; the card comes before the monster's hit. */
export function failCritically(t: Table, x: Exchange): void {
  x.criticalFail = true;
  tell(t, { kind: 'criticalFail', attacker: x.attacker, roll: x.green, threshold: x.threshold });
  answerCritFail(t, x);
  if (x.attackerDown) return; // T11: the card is not drawn any more.
  const card = drawCriticalFail(t, x);
  if (card !== NONE) sufferCriticalFail(t, x, card);
  if (!x.attackerDown) answer(t, x.attack, x.attacker, 'afterCritFail');
}

// The card joins the discards as it is turned over, so that it lies somewhere while its choices are made.
function drawCriticalFail(t: Table, x: Exchange): CardId {
  const twice = x.criticalFailsDrawn > 1 && x.bungler !== NONE;
  if (twice) return theOneChosen(t, x);
  refillCriticalFails(t);
  return drawTo(t.state.criticalFailDeck, t.state.criticalFailDiscard) ?? NONE;
}

/** HM-R-42. */
export function refillCriticalFails(t: Table): void {
  const { criticalFailDeck, criticalFailDiscard, rng } = t.state;
  if (criticalFailDeck.length === 0) shuffleInto(rng, criticalFailDiscard, criticalFailDeck);
}

/** It's Meant to Do That: the bungler sees two and chooses which of them the attacker suffers. */
function theOneChosen(t: Table, x: Exchange): CardId {
  const { looking, criticalFailDeck, criticalFailDiscard } = t.state;
  for (let i = 0; i < x.criticalFailsDrawn; i++) {
    refillCriticalFails(t);
    drawTo(criticalFailDeck, looking);
  }
  if (looking.length === 0) return NONE;
  t.state.lookingSeat = x.bungler;
  const card = choose(t, x.bungler, SUFFER_WHICH, looking);
  moveAll(looking, criticalFailDiscard);
  t.state.lookingSeat = NONE;
  return card;
}

function sufferCriticalFail(t: Table, x: Exchange, card: CardId): void {
  tell(t, { kind: 'criticalFailCard', attacker: x.attacker, card });
  face(t, card).on.critFail?.(t, x.attacker, x, card);
}
