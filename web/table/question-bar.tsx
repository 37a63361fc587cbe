// The question bar: who must choose, what, the options as numbered buttons, and one line that explains what is looked at.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { withNames } from '../../engine/names.ts';
import type { Seat } from '../../engine/table.ts';
import { useLooking } from './attention.ts';
import { ClauseLink } from './clause-link.tsx';
import { recoverFocus } from './keyboard.ts';
import { type Choice, type TableModel, useTable } from './model.ts';
import { isSecondClick } from './thing.ts';
import './question-bar.css';

export type QuestionBarProps = { readonly undo: () => void; readonly seesUndo: boolean };

export function QuestionBar({ undo, seesUndo }: QuestionBarProps) {
  const model = useTable();
  const narrowed = useLooking(model.attention, (looking) => looking.narrowed);
  const { decision } = model;
  const shown = narrowed ? model.choices.filter(({ index }) => narrowed.includes(index)) : model.choices;
  const options = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number>();
  const isOpen = opened === model.snapshot.choices;
  const hidden = useHidden(options, `${model.snapshot.choices} ${shown.length} ${isOpen}`);
  useLayoutEffect(recoverFocus);
  useHintInSight(options, model.hinted);
  return (
    <section
      className="question-bar"
      aria-label="Question"
      data-asked={decision ? '' : undefined}
      data-open={isOpen || undefined}
      tabIndex={-1}
    >
      <div className="question-words">
        <Ask />
        <Explained />
      </div>
      {(hidden > 0 || isOpen) && (
        <button
          type="button"
          className="button quiet question-more"
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? undefined : model.snapshot.choices)}
        >
          {isOpen ? 'Fewer' : `${hidden} more`}
        </button>
      )}
      <div className="question-options" ref={options}>
        {shown.map((choice) => (
          <OptionButton choice={choice} key={choice.key} />
        ))}
        {narrowed && <AllOptions />}
        {seesUndo && decision && (
          <button type="button" className="button quiet" onClick={undo}>
            <kbd>Esc</kbd> Take back
          </button>
        )}
      </div>
    </section>
  );
}

function Ask() {
  const model = useTable();
  const thinking = useLooking(model.attention, (looking) => looking.thinking);
  const { decision } = model;
  return (
    <p className="question-ask" aria-live="polite">
      {decision ? withNames(decision.ask, model.nameOfSeat) : waitingFor(model, thinking)}
      {decision?.picking && <span className="question-picks"> {picksSoFar(decision.picking)}</span>}
    </p>
  );
}

function AllOptions() {
  const { attention } = useTable();
  return (
    <button type="button" className="button quiet" onClick={() => attention.turn({ narrowed: undefined })}>
      All options
    </button>
  );
}

/** How many options are scrolled out of sight: nobody may miss one. */
function useHidden(options: RefObject<HTMLDivElement | null>, whenever: string): number {
  const [hidden, setHidden] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other options are shown.
  useEffect(() => {
    const element = options.current;
    if (element === null) return;
    const count = () => {
      const { top, bottom } = element.getBoundingClientRect();
      const isOut = ({ top: from, height }: DOMRect) => from + height / 2 < top || from + height / 2 > bottom;
      setHidden([...element.children].filter((child) => isOut(child.getBoundingClientRect())).length);
    };
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    element.addEventListener('scroll', count, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', count);
    };
  }, [options, whenever]);
  return hidden;
}

/** A hint may be among the options that are scrolled away. */
function useHintInSight(options: RefObject<HTMLDivElement | null>, hinted: number | undefined): void {
  useEffect(() => {
    if (hinted !== undefined)
      options.current?.querySelector('[data-hinted]')?.scrollIntoView({ block: 'nearest' });
  }, [options, hinted]);
}

function OptionButton({ choice }: { choice: Choice }) {
  const model = useTable();
  const { label, detail, number, index } = choice;
  const look = () => model.attention.turn({ explained: { title: label, text: detail ?? '' } });
  return (
    <button
      type="button"
      className="button option"
      data-hinted={index === model.hinted || undefined}
      aria-keyshortcuts={number < 10 ? String(number) : undefined}
      onClick={(event) => !isSecondClick(event) && model.choose(index)}
      onPointerEnter={look}
      onFocus={look}
    >
      {number < 10 && <kbd>{number}</kbd>}
      {label}
      {index === model.hinted && <span className="spoken"> (hint: a bot would choose this)</span>}
    </button>
  );
}

/** In the bar itself, so that the explanation covers nothing on the table. */
function Explained() {
  const { attention, decision } = useTable();
  const explained = useLooking(attention, (looking) => looking.explained);
  const clause = explained === undefined ? decision?.clause : explained.clause;
  return (
    <p className="question-explained">
      {explained && (
        <span className="question-reason">
          <b>{explained.title}</b> {explained.text}
        </span>
      )}{' '}
      {clause && <ClauseLink id={clause} />}
    </p>
  );
}

function waitingFor({ snapshot, nameOfSeat }: TableModel, thinking: Seat | undefined): string {
  if (snapshot.result) return 'The match is over.';
  if (thinking !== undefined) return `${nameOfSeat(thinking)} is thinking…`;
  const names = snapshot.asked.map(({ seat }) => nameOfSeat(seat));
  return names.length === 0 ? 'One moment…' : `${new Intl.ListFormat('en').format(names)} must choose.`;
}

function picksSoFar({ picked, min, max }: { picked: readonly unknown[]; min: number; max: number }): string {
  const wanted = min === max ? String(max) : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return `${picked.length} picked of ${wanted}`;
}
