// The pages, built by Vite into a folder of their own whenever what they are made of has changed.

import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { withLock } from '../scripts/lock.mjs';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.cache', 'sites');
const KEPT_MS = 24 * 60 * 60 * 1000;
const SOURCES = ['web', 'games', 'engine', 'bots', 'index.html', 'vite.config.ts', 'package-lock.json'];

/**
 * The folder with the built pages; `begin` is called when they have to be built first. Several processes may ask at
 * once: one builds, the others wait for it.
 */
export async function builtSite(begin: () => void = () => {}): Promise<string> {
  mkdirSync(FOLDER, { recursive: true });
  return (await withLock(join(ROOT, '.cache', 'site.lock'), () => buildOnce(begin))) as string;
}

/** Every state of the sources has a folder of its own: a build never takes the files from under whoever is being served. */
async function buildOnce(begin: () => void): Promise<string> {
  const newest = Math.max(...SOURCES.map((source) => newestIn(join(ROOT, source))));
  const outDir = join(FOLDER, String(Math.round(newest)));
  if (newestIn(join(outDir, 'sw.js')) > 0) return outDir;
  begin();
  for (const old of readdirSync(FOLDER).map((name) => join(FOLDER, name)))
    if (newestIn(old) < Date.now() - KEPT_MS) rmSync(old, { recursive: true, force: true });
  // A test runner says NODE_ENV=test, and the build would not be the one that people get.
  process.env.NODE_ENV = 'production';
  await build({ root: ROOT, logLevel: 'silent', build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** When something in there last changed; 0 when there is nothing. */
function newestIn(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (stat.isFile()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}
