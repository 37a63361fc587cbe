// Every game in the catalogue keeps every promise, played at random.

import { describe, test } from 'vitest';
import { PROMISES } from '../engine/conformance/index.ts';
import { GAME_IDS, subjectOf, TIME_FOR_A_PROMISE } from './subjects.ts';

describe.each(GAME_IDS)('%s', async (id) => {
  const subject = await subjectOf(id);
  // A match of a large game takes a second to look at from all sides: each promise plays its third of the wishes.
  const checks = PROMISES.map((promise, i) => ({
    ...promise,
    check: () =>
      promise.check(subject.breadth === 'whole' ? subject : { ...subject, part: { from: i, oneIn: 3 } }),
  }));
  test.each(checks)('$name: $says', ({ check }) => check(), TIME_FOR_A_PROMISE);
});
