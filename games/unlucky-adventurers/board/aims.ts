// Whom a lifted card can be dropped on, and what it would do to them.

import type { Seat } from '../../../engine/table.ts';
import type { AimsOf, BoardProps } from '../../../web/table/board.ts';
import type { Face } from '../cards/card.ts';
import type { SeatData } from '../questions/data.ts';
import type { View } from '../view.ts';
import { DONE_TO_SOMEBODY, previewOf } from './outcome.ts';

/** What would be done to an opponent who is offered, where the card is gone from the hand already. */
export function previewOfOffer(
  view: View,
  seat: Seat,
  { decision, optionAt, box }: Offering,
): string | undefined {
  const data = optionAt({ seat })?.data as Partial<SeatData> | undefined;
  if (data?.cards === undefined || data.mine === undefined) return undefined;
  const card = view.effects.at(-1)?.card;
  const face = card === undefined ? undefined : (box.faces[card] as Face);
  if (decision?.question === 'choose-target') return face && previewOf(face, data.cards);
  const action = Object.values(DONE_TO_SOMEBODY).find(({ question }) => question === decision?.question);
  return action?.preview(data.cards, data.mine);
}

type Offering = Pick<BoardProps<View, Face>, 'decision' | 'optionAt' | 'box'>;

/** A card that is aimed before it is rolled for shows at every opponent what they might lose. */
export const aimsOf: AimsOf = ({ choice, question, view, box, viewer }) => {
  const card = choice.at && 'card' in choice.at ? (box.faces[choice.at.card] as Face | undefined) : undefined;
  if (card === undefined || viewer === 'spectator' || !question.startsWith('play-')) return undefined;
  const { players } = view as View;
  const others = players.flatMap(({ state }, seat) => (state === 'living' && seat !== viewer ? [seat] : []));
  const held = (seat: Seat) => players[seat]?.cards ?? 0;
  const action = DONE_TO_SOMEBODY[card.key];
  if (action !== undefined) {
    // The card itself is gone by then.
    const preview = (seat: Seat) => action.preview(held(seat), held(viewer) - 1);
    return {
      question: action.question,
      at: others.map((seat) => ({ place: { seat }, preview: preview(seat) })),
    };
  }
  if (!card.aimed) return undefined;
  const isMate = (seat: Seat) => box.options.teams === true && players[seat]?.team === players[viewer]?.team;
  const targets = others.filter((seat) => !isMate(seat));
  return {
    question: 'choose-target',
    at: targets.map((seat) => ({ place: { seat }, preview: previewOf(card, held(seat)) })),
  };
};
