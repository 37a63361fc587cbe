// `misadventure bench`: how fast the games are, next to a loop by hand and to boardgame.io.

import { type BenchReport, runBench } from '../../bench/bench.ts';
import { type Command, readArguments, SUCCESS } from '../command.ts';

export const bench: Command = {
  name: 'bench',
  summary: 'Measure how fast the games are',
  help: `Usage: misadventure bench [--json]

Measures every game per CPU second, and Goblin Picnic three ways in the same run: with our kernel, as a plain loop
written by hand, and in boardgame.io (its reducer alone, in production mode), with three players. A decision is a choice among at least two options, or one secret question.
Takes about three minutes of an idle core.

  --json  as JSON: {games: {id: {decisionsPerSecond, forkMicroseconds, liveAnswerMicroseconds,
          snapshotMicroseconds, replayMilliseconds, replay500UnitsMilliseconds,
          searchIterationsPerSecond, copyRatio, stateBytes}}, peer: {name, decisionsPerSecond, ratio},
          handWritten: {decisionsPerSecond, ratio}}`,
  async run(args, terminal) {
    const { values } = readArguments(args, { json: { type: 'boolean' } }, 0);
    const report = await runBench((what) => terminal.tell(what));
    terminal.print(values.json ? JSON.stringify(report, undefined, 2) : inWords(report));
    return SUCCESS;
  },
};

export function inWords({ games, peer, handWritten }: BenchReport): string {
  const each = Object.entries(games).map(([id, figures]) =>
    [
      id,
      `  ${count(figures.decisionsPerSecond)} decisions a second in random matches`,
      `  ${small(figures.liveAnswerMicroseconds)} µs for a live answer, ${small(figures.forkMicroseconds)} µs for a fork, ${small(figures.snapshotMicroseconds)} µs for a snapshot`,
      `  ${small(figures.replayMilliseconds)} ms to replay a finished match, ${small(figures.replay500UnitsMilliseconds)} ms for 500 units`,
      `  ${count(figures.searchIterationsPerSecond)} search iterations a second`,
      `  a state of ${figures.stateBytes} bytes, copied ${small(figures.copyRatio)} times faster than by structuredClone`,
    ].join('\n'),
  );
  return [
    ...each,
    `${peer.name} playing the example: ${count(peer.decisionsPerSecond)} decisions a second; ours is ${count(peer.ratio)} times as fast`,
    `the example by hand, with no kernel: ${count(handWritten.decisionsPerSecond)} decisions a second; ours costs ${small(handWritten.ratio)} times as much`,
  ].join('\n');
}

const count = (number: number) => Math.round(number).toLocaleString('en-GB');
const small = (number: number) => number.toFixed(2);
