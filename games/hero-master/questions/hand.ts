// Questions of hands: mulligans and discards.

import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { hero, heroCards, nameOf, type Table } from '../state.ts';
import { aCard, type YesNo, yesNo } from './answers.ts';
import { misfortune } from './occasion.ts';

/** HM-SETUP-02. */
function whoYouAre(t: Table, seat: Seat): string {
  const names = heroCards(t, seat).map((card) => nameOf(t, card));
  return `${t.box.options.heroDraft ? 'You are' : 'You were dealt'} the ${names.join(' ')}`;
}

const newCards = (count: number): string => (count === 1 ? '1 new card' : `${count} new cards`);

export const KEEP_HAND = question<Table, YesNo>({
  name: 'keep-hand',
  clause: 'HM-SETUP-20',
  ask: (t, seat) => `Keep this hand, or ${newCards(hero(t, seat).hand.length - 1)}?`,
  why: (t, seat) => (t.state.stay === 0 ? whoYouAre(t, seat) : undefined),
  ...yesNo('Keep this hand', 'Mulligan'),
  standard: () => 'yes',
});

export const DISCARD_A_CARD = question<Table, CardId>({
  name: 'discard-a-card',
  clause: 'HM-R-57',
  ask: 'Which card of your hand do you discard?',
  why: misfortune,
  ...aCard,
});
