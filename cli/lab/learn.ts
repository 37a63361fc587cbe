// `misadventure lab learn`: what the features of a position are worth, fitted to who won.

import { Fault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import type { Chunk } from '../../lab/chunk.ts';
import { type Lesson, learn as learnFrom } from '../../lab/learn/lesson.ts';
import type { Position } from '../../lab/learn/positions.ts';
import { weightsFile } from '../../lab/learn/weights-file.ts';
import { eachTask, learnCrew } from '../../lab/node/crew.ts';
import { counted, percent, small } from '../../lab/summary/wording.ts';
import { botSpecs } from '../bots.ts';
import { BadUsage, FAILURE, readArguments, SUCCESS, wholeNumber } from '../command.ts';
import { tryWriting } from '../files.ts';
import { seedFrom, wishesFrom } from '../match-setup.ts';
import { findGame } from '../shelf.ts';
import type { Terminal } from '../terminal.ts';
import { LAB_FLAGS, type LabFlags, workersFrom } from './flags.ts';
import { commandOf, interruptible } from './measure.ts';
import { showingProgress } from './progress.ts';

const FLAGS = {
  ...LAB_FLAGS,
  games: { type: 'string', default: '600' },
  out: { type: 'string' },
} as const;

const STANDARD_SEED = 'learn';
/** Matches handed to a worker at a time. */
const CHUNK = 10;

export async function learn(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, FLAGS, 1);
  if (positionals[0] === undefined) throw new BadUsage('Say which game: misadventure lab learn <game>.');
  const game = await findGame(positionals[0]);
  const { features } = game;
  if (features === undefined)
    throw new Fault(`${game.title} names no features: write games/${game.id}/features.ts first.`);
  const games = wholeNumber(values.games, '--games', CHUNK);
  const positions = await interruptible(terminal, (signal) =>
    collect(game, { ...values, counts: countsFrom(game, values.players), games }, { terminal, signal }),
  );
  terminal.progress?.('');
  const lessons = learnFrom(positions, features);
  if (lessons.length === 0) throw new Fault('Too few positions to learn from: play more --games.');
  terminal.print(inWords(game, lessons));
  const file = values.out ?? `games/${game.id}/weights.ts`;
  const problem = tryWriting(file, weightsFile(features.names, lessons, commandOf(['learn', ...args])));
  terminal.tell(problem ?? `Written to ${file}.`);
  return problem === undefined ? SUCCESS : FAILURE;
}

function countsFrom({ players: { min, max } }: Game, list: string | undefined): number[] {
  if (list === undefined) return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return list.split(',').map((text) => wholeNumber(text.trim(), '--players', 1));
}

type Wanted = LabFlags & { readonly counts: readonly number[]; readonly games: number };
type Circumstances = { readonly terminal: Terminal; readonly signal: AbortSignal };

/** Positions of all numbers of players, in the order of the matches whoever played them first. */
async function collect(game: Game, wanted: Wanted, { terminal, signal }: Circumstances): Promise<Position[]> {
  const { counts, games } = wanted;
  const started = performance.now();
  const show = showingProgress(terminal, { games: games * counts.length });
  const all: Position[] = [];
  let matches = 0;
  for (const [nth, players] of counts.entries()) {
    const [bot] = botSpecs(game, wanted.bots, 1) as [string];
    const { seed } = seedFrom({ seed: `${wanted.seed ?? STANDARD_SEED} ${players}` });
    const wishes = wishesFrom(game, { ...wanted, players: String(players) });
    const own: Position[] = [];
    await eachTask(learnCrew({ game: game.id, wishes, bot, seed }, workersFrom(wanted)), chunks(games), {
      signal,
      done(positions, { from, to }) {
        own.push(...positions);
        matches += to - from;
        show({ matches, seconds: (performance.now() - started) / 1000, reach: 1 });
      },
    });
    own.sort((one, other) => one.match - other.match);
    for (const position of own) all.push({ ...position, match: nth * games + position.match });
  }
  return all;
}

function* chunks(games: number): Generator<Chunk> {
  for (let from = 0; from < games; from += CHUNK) yield { from, to: Math.min(games, from + CHUNK) };
}

function inWords({ title, features }: Game, lessons: readonly Lesson[]): string {
  const names = features!.names;
  const widest = Math.max(...names.map(({ length }) => length));
  const column = (text: string) => text.padStart(9);
  return [
    `${title}: what each feature is worth in log odds, by how many may still win`,
    `  ${' '.repeat(widest)}${lessons.map(({ sides }) => column(String(sides))).join('')}`,
    ...names.map(
      (name, i) =>
        `  ${name.padEnd(widest)}${lessons.map(({ weights }) => column(small(weights[i]!, 3))).join('')}`,
    ),
    '',
    'On matches they were not fitted to',
    ...lessons.flatMap(checkInWords),
  ].join('\n');
}

function checkInWords({ sides, check }: Lesson): string[] {
  const { loss, explains, explainedBefore, calibration } = check;
  const before = explainedBefore === undefined ? '' : `, the judge who played ${percent(explainedBefore)}`;
  return [
    `  ${sides}: log loss ${loss.toFixed(3)}; explains ${percent(explains)} of what the base rate leaves open${before} (${counted(check.positions)} positions of ${counted(check.matches)} matches)`,
    `     said → came true: ${calibration.map(([said, came]) => `${percent(said, 0)} → ${percent(came, 0)}`).join(', ')}`,
  ];
}
