// Promise: what is offered is what is allowed. Every option of every question can be taken.

import { answer, fork } from '../match.ts';
import { below } from '../random.ts';
import { countCards } from './conserves.ts';
import { at, Broken, demand, eachPosition, type Kept, type Position } from './subject.ts';

/** Of a long list this many are tried at each question; the next match tries others. */
const MOST_TRIED = 12;

export const offers: Kept = {
  name: 'offers',
  says: 'every option offered is accepted',
  check(subject) {
    eachPosition(subject, (position) => {
      for (const { seat, options } of position.match.asks) {
        const from = below(position.rng, options.length);
        const tried = Math.min(options.length, MOST_TRIED);
        for (let i = 0; i < tried; i++) tryOption(position, seat, (from + i) % options.length);
      }
    });
  },
};

function tryOption(position: Position, seat: number, option: number): void {
  const onward = fork(position.match);
  try {
    answer(onward, seat, option);
  } catch (thrown) {
    throw new Broken(
      `${at(position)}: option ${option} is offered to seat ${seat} but ${(thrown as Error).message}`,
    );
  }
  const problem = countCards(onward.game, onward.now);
  demand(problem === undefined, at(position), () => `after option ${option} ${problem}`);
}
