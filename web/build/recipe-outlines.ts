// For print: `recipes.ts?outlines` is the outlines of all icons that a game's recipes draw, and none of the other four thousand.

import type { Plugin } from 'vite';
import { iconsFrom } from '../../art/icon-set.ts';
import { picture } from '../../art/picture.ts';
import type { Gallery } from '../../art/recipe.ts';
import { ordersOf } from '../../art/studio/galleries.ts';
import { readOutlines } from '../../art/studio/game-icons.ts';

const ENDING = 'recipes.ts?outlines';

export function recipeOutlines(): Plugin {
  return {
    name: 'misadventure:recipe-outlines',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(ENDING)) return undefined;
      const { GALLERY } = (await import(id.replace('?outlines', ''))) as { GALLERY: Gallery };
      return { code: `export const OUTLINES = ${JSON.stringify(outlinesFor(GALLERY))};`, moduleType: 'js' };
    },
  };
}

/** Drawn once to see which icons are asked for: settings bring props of their own. */
function outlinesFor(gallery: Gallery): Record<string, string> {
  const all = readOutlines();
  const icons = iconsFrom(all);
  const used: Record<string, string> = {};
  for (const order of ordersOf('', gallery)) {
    if (order.format !== 'card') continue;
    picture(order, (name) => {
      used[name] = all[name] ?? '';
      return icons(name);
    });
  }
  return used;
}
