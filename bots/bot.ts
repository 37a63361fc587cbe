// What a bot is, and how one is made from its spec: "random", "greedy", "cautious", "search:500", "search:200ms".

import { didYouMean, Fault } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import { type Seed, seedWords } from '../engine/hash.ts';
import type { Ask } from '../engine/question.ts';
import { below, type Rng, rngFrom } from '../engine/random.ts';
import type { Table } from '../engine/table.ts';
import type { Worlds } from '../engine/worlds.ts';
import { greedyBot } from './greedy.ts';
import { isLevel, LEVELS } from './levels.ts';
import { PERSONAS, type Persona, personaBot } from './personas.ts';
import { beginnerBot, naturalBot, policyBot } from './policy.ts';
import { randomBot } from './random.ts';
import { type Budget, searchBot } from './search.ts';

/** Decides for its seat from worlds that seat could be in. It is never handed the match. */
export type Bot = {
  readonly name: string;
  /** Index of the chosen option. */
  decide(worlds: Worlds): number;
  /** A bot that imagines nothing can also answer in the middle of a unit, which is many times faster. */
  readonly atOnce?: AtOnce;
};

export type AtOnce = {
  /** Looks at the table: then it is handed a world dealt for its seat, never the true one. */
  readonly looks: boolean;
  answer(game: Game, t: Table, ask: Ask): number;
};

/** What a person is told about the specs. */
export const BOT_SPECS =
  'easy, normal, hard, random, beginner, natural, casual, forgetful, cautious, spiteful, greedy, search:N (N iterations, such as search:500), search:Nms (N milliseconds a decision, such as search:200ms) or both, such as search:500/200ms, whichever are over first';

const STANDARD_SEARCH: Budget = { iterations: 500 };

/**
 * A bot for one seat: a level, one of the house's bots, or a policy of this game. The same spec and seed decide alike,
 * unless the budget is a time.
 */
export function makeBot(spec: string, seed: Seed, game?: Game): Bot {
  return botWith(spec, rngFrom(seedWords(seed)), game);
}

/** The same with a generator of the caller's own: whoever plays many matches seeds it anew for each. */
export function botWith(spec: string, rng: Rng, game?: Game): Bot {
  return withTaste(botOf(spec, rng, game), rng);
}

/** In matters of taste a bot takes whichever it likes. */
function withTaste(bot: Bot, rng: Rng): Bot {
  const { atOnce } = bot;
  return {
    name: bot.name,
    decide: (worlds) => (worlds.isTaste ? below(rng, worlds.options) : bot.decide(worlds)),
    ...(atOnce && {
      atOnce: {
        looks: atOnce.looks,
        answer: (game, t, ask) =>
          ask.question.isTaste ? below(rng, ask.options.length) : atOnce.answer(game, t, ask),
      },
    }),
  };
}

function botOf(spec: string, rng: Rng, game?: Game): Bot {
  if (isLevel(spec)) return botOf(LEVELS[spec].spec, rng);
  const policies = game?.policies ?? {};
  if (Object.hasOwn(policies, spec)) return policyBot(rng, policies[spec]!, spec);
  const [kind, budget] = spec.split(':') as [string, string | undefined];
  if (budget === undefined && kind === 'random') return randomBot(rng);
  if (budget === undefined && kind === 'greedy') return greedyBot(rng);
  if (budget === undefined && kind === 'beginner') return beginnerBot(rng);
  if (budget === undefined && kind === 'natural') return naturalBot(rng);
  if (budget === undefined && Object.hasOwn(PERSONAS, kind)) return personaBot(kind as Persona, rng);
  if (kind === 'search')
    return searchBot(rng, budget === undefined ? STANDARD_SEARCH : readBudget(spec, budget), spec);
  throw new Fault(
    `There is no bot “${spec}”${didYouMean(kind, namesOfBots(policies)) || '.'} Bots are ${BOT_SPECS}${ownBots(policies)}.`,
  );
}

const namesOfBots = (policies: object) => [
  ...Object.keys(LEVELS),
  'random',
  'beginner',
  'natural',
  ...Object.keys(PERSONAS),
  'greedy',
  'search',
  ...Object.keys(policies),
];

const ownBots = (policies: object) =>
  Object.keys(policies).length === 0 ? '' : `, and in this game ${Object.keys(policies).join(', ')}`;

const MOST_ITERATIONS = 1_000_000;

function readBudget(spec: string, text: string): Budget {
  const [, only, most, time] = /^(\d{1,7})$|^(?:(\d{1,7})\/)?(\d{1,7})ms$/.exec(text) ?? [];
  if (only !== undefined) return { iterations: readAmount(spec, only) };
  const milliseconds = readAmount(spec, time);
  return most === undefined ? { milliseconds } : { iterations: readAmount(spec, most), milliseconds };
}

function readAmount(spec: string, digits: string | undefined): number {
  const amount = Number(digits);
  if (amount >= 1 && amount <= MOST_ITERATIONS) return amount;
  throw new Fault(
    `“${spec}” does not say how long to search: write search:500 for iterations, search:200ms for time, or search:500/200ms for both.`,
  );
}
