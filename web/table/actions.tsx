// The actions in their fixed place: one primary, at most two others; a stepper for amounts; skip while something is played.

import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OptionView } from '../../engine/question.ts';
import { useLooking } from './attention.ts';
import { useGlance } from './glance.ts';
import { leaveButton } from './keyboard.ts';
import { isTooSoon, putBack, SHORTEST_THOUGHT_MS, shortLabel, usesOf } from './lift.ts';
import { type Choice, capital, type TableModel, useDirected, useTable } from './model.ts';
import { placeKey } from './place.ts';
import { momentOf } from './public-game.ts';
import './actions.css';

/**
 * What the primary button says for a lifted option, by question, and by the option where they differ: `{ 'play-a-card': 'Play it' }`.
 * A board exports `CONFIRMS`.
 */
export type Confirms = Readonly<
  Record<string, string | ((option: OptionView, nameOfSeat: TableModel['nameOfSeat']) => string)>
>;

function confirmation(confirms: Confirms, { decision, nameOfSeat }: TableModel, option: OptionView): string {
  const words = confirms[decision?.question ?? ''] ?? 'Choose it';
  return typeof words === 'string' ? words : words(option, nameOfSeat);
}

const MOST_BUTTONS = 3;

export function Actions({ confirms = {} }: { confirms?: Confirms | undefined }) {
  const model = useTable();
  const isPlaying = useDirected((now) => now.isPlaying);
  const lifted = useLooking(model.attention, (looking) => looking.lifted);
  const { since, isReady } = useSince(`${momentOf(model.snapshot)} ${isPlaying}`);
  const act = (choose: () => void) => (event: MouseEvent) => {
    if (isTooSoon(since, event)) return;
    leaveButton();
    choose();
  };
  return (
    <section className="actions" aria-label="Actions" data-ready={isReady || undefined}>
      {isPlaying ? (
        <Skips model={model} />
      ) : model.decision?.amount ? (
        <Amount key={momentOf(model.snapshot)} model={model} act={act} />
      ) : lifted ? (
        <Confirm model={model} confirms={confirms} act={act} />
      ) : (
        <Unplaced model={model} act={act} />
      )}
    </section>
  );
}

type Acting = { model: TableModel; act(choose: () => void): (event: MouseEvent) => void };

/** When what stands here last changed: a finger on its way to another button answers nothing. */
function useSince(what: string) {
  const memory = useRef({ what, since: performance.now() });
  const [ready, setReady] = useState(0);
  if (memory.current.what !== what) memory.current = { what, since: performance.now() };
  const { since } = memory.current;
  useEffect(() => {
    const timer = setTimeout(() => setReady(since), SHORTEST_THOUGHT_MS);
    return () => clearTimeout(timer);
  }, [since]);
  // By the moment, not by what it is: after a step back the same stands here again.
  return { since, isReady: ready === since };
}

/** A finger taps, a mouse clicks. */
const press = (): string => (matchMedia('(hover: none)').matches ? 'tap' : 'click');

const Press = (): string => capital(press());

function Skips({ model: { director } }: { model: TableModel }) {
  const isMoreAhead = useDirected(() => director.isMoreAhead);
  return (
    <>
      {isMoreAhead && <Button onClick={() => director.skipToMe()}>Skip to my turn</Button>}
      <Button
        isMain
        onClick={() => director.skip()}
        note={press() === 'tap' ? 'any tap' : 'any key, any click'}
      >
        Skip
      </Button>
    </>
  );
}

