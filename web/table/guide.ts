// A first game's guide: one short tip at a time, each shown once, when its question is asked or its event happens.

import { useEffect, useRef, useState } from 'react';
import type { Decision } from '../../engine/question.ts';
import type { Directed } from './director.ts';
import type { Snapshot, Told } from './public-game.ts';

/**
 * games/<id>/board/guide.ts exports `GUIDE`, in words that hold for mouse and finger alike:
 *
 *     { question: 'play-a-card', title: 'Your turn', text: 'Lift a card to see what it would do.' }
 */
export type GuideStep = {
  /** The question's name, or several; without one, the event's kind; without both, it is shown at the start. */
  readonly question?: string | readonly string[];
  readonly event?: string;
  /** Only for events like this. */
  readonly happened?: (event: Told['event']) => boolean;
  /** An event's tip is too late once this, or one of these, has happened after it. */
  readonly until?: string | readonly string[];
  /** Where the question comes in several kinds: only for decisions like this. */
  readonly about?: (decision: Decision) => boolean;
  readonly title: string;
  readonly text: string;
  readonly clause?: string;
};

export type Guide = readonly GuideStep[];

/** The tips that were read at the table guided last: whoever comes back to it is not told them again. */
const KEY = 'misadventure tips';

type TipsRead = { readonly table: string; readonly titles: readonly string[] };

function tipsRead(table: string): readonly string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TipsRead>;
    return kept.table === table ? (kept.titles ?? []) : [];
  } catch {
    return []; // Storage may be forbidden or damaged; then the guide begins anew.
  }
}

function keepRead(tips: TipsRead): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tips));
  } catch {
    // As above.
  }
}

/** Is this tip for this question? */
export const isAbout = ({ question, about }: GuideStep, decision: Decision | undefined): boolean =>
  decision !== undefined && [question].flat().includes(decision.question) && (about?.(decision) ?? true);

/** It happened after that choice, and nothing since has made its tip late. */
export function isFresh(
  { event, until, happened = () => true }: GuideStep,
  told: readonly Told[],
  chosenAt: number,
): boolean {
  const at = told.findLastIndex(
    (one) => one.choice > chosenAt && one.event.kind === event && happened(one.event),
  );
  const late = [until ?? []].flat();
  return at >= 0 && !told.slice(at + 1).some((one) => late.includes(one.event.kind));
}

export type Moment = {
  readonly table: string;
  readonly now: Directed;
  /** The choice after which what happened is still on the stage. */
  readonly chosenAt: number;
};

/**
 * The tip for this moment, if it has not been read yet; never while something is played. What happened before the last
 * choice is no longer on the stage: its tip waits for the next time.
 */
export function useGuide(guide: Guide, { table, now, chosenAt }: Moment) {
  const { snapshot, isPlaying } = now;
  const [read, setRead] = useState(() => tipsRead(table));
  const remember = (titles: readonly string[]) => {
    setRead(titles);
    keepRead({ table, titles });
  };
  const step =
    isPlaying || snapshot.result !== undefined ? undefined : stepFor(guide, { read, now, chosenAt });
  // Who answers with the tip in sight has read it: "Got it" is for those who want it out of the way first.
  const shown = useRef<Shown>(undefined);
  useEffect(() => {
    const isAnswered = wasAnswered(shown.current, snapshot);
    const { title } = shown.current ?? {};
    if (title !== undefined && isAnswered && !read.includes(title)) remember([...read, title]);
    if (isAnswered || step)
      shown.current = step && {
        title: step.title,
        choices: snapshot.choices,
        isAsked: snapshot.decision !== undefined,
      };
  });
  if (step === undefined) return undefined;
  return {
    step,
    next: () => remember([...read, step.title]),
    stop: () => remember(guide.map(({ title }) => title)),
  };
}

export type Shown = { readonly title: string; readonly choices: number; readonly isAsked: boolean };

/** What others chose while the reader was not asked says nothing about the reader. */
export const wasAnswered = (shown: Shown | undefined, { choices }: Pick<Snapshot, 'choices'>): boolean =>
  shown?.isAsked === true && choices > shown.choices;

type Situation = Pick<Moment, 'now' | 'chosenAt'> & { readonly read: readonly string[] };

function stepFor(
  guide: Guide,
  { read, now: { snapshot, told }, chosenAt }: Situation,
): GuideStep | undefined {
  const fits = (each: GuideStep): boolean => {
    if (each.question !== undefined) return isAbout(each, snapshot.decision);
    return each.event === undefined || isFresh(each, told, chosenAt);
  };
  const fitting = guide.filter((each) => !read.includes(each.title) && fits(each));
  // What the game is about comes first, then what is asked now, then what has happened on the way here.
  const isForAll = ({ question, event }: GuideStep) => question === undefined && event === undefined;
  return fitting.find(isForAll) ?? fitting.find(({ question }) => question !== undefined) ?? fitting[0];
}
