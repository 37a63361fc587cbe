// The question of everybody who is attacked.

import { seatName } from '../../../engine/names.ts';
import { because, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { counted } from '../cards/notation.ts';
import { characterFor } from '../rules/character.ts';
import { current, type Effect, findIn, hand, NO_CARD, type Table } from '../state.ts';
import { cause, nameOf, runningCard } from './answers.ts';
import type { DefenceData } from './data.ts';

export const SHIELD = 'shield';
export const SQUIRE = 'squire';
export const TAKE_IT = 'take it';
export type Defence = typeof SHIELD | typeof SQUIRE | typeof TAKE_IT;

export const DEFEND = question<Table, Defence>({
  name: 'defend',
  clause: 'UA-R-30',
  ask: (t, seat) => attackText(t, current(t)!, seat),
  secret: true,
  key: (defence) => defence,
  label: (_t, defence) => {
    if (defence === TAKE_IT) return 'Take the hit';
    return defence === SHIELD ? 'Raise a Shield' : 'Send the Squire';
  },
  detail: (t, defence, seat) => {
    const isLast = defenceData(t, defence, seat).isLast;
    if (defence === TAKE_IT) return isLast ? 'It costs your last card' : undefined;
    if (defence !== SHIELD) return undefined;
    return isLast
      ? 'Blocks all of it, but it is your last card: you are out all the same (UA-R-33).'
      : 'Blocks all of it; the Shield is spent.';
  },
  at: (t, defence, seat) => defendedWith(t, defence, seat),
  alike: (t, defence, seat) => otherShields(t, defence, seat),
  why: cause,
  data: defenceData,
  standard: (t, seat, options) => {
    const isWorthIt = current(t)!.atStake[seat]! > 1 && hand(t, seat).length > 1;
    return isWorthIt ? options[0]! : TAKE_IT;
  },
  about: runningCard,
  considers: (): Defence[] => [SHIELD],
  whyNot: () => because('UA-ACTION-SHIELD-01', 'you hold no Shield'),
});

/** The card that would be used, so that it can be clicked itself. */
function defendedWith(t: Table, defence: Defence, seat: Seat): { card: CardId } | undefined {
  if (defence === TAKE_IT) return undefined;
  const card =
    defence === SHIELD ? findIn(hand(t, seat), t.box.isShield) : characterFor(t, seat, 'ON-ATTACK');
  return card === NO_CARD ? undefined : { card };
}

/** One Shield is as good as another. */
const otherShields = (t: Table, defence: Defence, seat: Seat): CardId[] =>
  defence === SHIELD
    ? hand(t, seat)
        .filter((card) => t.box.isShield[card])
        .slice(1)
    : [];

function defenceData(t: Table, defence: Defence, seat: Seat): DefenceData {
  const { by, atStake } = current(t)!;
  const loses = atStake[seat]!;
  const cost = defence === TAKE_IT ? loses : defence === SHIELD ? 1 : 0;
  return { by, loses, cost, isLast: cost === hand(t, seat).length };
}

const canDefend = (t: Table, seat: Seat): boolean =>
  ([SHIELD, SQUIRE] as const).some((defence) => defendedWith(t, defence, seat) !== undefined);

/** The line that was rolled has just been told; as it is printed it speaks to the attacker. */
function attackText(t: Table, { card, by, atStake }: Effect, seat: Seat): string {
  const loses = `You would lose ${counted(atStake[seat]!, 'card')}.`;
  return `${seatName(by)} attacks you with ${nameOf(t, card)}. ${loses} ${canDefend(t, seat) ? 'What do you do?' : 'You have no Shield to raise.'}`;
}
