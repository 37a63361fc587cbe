// Questions about Loot: relics, and what a thief takes.

import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { charactersFor } from '../rules/equipment.ts';
import { adventurer, NONE, nameOf, type Table } from '../state.ts';
import { aCard, cardText, firstOne, whoIs } from './answers.ts';
import {
  type Act,
  type ActData,
  cardOfAct,
  ENCHANT,
  kindOf,
  slotName,
  slotOfAct,
  statsInWords,
  swapData,
} from './between.ts';

export const KEEP_A_RELIC = question<Table, CardId>({
  name: 'keep-a-relic',
  clause: 'RE-FLOW-02',
  ask: 'Which of the two do you keep? The other goes under the Loot deck.',
  why: () => 'Relic Seeker',
  ...aCard,
  detail: (t, card) => [cardText(t, card), wornBy(t, card)].filter((words) => words !== undefined).join(' '),
  ...firstOne,
});

/** RE-CHAR-04: "For Golias, Gwyn". */
function wornBy(t: Table, card: CardId): string | undefined {
  if (t.box.equipment[card] === undefined) return undefined;
  const names = charactersFor(t, card).map((each) => nameOf(t, each));
  return names.length === 0 ? 'Nobody here can wear it.' : `For ${names.join(', ')}.`;
}

export const PAY_THE_TAX = question<Table, CardId>({
  name: 'pay-the-tax',
  clause: 'RE-BOSS-06',
  ask: 'Which Loot does the Party give up?',
  why: () => 'Royal Tax',
  ...aCard,
  detail: cardText,
  ...firstOne,
});

/** RE-RULE-30, RE-RULE-38: what another player may not simply take, or sell. Who asks for what stands in `asking`. */
export const LEND = question<Table, CardId>({
  name: 'lend',
  clause: 'RE-RULE-30',
  ask: (t) =>
    t.state.phase === 'sale'
      ? `${whoIs(t, t.state.asking.seat)} would sell your ${nameOf(t, t.state.asking.card)}. May they?`
      : `${whoIs(t, t.state.asking.seat)} would like ${nameOf(t, t.state.asking.card)}. Do they get it?`,
  key: (card) => card,
  label: (t, card) => (card === NONE ? 'No' : `Yes, ${nameOf(t, card)}`),
  detail: (t, card) => (card === NONE ? undefined : cardText(t, card)),
  about: (t) => t.state.asking.card,
  standard: () => NONE,
});

/** A gift: into a slot, onto a card, or only carried. Who gives what stands in `asking`. */
export const TAKE_THE_GIFT = question<Table, Act, ActData>({
  name: 'take-the-gift',
  clause: 'RE-RULE-30',
  ask: (t) =>
    `${whoIs(t, t.state.asking.seat)} gives you ${nameOf(t, t.state.asking.card)}. Where does it go?`,
  key: (act) => act,
  label: giftLabel,
  at: (_t, act) => (act === NONE ? undefined : { card: cardOfAct(act) }),
  detail: (t, act, seat) =>
    act === NONE
      ? undefined
      : kindOf(act) === ENCHANT
        ? cardText(t, t.state.asking.card)
        : statsInWords(swapData(t, seat, cardOfAct(act), slotOfAct(act))),
  data: (t, act, seat) =>
    act === NONE
      ? { act: 'give', to: seat }
      : kindOf(act) === ENCHANT
        ? { act: 'enchant', slot: slotOfAct(act), on: adventurer(t, seat).worn[slotOfAct(act)]! }
        : { act: 'equip', ...swapData(t, seat, cardOfAct(act), slotOfAct(act)) },
  standard: () => NONE,
});

function giftLabel(t: Table, act: Act, seat: Seat): string {
  if (act === NONE) return 'Only carry it';
  const worn = adventurer(t, seat).worn[slotOfAct(act)]!;
  if (kindOf(act) === ENCHANT) return `Onto ${nameOf(t, worn)}`;
  const instead = worn === NONE ? '' : ` instead of ${nameOf(t, worn)}`;
  return `Into ${slotName(t, seat, slotOfAct(act))}${instead}`;
}
