// `misadventure lab find`: a match in which something happens, as a record to replay.

import { Fault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { playOn } from '../../engine/match.ts';
import { recordOf } from '../../engine/record.ts';
import type { Wishes } from '../../engine/setup.ts';
import type { Chunk } from '../../lab/chunk.ts';
import { better, type Find, Finder, type Findings } from '../../lab/find/finder.ts';
import { eachTask, searchCrew } from '../../lab/node/crew.ts';
import type { Plan } from '../../lab/plan.ts';
import { many } from '../../lab/summary/wording.ts';
import { asUsage, BadUsage, FAILURE, readArguments, SUCCESS, wholeNumber } from '../command.ts';
import { writeRecordFile } from '../record-file.ts';
import { findGame } from '../shelf.ts';
import { nameOfSeat, resultLine } from '../table-text.ts';
import type { Terminal } from '../terminal.ts';
import { LAB_FLAGS, planFrom, workersFrom } from './flags.ts';
import { interruptible } from './measure.ts';
import { showingProgress } from './progress.ts';

const FLAGS = {
  ...LAB_FLAGS,
  games: { type: 'string', default: '2000' },
  record: { type: 'string' },
} as const;

export async function find(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, 2);
  const [id, condition] = positionals;
  if (id === undefined || condition === undefined)
    throw new BadUsage('Say which game and what to find: misadventure lab find <game> "<condition>".');
  const game = await findGame(id);
  const games = wholeNumber(values.games, '--games', 1);
  const { versus, ...planned } = planFrom(game, values, { games });
  const plan =
    versus === undefined ? planned : { ...planned, wishes: { ...planned.wishes, variant: versus } };
  asUsage(() => new Finder(game, plan, condition));
  const findings = await interruptible(terminal, (signal) =>
    search({ plan, condition, games, workers: workersFrom(values) }, terminal, signal),
  );
  terminal.progress?.('');
  const crashes =
    findings.crashed > 0 ? ` In ${many(findings.crashed, 'match', 'matches')} the rules broke.` : '';
  const searched = `${many(findings.found, 'match', 'matches')} of ${findings.searched}: ${condition}.${crashes}`;
  if (findings.shortest === undefined)
    throw new Fault(`${searched} Search more of them with --games, or with other bots.`);
  const file = values.record ?? `saves/found-${game.id}.json`;
  terminal.print(`${searched}\n${keep(game, plan.wishes, findings.shortest, file)}`);
  return findings.crashed > 0 ? FAILURE : SUCCESS;
}

type Search = {
  readonly plan: Plan;
  readonly condition: string;
  readonly games: number;
  readonly workers: number;
};

async function search(
  { plan, condition, games, workers }: Search,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Findings> {
  let findings: Findings = { searched: 0, found: 0, crashed: 0 };
  const started = performance.now();
  const show = showingProgress(terminal, { games });
  await eachTask(searchCrew(plan, condition, workers), chunks(games, plan.chunk), {
    signal,
    done(result) {
      findings = better(findings, result);
      show({ matches: findings.searched, seconds: (performance.now() - started) / 1000, reach: 1 });
    },
  });
  return findings;
}

const MOST_AT_ONCE = 50;

function* chunks(games: number, size: number): Generator<Chunk> {
  const step = Math.min(size, MOST_AT_ONCE);
  for (let from = 0; from < games; from += step) yield { from, to: Math.min(games, from + step) };
}

/** Check words are made by playing the choices once more. */
function keep(
  game: Game,
  wishes: Wishes,
  { seed, bots, choices, match: ordinal }: Find,
  file: string,
): string {
  const match = playOn(game, { ...wishes, seed }, choices);
  const seats = bots.map((player, seat) => ({ name: nameOfSeat(seat), player }));
  writeRecordFile(file, recordOf(match, seats));
  return [
    `The shortest is match ${ordinal}, ${choices.length} decisions. ${resultLine(match.result!, 'spectator')}`,
    `misadventure replay ${file}`,
  ].join('\n');
}
