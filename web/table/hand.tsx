// A hand of cards: a fan whose cards overlap when there are many, a row that snaps on a phone.

import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { CardId } from '../../engine/table.ts';
import { beforePaint } from './before-paint.ts';
import { Card, type CardProps } from './card.tsx';
import { framed } from './card-drawing.tsx';
import { Face } from './crowned.tsx';
import { IndexSlot, LayoutSlots } from './layout.tsx';
import { useDirected, useTable } from './model.ts';
import { momentOf } from './public-game.ts';
import { stillHeld } from './scene.ts';
import './hand.css';

export type HandProps = {
  readonly cards: readonly CardId[];
  readonly title?: string;
  /** More to say about a card: `(card) => ({ note: 'new' })`. */
  readonly more?: (card: CardId) => Omit<CardProps, 'card'> | undefined;
  /** A card of the hand that the board shows elsewhere just now. */
  readonly away?: CardId | undefined;
  /** What is said where no card is. */
  readonly empty?: string;
  /** Figures of yours that a phone shows under the row, since your own panel may be scrolled away there. */
  readonly figures?: ReactNode;
};

/** Degrees between the first card of a fan and the last. */
const SPREAD = 5;

export function Hand(its: HandProps) {
  const { cards: held, title = 'Your hand', more, empty = 'No cards in hand', figures, away } = its;
  const { choicesAt } = useTable();
  const { dealt } = useContext(LayoutSlots);
  const row = useOptionInSight();
  const cards = useStillHeld(held);
  const middle = (cards.length - 1) / 2;
  const onStage = useOnStage(cards) ?? away;
  return (
    <section
      className="hand"
      aria-label={`${title}, ${cards.length} ${cards.length === 1 ? 'card' : 'cards'}`}
      ref={row}
      data-many={cards.length > 10 || undefined}
      data-choosing={cards.some((card) => choicesAt({ card }).length > 0) || undefined}
    >
      {cards.map((card, at) => (
        <div
          className="hand-card"
          key={card}
          data-away={card === onStage || undefined}
          style={
            { '--turn': cards.length < 3 ? 0 : ((at - middle) / middle) * (SPREAD / 2) } as CSSProperties
          }
        >
          {at < dealt && <Card card={card} isLarge {...more?.(card)} />}
        </div>
      ))}
      {/* A hand that has gone while something is played may be on its way back as another. */}
      {held.length === 0 && <p className="hand-empty">{empty}</p>}
      <Index cards={cards} row={row}>
        {figures}
      </Index>
    </section>
  );
}

/** A card that was played, lost or handed over leaves the hand at that moment, not when all that follows has been seen. */
function useStillHeld(cards: readonly CardId[]): readonly CardId[] {
  const { viewer } = useTable();
  const felt = useDirected((now) => now.felt);
  return useMemo(() => stillHeld(cards, felt, viewer), [cards, felt, viewer]);
}

/** The card of this hand that a scene is about: it is not in two places at once. */
const useOnStage = (cards: readonly CardId[]): CardId | undefined =>
  useDirected(({ isPlaying, beat }) => {
    const card = isPlaying ? beat?.scene.card : undefined;
    return card !== undefined && cards.includes(card) ? card : undefined;
  });

type IndexProps = { cards: readonly CardId[]; row: RefObject<HTMLElement | null>; children: ReactNode };

/** How many cards there are, and which of them are in sight: a row that scrolls hides the others. */
function Index({ cards, row, children }: IndexProps) {
  const slot = useContext(IndexSlot);
  const { faceOf, lookOf } = useTable();
  const seen = useCardsInSight(row, cards);
  useTapsOnMarks(slot, row);
  if (slot === null || (cards.length === 0 && !children)) return null;
  return createPortal(
    <>
      <Me row={row} />
      {cards.map((card, at) => (
        <i
          className="hand-index"
          style={framed(lookOf(faceOf(card)).frame)}
          data-seen={seen.has(card) || undefined}
          data-at={at}
          key={card}
        />
      ))}
      <span>
        {cards.length} {cards.length === 1 ? 'card' : 'cards'}
      </span>
      {children}
    </>,
    slot,
  );
}