function Confirm({ model, confirms, act }: Acting & { confirms: Confirms }) {
  const lifted = useLooking(model.attention, (looking) => looking.lifted);
  const chosen = lifted && model.choices[lifted.chosen];
  if (lifted === undefined || chosen === undefined) return null;
  const aim = model.aimOf(lifted.chosen);
  // At one target only nothing is asked.
  const isAimedLater = aim && aim.at.length > 1 && aim.at.some(({ option }) => option === undefined);
  const uses = usesOf(model, lifted);
  const main = uses.length === 1 ? chosen : model.mainUse(uses);
  const others = uses.filter((use) => use !== main);
  // Of more the stage tells them: the buttons keep their place.
  const areLong = others.some((use) => briefly(model, use).label.length > SHORT_NAME);
  const isTold = main === undefined && uses.length < MOST_BUTTONS && !areLong && areTold(uses);
  return (
    <>
      {uses.length === 1 && aim && <p className="actions-tip">or {press()} a glowing target</p>}
      <Button onClick={() => putBack(model)} keyName="Esc">
        Never mind
      </Button>
      {others.length > 0 && (
        <div
          className="actions-many"
          data-few={others.length < MOST_BUTTONS || undefined}
          data-long={(areLong && others.length > 1) || undefined}
        >
          {others.map((choice) => (
            <Option
              choice={briefly(model, choice)}
              model={model}
              act={act}
              isTold={isTold}
              key={choice.index}
            />
          ))}
        </div>
      )}
      {main && (
        <Button
          isMain
          isHinted={main.index === model.hinted}
          keyName="⏎"
          note={
            isAimedLater ? 'then pick a target' : uses.length > 1 ? briefly(model, main).label : main.label
          }
          onClick={act(() => model.choose(main.index))}
        >
          {confirmation(confirms, model, main)}
        </Button>
      )}
    </>
  );
}

/** What fits on two lines of a narrow button. */
const SHORT_NAME = 28;

const briefly = ({ faceOf }: TableModel, choice: Choice): Choice =>
  choice.at && 'card' in choice.at
    ? { ...choice, label: shortLabel(choice.label, faceOf(choice.at.card).name) }
    : choice;

/** Options that point at nothing on the table. */
function Unplaced({ model, act }: Acting) {
  const { decision, choices } = model;
  const { unseen, isHandOffered, areCardsAhead } = useOnTheTable(model);
  const free = choices.filter(({ at, index }) => at === undefined || unseen.includes(index));
  if (decision === undefined) return null;
  const isTold = areTold(free);
  const sensible = model.mainOf(free, choices);
  if (free.length > MOST_BUTTONS)
    return (
      <div className="actions-many" key={momentOf(model.snapshot)}>
        {inOrder(free, sensible).map((choice) => (
          <Option choice={choice} model={model} act={act} isTold={isTold} key={choice.key} />
        ))}
      </div>
    );
  const main = sensible === null ? undefined : (sensible ?? free[0]);
  return (
    <>
      {main && free.length < choices.length && (
        <p className="actions-tip">
          {isHandOffered ? `${Press()} a card or drag it up, or:` : `${Press()} what glows, or:`}
        </p>
      )}
      {free.map(
        (choice) =>
          choice !== main && (
            <Option choice={choice} model={model} act={act} isTold={isTold} key={choice.key} />
          ),
      )}
      {main ? (
        <Option
          isMain
          isCalm={!sensible || (free.includes(sensible) && isLeftToChoose(model, free))}
          isTold={isTold}
          choice={main}
          model={model}
          act={act}
        />
      ) : (
        <Button isMain isOff note={missing(model)}>
          {whatToPick(model, areCardsAhead)}
        </Button>
      )}
    </>
  );
}

/** Of more than can be seen at once the sensible one first. */
const inOrder = (free: readonly Choice[], sensible: Choice | undefined | null): readonly Choice[] =>
  sensible && free.includes(sensible) ? [sensible, ...free.filter((choice) => choice !== sensible)] : free;

/** Options that point at something which is not on the table just now: they are buttons too, so that nobody misses one. */
function useOnTheTable({ choices }: TableModel) {
  const [seen, setSeen] = useState({
    unseen: [] as readonly number[],
    isHandOffered: false,
    areCardsAhead: false,
  });
  useLayoutEffect(() => {
    const placesIn = (where: string) =>
      new Set(
        [...document.querySelectorAll<HTMLElement>(`${where} [data-place]`)].map(
          ({ dataset }) => dataset.place,
        ),
      );
    const [table, hand, stage] = [placesIn('.table'), placesIn('.hand'), placesIn('.stage-middle')];
    const isIn = (place: ReadonlySet<string | undefined>) =>
      choices.some(({ at }) => at && place.has(placeKey(at)));
    setSeen({
      unseen: choices.flatMap(({ at, index }) => (at && !table.has(placeKey(at)) ? [index] : [])),
      isHandOffered: isIn(hand),
      areCardsAhead: isIn(hand) || isIn(stage),
    });
  }, [choices]);
  return seen;
}

/** In a word, where all that glows is of one sort. A card that lies at somebody's seat is not looked for among cards. */
function whatToPick({ choices }: TableModel, areCardsAhead: boolean): string {
  const places = choices.flatMap(({ at }) => at ?? []);
  if (areCardsAhead && places.every((at) => 'card' in at)) return 'Pick a card';
  // A place of somebody's is not somebody.
  return places.every((at) => 'seat' in at && !('spot' in at)) ? 'Pick somebody' : 'Pick what glows';
}

