// The commands that README and the lab's page show work as they stand there: only their matches are fewer here.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { command } from './test/stand-in.ts';

const folder = mkdtempSync(join(tmpdir(), 'misadventure-readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** These want a person at the keyboard, a file of one's own, or hours. */
const NOT_HERE = /^(?:play|adventure check|lab find|lab learn)|--(?:help|variant|until-sure)/;

const shown = ['README.md', 'docs/lab.md'].flatMap((page) =>
  [
    ...readFileSync(new URL(`../${page}`, import.meta.url), 'utf8').matchAll(/^bin\/misadventure (.*)$/gm),
  ].map(([, line]) => line!.replace(/#.*/, '').trim()),
);
const tried = [...new Set(shown)].filter((line) => !NOT_HERE.test(line));

test('there are some', () => expect(tried.length).toBeGreaterThan(4));

test.each(tried)('bin/misadventure %s', async (line) => {
  const { code, out, err } = await command(quick(line).split(/\s+/));
  expect({ code, err: err.replace(/^.*matches.*$/gm, '').trim() }).toEqual({ code: 0, err: '' });
  expect(out).not.toBe('');
});

const quick = (line: string): string =>
  line
    .replace(/--games \d+/, '--games 2')
    .replace(/search:\d+/g, 'search:2')
    .replace(/--(report|json) (\S+)/g, (_, flag, file) => `--${flag} ${join(folder, file)}`);
