// The record of a match: seed, options, choices and check words. Take it, check it, replay it.

import { checkWords } from './check-words.ts';
import { Fault } from './fault.ts';
import type { Game } from './game.ts';
import { commitmentTo, type Seed, sumOfDocument } from './hash.ts';
import { type Beginning, type Match, type MatchSetup, playOn } from './match.ts';
import type { Variant } from './setup.ts';
import type { OptionValues } from './table.ts';

export type SeatRecord = {
  readonly name: string;
  /** "person", or a bot: a level, a spec, a policy of the game. */
  readonly player: string;
  /** The person who holds this seat together with others of the same; absent: somebody of their own. */
  readonly heldBy?: string;
};

/** There is no second representation of a game in progress: this is the save game, the replay and the bug report. */
export type MatchRecord = {
  readonly game: string;
  /** The rules it was played by. */
  readonly rules: string;
  readonly seed: Seed;
  /** What was published before the match; the seed has to answer to it. */
  readonly commitment: string;
  readonly players: number;
  readonly options: OptionValues;
  readonly variant: Variant;
  /** The document it began from, as it was brought, with a sum over it. */
  readonly scenario?: unknown;
  readonly scenarioSum?: string;
  /** The checkpoint it went on from when the rules had changed under it; absent for a match played from its deal. */
  readonly begins?: Beginning;
  /** Who sat where: a name, and "person" or the name of a bot. */
  readonly seats: readonly SeatRecord[];
  readonly choices: readonly number[];
  /** A check word per finished unit. */
  readonly checks: readonly number[];
};

export function recordOf(match: Match, seats: readonly SeatRecord[] = []): MatchRecord {
  return {
    game: match.game.id,
    rules: match.game.rulesVersion,
    seed: match.seed,
    commitment: commitmentTo(match.seed),
    players: match.wishes.players,
    options: match.wishes.options ?? {},
    variant: match.wishes.variant ?? {},
    ...scenarioOf(match),
    ...(match.begins === undefined ? {} : { begins: match.begins }),
    seats,
    choices: match.choices.slice(),
    checks: checkWords(match).slice(),
  };
}

function scenarioOf({ wishes: { scenario } }: Match): Pick<MatchRecord, 'scenario' | 'scenarioSum'> {
  return scenario === undefined ? {} : { scenario, scenarioSum: sumOfDocument(scenario) };
}

export type Replay<M extends Match = Match> = {
  /** The match as far as the record agrees with these rules. */
  readonly match: M;
  /** Why it goes no further, in a sentence; absent when the whole record holds. */
  readonly problem?: string;
  /** The record was played by other rules, yet agrees with these in every unit. */
  readonly otherRules?: true;
};

/**
 * Replays a record, or its first `until` choices, and checks every finished unit against its check word. A record that
 * no longer agrees is replayed up to the last unit that does; it is never replayed wrongly.
 */
export function replay(game: Game, record: MatchRecord, until: number = record.choices.length): Replay {
  checkIdentity(game, record, until);
  const setup = setupOf(record);
  const whole = tryPlaying(game, setup, record.choices.slice(0, until));
  const checks = checkWords(whole.match);
  const disagreeing = checks.findIndex((check, unit) => check !== record.checks[unit]);
  if (disagreeing < 0 && whole.problem === undefined) {
    if (until === record.choices.length && checks.length < record.checks.length) {
      return {
        match: whole.match,
        problem: `The record has ${record.checks.length} check words, but its choices finish only ${checks.length} units: it has been cut off or edited.`,
      };
    }
    return game.rulesVersion === record.rules ? whole : { ...whole, otherRules: true };
  }
  if (disagreeing < 0) return whole;
  const agreeing = whole.match.units[disagreeing]?.from ?? 0;
  return {
    match: playOn(game, setup, record.choices.slice(0, agreeing)),
    problem: disagreement(game, record, disagreeing),
  };
}

/** What the match of a record is set up with. */
export function setupOf({ seed, players, options, variant, scenario, begins }: MatchRecord): MatchSetup {
  return {
    seed,
    players,
    options,
    variant,
    ...(scenario === undefined ? {} : { scenario }),
    ...(begins === undefined ? {} : { begins }),
  };
}

function checkIdentity(game: Game, record: MatchRecord, until: number): void {
  if (record.game !== game.id) throw new Fault(`This is a record of “${record.game}”, not of “${game.id}”.`);
  if (commitmentTo(record.seed) !== record.commitment) {
    throw new Fault(
      'The seed does not answer to the commitment that was published before the match: the record has been edited.',
    );
  }
  if (record.scenario !== undefined && sumOfDocument(record.scenario) !== record.scenarioSum) {
    throw new Fault('The scenario is not the one this match began from: its sum does not match.');
  }
  if (!Number.isInteger(until) || until < 0 || until > record.choices.length) {
    throw new Fault(`The record has ${record.choices.length} choices; there is no position after ${until}.`);
  }
}

/** Plays the choices as far as they are possible at all. */
function tryPlaying(game: Game, setup: MatchSetup, choices: readonly number[]): Replay {
  try {
    return { match: playOn(game, setup, choices) };
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown;
    const start = playOn(game, setup, []);
    return longestPlayable(game, setup, choices, { match: start, problem: thrown.message });
  }
}

/** Choices that cannot be made break a record off; the longest playable part is found by halving. */
function longestPlayable(game: Game, setup: MatchSetup, choices: readonly number[], start: Replay): Replay {
  let good = 0;
  let bad = choices.length;
  let best = start;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const tried = attempt(() => playOn(game, setup, choices.slice(0, middle)));
    if (tried === undefined) bad = middle;
    else [good, best] = [middle, { ...best, match: tried }];
  }
  return best;
}

function attempt(play: () => Match): Match | undefined {
  try {
    return play();
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

function disagreement(game: Game, record: MatchRecord, unit: number): string {
  const cause =
    record.rules === game.rulesVersion
      ? 'the record has been edited'
      : `it was played by rules ${record.rules}, and these are ${game.rulesVersion}`;
  return `The record disagrees with the rules from unit ${unit + 1} on: ${cause}. It can be looked at up to there.`;
}
