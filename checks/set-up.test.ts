// The set-up scripts: when an installation is in step, one installation at a time, and commands run under Node 24.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInStep } from '../scripts/install.mjs';
import { withLock } from '../scripts/lock.mjs';
import { ROOT } from './sources.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'misadventure-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const A = { version: '1.0.0', integrity: 'sha512-a' };
const FOR_MAC = { version: '1.0.0', optional: true, os: ['darwin'] };

function installation(wanted: object, installed: object): string {
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
  writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: installed }));
  return folder;
}

test('what the lock file says is installed, but for other machines: in step', () => {
  expect(isInStep(installation({ a: A, mac: FOR_MAC }, { a: A }))).toBe(true);
});

test.each([
  ['a missing package', { a: A, b: A }, { a: A }],
  ['one too many', { a: A }, { a: A, b: A }],
  ['another version', { a: A }, { a: { ...A, version: '1.0.1' } }],
  ['another content', { a: A }, { a: { ...A, integrity: 'sha512-b' } }],
])('%s: not in step', (_, wanted, installed) => {
  expect(isInStep(installation(wanted, installed))).toBe(false);
});

test('no installation at all: not in step', () => {
  expect(isInStep(folder)).toBe(false);
});

test('a second job waits for the first', async () => {
  const lock = join(folder, 'lock');
  const order: string[] = [];
  const slow = withLock(lock, async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    order.push('first');
  });
  await withLock(lock, () => order.push('second'));
  await slow;
  expect(order).toEqual(['first', 'second']);
});

test('the lock of a process that is gone is taken over', async () => {
  const gone = spawnSync('true').pid;
  mkdirSync(join(folder, 'lock'));
  writeFileSync(join(folder, 'lock', 'pid'), String(gone));
  expect(await withLock(join(folder, 'lock'), () => 'done')).toBe('done');
});

const withNode24 = (...args: string[]) =>
  spawnSync(process.execPath, [join(ROOT, 'scripts/with-node24.mjs'), ...args], { encoding: 'utf8' });

test('a command runs under Node 24, and its exit code comes back', () => {
  const run = withNode24('node', '-e', 'console.log(process.versions.node); process.exit(7)');
  expect(run.stdout).toMatch(/^24\./);
  expect(run.status).toBe(7);
});

test('tools are found, and find Node 24 themselves', () => {
  expect(withNode24('vitest', '--version').stdout).toContain('node-v24');
});

test.each([
  [[], 2, 'Say what to run'],
  [['no-such-command'], 127, 'There is no command "no-such-command".'],
])('%j fails with one sentence', (args, code, sentence) => {
  const run = withNode24(...args);
  expect(run.status).toBe(code);
  expect(run.stderr).toContain(sentence);
  expect(run.stderr.trim().split('\n')).toHaveLength(1);
});
