// Something that takes a moment and may fail: one at a time, and what went wrong as a sentence.

import { useState } from 'react';
import { sentenceOf } from '../session/problem.ts';

export function useAttempt() {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (action: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    await action().catch((thrown) => setProblem(sentenceOf(thrown)));
    setBusy(false);
  };
  return { problem, isBusy, attempt };
}
