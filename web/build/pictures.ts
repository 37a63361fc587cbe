// Card pictures: a file `*.icons.json` maps names to game-icons; the build replaces each icon's name by its outline.

import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type IconSet = { readonly icons: Readonly<Record<string, { readonly body: string }>> };

const ENDING = '.icons.json';

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
  if (outline !== undefined) return rounded(outline);
  const first = icon.split('-')[0] as string;
  const near = Object.keys(icons).filter((name) => name.includes(first));
  throw new Error(
    `${file} wants the game-icon “${icon}”, which does not exist; near it: ${near.slice(0, 12).join(', ')}.`,
  );
}

/** A tenth of one of an icon's 512 units is enough, and saves a third of its weight. Arcs stay as they are: their flags look like digits. */
function rounded(outline: string): string {
  return outline.replace(/([bcdf-zBCDF-Z])([^a-zA-Z]*)/g, (_whole, command: string, coordinates: string) => {
    const numbers = coordinates.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
    return command + numbers.map((number) => String(Math.round(Number(number) * 10) / 10)).reduce(joined, '');
  });
}

/** A sign parts two numbers, and so does a second decimal point; anything else needs a space. */
function joined(before: string, number: string): string {
  const short = number.replace(/^(-?)0\./, '$1.');
  const last = before.slice(before.search(/[^\s-]*$/));
  const isApart = before === '' || short.startsWith('-') || (short.startsWith('.') && last.includes('.'));
  return isApart ? before + short : `${before} ${short}`;
}
