// Finds a Chromium for the browser tests, and installs one when the machine has none.
//
//   import { findChromium } from '../scripts/chromium.mjs';
//   const browser = await chromium.launch({ executablePath: await findChromium() });

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail } from './fail.mjs';
import { withLock } from './lock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');
const memory = join(cache, 'chromium-path');

/** The shell is the browser without its windows: the same pages for two thirds of the work. */
const SHELL = 'chromium-headless-shell';
const COMMANDS = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_APPS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const NONE = [
  'The browser tests need a Chromium, and none could be found or installed:',
  'install Chrome or Chromium, or set CHROME_PATH to the program.',
].join(' ');

/** The path of a Chromium that runs. What was found is remembered in .cache/, so that asking again costs nothing. */
export async function findChromium() {
  if (process.env.CHROME_PATH) return requireGiven(process.env.CHROME_PATH);
  if (existsSync(memory)) {
    const known = readFileSync(memory, 'utf8');
    if (existsSync(known)) return known;
  }
  mkdirSync(cache, { recursive: true });
  return withLock(join(cache, 'chromium.lock'), searchAndInstall);
}

function requireGiven(path) {
  if (!runs(path)) throw new Error(`CHROME_PATH is set to ${path}, which does not run as a browser.`);
  return path;
}

async function searchAndInstall() {
  for (const look of [onThisMachine, fromPlaywright, downloadedByPlaywright, installedByDebian]) {
    const found = await look();
    if (found) return remember(found);
  }
  throw new Error(NONE);
}

function remember(path) {
  writeFileSync(memory, path);
  return path;
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const programs = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...programs, ...MAC_APPS].find(runs);
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return runs(path) ? path : undefined;
}

async function downloadedByPlaywright() {
  say('Looking for a Chromium: asking Playwright for its own …');
  spawnSync(
    process.execPath,
    [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'],
    {
      timeout: 300_000,
    },
  );
  return fromPlaywright();
}

function installedByDebian() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync(command, rest, { env, timeout: 600_000 }).status === 0;
  };
  const install = (name) => aptGet('install', '-y', '--no-install-recommends', name);
  say('Looking for a Chromium: asking Debian for its package …');
  if (!install(SHELL)) aptGet('update') && (install(SHELL) || install('chromium'));
  return onThisMachine();
}

function runs(path) {
  return (
    Boolean(path) && existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
  );
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await findChromium().catch((problem) => fail(problem.message)));
}
