// `misadventure adventure check FILE`: everything that is wrong with a scenario file, or how hard it is; `schema`: how one is written.

import { readFileSync, statSync } from 'node:fs';
import { demandSmall, readDocument } from '../../engine/document.ts';
import { Fault } from '../../engine/fault.ts';
import type { Game } from '../../engine/game.ts';
import { BadUsage, type Command, readArguments, SUCCESS } from '../command.ts';
import { findGame, gameIds } from '../shelf.ts';

export const adventure: Command = {
  name: 'adventure',
  summary: 'Check an adventure of your own',
  help: `Usage: misadventure adventure check FILE
       misadventure adventure schema GAME

Reads an adventure from a JSON file and says everything that is wrong with it, each with its place in the file and what to
do. One that can be played is described: how hard each of its zones is for parties of each size. The schema says which fields there are, as a
JSON Schema that editors of text understand.`,
  async run(args, terminal) {
    const { positionals } = readArguments(args, {}, 2);
    const [what, which] = positionals;
    if (what === 'schema' && which !== undefined) terminal.print(await schemaOf(which));
    else if (what === 'check' && which !== undefined) terminal.print(await verdictOn(which));
    else if (what === 'schema') throw new BadUsage('Say of which game: misadventure adventure schema GAME.');
    else throw new BadUsage('Say which file to check: misadventure adventure check FILE.');
    return SUCCESS;
  },
};

async function verdictOn(file: string): Promise<string> {
  const document = readFile(file);
  return lines(await gameFor(document), document).join('\n');
}

async function schemaOf(id: string): Promise<string> {
  const { title, scenario } = await findGame(id);
  if (scenario?.schema === undefined) throw new Fault(`${title} has no adventures of one’s own.`);
  return JSON.stringify(scenario.schema, null, 2);
}

function readFile(file: string): unknown {
  demandSmall(sizeOf(file), file);
  return readDocument(readFileSync(file, 'utf8'), file);
}

function sizeOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) throw new Fault(`There is no file ${file}.`);
  return stats.size;
}

/** The document says in its format whose it is: "misadventure/<game>". */
async function gameFor(document: unknown): Promise<Game> {
  const { format } = (document ?? {}) as { format?: unknown };
  const id = typeof format === 'string' ? format.replace(/^misadventure\//, '') : '';
  if (gameIds().includes(id)) return findGame(id);
  throw new Fault('This is no adventure: its “format” has to be “misadventure/” and the name of a game.');
}

function lines(game: Game, document: unknown): readonly string[] {
  const { scenario } = game;
  if (scenario === undefined) throw new Fault(`${game.title} has no adventures of one’s own.`);
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, spec.standard]),
  );
  const checked = scenario.check(document, { players: game.players.max, options });
  return ['This adventure can be played.', ...(scenario.describe?.(checked) ?? [])];
}
