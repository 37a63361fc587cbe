// A first game's guide: one short tip at a time, each shown once, when its question is asked or its event happens.

import { useState } from 'react';
import type { Directed } from './director.ts';

/**
 * games/<id>/board/guide.ts exports `GUIDE`, in words that hold for mouse and finger alike:
 *
 *     { question: 'play-a-card', title: 'Your turn', text: 'Lift a card to see what it would do.' }
 */
export type GuideStep = {
  /** The question's name; without one, the event's kind; without both, it is shown at the start. */
  readonly question?: string;
  readonly event?: string;
  readonly title: string;
  readonly text: string;
  readonly clause?: string;
};

export type Guide = readonly GuideStep[];

/**
 * The tip for this moment, if it has not been read yet; never while something is played. What happened before the last
 * choice is no longer on the stage: its tip waits for the next time.
 */
export function useGuide(guide: Guide, { snapshot, told, isPlaying }: Directed, chosenAt: number) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  if (isPlaying) return undefined;
  const fits = ({ question, event }: GuideStep): boolean => {
    if (question !== undefined) return snapshot.decision?.question === question;
    return event === undefined || told.some((each) => each.choice > chosenAt && each.event.kind === event);
  };
  const step = guide.find((each) => !read.has(each.title) && fits(each));
  if (step === undefined) return undefined;
  return { step, dismiss: () => setRead(new Set([...read, step.title])) };
}
