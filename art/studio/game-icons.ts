// The icon set on disk: outlines of game-icons by name.

import { createRequire } from 'node:module';
import { iconsFrom, type Outlines } from '../icon-set.ts';
import type { Icons } from '../plates.ts';

type IconSet = {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
};

export function readOutlines(): Outlines {
  const { icons, aliases = {} } = createRequire(import.meta.url)(
    '@iconify-json/game-icons/icons.json',
  ) as IconSet;
  const own = Object.entries(icons).map(([name, { body }]) => [name, outlineIn(body)] as const);
  const others = Object.entries(aliases).map(
    ([name, { parent }]) => [name, outlineIn(icons[parent]?.body ?? '')] as const,
  );
  return Object.fromEntries([...own, ...others]);
}

export const gameIcons = (): Icons => iconsFrom(readOutlines());

const outlineIn = (body: string): string =>
  [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
