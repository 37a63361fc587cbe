// The rules version: it changes with the rules, and with nothing else.

import { expect, test } from 'vitest';
import { isRule, rulesVersion, staleVersions } from './versions.ts';

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

test('boards, tests, stories and the version itself are not rules', () => {
  const isRuleAt = (path: string) => isRule({ path: `games/a/${path}`, text: '' });
  const rules = [
    'game.ts',
    'state.ts',
    'questions.ts',
    'rules/turn.ts',
    'cards/deck.ts',
    'cards/small/deck.ts',
  ];
  expect(rules.map(isRuleAt)).toEqual(rules.map(() => true));
  const others = ['version.ts', 'story.ts', 'judge.ts', 'board/hand.ts', 'test/turn.test.ts'];
  expect(others.map(isRuleAt)).toEqual(others.map(() => false));
});

test('a stale version says what to run', () => {
  const stamp = { path: 'games/a/version.ts', wanted: '', isStale: true };
  expect(staleVersions([stamp, { ...stamp, isStale: false }])).toEqual([
    'games/a/version.ts is stale: run npm run stamp',
  ]);
});
