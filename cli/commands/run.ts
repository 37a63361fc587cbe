// `misadventure run`: matches by bots, one in detail or many counted.

import { BOT_SPECS, makeBot } from '../../bots/bot.ts';
import { playWithBots } from '../../bots/play.ts';
import type { Game, Result } from '../../engine/game.ts';
import { seedFromText } from '../../engine/hash.ts';
import { type Match, startMatch } from '../../engine/match.ts';
import { recordOf } from '../../engine/record.ts';
import type { Wishes } from '../../engine/setup.ts';
import { botSeed, botSpecs } from '../bots.ts';
import { BadUsage, type Command, readArguments, SUCCESS, wholeNumber } from '../command.ts';
import { SETUP_FLAGS, SETUP_HELP, seedFrom, wishesFrom } from '../match-setup.ts';
import { writeRecordFile } from '../record-file.ts';
import { findGame } from '../shelf.ts';
import { nameOfSeat, resultLine } from '../table-text.ts';

const FLAGS = {
  ...SETUP_FLAGS,
  bots: { type: 'string', default: 'random' },
  games: { type: 'string' },
  record: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const run: Command = {
  name: 'run',
  summary: 'Let bots play a match, or many',
  help: `Usage: misadventure run <game> [options]

Lets bots play one match, or --games N of them.

${SETUP_HELP}
  --bots LIST          one bot for all seats, or one for each, separated by commas; random unless said.
                       ${BOT_SPECS}
  --record FILE        write the match's record, for “misadventure replay FILE”
  --games N            play N matches from consecutive seeds, the bots moving on by a seat each time
  --json               as JSON: {game, seed, players, bots, options, result: {outcome, winners: [seat],
                       scores: [0..1 per seat]}, decisions, units, seconds}; with --games
                       {game, seed, players, bots, options, games, wins: {bot: share}, winsBySeat, nobodyWins,
                       averageDecisions, averageUnits, seconds}. Seats are counted from 0 in JSON`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, FLAGS, 1);
    if (positionals[0] === undefined) throw new BadUsage('Say which game: misadventure run <game>.');
    const game = await findGame(positionals[0]);
    const wishes = wishesFrom(game, values);
    const table = {
      game,
      wishes,
      seed: seedFrom(values).text,
      specs: botSpecs(game, values.bots, wishes.players),
    };
    const many = values.games === undefined ? undefined : wholeNumber(values.games, '--games', 1);
    if (many !== undefined && values.record !== undefined)
      throw new BadUsage('--record keeps one match, so leave --games out.');
    const report = many === undefined ? runOne(table, values.record) : runMany(table, many);
    terminal.print(values.json ? JSON.stringify(report, undefined, 2) : inWords(report));
    return SUCCESS;
  },
};

type BotTable = {
  readonly game: Game;
  readonly wishes: Wishes;
  readonly seed: string;
  readonly specs: readonly string[];
};

function playOne({ game, wishes, seed: text, specs }: BotTable): Match & { result: Result } {
  const seed = seedFromText(text);
  const match = startMatch(game, { ...wishes, seed });
  playWithBots(
    match,
    specs.map((spec, seat) => makeBot(spec, botSeed(seed, seat), game)),
  );
  return match as Match & { result: Result };
}

function headOf({ game, wishes, seed, specs }: BotTable, match: Match) {
  return { game: game.id, seed, players: wishes.players, bots: specs, options: match.box.options };
}

function runOne(table: BotTable, recordFile: string | undefined) {
  const started = performance.now();
  const match = playOne(table);
  const seconds = (performance.now() - started) / 1000;
  if (recordFile !== undefined) {
    const seats = table.specs.map((player, seat) => ({ name: nameOfSeat(seat), player }));
    writeRecordFile(recordFile, recordOf(match, seats));
  }
  const { outcome, winners, scores } = match.result;
  return {
    ...headOf(table, match),
    result: { outcome, winners, scores },
    decisions: match.choices.length,
    units: match.units.length,
    seconds,
  };
}

/** Consecutive seeds: 7, 8, 9 from 7; and name-0, name-1, name-2 from a name. */
export function seedNumber(seed: string, ordinal: number): string {
  return /^\d{1,15}$/.test(seed) ? String(Number(seed) + ordinal) : `${seed}-${ordinal}`;
}

function runMany(table: BotTable, games: number) {
  const { specs, seed } = table;
  const started = performance.now();
  const wins = new Map(specs.map((spec) => [spec, 0]));
  const winsBySeat = specs.map(() => 0);
  const total = { decisions: 0, units: 0, nobody: 0 };
  let match: Match | undefined;
  for (let ordinal = 0; ordinal < games; ordinal++) {
    const seated = specs.map((_, seat) => specs[(seat + ordinal) % specs.length] as string);
    const played = playOne({ ...table, specs: seated, seed: seedNumber(seed, ordinal) });
    const { winners } = played.result;
    // One win a match, shared by its winners.
    for (const seat of winners) {
      const spec = seated[seat] as string;
      wins.set(spec, (wins.get(spec) ?? 0) + 1 / winners.length);
      winsBySeat[seat] = (winsBySeat[seat] ?? 0) + 1 / winners.length;
    }
    if (winners.length === 0) total.nobody++;
    total.decisions += played.choices.length;
    total.units += played.units.length;
    match = played;
  }
  return {
    ...headOf(table, match as Match),
    games,
    wins: Object.fromEntries([...wins].map(([spec, won]) => [spec, won / games])),
    winsBySeat: winsBySeat.map((won) => won / games),
    nobodyWins: total.nobody / games,
    averageDecisions: total.decisions / games,
    averageUnits: total.units / games,
    seconds: (performance.now() - started) / 1000,
  };
}

function inWords(report: ReturnType<typeof runOne> | ReturnType<typeof runMany>): string {
  const seconds = `${report.seconds.toFixed(2)} seconds`;
  if ('result' in report) {
    return [
      resultLine(report.result, 'spectator'),
      `${report.bots.map((bot, seat) => `${nameOfSeat(seat)}: ${bot}`).join(', ')}; seed ${report.seed}.`,
      `${report.decisions} decisions in ${report.units} units, ${seconds}.`,
    ].join('\n');
  }
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    ...Object.entries(report.wins).map(([bot, share]) => `${bot} wins ${percent(share)}.`),
    `By seat: ${report.winsBySeat.map((share, seat) => `${nameOfSeat(seat)} ${percent(share)}`).join(', ')}.`,
    ...(report.nobodyWins > 0 ? [`Nobody wins ${percent(report.nobodyWins)}.`] : []),
    `${report.games} ${report.games === 1 ? 'match' : 'matches'}, on average ${report.averageDecisions.toFixed(1)} decisions in ${report.averageUnits.toFixed(1)} units; ${seconds}.`,
  ].join('\n');
}
