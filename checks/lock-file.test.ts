// The lock-file check: hosts and holes are found.

import { expect, test } from 'vitest';
import { missingBuilds } from '../scripts/complete-lock.mjs';
import { lockFileProblems } from './lock-file.ts';

const lock = (packages: object) => JSON.stringify({ packages });

test('a lock file without hosts and holes passes', () => {
  expect(lockFileProblems(lock({ '': {}, 'node_modules/a': { version: '1.0.0' } }))).toEqual([]);
});

test('a host is found', () => {
  const text = lock({ 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' } });
  expect(lockFileProblems(text)).toEqual([expect.stringContaining('names a host for node_modules/a')]);
});

test('a missing build for another platform is found', () => {
  const text = lock({ 'node_modules/a': { optionalDependencies: { '@a/darwin-arm64': '1.0.0' } } });
  expect(lockFileProblems(text)).toEqual([expect.stringContaining('lacks node_modules/@a/darwin-arm64')]);
});

test.each([
  ['@a/cli-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
  ['@a/binding-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
  ['@a/binding-win32-arm64-msvc', { cpu: ['arm64'], os: ['win32'] }],
  ['@a/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s is completed from its name', (name, platform) => {
  const packages = { 'node_modules/a': { optionalDependencies: { [name]: '1.2.3' } } };
  expect(missingBuilds(packages)).toEqual({
    [`node_modules/${name}`]: { version: '1.2.3', dev: true, optional: true, ...platform },
  });
});
