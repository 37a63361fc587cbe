// The games on the shelf as a command sees them: found by id, with their rulebooks.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { didYouMean } from '../engine/fault.ts';
import type { Game } from '../engine/game.ts';
import { type Rulebook, readRulebook } from '../engine/rulebook.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { BadUsage } from './command.ts';

export const gameIds = (): string[] => Object.keys(CATALOGUE);

/** The game of that id; when there is none, a BadUsage names those there are. */
export async function findGame(id: string): Promise<Game> {
  const load = Object.hasOwn(CATALOGUE, id) ? CATALOGUE[id] : undefined;
  if (load === undefined) throw new BadUsage(noSuchGame(id));
  return (await load()).game;
}

export function noSuchGame(id: string): string {
  return `There is no game “${id}”${didYouMean(id, gameIds()) || `; there is ${gameIds().join(', ')}.`}`;
}

/** An empty rulebook when the game has none yet. */
export function rulebookOf(id: string): Rulebook {
  const file = fileURLToPath(new URL(`../games/${id}/rulebook.md`, import.meta.url));
  return readRulebook(existsSync(file) ? readFileSync(file, 'utf8') : '');
}
