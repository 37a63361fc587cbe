// `misadventure replay`: plays a record again, checks it, and shows the table at any point of it.

import { Fault } from '../../engine/fault.ts';
import { type Match, viewFor } from '../../engine/match.ts';
import { type MatchRecord, type Replay, replay as replayRecord } from '../../engine/record.ts';
import type { Viewer } from '../../engine/table.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { BadUsage, type Command, FAILURE, readArguments, SUCCESS, wholeNumber } from '../command.ts';
import { readRecordFile } from '../record-file.ts';
import { findGame, noSuchGame } from '../shelf.ts';
import { resultLine, tableLines } from '../table-text.ts';

const FLAGS = {
  until: { type: 'string' },
  seat: { type: 'string', default: 'spectator' },
  json: { type: 'boolean' },
} as const;

export const replay: Command = {
  name: 'replay',
  summary: 'Replay and check a record',
  help: `Usage: misadventure replay FILE [options]

Plays a record (JSON or the compact form) again and checks it: the rules' version, the check word of every unit, and
the seed against its commitment. Fails (exit code 1) with the reason when it does not hold.

  --until N            stop after N choices
  --seat K|spectator   whose view to show: a seat counted from 1, or somebody who only watches
  --json               as JSON: {ok, result, view}, with the reason when it does not hold`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, FLAGS, 1);
    if (positionals[0] === undefined) throw new BadUsage('Say which record: misadventure replay FILE.');
    const print = (outcome: Outcome) =>
      terminal.print(values.json ? JSON.stringify(outcome.data, undefined, 2) : outcome.words.join('\n'));
    try {
      const record = readRecordFile(positionals[0]);
      const viewer = viewerFrom(values.seat, record.players);
      const outcome = outcomeOf(await replayed(record, values.until), viewer);
      print(outcome);
      if (outcome.reason !== undefined) terminal.tell(outcome.reason);
      return outcome.reason === undefined ? SUCCESS : FAILURE;
    } catch (problem) {
      if (!(problem instanceof Fault) || problem instanceof BadUsage) throw problem;
      if (values.json)
        print({ words: [], data: { ok: false, reason: problem.message, result: null, view: null } });
      throw problem;
    }
  },
};

type Outcome = { readonly words: readonly string[]; readonly data: unknown; readonly reason?: string };

async function replayed(record: MatchRecord, until: string | undefined): Promise<Replay> {
  // The game stands in the record, not on the command line: an unknown one is the record's fault.
  if (!Object.hasOwn(CATALOGUE, record.game)) throw new Fault(noSuchGame(record.game));
  const game = await findGame(record.game);
  return replayRecord(game, record, until === undefined ? undefined : untilFrom(until, record));
}

function untilFrom(text: string, { choices }: MatchRecord): number {
  const until = wholeNumber(text, '--until', 0);
  if (until <= choices.length) return until;
  throw new BadUsage(`The record has ${choices.length} choices, so --until ${until} is beyond its end.`);
}

function viewerFrom(text: string, players: number): Viewer {
  if (text === 'spectator') return text;
  const seat = Number(text);
  if (/^\d{1,3}$/.test(text) && seat >= 1 && seat <= players) return seat - 1;
  throw new BadUsage(`--seat takes a seat from 1 to ${players} or “spectator”, not “${text}”.`);
}

function outcomeOf({ match, problem, otherRules }: Replay, viewer: Viewer): Outcome {
  const ok = problem === undefined;
  const data = { ok, result: match.result ?? null, view: viewFor(match, viewer) };
  const words = [
    ...tableLines(match, viewer),
    '',
    match.result === undefined ? standing(match) : resultLine(match.result, viewer),
    ...(ok ? [`The record holds${otherRules ? ', although it was played by other rules' : ''}.`] : []),
  ];
  return ok ? { words, data } : { words, data: { ...data, reason: problem }, reason: problem };
}

function standing({ choices, units, asks }: Match): string {
  const asked = asks.map(({ seat }) => `player ${seat + 1}`).join(' and ');
  return `After ${choices.length} choices, in unit ${units.length}: ${asked} is to choose.`;
}