/** For a finger only: whoever goes by keys or hears the table has the cards themselves, so a mark is no button. */
function useTapsOnMarks(slot: HTMLElement | null, row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const tapped = ({ target }: MouseEvent) => {
      const at = target instanceof HTMLElement ? target.dataset.at : undefined;
      if (at !== undefined) bringIntoSight(row.current, Number(at));
    };
    slot?.addEventListener('click', tapped);
    return () => slot?.removeEventListener('click', tapped);
  }, [slot, row]);
}

function bringIntoSight(row: HTMLElement | null, at: number): void {
  const strip = row?.parentElement;
  const place = row?.querySelectorAll<HTMLElement>('.hand-card')[at];
  if (!strip || !place) return;
  const [to, from] = [place.getBoundingClientRect(), strip.getBoundingClientRect()];
  const left = strip.scrollLeft + to.left - from.left - (from.width - to.width) / 2;
  strip.scrollTo({ left, behavior: 'smooth' });
}

/** A row that scrolls hides your own panel at its left end: a tap on your face brings it. What glows there makes the face glow here. */
function Me({ row }: Pick<IndexProps, 'row'>) {
  const { viewer, portraitCard, choices } = useTable();
  const [isAsked, setAsked] = useState(false);
  useLayoutEffect(() => {
    const myself = row.current?.parentElement?.querySelector('.myself');
    const glowing = choices.length > 0 ? myself?.querySelector('[data-state="option"]') : null;
    setAsked(glowing != null);
  }, [row, choices]);
  if (viewer === 'spectator' || portraitCard(viewer) === undefined) return null;
  const show = () => row.current?.parentElement?.scrollTo({ left: 0, behavior: 'smooth' });
  return (
    <button type="button" className="hand-me" tabIndex={-1} data-asked={isAsked || undefined} onClick={show}>
      <Face seat={viewer} />
    </button>
  );
}

const MOSTLY = 0.6;

function useCardsInSight(row: RefObject<HTMLElement | null>, cards: readonly CardId[]): ReadonlySet<CardId> {
  const [seen, setSeen] = useState<ReadonlySet<CardId>>(new Set());
  useEffect(() => {
    const places = [...(row.current?.querySelectorAll('.hand-card') ?? [])];
    const observer = new IntersectionObserver(
      (changes) =>
        setSeen((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of changes) {
            const card = cards[places.indexOf(target)];
            if (card !== undefined) isIntersecting ? now.add(card) : now.delete(card);
          }
          return now;
        }),
      { root: row.current?.parentElement ?? null, threshold: MOSTLY },
    );
    for (const place of places) observer.observe(place);
    return () => observer.disconnect();
  }, [row, cards]);
  return seen;
}

/**
 * A new question begins where its first card can be seen, also in a row that scrolls; one about no card, with the hand.
 * Between the picks of one selection nothing moves from under the finger. A hint is brought into sight.
 */
function useOptionInSight() {
  const { snapshot, decision, hinted } = useTable();
  const { dealt } = useContext(LayoutSlots);
  const row = useRef<HTMLElement>(null);
  const hasPicked = (decision?.picking?.picked.length ?? 0) > 0;
  const asked = decision && !hasPicked && `${momentOf(snapshot)} ${dealt}`;
  useLayoutEffect(
    () =>
      asked ? beforePaint(() => scrollTo(row.current, '[data-state="option"]', '.hand-card')) : undefined,
    [asked],
  );
  useLayoutEffect(
    () => (hinted === undefined ? undefined : beforePaint(() => scrollTo(row.current, '[data-hinted]'))),
    [hinted],
  );
  return row;
}

/** To the first such thing in the hand, or else beside it. */
function scrollTo(hand: HTMLElement | null, ...wanted: readonly string[]): (() => void) | undefined {
  const strip = hand?.parentElement;
  if (!hand || !strip || strip.scrollWidth <= strip.clientWidth) return;
  const find = (each: string) => hand.querySelector(each) ?? strip.querySelector(each);
  const found = wanted.map(find).find((each) => each !== null);
  if (!found) return;
  // Your own panel is brought as a whole: halfway, the row would snap back to the cards.
  const first = found.closest('.myself') ?? found;
  const from = strip.scrollLeft - strip.getBoundingClientRect().left - 12;
  const left = from + first.getBoundingClientRect().left;
  return () => strip.scrollTo({ left });
}
