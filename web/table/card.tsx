// A card on the table: flies when it changes piles, glows when it can be chosen, reads as one sentence.

import * as m from 'motion/react-m';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { CardId, Seat } from '../../engine/table.ts';
import { beforePaint } from './before-paint.ts';
import { CardDrawing } from './card-drawing.tsx';
import { type CardLook, cardSentence } from './card-look.ts';
import { Icon, type Outline } from './icon.tsx';
import { useTable } from './model.ts';
import { useThing } from './thing.ts';

export type CardProps = {
  readonly card: CardId;
  /** What this table adds to the card's look: a lit row, a changed figure, lying sideways. */
  readonly look?: Partial<CardLook>;
  /** A word on a ribbon: "new", "exhausted". */
  readonly note?: string;
  readonly size?: 'large' | 'normal' | 'small' | 'mini';
  /** From whose seat it comes when it was not seen before; else it comes from its deck. */
  readonly from?: Seat | undefined;
  /** It can be read where it lies, or grows there: resting on it shows it nowhere else. */
  readonly isLarge?: boolean;
};

export function Card({ card, look: changes, note, size = 'normal', from, isLarge = false }: CardProps) {
  const model = useTable();
  const face = model.faceOf(card);
  const look = { ...model.lookOf(face), ...changes };
  const sentence = cardSentence(face, look);
  const { props, spoken } = useThing({
    place: { card },
    label: note ? `${sentence} (${note})` : sentence,
    face,
    isLarge,
  });
  const arrival = useArrival(card, face.deck, from);
  return (
    <m.button
      {...props}
      ref={arrival}
      className="card"
      data-size={size}
      data-turned={look.isTurned || undefined}
      {...(model.pace > 0 && { layoutId: `card ${card}` })}
      transition={{ duration: model.pace, ease: [0.3, 0.8, 0.3, 1] }}
    >
      <CardDrawing face={face} look={look} />
      <span className="spoken">{spoken}</span>
      {note && (
        <span className="card-note" aria-hidden="true">
          {note}
        </span>
      )}
    </m.button>
  );
}

/** A card that was not seen before comes from somebody's seat or from its deck, if that is on the table. */
function useArrival(card: CardId, deck: string, seat: Seat | undefined) {
  const { wasSeen, pace } = useTable();
  const element = useRef<HTMLButtonElement>(null);
  const isNew = useRef(!wasSeen(card));
  useLayoutEffect(() => {
    const here = element.current;
    if (!isNew.current || pace === 0 || here === null) return;
    isNew.current = false;
    const pile =
      document.querySelector(`.seat[data-seat="${seat}"]`) ??
      document.querySelector(`[data-deck="${CSS.escape(deck)}"]`) ??
      document.querySelector('[data-deck]');
    if (pile === null) return;
    return beforePaint(() => arriving(here, pile, pace));
  }, [deck, seat, pace]);
  return element;
}

/** The way from the pile to where the card lies. */
function arriving(here: Element, pile: Element, pace: number): () => void {
  const [from, to] = [pile.getBoundingClientRect(), here.getBoundingClientRect()];
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(0.8) rotateY(120deg)`;
  const keyframes = [
    { transform: start, opacity: 0.6 },
    { transform: 'none', opacity: 1 },
  ];
  const timing = { duration: pace * 1600, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)' };
  return () => here.firstElementChild?.animate(keyframes, timing);
}

/** A mood names its backs `--back-quest`; one that it does not know is plain. */
export const backed = (back = 'plain') =>
  ({ '--back': `var(--back-${back}, var(--back-plain))` }) as CSSProperties;

/** The back of a card, for piles and other people's hands. */
export function CardBack({ emblem, back }: { emblem?: Outline; back?: string }) {
  return (
    <span className="card-back" style={backed(back)} aria-hidden="true">
      {emblem && <Icon outline={emblem} isRaised />}
    </span>
  );
}
