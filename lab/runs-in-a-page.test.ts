// What measures and what draws runs in a page as well as in Node: only lab/node/ may need Node.

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('lab/**/*.ts').filter((file) => !/\/node\/|\.test\.ts$/.test(file));

test.each(sources)('%s needs no Node', (file) => {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => from!);
  expect(imports.filter((from) => /^node:|piscina|domino|\/node\//.test(from))).toEqual([]);
  expect(text).not.toMatch(/\b(process|Buffer|require)\b[.(]/);
});
