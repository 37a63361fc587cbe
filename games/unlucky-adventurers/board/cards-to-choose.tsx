// Cards from elsewhere to choose from: another hand, the top of the deck, a discard pile.

import type { CardId } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import outlines from './kinds.icons.json' with { type: 'json' };

export function CardsToChoose({ cards, about }: { cards: readonly CardId[]; about: CardId | undefined }) {
  const { faceOf } = useTable();
  return (
    <section className="ua-look" aria-label="Cards to choose from">
      <h2>
        <Icon outline={outlines.eye} />
        {about === undefined ? 'Choose one' : `${faceOf(about).name}: choose one`}
      </h2>
      <div className="ua-look-cards">
        {cards.map((card) => (
          <div className="hand-card" key={card}>
            <Card card={card} />
          </div>
        ))}
      </div>
    </section>
  );
}
