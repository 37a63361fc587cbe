// A first game's guide: short prompts, each shown once, when its question is asked or its event happens.

import { useState } from 'react';
import type { Rulebook } from '../../engine/rulebook.ts';
import type { Snapshot } from './public-game.ts';

/**
 * games/<id>/board/guide.ts exports `GUIDE`:
 *
 *     { question: 'play-a-card', title: 'Your turn', text: 'Play one card. Hold on to at least one!', clause: 'UA-TURN-02' }
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

/** The prompt for this moment, if it has not been read yet. */
export function useGuide(guide: Guide, snapshot: Snapshot | undefined, rulebook: Rulebook | undefined) {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  if (snapshot === undefined) return undefined;
  const step =
    guide.find((each) => !read.has(each.title) && fits(each, snapshot)) ?? fromRulebook(snapshot, rulebook);
  if (step === undefined || read.has(step.title)) return undefined;
  return { step, dismiss: () => setRead(new Set([...read, step.title])) };
}

function fits({ question, event }: GuideStep, { decision, told }: Snapshot): boolean {
  if (question !== undefined) return decision?.question === question;
  return event === undefined || told.some((each) => each.event.kind === event);
}

/** Where the guide is silent, a new question is explained by the clause it stands for. */
function fromRulebook({ decision }: Snapshot, rulebook: Rulebook | undefined): GuideStep | undefined {
  const clause = decision && rulebook?.clauses.get(decision.clause);
  if (decision === undefined || clause === undefined) return undefined;
  const text = clause.text.replace(/[*`]/g, '');
  return {
    question: decision.question,
    title: `${clause.chapter}: ${decision.question.replaceAll('-', ' ')}`,
    text,
    clause: clause.id,
  };
}
