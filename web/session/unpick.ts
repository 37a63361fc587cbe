// Taking one of several picks back: the picks since are made again without it.

import { answer, decisionFor, type Match, rewind } from '../../engine/match.ts';
import type { Key } from '../../engine/question.ts';
import type { Seat } from '../../engine/table.ts';

export function withoutPick(match: Match, seat: Seat, key: Key): Match {
  const { picked = [] } = decisionFor(match, seat)?.picking ?? {};
  const before = rewind(match, match.choices.length - picked.length);
  for (const { key: kept } of picked.filter((each) => each.key !== key)) {
    const options = decisionFor(before, seat)?.options ?? [];
    const again = options.findIndex((option) => option.key === kept);
    answer(before, seat, again);
  }
  return before;
}
