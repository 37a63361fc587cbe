// Mutations change what a rule does, one place at a time.

import { expect, test } from 'vitest';
import { mutated, mutationsOf } from './mutations.ts';

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
  ['const f = (a) => { wound(a); };', ['const f = (a) => { ; };']],
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
