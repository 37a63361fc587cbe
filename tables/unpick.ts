// Taking one of several picks back: the picks since are made again without it.

import { answer, decisionFor, type Match, rewind } from '../engine/match.ts';
import type { Key } from '../engine/question.ts';
import type { Seat } from '../engine/table.ts';

/** Others may have answered in between, under seal: their answers are given again as they were. */
export function withoutPick(match: Match, seat: Seat, key: Key): Match {
  const { picked = [] } = decisionFor(match, seat)?.picking ?? {};
  const own = ownChoices(match, seat).slice(-picked.length);
  const dropped = own[picked.findIndex((pick) => pick.key === key)];
  if (dropped === undefined) return match;
  const before = rewind(match, dropped);
  for (let choice = dropped + 1; choice < match.choices.length; choice++) answerAgain(before, match, choice);
  return before;
}

const ownChoices = ({ makers }: Match, seat: Seat): number[] =>
  makers.flatMap((maker, choice) => (maker === seat ? [choice] : []));

/** Makes the choice that was made there, found by its key: another option fewer or more stands beside it now. */
function answerAgain(before: Match, match: Match, choice: number): void {
  const maker = match.makers[choice]!;
  const then = rewind(match, choice);
  const option = decisionFor(then, maker)!.options[optionOf(then, maker, match.choices[choice]!)]!;
  const again = decisionFor(before, maker)!.options.findIndex(({ key }) => key === option.key);
  answer(before, maker, again);
}

function optionOf({ asks }: Match, seat: Seat, flat: number): number {
  let option = flat;
  for (const ask of asks) {
    if (ask.seat === seat) break;
    option -= ask.options.length;
  }
  return option;
}
