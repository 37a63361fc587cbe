// The cards of an open pile, laid out to be read.

import type { CardId } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';

/** The top card first. */
export function OpenCards({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <div className="re-open-pile">
      {cards.length === 0 && <p>Nothing here.</p>}
      {cards.toReversed().map((card) => (
        <Card card={card} key={card} />
      ))}
    </div>
  );
}
