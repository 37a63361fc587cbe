// Nothing outside a game's folder names it, and all of them keep the same things in the same places.

import { expect, test } from 'vitest';
import { oddPlaces, strangersNaming } from './own-folders.ts';
import { readSources } from './sources.ts';

const found = (path: string, text: string) => strangersNaming([{ path, text }], ['sea-chess']);

test('code that names a game whose folder it is not in is found', () => {
  expect(found('web/pages/home.tsx', "\nconst mood = 'sea-chess';")).toEqual([
    'web/pages/home.tsx:2 names sea-chess: what belongs to a game stands in games/sea-chess/',
  ]);
});

test('the game itself, the catalogue, tests and longer words may', () => {
  expect(found('games/sea-chess/game.ts', "id: 'sea-chess'")).toEqual([]);
  expect(found('games/catalogue.ts', "'sea-chess': () => import('./sea-chess/game.ts')")).toEqual([]);
  expect(found('web/test/table.test.ts', "'sea-chess'")).toEqual([]);
  expect(found('web/x.ts', "'deep-sea-chess'")).toEqual([]);
});

test('what all games keep in the same place is missed when it stands elsewhere', () => {
  const game = readSources('games/_example', ['.ts']).find(({ path }) => path === 'games/_example/game.ts')!;
  const moved = (from: string, to: string) => oddPlaces([{ ...game, text: game.text.replace(from, to) }]);
  expect(oddPlaces([game])).toEqual([]);
  expect(moved("'./copy.ts'", "'./state.ts'")).toEqual([expect.stringContaining('copyState')]);
  expect(moved('import { result }', 'import { resultOf }')).toEqual([expect.stringContaining('result ')]);
});
