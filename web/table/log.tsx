// The log: what happened, in sentences, grouped by turn; cards and clauses in it can be opened.

import { useEffect, useRef } from 'react';
import { type Part, wordsOf } from '../../engine/event.ts';
import { ClauseLink } from './clause-link.tsx';
import { type TableModel, useTable } from './model.ts';
import type { Told } from './public-game.ts';
import './log.css';

/** The latest part is enough: the whole story is in the replay. */
const MOST_SHOWN = 160;

export function Log({ told }: { told: readonly Told[] }) {
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something new is told.
  useEffect(() => {
    const inside = end.current?.closest('.drawer-inside');
    if (inside) inside.scrollTop = inside.scrollHeight;
  }, [told]);
  const skipped = Math.max(0, told.length - MOST_SHOWN);
  return (
    <ol className="log" role="log" aria-label="Story" aria-live="polite">
      {told.slice(skipped).map((each, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was told stays where it was told.
        <Line told={each} key={skipped + i} />
      ))}
      <li ref={end} className="log-end" aria-hidden="true" />
    </ol>
  );
}

function Line({ told }: { told: Told }) {
  const model = useTable();
  return (
    <li className={told.isHeading ? 'log-heading' : 'log-line'}>
      {told.sentence.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes.
        <PartOfLine part={part} model={model} isFirst={i === 0} key={i} />
      ))}
    </li>
  );
}

function PartOfLine({ part, model, isFirst }: { part: Part; model: TableModel; isFirst: boolean }) {
  const nameOfCard = (card: number) => model.faceOf(card).name;
  const words = wordsOf(part, { viewer: model.viewer, nameOfSeat: model.nameOfSeat, nameOfCard });
  const text = isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  if (typeof part === 'string' || 'verb' in part) return text;
  if ('clause' in part) return <ClauseLink id={part.clause} />;
  if ('seat' in part) return <b>{text}</b>;
  return <CardLink model={model} card={part.card} text={text} />;
}

function CardLink({ model, card, text }: { model: TableModel; card: number; text: string }) {
  const face = model.faceOf(card);
  const enlarge = (element: Element) =>
    model.attention.turn({ enlarged: { face, beside: element.getBoundingClientRect() } });
  const away = () => model.attention.turn({ enlarged: undefined });
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
