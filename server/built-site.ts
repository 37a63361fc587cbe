// The pages, built by Vite into a folder of their own whenever what they are made of has changed.

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { withLock } from '../scripts/lock.mjs';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, '.cache', 'sites');
const KEPT_MS = 24 * 60 * 60 * 1000;
const SOURCES = [
  'web',
  'games',
  'engine',
  'tables',
  'bots',
  'art',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

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
  const sources = SOURCES.flatMap((source) => filesIn(join(ROOT, source)));
  const state = sources.map(({ path, changed }) => `${path} ${changed}`).join('\n');
  const outDir = join(FOLDER, createHash('sha256').update(state).digest('hex').slice(0, 16));
  if (filesIn(join(outDir, 'sw.js')).length > 0) return outDir;
  begin();
  for (const old of readdirSync(FOLDER).map((name) => join(FOLDER, name)))
    if (filesIn(old).every(({ changed }) => changed < Date.now() - KEPT_MS))
      rmSync(old, { recursive: true, force: true });
  // A test runner says NODE_ENV=test, and the build would not be the one that people get.
  const { NODE_ENV = 'production' } = process.env;
  process.env.NODE_ENV = 'production';
  await build({ root: ROOT, logLevel: 'silent', build: { outDir, emptyOutDir: true } }).finally(() => {
    process.env.NODE_ENV = NODE_ENV;
  });
  return outDir;
}

type SourceFile = { readonly path: string; readonly changed: number };

/** The file, or all files in the folder, in the order of their names; none when there is nothing of that name. */
function filesIn(path: string): SourceFile[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [{ path, changed: stat.mtimeMs }];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}
