// The rules version: it changes with the rules, and with nothing else.

import { expect, test } from 'vitest';
import { rulesAmong, rulesVersion, staleVersions } from './versions.ts';

const version = (text: string, path = 'games/a/rules/turn.ts') => rulesVersion([{ path, text }]);
const BASE = version('const hand = [7, 8]; // UA-SETUP-04');

test('it is eight hex digits', () => {
  expect(BASE).toMatch(/^[0-9a-f]{8}$/);
});

test('comments and formatting do not change it', () => {
  expect(version('const hand = [7, 8];')).toBe(BASE);
  expect(version('// Seven.\n/* So\n * there. */\nconst hand = [\n  7,\n  8,\n];\n')).toBe(BASE);
});

test('a changed figure, text or file name changes it', () => {
  expect(version('const hand = [7, 9];')).not.toBe(BASE);
  expect(version("const text = 'http://a';")).not.toBe(version("const text = 'http://b';"));
  expect(version('const hand = [7, 8];', 'games/a/rules/other.ts')).not.toBe(BASE);
});

const rulesIn = (files: Record<string, string>) =>
  rulesAmong(Object.entries(files).map(([path, text]) => ({ path: `games/a/${path}`, text }))).map(
    ({ path }) => path.slice(8),
  );

test('boards, tests, stories and the version itself are not rules', () => {
  const rules = [
    'game.ts',
    'state.ts',
    'questions.ts',
    'rules/turn.ts',
    'cards/deck.ts',
    'cards/small/deck.ts',
  ];
  const others = ['version.ts', 'story.ts', 'view.ts', 'judge.ts', 'board/hand.ts', 'test/turn.test.ts'];
  expect(rulesIn(Object.fromEntries([...rules, ...others].map((path) => [path, ''])))).toEqual(rules);
});

test('what the rules use is part of the rules, whatever its name; types and the contract do not count', () => {
  const files = {
    'game.ts': "import { story } from './story.ts'; import { RULES_VERSION } from './version.ts';",
    'rules/turn.ts': "import { sees } from '../view.ts'; import type { Event } from '../events.ts';",
    'view.ts': '',
    'events.ts': '',
    'story.ts': '',
    'version.ts': '',
  };
  expect(rulesIn(files)).toEqual(['game.ts', 'rules/turn.ts', 'view.ts']);
});

test('a stale version says what to run', () => {
  const stamp = { path: 'games/a/version.ts', wanted: '', isStale: true };
  expect(staleVersions([stamp, { ...stamp, isStale: false }])).toEqual([
    'games/a/version.ts is stale: run npm run stamp',
  ]);
});
