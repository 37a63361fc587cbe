// The question bar: who must choose, what, the options as numbered buttons, and one line that explains what is looked at.

import { withNames } from '../../engine/names.ts';
import { useLooking } from './attention.ts';
import { ClauseLink } from './clause-link.tsx';
import { type Choice, type TableModel, useTable } from './model.ts';
import './question-bar.css';

export type QuestionBarProps = { readonly undo: () => void; readonly seesUndo: boolean };

export function QuestionBar({ undo, seesUndo }: QuestionBarProps) {
  const model = useTable();
  const narrowed = useLooking(model.attention, (looking) => looking.narrowed);
  const { decision } = model;
  const shown = narrowed ? model.choices.filter(({ index }) => narrowed.includes(index)) : model.choices;
  return (
    <section className="question-bar" aria-label="Question" data-asked={decision ? '' : undefined}>
      <div className="question-words">
        <p className="question-ask" aria-live="polite">
          {decision ? withNames(decision.ask, model.nameOfSeat) : waitingFor(model)}
          {decision?.picking && <span className="question-picks"> {picksSoFar(decision.picking)}</span>}
        </p>
        <Explained />
      </div>
      <div className="question-options">
        {shown.map((choice) => (
          <OptionButton choice={choice} key={choice.key} />
        ))}
        {narrowed && (
          <button
            type="button"
            className="button quiet"
            onClick={() => model.attention.turn({ narrowed: undefined })}
          >
            All options
          </button>
        )}
        {seesUndo && decision && (
          <button type="button" className="button quiet" onClick={undo}>
            <kbd>Esc</kbd> Take back
          </button>
        )}
      </div>
    </section>
  );
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
      onClick={() => model.choose(index)}
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
  if (explained === undefined)
    return <p className="question-explained">{decision && <ClauseLink id={decision.clause} />}</p>;
  return (
    <p className="question-explained">
      <b>{explained.title}</b> {explained.text} {explained.clause && <ClauseLink id={explained.clause} />}
    </p>
  );
}

function waitingFor({ snapshot, nameOfSeat, thinking }: TableModel): string {
  if (snapshot.result) return 'The match is over.';
  if (thinking !== undefined) return `${nameOfSeat(thinking)} is thinking…`;
  const names = snapshot.asked.map(({ seat }) => nameOfSeat(seat));
  return names.length === 0 ? 'One moment…' : `${new Intl.ListFormat('en').format(names)} must choose.`;
}

function picksSoFar({ picked, min, max }: { picked: readonly unknown[]; min: number; max: number }): string {
  const wanted = min === max ? String(max) : min === 0 ? `up to ${max}` : `${min} to ${max}`;
  return `${picked.length} picked of ${wanted}`;
}
