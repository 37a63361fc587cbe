// The question of everybody who is attacked.

import { seatName } from '../../../engine/names.ts';
import { because, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { counted } from '../cards/notation.ts';
import { characterFor } from '../rules/character.ts';
import { isAmong } from '../rules/reach.ts';
import { current, type Effect, face, findIn, hand, NO_CARD, type Table } from '../state.ts';
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
    const { isLast, loses } = defenceData(t, defence, seat);
    if (defence === TAKE_IT) return isLast ? 'It costs your last card' : lossText(t, loses, seat);
    if (defence !== SHIELD) return undefined;
    if (isLast) return 'Blocks all of it, but it is your last card: you are out all the same (UA-R-33).';
    return `Blocks all of it, and is spent: ${loses === 1 ? 'a card for a card' : `one card instead of ${loses}`}.`;
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

/** Who picks what is lost, as far as one says it all: you, whoever attacks, or chance. */
function lossText(t: Table, loses: number, seat: Seat): string {
  const cards = counted(loses, 'card');
  const how = howLost(t, current(t)!, seat);
  if (how === 'at random') return `You lose ${cards} at random`;
  return how === 'yours' ? `You lose ${cards} of your choice` : `You lose ${cards}`;
}

type HowLost = 'yours' | 'at random' | 'theirs';

function howLost(t: Table, effect: Effect, seat: Seat): HowLost {
  if (effect.robs.length > 0) return 'at random';
  const { steps } = face(t, effect.card).rows[effect.row] ?? { steps: [] };
  const hits = steps.filter(({ attack, who }) => attack && isAmong(t, effect, who, seat));
  if (hits.every(({ op }) => op === 'rand' || op === 'steal')) return 'at random';
  return hits.some(({ op }) => op === 'rand' || op === 'steal' || op === 'pick') ? 'theirs' : 'yours';
}

const canDefend = (t: Table, seat: Seat): boolean =>
  ([SHIELD, SQUIRE] as const).some((defence) => defendedWith(t, defence, seat) !== undefined);

/** The line that was rolled has just been told; as it is printed it speaks to the attacker. */
function attackText(t: Table, effect: Effect, seat: Seat): string {
  const { card, by, atStake, robs } = effect;
  const isRandom = howLost(t, effect, seat) === 'at random';
  const loses = `You would lose ${counted(atStake[seat]!, 'card')}${isRandom ? ' at random' : ''}.`;
  const whom = new Set(robs.filter((other) => other !== seat));
  const others = [...whom].map((other) => ` and ${seatName(other)}`).join('');
  return `${seatName(by)} attacks you${others} with ${nameOf(t, card)}. ${loses} ${canDefend(t, seat) ? 'What do you do?' : 'You have no Shield to raise.'}`;
}
