// The rules are found by the words of somebody who has not read them.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const clauses = readFileSync(new URL('../rulebook.md', import.meta.url), 'utf8').split(/\n\n+/);
const found = (words: string): string[] =>
  clauses.filter((clause) => words.split(' ').every((word) => clause.toLowerCase().includes(word)));

test('HM-BOARD-10 what happens without health is found by plain words', () => {
  for (const words of ['no health', 'knocked out', 'dies'])
    expect(found(words), words).toContainEqual(expect.stringContaining('HM-BOARD-10'));
  expect(found('wounded')).toContainEqual(expect.stringContaining('HM-BOARD-08'));
});
