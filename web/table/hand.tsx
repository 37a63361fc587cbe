// A hand of cards: a fan whose cards overlap when there are many, a row that snaps on a phone.

import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { CardId } from '../../engine/table.ts';
import { Card, type CardProps } from './card.tsx';
import { useTable } from './model.ts';
import './hand.css';

export type HandProps = {
  readonly cards: readonly CardId[];
  readonly title?: string;
  /** More to say about a card: `(card) => ({ note: 'new' })`. */
  readonly more?: (card: CardId) => Omit<CardProps, 'card'> | undefined;
  /** What is said where no card is. */
  readonly empty?: string;
};

/** Degrees between the first card of a fan and the last. */
const SPREAD = 5;

export function Hand({ cards, title = 'Your hand', more, empty = 'No cards in hand' }: HandProps) {
  const row = useOptionInSight();
  const middle = (cards.length - 1) / 2;
  return (
    <section
      className="hand"
      aria-label={`${title}, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      ref={row}
      data-many={cards.length > 4 || undefined}
    >
      {cards.map((card, at) => (
        <div
          className="hand-card"
          key={card}
          style={
            { '--turn': cards.length < 3 ? 0 : ((at - middle) / middle) * (SPREAD / 2) } as CSSProperties
          }
        >
          <Card card={card} isLarge {...more?.(card)} />
        </div>
      ))}
      {cards.length === 0 && <p className="hand-empty">{empty}</p>}
    </section>
  );
}

/** A new question begins where its first card can be seen, also in a row that scrolls. */
function useOptionInSight() {
  const { snapshot, decision } = useTable();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else is asked.
  useLayoutEffect(() => {
    const strip = row.current?.parentElement;
    if (!decision || !strip || strip.scrollWidth <= strip.clientWidth) return;
    const first = strip.querySelector<HTMLElement>('[data-state="option"]');
    const { left = 0 } = first?.getBoundingClientRect() ?? {};
    strip.scrollTo({ left: first ? strip.scrollLeft + left - strip.getBoundingClientRect().left - 12 : 0 });
  }, [snapshot.choices, decision?.question]);
  return row;
}
