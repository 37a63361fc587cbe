// The real command in a process of its own: exit codes, pipes, a kill in the middle.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/misadventure', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'misadventure-process-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Ended = { code: number | null; out: string; err: string };

/** Runs the command; `type` is called with what has been printed so far, and returns what to type, or 'kill'. */
function misadventure(args: string[], type?: (out: string) => string | undefined): Promise<Ended> {
  const child = spawn(COMMAND, args, { detached: true });
  const printed = { out: '', err: '' };
  child.stderr.on('data', (data) => {
    printed.err += data;
  });
  child.stdout.on('data', (data) => {
    printed.out += data;
    const typed = type?.(printed.out);
    if (typed === 'kill' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    else if (typed !== undefined) child.stdin.write(typed);
  });
  if (type === undefined) child.stdin.end();
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...printed })));
}

test('exit codes and streams: the answer goes to stdout, the sentence to stderr', async () => {
  const [good, bad, wrong] = await Promise.all([
    misadventure(['run', '_example', '--seed', '7', '--json']),
    misadventure(['replay', join(folder, 'none')]),
    misadventure(['run', '_exmaple']),
  ]);
  expect([good.code, JSON.parse(good.out).game, good.err]).toEqual([0, '_example', '']);
  expect([bad.code, bad.out, bad.err.trim().split('\n').length]).toEqual([1, '', 1]);
  expect([wrong.code, wrong.out]).toEqual([2, '']);
  expect(wrong.err).toContain('did you mean “_example”?');
});

test('killed in the middle, a match goes on from its last answer', async () => {
  const file = join(folder, 'killed.json');
  const args = ['play', '_example', '--seed', '3', '--bots', 'random', '--save', file];
  const killed = await misadventure(args, (out) => {
    const asked = out.split('q: ').length - 1;
    if (asked === 0 || !out.endsWith('q: ')) return undefined;
    return asked < 3 ? '1\n' : 'kill';
  });
  expect(killed.code).not.toBe(0);
  const resumed = await misadventure(['play', '--resume', file]);
  expect(resumed.code).toBe(0);
  const table = (out: string) => out.slice(out.lastIndexOf('The table:')).split('The rule:')[0];
  expect(table(resumed.out)).toBe(table(killed.out));
  expect(resumed.out).toContain(`--resume ${file}`);
});

test('Ctrl-C in the middle of a run: a report of the matches so far, and no worker is left behind', async () => {
  const json = join(folder, 'partial.json');
  const args = ['lab', '_example', '--games', '900000000', '--bots', 'random', '--json', json];
  const child = spawn(COMMAND, args, { detached: true });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    printed.out += data;
  });
  child.stderr.on('data', (data) => {
    // The first line of progress says that some matches are over.
    if (printed.err === '' && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    printed.err += data;
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  expect([code, printed.err]).toEqual([0, expect.stringContaining('Stopping with what there is so far')]);
  expect(printed.out).toContain('Who wins');
  const summary = JSON.parse(readFileSync(json, 'utf8'));
  expect(summary).toMatchObject({ complete: false });
  expect(summary.matches).toBeGreaterThan(0);
  expect(summary.warnings[0]).toContain('stopped early');
  // The whole group of processes is gone.
  expect(() => process.kill(-child.pid!, 0)).toThrow('ESRCH');
});
