// `misadventure play`: a whole match in the terminal, against bots or with several people at one keyboard.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BOT_SPECS } from '../../bots/bot.ts';
import { DEFAULT_LEVEL, usualPlayer } from '../../bots/levels.ts';
import { Fault } from '../../engine/fault.ts';
import { type Match, startMatch } from '../../engine/match.ts';
import { replay } from '../../engine/record.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { OpenTable } from '../../tables/open-table.ts';
import type { SeatPlan } from '../../tables/seats.ts';
import { botSeed, botSpecs } from '../bots.ts';
import { BadUsage, type Command, readArguments, SUCCESS, wholeNumber } from '../command.ts';
import { SETUP_FLAGS, SETUP_HELP, seedFrom, wishesFrom } from '../match-setup.ts';
import { seatsFor } from '../play/seating.ts';
import { Session, type Sitting } from '../play/session.ts';
import { readRecordFile } from '../record-file.ts';
import { findGame, noSuchGame, rulebookOf } from '../shelf.ts';

const FLAGS = {
  ...SETUP_FLAGS,
  people: { type: 'string' },
  bots: { type: 'string' },
  save: { type: 'string' },
  resume: { type: 'string' },
} as const;

export const play: Command = {
  name: 'play',
  summary: 'Play in the terminal, against bots or with several people',
  help: `Usage: misadventure play <game> [options]
       misadventure play --resume FILE

Plays a whole match in plain text. You answer by number; “?” prints the rule behind a question, “u” takes your last
choice back when you could have foreseen what came of it, “t” prints the table again, “q” leaves. The match is saved
after every answer.

${SETUP_HELP}
  --people N           people at this keyboard, in the first seats; 1 unless said
  --bots LIST          one bot for all other seats, or one for each, separated by commas; ${DEFAULT_LEVEL} unless said,
                       or the game's own usual player.
                       ${BOT_SPECS}
  --save FILE          where to save; a new file in saves/ unless said
  --resume FILE        go on with a saved match`,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, FLAGS, 1);
    const sitting =
      values.resume === undefined
        ? await newMatch(positionals[0], values)
        : await savedMatch(values.resume, { ...values, game: positionals[0] });
    await new Session({ terminal, ...sitting }).play();
    return SUCCESS;
  },
};

type PlayFlags = { readonly [flag in keyof typeof FLAGS]?: flag extends 'option' ? string[] : string };
type Prepared = Omit<Sitting, 'terminal'>;

async function newMatch(id: string | undefined, flags: PlayFlags): Promise<Prepared> {
  if (id === undefined) throw new BadUsage('Say which game: misadventure play <game>.');
  const game = await findGame(id);
  const people = wholeNumber(flags.people ?? '1', '--people', 1);
  const wishes = wishesFrom(game, flags, Math.max(game.players.min, people));
  if (people > wishes.players)
    throw new BadUsage(`There are ${wishes.players} seats, too few for ${people} people.`);
  const bots =
    wishes.players > people ? botSpecs(game, flags.bots ?? usualPlayer(game), wishes.players - people) : [];
  const { seed } = seedFrom(flags);
  return {
    table: openTable(startMatch(game, { ...wishes, seed }), seatsFor(people, bots)),
    rulebook: rulebookOf(id),
    file: flags.save === undefined ? freshFile(id) : unusedFile(flags.save),
  };
}

const openTable = (match: Match, seats: readonly SeatPlan[]): OpenTable =>
  new OpenTable(match, seats, (seat) => botSeed(match.seed, seat));

/** Only a match that is resumed may overwrite a file. */
function unusedFile(file: string): string {
  if (!existsSync(file)) return file;
  throw new BadUsage(`${file} is there already: go on with it by --resume ${file}, or name another file.`);
}

function freshFile(id: string): string {
  const now = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  for (let ordinal = 1; ; ordinal++) {
    const file = join('saves', `${id}-${now}${ordinal === 1 ? '' : `-${ordinal}`}.json`);
    if (!existsSync(file)) return file;
  }
}

async function savedMatch(
  file: string,
  { resume: _resume, save, ...others }: PlayFlags & { game?: string | undefined },
): Promise<Prepared> {
  const settled = Object.entries(others).find(([, value]) => value !== undefined);
  if (settled !== undefined)
    throw new BadUsage(
      `A saved match knows its own ${settled[0]}: leave everything but --resume and --save out.`,
    );
  const record = readRecordFile(file);
  if (!Object.hasOwn(CATALOGUE, record.game)) throw new Fault(noSuchGame(record.game));
  const { match, problem } = replay(await findGame(record.game), record);
  if (problem !== undefined) throw new Fault(`${problem} ${file} is left as it is.`);
  if (record.seats.length !== record.players)
    throw new Fault('This record does not say who sat where, so it can be replayed but not gone on with.');
  return {
    table: openTable(match, record.seats),
    rulebook: rulebookOf(record.game),
    file: save === undefined ? file : unusedFile(save),
  };
}