function missing({ decision }: TableModel): string {
  const left = decision?.picking ? decision.picking.min - decision.picking.picked.length : 0;
  return left > 1 ? `${left} more` : 'then confirm it here';
}

/** Something else glows and nothing is picked: then what does without it is not what the eye should fall on. */
const isLeftToChoose = ({ choices, decision }: TableModel, free: readonly Choice[]): boolean =>
  free.length < choices.length && !decision?.picking?.picked.length;

const SHORT = 60;

/**
 * Where each of the buttons has a short forecast, it stands on them: a finger cannot rest on one to read it. What all of
 * several say alike is no help in choosing.
 */
const areTold = (buttons: readonly Choice[]): boolean =>
  buttons.every(({ detail }) => detail !== undefined && detail.length <= SHORT) &&
  (buttons.length === 1 || buttons.some(({ detail }) => detail !== buttons[0]!.detail));

type OptionProps = Acting & { choice: Choice; isMain?: boolean; isCalm?: boolean; isTold?: boolean };

function Option({ choice, model, act, isMain = false, isCalm = false, isTold = false }: OptionProps) {
  const { label, detail, index } = choice;
  // A button that says everything itself leaves the question where it stands.
  const look = () => model.attention.turn({ explained: detail ? { title: label, text: detail } : undefined });
  return (
    <Button
      isMain={isMain}
      isCalm={isCalm}
      isHinted={index === model.hinted}
      isOption
      onClick={act(() => model.choose(index))}
      onLook={look}
      {...(isMain && { keyName: '⏎' })}
      {...(isTold && detail && { note: detail })}
    >
      {label}
    </Button>
  );
}

function Amount({ model, act }: Acting) {
  const { min = 0, max = 0, of = '' } = model.decision?.amount ?? {};
  const [amount, setAmount] = useState(min);
  const to = (next: number) => setAmount(Math.max(min, Math.min(max, next)));
  return (
    <>
      <div className="actions-stepper">
        <button
          type="button"
          className="button quiet"
          aria-label="Less"
          disabled={amount <= min}
          onClick={() => to(amount - 1)}
        >
          −
        </button>
        <label>
          <input
            type="number"
            aria-label={`How much ${of}`}
            min={min}
            max={max}
            value={amount}
            onChange={(event) => to(event.target.valueAsNumber || min)}
          />
        </label>
        <button
          type="button"
          className="button quiet"
          aria-label="More"
          disabled={amount >= max}
          onClick={() => to(amount + 1)}
        >
          +
        </button>
      </div>
      <Button isMain keyName="⏎" note={`${min} to ${max}`} onClick={act(() => model.choose(amount - min))}>
        {amount} {of}
      </Button>
    </>
  );
}

type ButtonProps = {
  children: ReactNode;
  isMain?: boolean;
  /** The main one, but not what is looked for. */
  isCalm?: boolean;
  isOff?: boolean;
  isHinted?: boolean;
  isOption?: boolean;
  note?: string;
  keyName?: string;
  onClick?(event: MouseEvent): void;
  onLook?(): void;
};

function Button(its: ButtonProps) {
  const { children, isMain = false, isCalm, isOff = false, isHinted, isOption, note, keyName } = its;
  const { onClick, onLook } = its;
  const glance = useGlance(() => onLook?.());
  return (
    <button
      type="button"
      className={`action ${isMain ? 'primary' : ''} ${isOption ? 'option' : ''}`}
      disabled={isOff}
      data-hinted={isHinted || undefined}
      data-calm={isCalm || undefined}
      onClick={onClick}
      {...glance}
      onFocus={onLook}
    >
      <span className="action-word">
        {children}
        {isHinted && <span className="spoken"> (hint: a bot would choose this)</span>}
        {keyName && !isMain && <Key name={keyName} />}
      </span>
      {(note || (isMain && keyName)) && (
        <span className="action-note">
          {note} {isMain && keyName && <Key name={keyName} />}
        </span>
      )}
    </button>
  );
}

/** For eyes only: a screen reader tells keys by itself. */
function Key({ name }: { name: string }) {
  return (
    <span aria-hidden="true">
      <kbd>{name}</kbd>
    </span>
  );
}
