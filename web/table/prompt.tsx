// The prompt line, always of one height: what is asked and why, what is looked at, and § for the rule.

import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Attention, useLooking } from './attention.ts';
import { beforePaint } from './before-paint.ts';
import { ClauseMark } from './clause-link.tsx';
import { Clock, type ClockProps } from './clock.tsx';
import { leaveWhatIsDone, recoverFocus } from './keyboard.ts';
import { hasSeveralUses } from './lift.ts';
import { choicesByPlace, type TableModel, useDirected, useTable } from './model.ts';
import { whoIsAsked } from './wording.ts';
import './prompt.css';

export function Prompt({ clock }: { clock?: ClockProps | undefined }) {
  const model = useTable();
  const { decision, choices, attention, seats } = model;
  // What is lifted from the hand explains itself on the stage; a seat of which the button says all needs no words here.
  const explained = useLooking(attention, ({ explained, lifted }) =>
    lifted?.isFromHand || (lifted && choices[lifted.chosen]?.detail === undefined) ? undefined : explained,
  );
  const isLifted = useLooking(attention, ({ lifted }) => lifted !== undefined);
  const advised = isLifted ? undefined : adviceOf(model);
  const clause = explained?.clause ?? decision?.clause;
  const name = decision && whoIsAsked(decision, seats);
  // Moving the focus makes the browser lay everything out, as measuring does.
  useLayoutEffect(() => beforePaint(() => recoverFocus));
  useGoingOn(model);
  useLookingAway(attention);
  return (
    <section className="prompt" aria-label="Question" data-asked={decision ? '' : undefined} tabIndex={-1}>
      <p
        className="prompt-ask"
        aria-live="polite"
        data-long={lengthOf(`${name ?? ''}${decision?.ask ?? ''}`)}
      >
        {name && (
          <>
            <b className="prompt-who">{name}</b>:{' '}
          </>
        )}
        {decision?.ask ?? <Waiting />}
      </p>
      {decision?.picking && <p className="prompt-picks">{picksSoFar(decision.picking)}</p>}
      <p className="prompt-why">
        {advised ? (
          <span className="prompt-explained">
            Hint: <b>{advised}</b>
          </span>
        ) : explained ? (
          <span className="prompt-explained">
            <b>{explained.title}</b> {explained.text}
          </span>
        ) : (
          decision?.why
        )}
      </p>
      {clause && <ClauseMark id={clause} />}
      {decision && <Keys model={model} />}
      {decision && clock && <Clock {...clock} key={clock.of} />}
    </section>
  );
}

/** In words, what a bot would choose: the glow alone may lie out of sight. */
function adviceOf({ decision, choices, hinted }: TableModel): string | undefined {
  if (hinted === undefined || decision === undefined) return undefined;
  const { amount } = decision;
  return amount ? `${amount.min + hinted} ${amount.of}` : choices[hinted]?.label;
}

function useGoingOn({ decision, chosenAt, snapshot }: TableModel): void {
  const left = useRef(chosenAt);
  useLayoutEffect(() => {
    if (decision === undefined || snapshot.choices <= chosenAt || left.current === chosenAt) return;
    left.current = chosenAt;
    leaveWhatIsDone();
  });
}

/** Who touches nothing in particular is done with what was explained: the question comes back. Its § stays to be opened. */
function useLookingAway(attention: Attention): void {
  useEffect(() => {
    const away = ({ target }: PointerEvent) => {
      const isOfUse = target instanceof Element && target.closest('[data-place], .prompt') !== null;
      if (!isOfUse && attention.read().explained) attention.turn({ explained: undefined });
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [attention]);
}

/** Very long, it is set smaller; rather long, it leaves a phone no room for anything beside it. */
const lengthOf = (ask: string): 'very' | 'rather' | undefined =>
  ask.length > 44 ? 'very' : ask.length > 34 ? 'rather' : undefined;

function Keys({ model: { choices, attention } }: { model: TableModel }) {
  const lifted = useLooking(attention, (looking) => looking.lifted);
  const count = Math.min(9, choicesByPlace(choices).size);
  return (
    <p className="prompt-keys" aria-hidden="true">
      {/* What is lifted gives its aims the digits that cards had: then they speak for themselves. */}
      {count > 0 && lifted === undefined && (
        <>
          <kbd>1</kbd>
          {count > 1 && (
            <>
              –<kbd>{count}</kbd>
            </>
          )}{' '}
          lift
        </>
      )}
      {lifted && (
        <>
          {!hasSeveralUses(lifted) && (
            <>
              <kbd>⏎</kbd> confirm{' '}
            </>
          )}
          <kbd>Esc</kbd> never mind
        </>
      )}
    </p>
  );
}

function Waiting() {
  const model = useTable();
  const thinking = useLooking(model.attention, (looking) => looking.thinking);
  const playing = useDirected(({ isPlaying, beat }) => (isPlaying ? beat?.step : undefined));
  if (playing !== undefined) return playing === 'roll' ? 'The die is rolling…' : 'See what happens…';
  if (model.snapshot.result) return 'The match is over.';
  if (thinking !== undefined) return `${model.nameOfSeat(thinking)} is thinking…`;
  const names = model.snapshot.asked.map(({ seat }) => model.nameOfSeat(seat));
  return names.length === 0 ? 'One moment…' : `${new Intl.ListFormat('en').format(names)} must choose.`;
}

function picksSoFar({ picked, min, max }: { picked: readonly unknown[]; min: number; max: number }): string {
  return min === max ? `${picked.length} of ${max}` : `${picked.length} picked`;
}
