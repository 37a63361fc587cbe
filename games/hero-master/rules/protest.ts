// Protests: a card for whoever has the least gold, until it is used or the stay ends.

import { choose } from '../../../engine/choose.ts';
import { drawTo, moveCard } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { tell } from '../events.ts';
import { YES_OR_NO } from '../questions/answers.ts';
import { PROTEST } from '../questions/protest.ts';
import { hero, isProtest, seatsFrom, type Table } from '../state.ts';

/** HM-PROTEST-02 to -04: whoever has the least gold may draw a Protest card; several if they tie. */
export function protests(t: Table): void {
  const least = Math.min(...t.state.heroes.map(({ gold }) => gold));
  for (const seat of seatsFrom(t, t.state.leader)) {
    if (hero(t, seat).gold !== least || t.state.protestDeck.length === 0) continue;
    if (choose(t, seat, PROTEST, YES_OR_NO) === 'yes') takeProtest(t, seat);
  }
}

function takeProtest(t: Table, seat: Seat): void {
  const card = drawTo(t.state.protestDeck, hero(t, seat).hand) as CardId;
  tell(t, { kind: 'protested', seat, card }, { onlyTo: seat, rest: { kind: 'protested', seat } });
}

/** HM-PROTEST-07: after use it is shuffled into its deck. */
export function returnProtest(t: Table, card: CardId): void {
  t.state.protestDeck.push(card);
  shuffle(t.state.rng, t.state.protestDeck);
  tell(t, { kind: 'protestReturned', card });
}

/** HM-PROTEST-08: Protest cards unused at the end of the stay are shuffled back. */
export function returnUnusedProtests(t: Table): void {
  const { heroes, protestDeck, rng } = t.state;
  for (const { hand } of heroes)
    for (const card of hand.filter((each) => isProtest(t, each))) moveCard(card, hand, protestDeck);
  shuffle(rng, protestDeck);
}
