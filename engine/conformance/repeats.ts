// Promise: the rules are deterministic and closed. The same choices lead to the same states, whatever the time of day.

import { checkWords } from '../check-words.ts';
import { type Match, playOn } from '../match.ts';
import { demand, type Kept, playedMatches } from './subject.ts';

export const repeats: Kept = {
  name: 'repeats',
  says: 'the same choices lead to the same states, with another clock and in another order',
  check(subject) {
    playedMatches(subject, ({ match, where }) => {
      const again = atAnotherTime(() => playedAgain(match));
      const [first, second] = [checkWords(match), checkWords(again)];
      const differs = first.findIndex((check, unit) => check !== second[unit]);
      demand(differs < 0, where, () => `unit ${differs + 1} came out differently the second time`);
      demand(second.length === first.length, where, () => 'the match ended elsewhere the second time');
    });
  },
};

function playedAgain({ game, seed, wishes, choices }: Match): Match {
  return playOn(game, { ...wishes, seed }, choices);
}

/** Runs something while the clock and the machine's chance answer otherwise than ever before. */
function atAnotherTime<T>(work: () => T): T {
  const { now } = Date;
  const { random } = Math;
  let ticks = 1;
  const tick = () => {
    ticks += 1;
    return ticks * 86_400_007;
  };
  Date.now = tick;
  Math.random = () => (tick() % 97) / 97;
  try {
    return work();
  } finally {
    Date.now = now;
    Math.random = random;
  }
}
