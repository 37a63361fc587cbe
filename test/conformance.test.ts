// Every game in the catalogue keeps every promise, played at random.

import { describe, test } from 'vitest';
import { PROMISES } from '../engine/conformance/index.ts';
import { GAME_IDS, subjectOf, TIME_FOR_A_PROMISE } from './subjects.ts';

describe.each(GAME_IDS)('%s', async (id) => {
  const subject = await subjectOf(id);
  test.each(PROMISES)('$name: $says', ({ check }) => check(subject), TIME_FOR_A_PROMISE);
});
