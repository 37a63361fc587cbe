// The games' galleries: every picture a game orders in its board/recipes.ts, and where it hangs.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../../engine/fault.ts';
import type { Format, Order } from '../picture.ts';
import type { Gallery, Recipes } from '../recipe.ts';

export const ROOT = join(import.meta.dirname, '..', '..');

export type Hung = Order & {
  readonly game: string;
  /** Pictures that are looked at together: a deck, or all portraits. */
  readonly deck: string;
  /** The name of its file, without folder and ending; also its name in the manifest. */
  readonly file: string;
};

export const folderOf = (game: string): string => join(ROOT, 'games', game, 'board', 'pictures');

/** Games that bring recipes; all of them, or those that are named. */
export async function galleries(wanted: readonly string[] = []): Promise<Map<string, Gallery>> {
  const games = readdirSync(join(ROOT, 'games')).filter((game) => existsSync(recipesOf(game)));
  const unknown = wanted.find((game) => !games.includes(game));
  if (unknown !== undefined)
    throw new Fault(`No game “${unknown}” has recipes. There are: ${games.join(', ')}.`);
  const chosen = wanted.length === 0 ? games : games.filter((game) => wanted.includes(game));
  const found = new Map<string, Gallery>();
  for (const game of chosen)
    found.set(game, ((await import(recipesOf(game))) as { GALLERY: Gallery }).GALLERY);
  return found;
}

const recipesOf = (game: string): string => join(ROOT, 'games', game, 'board', 'recipes.ts');

/** All that a gallery shows, in the order it is written. */
export function ordersOf(game: string, { finish, decks, portraits, cover, backdrops }: Gallery): Hung[] {
  const orders = (deck: string, recipes: Recipes, format: Format) =>
    Object.entries(recipes).map(([key, recipe]) => {
      const file = format === 'card' || format === 'cover' ? key : `${format}-${key}`;
      return { game, deck, file, name: file, recipe, finish, format };
    });
  return [
    ...Object.entries(decks).flatMap(([deck, recipes]) => orders(deck, recipes, 'card')),
    ...orders('portraits', portraits, 'portrait'),
    ...orders('cover', { cover }, 'cover'),
    ...orders('backdrops', backdrops, 'backdrop'),
  ];
}
