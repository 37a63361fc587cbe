// The conformance suite can fail: every deliberately broken copy of the example game is caught by the promise it
// breaks, in as small a sample as `npm test` looks at.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ends } from '../engine/conformance/ends.ts';
import { PROMISES } from '../engine/conformance/index.ts';
import { Broken } from '../engine/conformance/subject.ts';
import { readRulebook } from '../engine/rulebook.ts';
import type { BrokenCopy } from './broken/broken.ts';

const folder = new URL('broken/', import.meta.url);
const copies = readdirSync(folder)
  .filter((file) => file !== 'broken.ts')
  .map((file) => file.replace('.ts', ''));

const rules = readFileSync(new URL('../games/_example/rulebook.md', import.meta.url), 'utf8');

/** A copy that loops is interrupted soon. */
const promises = [ends(1_000), ...PROMISES.filter(({ name }) => name !== 'ends')];

test.each(copies)('a copy that %s is caught by the promise it breaks', async (name) => {
  const { copy } = (await import(new URL(`${name}.ts`, folder).href)) as { copy: BrokenCopy };
  const promise = promises.find((each) => each.name === copy.breaks)!;
  const rulebook = readRulebook(`${rules}\n${copy.clauses ?? ''}`);
  expect(() => promise.check({ game: copy.game, rulebook, breadth: 'sampled' })).toThrow(Broken);
});
