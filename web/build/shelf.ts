// The shelf: what the first page says about each listed game, read from the games when the page is built.

import type { Plugin } from 'vite';
import type { Game } from '../../engine/game.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import type { ShelfEntry } from '../table/public-game.ts';

const NAME = 'virtual:shelf';
const RESOLVED = `\0${NAME}`;

/** The rules themselves stay out of the first download: they are fetched by the worker of a table. */
export function shelf(): Plugin {
  return {
    name: 'misadventure:shelf',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const entries = await Promise.all(Object.values(CATALOGUE).map((load) => load()));
      return `export const SHELF = ${JSON.stringify(entries.map(({ game }) => entryOf(game)))};`;
    },
  };
}

function entryOf(game: Game): ShelfEntry {
  const { id, title, about, players, minutes, weight, options } = game;
  const entry = { id, title, about, players, minutes, weight, options };
  return { ...entry, ...rolesOf(game), ...policiesOf(game), ...scenarioOf(game) };
}

/** By the number of seats, with the standard options. */
function rolesOf(game: Game): Pick<ShelfEntry, 'roles'> {
  if (game.roles === undefined) return {};
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, { standard }]) => [name, standard]),
  );
  const roles: Record<number, readonly string[]> = {};
  for (let seats = game.players.min; seats <= game.players.max; seats++)
    roles[seats] = game.roles(seats, options);
  return { roles };
}

function scenarioOf({ scenario }: Game): Pick<ShelfEntry, 'scenario'> {
  if (scenario === undefined) return {};
  const { title, shelf } = scenario;
  return { scenario: { title, ...(shelf && { shelf }) } };
}

function policiesOf({ policies }: Game): Pick<ShelfEntry, 'policies'> {
  if (policies === undefined) return {};
  const own = Object.entries(policies).map(([id, { title, role, isUsual }]) => ({
    id,
    title,
    ...(role && { role }),
    ...(isUsual && { isUsual }),
  }));
  return { policies: own };
}
