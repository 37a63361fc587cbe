// Mutations change what a rule does, one place at a time.

import { expect, test } from 'vitest';
import { EQUAL_MUTANTS } from './equal-mutants/all.ts';
import { accountOf } from './mutant-journal.ts';
import { beforeAndAfter, lineBefore, type Mutant, mutated, mutationsOf, withMutants } from './mutations.ts';
import { readSources } from './sources.ts';

const all = (text: string) => {
  const source = { path: 'rule.ts', text };
  return mutationsOf(source).map((mutation) => mutated(source, mutation));
};

test.each([
  ['const f = (a, b) => a < b;', ['const f = (a, b) => a <= b;']],
  ['const f = (a, b) => a && b;', ['const f = (a, b) => a || b;']],
  ['const f = (a) => !a;', ['const f = (a) => a;']],
  ['const f = () => 3;', ['const f = () => 4;']],
  ['const f = () => true;', ['const f = () => false;']],
  ['const f = (a) => { a++; };', ['const f = (a) => { a--; };']],
  ['const f = (a) => { wound(a); };', ['const f = (a) => { undefined; };']],
  [
    'const f = (a) => { if (a) return; };',
    ['const f = (a) => { if (true) return; };', 'const f = (a) => { if (false) return; };'],
  ],
])('%s', (text, changed) => {
  expect(all(text)).toEqual(changed);
});

test('figures outside functions, types and the words of errors are left alone', () => {
  expect(all('const LIMIT = 3; type A = 1; const f = () => { throw new Error(String(1 + 1)); };')).toEqual(
    [],
  );
});

test('keys and types are left alone', () => {
  expect(all('const f = (a: 1 | -1) => ({ 1: a });')).toEqual([]);
});

const RULE = { path: 'rule.ts', text: 'const rule = (a, b) => (a < b && !a ? 1 : 2);' };
const MUTANTS: Mutant[] = mutationsOf(RULE).map((mutation, i) => ({ ...mutation, number: i + 1 }));

type Rule = (a: number, b: number) => number;

/** The rule, run with this one mutant awake. */
function ruleWith(text: string, awake: number): Rule {
  return new Function('broken', `${text}; return rule;`)((number: number) => number === awake) as Rule;
}

const CASES: [number, number][] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 2],
];

test('mutants that sleep in one text change nothing, and each does the same awake as alone', () => {
  const text = withMutants(RULE, MUTANTS);
  for (const [a, b] of CASES) {
    expect(ruleWith(text, 0)(a, b)).toBe(ruleWith(RULE.text, 0)(a, b));
    for (const mutant of MUTANTS)
      expect(ruleWith(text, mutant.number)(a, b)).toBe(ruleWith(mutated(RULE, mutant), 0)(a, b));
  }
  expect(MUTANTS).toHaveLength(7);
});

test('a change is told by the line it stands in', () => {
  const source = { path: 'rule.ts', text: 'const f = (a) => {\n  if (a > 1)\n    wound(a);\n};' };
  expect(mutationsOf(source).map((mutation) => beforeAndAfter(source, mutation))).toContainEqual([
    'if (a > 1)',
    'if (a >= 1)',
  ]);
});

test('a line that stands twice is told by the one before it', () => {
  const source = { path: 'rule.ts', text: 'const f = (a) => {\n  heal(a);\n  wound(a);\n};' };
  expect(mutationsOf(source).map((mutation) => lineBefore(source, mutation))).toEqual([
    'const f = (a) => {',
    'heal(a);',
  ]);
});

test('a try that took its process down has noticed; the last one may still be going on', () => {
  const trying = { trying: 1, test: 'a test', patience: 60 };
  expect([...accountOf([trying]).noticed.keys()]).toEqual([]);
  expect([...accountOf([trying, { done: 'another', test: 'another test' }]).noticed.keys()]).toEqual([1]);
  expect([...accountOf([trying, { unnoticed: 1 }]).noticed.keys()]).toEqual([]);
});

test('a test that fails unbroken in one process and passes in the next came after something that was left behind', () => {
  const fails = { failsUnbroken: 'a test' };
  expect([...accountOf([fails]).failUnbroken]).toEqual(['a test']);
  expect([...accountOf([fails, { done: '7', test: 'another' }]).failUnbroken]).toEqual(['a test']);
  expect([...accountOf([fails, { done: '3', test: 'a test' }]).failUnbroken]).toEqual([]);
});

test.each(EQUAL_MUTANTS)(
  '$path has the line “$line” once, with its mutants',
  ({ path, after, line, broken }) => {
    const source = readSources(path.slice(0, path.lastIndexOf('/')), ['.ts']).find(
      (each) => each.path === path,
    )!;
    const mutants = mutationsOf(source)
      .filter((mutation) => after === undefined || lineBefore(source, mutation) === after)
      .map((mutation) => beforeAndAfter(source, mutation).join(' → '));
    for (const each of broken)
      expect(mutants.filter((mutant) => mutant === `${line} → ${each}`)).toHaveLength(1);
  },
);
