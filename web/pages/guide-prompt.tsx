// A prompt of the first game's guide: one thought at a time, and a way out.

import { useEffect } from 'react';
import { ClauseLink } from '../table/clause-link.tsx';
import type { GuideStep } from '../table/guide.ts';
import { Icon } from '../table/icon.tsx';
import { recoverFocus } from '../table/keyboard.ts';
import outlines from '../table/table.icons.json' with { type: 'json' };
import './guide-prompt.css';

export function GuidePrompt({
  step,
  onNext,
  onStop,
}: {
  step: GuideStep;
  onNext: () => void;
  onStop: () => void;
}) {
  useEffect(() => recoverFocus, []);
  return (
    <section className="guide-prompt" role="status" aria-label="Guide">
      <h2>
        <Icon outline={outlines.guide} /> {step.title}
      </h2>
      <p>
        {step.text} {step.clause && <ClauseLink id={step.clause} />}
      </p>
      <div className="row">
        <button type="button" className="button" onClick={onNext}>
          Got it
        </button>
        <button type="button" className="button quiet" onClick={onStop}>
          Stop<span className="word">&nbsp;the guide</span>
        </button>
      </div>
    </section>
  );
}
