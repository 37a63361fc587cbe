// Runs a command with this project's own Node 24 and tools, installing them first when they are missing or stale.
//
//   node scripts/with-node24.mjs node server/start.ts
//
// It has to run on a bare machine (Node 20 and npm), so it uses nothing but what Node 20 brings.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, OLDEST_NODE } from './fail.mjs';
import { bringTools } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

const [command, ...args] = process.argv.slice(2);
if (!command) fail('Say what to run: node scripts/with-node24.mjs <command> [arguments]', 2);

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) {
  fail(
    `Misadventure needs Node ${OLDEST_NODE} or newer to start, and this is Node ${process.versions.node}.`,
  );
}

const node24 = await bringTools(root).catch((problem) => fail(problem.message));
run(command, args, node24);

function run(command, args, node24) {
  const path = [dirname(node24), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const child = spawn(command === 'node' ? node24 : command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
    shell: process.platform === 'win32' && command !== 'node', // tools in .bin are .cmd files there
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  stopWithNpm(child);
  child.on('error', () => fail(`There is no command "${command}".`, 127));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** A stopped npm takes its shell with it, but not us: without this a stopped `npm start` would leave its server behind. */
function stopWithNpm(child) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid !== parent && child.kill(), 500).unref();
}
