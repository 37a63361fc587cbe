// A hand of cards: side by side while there is room, overlapping when there is not.

import type { ReactNode } from 'react';
import type { CardId } from '../../engine/table.ts';
import { Card, type CardProps } from './card.tsx';
import './hand.css';

export type HandProps = {
  readonly cards: readonly CardId[];
  readonly title?: string;
  /** More to say about a card: `(card) => ({ note: 'new' })`. */
  readonly more?: (card: CardId) => Omit<CardProps, 'card'> | undefined;
  readonly children?: ReactNode;
};

export function Hand({ cards, title = 'Your hand', more, children }: HandProps) {
  return (
    <section
      className="hand"
      aria-label={`${title}, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
    >
      {children}
      <div className="hand-cards">
        {cards.map((card) => (
          <div className="hand-card" key={card}>
            <Card card={card} {...more?.(card)} />
          </div>
        ))}
        {cards.length === 0 && <p className="hand-empty">No cards in hand</p>}
      </div>
    </section>
  );
}
