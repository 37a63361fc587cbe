// Open windows: anybody acts, in any order and as often as they like, until all are ready. A unit of the match per act.

import { quickest } from './choose.ts';
import type { Ask, Key, Question } from './question.ts';
import { bySeat, type Seat, type Table } from './table.ts';

/** A window as it stands: part of a game's state. */
export type Window = {
  /** Who has nothing more to do. */
  ready: boolean[];
  /** How often each seat has acted in this window. */
  acts: number[];
};

export const openWindow = (players: number): Window => ({
  ready: bySeat(players, () => false),
  acts: bySeat(players, () => 0),
});

export const copyWindow = ({ ready, acts }: Window): Window => ({
  ready: ready.slice(),
  acts: acts.slice(),
});

/** The option to have nothing more to do. The engine adds it. */
export const READY = 'ready' as const;
export type Ready = typeof READY;

/** Nobody has more to arrange than this; whoever only goes in circles is ready in the end. */
const MOST_ACTS = 60;

/**
 * One act in an open window: a whole unit. Whoever is not ready yet is asked; the first to act goes first. Undefined when
 * somebody said that they are ready, or when nobody can do anything. Once `isClosed`, go on. `actsOf` hands over a list
 * of its own, to which READY is added. Whoever has acted says READY themselves, even with nothing left to do: what they
 * did can be looked at, and taken back, before the rest goes on. So does `everybody`, where nobody is to be surprised by it.
 *
 *     const act = nextAct(t, t.state.window, ARRANGE, (seat) => actsOf(t, seat));
 *     if (act !== undefined) carryOut(t, act.seat, act.option);
 *     if (isClosed(t.state.window)) breakCamp(t);
 */
export function nextAct<T extends Table, Option>(
  t: T,
  window: Window,
  question: WindowQuestion<T, Option>,
  actsOf: (seat: Seat) => NoInfer<Option>[],
  who: 'who can act' | 'everybody' = 'who can act',
): { seat: Seat; option: Option } | undefined {
  const asks = asksOf(window, question, actsOf, who);
  if (asks.length === 0) return undefined;
  const { seat, option } = asks.length === 1 ? asked(t, asks[0]!) : quickest(t, asks);
  if (option === READY) {
    window.ready[seat] = true;
    return undefined;
  }
  window.acts[seat]!++;
  return { seat, option: option as Option };
}

/** Asked even with one option, unlike by `choose`. */
function asked<T extends Table, Option>(t: T, { seat, question, options }: Ask<T, Option>) {
  return { seat, option: options[t.chooser.pick(t, seat, question as Question, options)] as Option };
}

/**
 * Everybody who is not ready and can do something, with what they can do and READY after it; whoever can do nothing, and
 * has done nothing, is ready without being asked. What is possible is found out once, and its list made once: windows
 * are where games spend their time.
 */
function asksOf<T extends Table, Option>(
  window: Window,
  question: WindowQuestion<T, Option>,
  actsOf: (seat: Seat) => (Option | Ready)[],
  who: 'who can act' | 'everybody',
): Ask<T, Option | Ready>[] {
  const asks: Ask<T, Option | Ready>[] = [];
  for (let seat = 0; seat < window.ready.length; seat++) {
    if (window.ready[seat]) continue;
    const acts = window.acts[seat]!;
    const options = acts < MOST_ACTS ? actsOf(seat) : [];
    const isAsked = options.length > 0 || ((acts > 0 || who === 'everybody') && acts < MOST_ACTS);
    if (!isAsked) window.ready[seat] = true;
    else {
      options.push(READY);
      asks.push({ seat, question, options });
    }
  }
  return asks;
}

/** Somebody's act concerns this seat, which may now want to act again. */
export function unready(window: Window, seat: Seat): void {
  if (window.acts[seat]! < MOST_ACTS) window.ready[seat] = false;
}

export const isClosed = ({ ready }: Window): boolean => ready.every((isReady) => isReady);

/** A question for a window: `windowQuestion({ name, clause, ask, ready: 'On we go', … })` says how READY is called. */
export type WindowQuestion<T extends Table, Option> = Question<T, Option | Ready> & {
  readonly isWindow: true;
};

export function windowQuestion<T extends Table, Option>({
  ready,
  ...of
}: Question<T, Option> & { readonly ready: string }): WindowQuestion<T, Option> {
  return {
    ...of,
    isWindow: true,
    key: (option): Key => (option === READY ? READY : of.key(option as Option)),
    label: (t, option, seat) => (option === READY ? ready : of.label(t, option as Option, seat)),
    at: (t, option, seat) => (option === READY ? undefined : of.at?.(t, option as Option, seat)),
    detail: (t, option, seat) => (option === READY ? undefined : of.detail?.(t, option as Option, seat)),
    data: (t, option, seat) => (option === READY ? undefined : of.data?.(t, option as Option, seat)),
    considers: (t, seat) => of.considers?.(t, seat) ?? [],
    whyNot: (t, option, seat) => of.whyNot?.(t, option as Option, seat),
    standard: () => READY,
  };
}
