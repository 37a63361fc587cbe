// The closed-rules check: each forbidden thing is found, and innocent look-alikes are left alone.

import { expect, test } from 'vitest';
import { isRulesFile, openRules } from './closed-rules.ts';

const problems = (text: string) => openRules({ path: 'games/a/rules/turn.ts', text });

test.each([
  ['function f() { try { g(); } finally {} }', 'catches'],
  ['async function f() {}', 'is async'],
  ['const f = async () => {};', 'is async'],
  ['const x = { async f() {} };', 'is async'],
  ['function* f() {}', 'is a generator'],
  ['const f = () => Math.random();', 'chance of its own'],
  ['const f = () => Date.now();', 'the clock'],
  ['const f = () => new Date();', 'the clock'],
  ['const f = () => performance.now();', 'the clock'],
  ['const f = () => crypto.randomUUID();', 'chance of its own'],
  ['const f = (a: string[]) => a.sort((x, y) => x.localeCompare(y));', 'machine’s language'],
  ['const f = () => globalThis.x;', 'outside the table'],
  ['let turns = 0;', 'turns is state outside the table'],
  ['export let turns = 0;', 'turns is state outside the table'],
  ['var turns = 0;', 'turns is state outside the table'],
  ['const seen = new Map<string, number>();', 'an empty Map is state'],
  ['const seen = new WeakSet();', 'an empty WeakSet is state'],
  ['class Deck { static dealt = 0; }', 'a static field is state'],
  ['const SEEN = []; function f(x) { SEEN.push(x); }', 'changes SEEN'],
  ['const SEEN = {}; const f = (x) => { SEEN[x] = true; };', 'changes SEEN'],
  ['const SEEN = { n: 0 }; function f() { SEEN.n++; }', 'changes SEEN'],
  ['const SEEN = { n: 0 }; function f() { delete SEEN.n; }', 'changes SEEN'],
  ['const SEEN = { n: 0 }; function f() { Object.assign(SEEN, { n: 1 }); }', 'changes SEEN'],
  ['const SEEN = [[1]]; function f() { SEEN[0]!.sort(); }', 'changes SEEN'],
  ["import { CARDS } from '../cards/all.ts'; function f() { CARDS.wolf.health = 1; }", 'changes CARDS'],
])('%s', (text, why) => {
  const found = problems(text);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('games/a/rules/turn.ts:1 ');
  expect(found[0]).toContain(why);
});

test.each([
  'function f(t) { let n = 0; n++; t.state.turns = n; t.state.hand.push(1); }',
  'const STATS = ["strength"] as const; const ODD = new Set([1, 3]);',
  'const BY_NAME = {}; for (const c of CARDS) BY_NAME[c.name] = c;',
  'function f(SEEN) { SEEN.push(1); } const SEEN = [];',
  'type Card = { Date: string }; const f = (c: Card) => c.Date + c.process;',
  'function f(window: number) { return window + 1; }',
  "import { pile } from '../../../engine/pile.ts'; function f(t) { pile.add(t, 1); }",
  'const copy = (a) => [...a].sort((x, y) => x - y);',
  'const f = () => Math.max(1, 2);',
])('innocent: %s', (text) => {
  expect(problems(text)).toEqual([]);
});

test('the line of the problem is named', () => {
  expect(problems('const a = 1;\n\nlet b = 2;')[0]).toContain('turn.ts:3 ');
});

test('rules are everything in a game but its board and its tests', () => {
  expect(isRulesFile('games/a/rules/turn.ts')).toBe(true);
  expect(isRulesFile('games/a/game.ts')).toBe(true);
  expect(isRulesFile('games/a/board/hand.tsx')).toBe(false);
  expect(isRulesFile('games/a/test/turn.test.ts')).toBe(false);
  expect(isRulesFile('games/catalogue.ts')).toBe(false);
  expect(isRulesFile('engine/match.ts')).toBe(false);
});
