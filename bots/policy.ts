// Bots that answer from a single world their seat could be in, and imagine nothing that follows: a game's own policies,
// and the beginner.

import type { Game, Policy } from '../engine/game.ts';
import type { Ask, Question } from '../engine/question.ts';
import { below, type Rng } from '../engine/random.ts';
import type { Seat, Table } from '../engine/table.ts';
import type { Bot } from './bot.ts';
import { FIRMLY, SensibleChooser } from './sensible.ts';

type Answer = (game: Game, t: Table, ask: Ask) => number;

/** One answer in so many is anything at all. */
const SLIP = 6;

/** The beginner does what looks natural, looks no further, and now and then does anything at all. */
export function beginnerBot(rng: Rng): Bot {
  return oneWorldBot('beginner', rng, (game, t, { seat, question, options }) => {
    if (below(rng, SLIP) === 0) return below(rng, options.length);
    return new SensibleChooser(game, rng).pick(t, seat, question, options);
  });
}

/** Does what looks natural, firmly, and looks no further: the best there is among those that answer at once. */
export function naturalBot(rng: Rng): Bot {
  return oneWorldBot('natural', rng, (game, t, { seat, question, options }) =>
    new SensibleChooser(game, rng, FIRMLY).pick(t, seat, question, options),
  );
}

/** A player of the game's own, by rule of thumb. */
export function policyBot(rng: Rng, policy: Policy, name: string): Bot {
  return oneWorldBot(name, rng, (_game, t, ask) => policy.decide(t, ask, rng));
}

function oneWorldBot(name: string, rng: Rng, answer: Answer): Bot {
  const answerIfAny: Answer = (game, t, ask) => (ask.options.length === 1 ? 0 : answer(game, t, ask));
  return {
    name,
    atOnce: { looks: true, answer: answerIfAny },
    decide(worlds) {
      const first = new FirstAnswer(worlds.game, rng, answerIfAny);
      worlds.imagine(rng, first);
      return first.index;
    },
  };
}

/** Notes its answer to the first question; what comes after is somebody else's business. */
class FirstAnswer extends SensibleChooser {
  readonly answer: Answer;
  index = -1;

  constructor(game: Game, rng: Rng, answer: Answer) {
    super(game, rng);
    this.answer = answer;
  }

  override pick(t: Table, seat: Seat, question: Question, options: readonly unknown[]): number {
    if (this.index >= 0) return super.pick(t, seat, question, options);
    this.index = this.answer(this.game, t, { seat, question, options });
    return this.index;
  }
}
