// `misadventure games`: what is on the shelf.

import type { Game } from '../../engine/game.ts';
import { contentsFor } from '../../engine/setup.ts';
import { type Command, readArguments, SUCCESS } from '../command.ts';
import { findGame, gameIds, rulebookOf } from '../shelf.ts';

export const games: Command = {
  name: 'games',
  summary: 'List the games',
  help: `Usage: misadventure games [--json]

Lists every game with its players, length and options.

  --json  as JSON: a list of {id, title, players: {min, max}, options, rulesVersion, clauses, cards},
          where clauses and cards are counts`,
  async run(args, terminal) {
    const { values } = readArguments(args, { json: { type: 'boolean' } }, 0);
    const all = await Promise.all(gameIds().map(findGame));
    terminal.print(
      values.json ? JSON.stringify(all.map(asData), undefined, 2) : all.map(inWords).join('\n\n'),
    );
    return SUCCESS;
  },
};

function asData(game: Game) {
  const { id, title, players, options, rulesVersion } = game;
  const { faces } = game.unpack(contentsFor(game, { players: players.max }));
  return {
    id,
    title,
    players,
    options,
    rulesVersion,
    clauses: rulebookOf(id).clauses.size,
    cards: faces.length,
  };
}

function inWords(game: Game): string {
  const { id, title, about, players, minutes, weight } = game;
  const options = Object.entries(game.options).map(
    ([name, spec]) => `  option ${name} (${accepts(spec)}, ${spec.standard} unless said): ${spec.text}`,
  );
  return [
    `${title} (${id}): ${about}`,
    `  ${players.min} to ${players.max} players, ${minutes.min} to ${minutes.max} minutes, ${weight}`,
    ...options,
  ].join('\n');
}

function accepts(spec: Game['options'][string]): string {
  if (spec.kind === 'flag') return 'true or false';
  return spec.kind === 'number' ? `${spec.min} to ${spec.max}` : spec.values.join(', ');
}
