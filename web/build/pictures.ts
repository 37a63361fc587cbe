// Card pictures: a file `*.icons.json` maps names to game-icons; the build replaces each icon's name by its outline.

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { shorterOutline } from './outline.ts';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

const ENDING = '.icons.json';
/** Half of one of an icon's 512 units is finer than a printed card shows, and saves two fifths of the weight. */
const STEPS_PER_UNIT = 2;

/** So a chunk holds the outlines it draws and none of the other four thousand. */
export function pictures(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'misadventure:pictures',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] as string;
      if (!file.endsWith(ENDING)) return undefined;
      set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const names = JSON.parse(code) as Record<string, string>;
      const outlines = Object.fromEntries(
        Object.entries(names).map(([name, icon]) => [name, outlineOf(set as IconSet, icon, file)]),
      );
      return { code: `export default ${JSON.stringify(outlines)};`, map: null, moduleType: 'js' };
    },
  };
}

function outlineOf({ icons }: IconSet, icon: string, file: string): string {
  const outline = / d="([^"]+)"/.exec(icons[icon]?.body ?? '')?.[1];
  if (outline !== undefined) return shorterOutline(outline, STEPS_PER_UNIT);
  const first = icon.split('-')[0] as string;
  const near = Object.keys(icons).filter((name) => name.includes(first));
  throw new Error(
    `${file} wants the game-icon “${icon}”, which does not exist; near it: ${near.slice(0, 12).join(', ')}.`,
  );
}
