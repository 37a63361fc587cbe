// `misadventure lab ladder`: bots rated against each other.

import type { Duel, LadderPlan } from '../../lab/ladder/duel.ts';
import { type Fought, type Standings, standingsOf } from '../../lab/ladder/rating.ts';
import { eachTask, fightCrew } from '../../lab/node/crew.ts';
import { FORMAT } from '../../lab/summary/summary.ts';
import { percentWith, small } from '../../lab/summary/wording.ts';
import { botSpecs } from '../bots.ts';
import { BadUsage, FAILURE, readArguments, SUCCESS, wholeNumber } from '../command.ts';
import { tryWriting } from '../files.ts';
import { seedFrom, wishesFrom } from '../match-setup.ts';
import { findGame } from '../shelf.ts';
import type { Terminal } from '../terminal.ts';
import { LAB_FLAGS, STANDARD_SEED, workersFrom } from './flags.ts';
import { interruptible } from './measure.ts';
import { showingProgress } from './progress.ts';

const FLAGS = {
  ...LAB_FLAGS,
  bots: { type: 'string', default: 'random,beginner,greedy,search:100' },
  games: { type: 'string', default: '60' },
  json: { type: 'string' },
} as const;

export async function ladder(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  if (positionals[0] === undefined) throw new BadUsage('Say which game: misadventure lab ladder <game>.');
  const game = await findGame(positionals[0]);
  const bots = [...new Set(values.bots.split(',').map((spec) => spec.trim()))];
  botSpecs(game, bots.join(','), bots.length);
  if (bots.length < 2) throw new BadUsage('A ladder needs at least two different bots.');
  const { seed } = seedFrom({ seed: values.seed ?? STANDARD_SEED });
  const plan: LadderPlan = { game: game.id, wishes: wishesFrom(game, values), bots, seed };
  const deals = Math.ceil(wholeNumber(values.games, '--games', 2) / 2);
  const fought = await interruptible(terminal, (signal) =>
    fightAll(plan, deals, { terminal, signal, workers: workersFrom(values) }),
  );
  terminal.progress?.('');
  const standings = standingsOf(bots, fought);
  terminal.print(inWords(game.title, plan.wishes.players, standings));
  const problem =
    values.json &&
    tryWriting(
      values.json,
      `${JSON.stringify({ lab: FORMAT, rules: game.rulesVersion, ...plan, ...standings }, undefined, 1)}\n`,
    );
  if (problem) terminal.tell(problem);
  return problem ? FAILURE : SUCCESS;
}

type Circumstances = { readonly terminal: Terminal; readonly signal: AbortSignal; readonly workers: number };

async function fightAll(
  plan: LadderPlan,
  deals: number,
  { terminal, signal, workers }: Circumstances,
): Promise<Fought[]> {
  const pairs = pairsOf(plan.bots.length);
  const results = new Map(
    pairs.map(({ one, other }) => [`${one} ${other}`, [] as (readonly [number, number])[]]),
  );
  const started = performance.now();
  const show = showingProgress(terminal, { games: 2 * deals * pairs.length });
  let matches = 0;
  await eachTask(fightCrew(plan, workers), duels(pairs, deals), {
    signal,
    done(scores, { one, other, from }) {
      const own = results.get(`${one} ${other}`)!;
      scores.forEach((score, i) => {
        own[from + i] = score;
      });
      matches += 2 * scores.length;
      show({ matches, seconds: (performance.now() - started) / 1000, reach: 1 });
    },
  });
  // Stopped in the middle, a duel has holes where a deal was not over yet.
  return pairs.map(({ one, other }) => ({
    one,
    other,
    deals: results.get(`${one} ${other}`)!.filter(() => true),
  }));
}

type Pair = { readonly one: number; readonly other: number };

function pairsOf(bots: number): Pair[] {
  const all = Array.from({ length: bots }, (_, i) => i);
  return all.flatMap((one) => all.slice(one + 1).map((other) => ({ one, other })));
}

/** Deal by deal, so that a ladder that is stopped early has something to say about every pair. */
function* duels(pairs: readonly Pair[], deals: number): Generator<Duel> {
  for (let deal = 0; deal < deals; deal++)
    for (const pair of pairs) yield { ...pair, from: deal, to: deal + 1 };
}

function inWords(title: string, players: number, { rungs, pairings }: Standings): string {
  return [
    `${title}, ${players} players: bots rated against each other (25 is where everybody begins)`,
    ...rungs.map(
      ({ bot, rating, matches }) =>
        `  ${bot.padEnd(14)} ${small(rating.value)} (${small(rating.low)}–${small(rating.high)}), ${matches} matches`,
    ),
    '',
    'Pair by pair; every deal is played twice, the second time with the seats exchanged (a party that plays against the game: by each bot as a whole)',
    ...pairings.map(
      ({ one, other, wins, sameBot }) =>
        `  ${one} against ${other}: wins ${percentWith(wins)}; the same bot wins from both sides in ${percentWith(sameBot)} of the deals`,
    ),
    'If only the deal mattered, the same bot would win from both sides in no deal; by pure luck in half of them; by skill alone in all.',
  ].join('\n');
}
