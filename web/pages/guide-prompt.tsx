// A tip of the first game's guide: one short thought at a time, between the others and the stage, and a way out.

import { useEffect } from 'react';
import { ClauseMark } from '../table/clause-link.tsx';
import type { GuideStep } from '../table/guide.ts';
import { Icon } from '../table/icon.tsx';
import { recoverFocus } from '../table/keyboard.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };
import { ended } from '../table/wording.ts';
import './guide-prompt.css';

type GuidePromptProps = {
  readonly step: GuideStep;
  readonly onNext: () => void;
  readonly onStop: () => void;
};

export function GuidePrompt({ step, onNext, onStop }: GuidePromptProps) {
  useEffect(() => recoverFocus, []);
  return (
    <section className="guide-prompt" role="status" aria-label="Guide">
      <Icon className="guide-lamp" outline={outlines.guide} />
      <p className="guide-words">
        <b>{ended(step.title)}</b> {step.text}
      </p>
      {step.clause && <ClauseMark id={step.clause} />}
      <button type="button" className="button" onClick={onNext}>
        Got it
      </button>
      <button type="button" className="guide-stop" onClick={onStop} aria-label="Stop the guide">
        ×
      </button>
    </section>
  );
}
