// The shelf: what the first page says about each listed game, read from the games when the page is built.

import type { Plugin } from 'vite';
import { CATALOGUE } from '../../games/catalogue.ts';

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
      const games = entries.map(({ game: { id, title, about, players, minutes, weight, options } }) => ({
        id,
        title,
        about,
        players,
        minutes,
        weight,
        options,
      }));
      return `export const SHELF = ${JSON.stringify(games)};`;
    },
  };
}
