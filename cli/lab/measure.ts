// `misadventure lab <game>`: plays many matches and says what they come to.

import { Fault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { workerCrew } from '../../lab/node/crew.ts';
import { drawingPage } from '../../lab/node/drawing.ts';
import type { Plan } from '../../lab/plan.ts';
import { Arena } from '../../lab/play.ts';
import { reportOf } from '../../lab/report/page.ts';
import { runPlan, Stopped } from '../../lab/run.ts';
import { type Summary, summaryOf } from '../../lab/summary/summary.ts';
import { many } from '../../lab/summary/wording.ts';
import { inWords } from '../../lab/summary/words.ts';
import { asUsage, FAILURE, readArguments, SUCCESS, wholeNumber } from '../command.ts';
import { tryWriting, whyUnwritable } from '../files.ts';
import { findGame, rulebookOf } from '../shelf.ts';
import type { Terminal } from '../terminal.ts';
import { keepCrashes } from './crashes.ts';
import { LAB_FLAGS, planFrom, STANDARD_SEED, untilFrom, workersFrom } from './flags.ts';
import { onInterrupt } from './interrupt.ts';
import { showingProgress } from './progress.ts';

const FLAGS = {
  ...LAB_FLAGS,
  games: { type: 'string' },
  for: { type: 'string' },
  'until-sure': { type: 'string' },
  watch: { type: 'string' },
  json: { type: 'string' },
  report: { type: 'string' },
} as const;

export async function measure(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  const game = await findGame(positionals[0]!);
  const until = untilFrom(values);
  const games = 'games' in until ? until.games : undefined;
  const watchEvery = values.watch === undefined ? undefined : wholeNumber(values.watch, '--watch', 1);
  const plan = planFrom(game, values, { games, watchEvery });
  asUsage(() => tryOut(game, plan));
  const files = { json: values.json, report: values.report };
  for (const file of Object.values(files)) tellIfAny(terminal, file && whyUnwritable(file));
  const workers = workersFrom(values);
  const run = await interruptible(terminal, (signal) =>
    runPlan(plan, workerCrew(plan, workers), {
      until,
      signal,
      clock: () => performance.now(),
      progress: showingProgress(terminal, until),
    }),
  );
  terminal.progress?.('');
  const context = {
    game,
    rulebook: rulebookOf(game.id),
    command: commandOf(args),
    seed: values.seed ?? STANDARD_SEED,
  };
  const summary = summaryOf(run, context);
  terminal.print(inWords(summary));
  terminal.tell(
    `${summary.matches} matches in ${run.seconds.toFixed(1)} seconds with ${many(workers, 'worker')}.`,
  );
  const problems = [...keepCrashes(game, run), ...write(summary, files)];
  for (const problem of problems) terminal.tell(problem);
  return problems.length > 0 ? FAILURE : SUCCESS;
}

const tellIfAny = (terminal: Terminal, sentence: string | undefined) => sentence && terminal.tell(sentence);

/** The command that makes the run again, whatever it was called with to write and how many threads it had. */
export function commandOf(args: readonly string[]): string {
  const quoted = args.map((arg) => (/^[\w.,:/=-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", "'\\''")}'`));
  return `bin/misadventure lab ${quoted.join(' ')}`;
}

/** A variant that is well written may still make no game: better to say so before the first worker starts. */
function tryOut(game: Game, { wishes, versus }: Plan): void {
  if (versus === undefined) return;
  try {
    const bots = Array.from({ length: wishes.players }, () => 'random');
    new Arena(game, { ...wishes, variant: versus }).play({ seed: [1, 2, 3, 4], bots });
  } catch (problem) {
    if (problem instanceof Fault) throw problem;
    throw new Fault(`${game.title} cannot be played with this variant: ${(problem as Error).message}`);
  }
}

export async function interruptible<T>(
  terminal: Terminal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const interrupt = onInterrupt((text) => terminal.tell(text));
  try {
    return await work(interrupt.signal);
  } catch (problem) {
    throw problem instanceof Stopped ? new Fault(problem.message) : problem;
  } finally {
    interrupt.forget();
  }
}

/** Writes what is to be written, and says what could not be. */
function write(
  summary: Summary,
  { json, report }: { json?: string | undefined; report?: string | undefined },
): string[] {
  const texts: [string | undefined, () => string][] = [
    [json, () => `${JSON.stringify(summary, undefined, 1)}\n`],
    [report, () => reportOf(summary, drawingPage())],
  ];
  return texts.flatMap(([file, text]) => (file === undefined ? [] : (tryWriting(file, text()) ?? [])));
}
