// The arrows check: what it lets through, what it stops, and that it says why.

import { expect, test } from 'vitest';
import { importsOf, wrongArrows } from './arrows.ts';

const problems = (path: string, imported: string) =>
  wrongArrows([{ path, text: `import { x } from '${imported}';` }]);

test.each([
  ['engine/match.ts', './choose.ts'],
  ['engine/hash.ts', '@noble/hashes/sha2.js'],
  ['engine/match.test.ts', '../games/_example/game.ts'],
  ['engine/conformance/hides.ts', 'fast-check'],
  ['games/catalogue.ts', './_example/game.ts'],
  ['games/_example/rules/turn.ts', '../state.ts'],
  ['games/_example/rules/turn.ts', '../../../engine/choose.ts'],
  ['games/_example/board/hand.tsx', '../../../web/table/card.tsx'],
  ['games/_example/board/hand.tsx', 'react'],
  ['games/_example/board/hand.tsx', '../view.ts'],
  ['games/_example/test/turn.test.ts', 'vitest'],
  ['bots/search.ts', '../engine/match.ts'],
  ['lab/run.ts', '../bots/search.ts'],
  ['cli/misadventure.ts', '../checks/clauses.ts'],
  ['web/shell/app.tsx', '../../server/messages.ts'],
  ['vitest.config.ts', 'vitest/config'],
])('%s may import %s', (path, imported) => {
  expect(problems(path, imported)).toEqual([]);
});

test.each([
  ['engine/match.ts', '../games/_example/game.ts', 'knows no game'],
  ['engine/match.ts', 'node:fs', 'runs anywhere'],
  ['engine/match.ts', 'fast-check', 'runs anywhere'],
  ['engine/match.ts', './conformance/hides.ts', 'does not lean on test code'],
  ['games/a/rules/turn.ts', '../../b/state.ts', 'no other game'],
  ['games/a/test/turn.test.ts', '../../b/state.ts', 'no other game'],
  ['games/a/rules/turn.ts', '../board/hand.tsx', 'Rules know no board'],
  ['games/a/cards/deck.ts', '../board/hand.tsx', 'Rules know no board'],
  ['games/a/rules/turn.ts', '../../../bots/random.ts', 'knows the engine and nothing else'],
  ['games/a/rules/turn.ts', '@noble/hashes/sha2.js', 'knows the engine and nothing else'],
  ['games/a/board/hand.tsx', '../../../web/shell/app.tsx', 'pieces in web/table'],
  ['games/a/board/hand.tsx', '../../catalogue.ts', 'pieces in web/table'],
  ['bots/search.ts', '../games/_example/game.ts', 'no game by name'],
  ['lab/run.ts', '../cli/misadventure.ts', 'below web, server and cli'],
  ['cli/misadventure.ts', '../server/table.ts', 'side by side'],
  ['web/shell/app.tsx', '../../server/table.ts', 'side by side'],
])('%s may not import %s', (path, imported, why) => {
  const [problem] = problems(path, imported);
  expect(problem).toContain(`${path}:1 imports `);
  expect(problem).toContain(why);
});

test('a folder that nobody has placed is an error that says where to place it', () => {
  expect(() => problems('attic/old.ts', 'react')).toThrow('checks/arrows.ts does not know the folder attic/');
});

test('every way of importing is seen', () => {
  const text = `import a from './a.ts';
import './b.ts';
import type { C } from './c.ts';
export { d } from './d.ts';
export * from './e.ts';
const f = await import('./f.ts');
type G = import('./g.ts').G;`;
  const imports = importsOf({ path: 'lab/x.ts', text });
  expect(imports.map((each) => each.of)).toEqual(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `./${name}.ts`),
  );
  expect(imports.filter((each) => each.isType).map((each) => each.of)).toEqual(['./c.ts', './g.ts']);
  expect(imports.map((each) => each.line)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
