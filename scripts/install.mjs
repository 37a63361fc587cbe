// Brings node_modules in step with the lock file, and the npm package `node` to life.

import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { withLock } from './lock.mjs';

const WANTED_NODE = 24;

/** Installs what is missing or stale and returns the path of Node 24. Quick when nothing is to be done. */
export async function bringTools(root) {
  const node = node24Path(root);
  if (stampOf(root) === lockHash(root) && existsSync(node)) return node;
  mkdirSync(join(root, '.cache'), { recursive: true });
  return withLock(join(root, '.cache', 'install.lock'), () => install(root));
}

async function install(root) {
  if (!isInStep(root)) await installPackages(root);
  const node = await bringNode24(root);
  linkNode(root, node);
  writeFileSync(stampFile(root), lockHash(root));
  return node;
}

async function installPackages(root) {
  say('Installing the packages of package-lock.json (once) …');
  // No package's install script is run: npm 10 would, npm 11 would not, and none but `node` needs one (below).
  await npm(['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--prefer-offline'], root);
}

/** The package `node` fetches its binary in an install script; we run that very step ourselves when it has not been run. */
async function bringNode24(root) {
  const node = node24Path(root);
  if (majorOf(node) === WANTED_NODE) return node;
  say(`Fetching Node ${WANTED_NODE} (once) …`);
  const home = join(root, 'node_modules', 'node');
  await quietly(process.execPath, ['installArchSpecificPackage.js'], home).catch((problem) => {
    if (majorOf(process.execPath) < WANTED_NODE) throw problem;
  });
  if (majorOf(node) === WANTED_NODE) return node;
  if (majorOf(process.execPath) >= WANTED_NODE) return process.execPath; // a platform that the package does not serve
  throw new Error(
    `There is no Node ${WANTED_NODE} for this machine in the npm package "node": install Node ${WANTED_NODE} or newer yourself.`,
  );
}

/** npm links a package's commands before we bring this one to life, so `node_modules/.bin/node` is ours to make. */
function linkNode(root, node) {
  const link = join(root, 'node_modules', '.bin', 'node');
  if (process.platform === 'win32' || existsSync(link)) return;
  rmSync(link, { force: true });
  symlinkSync(relative(dirname(link), node), link);
}

function node24Path(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

function majorOf(node) {
  if (!existsSync(node) || statSync(node).size === 0) return 0;
  const answer = spawnSync(node, ['-p', 'process.versions.node.split(".")[0]'], { encoding: 'utf8' });
  return Number(answer.stdout) || 0;
}

// --- Is node_modules what the lock file says? ---

const stampFile = (root) => join(root, 'node_modules', '.stamp');
const stampOf = (root) => (existsSync(stampFile(root)) ? readFileSync(stampFile(root), 'utf8') : '');
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** True after somebody's own `npm install` or `npm ci`: then there is nothing to do but to write the stamp. */
export function isInStep(root) {
  const diary = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(diary)) return false;
  const installed = packagesOf(diary);
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const isWanted = ([where, its]) =>
    wanted[where]?.version === its.version && wanted[where].integrity === its.integrity;
  const isInstalled = ([where, its]) => its.optional || its.peer || where in installed;
  return Object.entries(installed).every(isWanted) && Object.entries(wanted).every(isInstalled);
}

function packagesOf(file) {
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
  return packages;
}

// --- npm ---

function npm(args, cwd) {
  const script = process.env.npm_execpath; // the npm that called us, when one did
  if (script?.endsWith('.js')) return quietly(process.execPath, [script, ...args], cwd);
  return quietly(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, cwd);
}

// Without a network npm would by default keep silent for more than a minute before it says so.
const IMPATIENT = {
  ...process.env,
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fetch_retry_maxtimeout: '8000',
};

function quietly(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const options = { cwd, env: IMPATIENT, maxBuffer: 1 << 26, shell: command.endsWith('.cmd') };
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error) reject(new Error(explain(`${stdout}\n${stderr}`, error)));
      else resolve();
    });
  });
}

const NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|network/i;

function explain(output, error) {
  if (error.code === 'ENOENT') return 'There is no npm on this machine: it comes with Node, install both.';
  if (NETWORK.test(output))
    return 'The npm registry cannot be reached: connect to the network and run this again.';
  const said = output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .map((line) => line.replace(/^npm (error|ERR!) ?/, ''));
  return `npm could not install the packages: ${said.filter(Boolean).slice(0, 3).join(' ') || error.message}`;
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}
