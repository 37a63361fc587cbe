// Promise: the rules wait at every question, whichever way they got there.

import { fork, playOn, RuleFailure } from '../match.ts';
import { below } from '../random.ts';
import { at, Broken, demand, eachPosition, type Kept } from './subject.ts';

/** Playing to a position from the very beginning takes the longer the later it is: the later, the fewer are looked at. */
const oneIn = (choices: number): number => 10 + Math.floor(choices / 10);

export const waits: Kept = {
  name: 'waits',
  says: 'a unit stopped at any question waits there, and nothing in it catches the waiting',
  check(subject) {
    try {
      eachPosition(subject, (position) => {
        if (below(position.rng, oneIn(position.match.choices.length)) > 0) return;
        const { game, seed, wishes, choices, asks } = fork(position.match);
        const again = playOn(game, { ...wishes, seed }, choices).asks;
        const names = (list: typeof asks) => list.map((ask) => `${ask.seat} ${ask.question.name}`).join();
        demand(names(again) === names(asks), at(position), () => `stopped at ${names(again)} another time`);
      });
    } catch (thrown) {
      if (thrown instanceof RuleFailure) throw new Broken(thrown.message);
      throw thrown;
    }
  },
};
