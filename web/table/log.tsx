// The log: what happened, in sentences, grouped by turn; cards and clauses in it can be opened.

import { memo, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { inWords, type Part, partsInWords, type Reader } from '../../engine/event.ts';
import type { CardFace } from '../../engine/table.ts';
import type { Attention } from './attention.ts';
import { ClauseButton } from './clause-link.tsx';
import { inPlaces } from './in-places.ts';
import { faceIn, type TableModel, useTable } from './model.ts';
import type { Told } from './public-game.ts';
import { withoutClauses } from './wording.ts';
import './log.css';

/** The latest part is enough: the whole story is in the replay. */
const MOST_SHOWN = 160;

type LogReader = Reader & Pick<TableModel, 'attention' | 'openClause' | 'faceOf'>;

/** Stays the same object while the same person looks, so that old lines need not be drawn again. */
function useReader(): LogReader {
  const model = useTable();
  const latest = useRef(model);
  latest.current = model;
  const { viewer, attention, box } = model;
  return useMemo(
    () => ({
      viewer,
      attention,
      nameOfSeat: (seat) => latest.current.nameOfSeat(seat),
      nameOfCard: (card) => faceIn(box, card).name,
      faceOf: (card) => faceIn(box, card),
      openClause: (id) => latest.current.openClause(id),
    }),
    [viewer, attention, box],
  );
}

/** Keeps the newest line in sight, also when the drawer changes its size, unless somebody has scrolled back to read. */
function useNewestInSight(told: readonly Told[]) {
  const end = useRef<HTMLSpanElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    const inside = insideOf(end.current);
    if (!inside) return;
    let before = inside.scrollTop;
    // Only who goes up reads back: the end also moves away by itself, when lines are added or wrap otherwise.
    const note = () => {
      const isAtEnd = inside.scrollTop + inside.clientHeight > inside.scrollHeight - A_LINE;
      if (isAtEnd || inside.scrollTop < before) follows.current = isAtEnd;
      before = inside.scrollTop;
    };
    const observer = new ResizeObserver(() => follows.current && goToEnd(inside));
    observer.observe(inside);
    for (const part of inside.children) observer.observe(part);
    inside.addEventListener('scroll', note, { passive: true });
    return () => {
      observer.disconnect();
      inside.removeEventListener('scroll', note);
    };
  }, []);
  // In the same breath as the line is drawn, or a scroll event between the two would look like somebody reading back.
  useLayoutEffect(() => {
    if (told.length > 0 && follows.current) goToEnd(insideOf(end.current));
  }, [told]);
  return end;
}

const insideOf = (element: Element | null) => element?.closest('.drawer-inside');

function goToEnd(inside: Element | null | undefined): void {
  if (inside) inside.scrollTop = inside.scrollHeight;
}

const A_LINE = 40;

export function Log({ told }: { told: readonly Told[] }) {
  const reader = useReader();
  const end = useNewestInSight(told);
  const skipped = Math.max(0, told.length - MOST_SHOWN);
  return (
    <div role="log" aria-label="Story" aria-live="polite">
      <ol className="log">
        {inPlaces(told.slice(skipped), skipped).map(({ item, place }) => (
          <Line told={item} reader={reader} key={place} />
        ))}
      </ol>
      <span ref={end} />
    </div>
  );
}

/** What was told last, for those who have folded the story. */
export function useLastLine(told: readonly Told[]): string {
  const reader = useReader();
  const last = told.findLast(({ isHeading }) => !isHeading);
  return last ? inWords(withoutClauses(last.sentence), reader) : 'The story begins.';
}

/** Only new lines are drawn: what was told does not change. */
const Line = memo(function Line({ told, reader }: { told: Told; reader: LogReader }) {
  const texts = partsInWords(told.sentence, reader);
  return (
    <li className={told.isHeading ? 'log-heading' : 'log-line'}>
      {inPlaces(told.sentence).map(({ item, at, place }) => {
        const isAfterLink = isLink(told.sentence[at - 1]);
        const text = isAfterLink ? withoutStop(texts[at] as string) : (texts[at] as string);
        const part = <PartOfLine part={item} text={text} reader={reader} key={place} />;
        const next = texts[at + 1];
        if (!isLink(item) || next === undefined) return part;
        return (
          <span className="log-linked" key={place}>
            {part}
            {next.slice(0, next.length - withoutStop(next).length)}
          </span>
        );
      })}
    </li>
  );
});

const isLink = (part: Part | undefined): boolean => typeof part === 'object' && 'card' in part;

/** A full stop stays with the link it follows, or it would begin the next line. */
const withoutStop = (text: string): string => text.replace(/^[.,;:!?…’”)]+/, '');

function PartOfLine({ part, text, reader }: { part: Part; text: string; reader: LogReader }) {
  if (typeof part === 'string' || 'verb' in part) return text;
  if ('clause' in part) return <ClauseButton id={part.clause} open={reader.openClause} />;
  if ('seat' in part) return <b>{text}</b>;
  return <CardLink face={reader.faceOf(part.card)} attention={reader.attention} text={text} />;
}

function CardLink({ face, attention, text }: { face: CardFace; attention: Attention; text: string }) {
  const enlarge = (element: Element) =>
    attention.turn({ enlarged: { face, beside: element.getBoundingClientRect() } });
  const away = () => attention.turn({ enlarged: undefined });
  return (
    <button
      type="button"
      className="card-link"
      onPointerEnter={(event) => enlarge(event.currentTarget)}
      onClick={(event) => enlarge(event.currentTarget)}
      onFocus={(event) => enlarge(event.currentTarget)}
      onPointerLeave={away}
      onBlur={away}
    >
      {text}
    </button>
  );
}
