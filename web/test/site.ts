// Builds the page into a folder of its own and serves it, for browser tests and screenshots.

import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, type PreviewServer, preview } from 'vite';
import { withLock } from '../../scripts/lock.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const FOLDER = join(ROOT, '.cache', 'sites');
const KEPT_MS = 60 * 60 * 1000;
const SOURCES = ['web', 'games', 'engine', 'bots', 'index.html', 'vite.config.ts', 'package-lock.json'];

export type Site = { readonly address: string; readonly folder: string; close(): Promise<void> };

/** Several test files may ask at once: one builds, the others wait for it. */
export async function serveSite(): Promise<Site> {
  mkdirSync(FOLDER, { recursive: true });
  const outDir = (await withLock(join(ROOT, '.cache', 'site.lock'), builtSite)) as string;
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
  });
  return { address: addressOf(server), folder: outDir, close: () => server.close() };
}

/** Every state of the sources has a folder of its own: a build never takes the files from under a test that is running. */
export async function builtSite(): Promise<string> {
  const newest = Math.max(...SOURCES.map((source) => newestIn(join(ROOT, source))));
  const outDir = join(FOLDER, String(Math.round(newest)));
  if (newestIn(join(outDir, 'sw.js')) > 0) return outDir;
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

function addressOf({ httpServer }: PreviewServer): string {
  const address = httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('The preview server has no port.');
  return `http://127.0.0.1:${address.port}/`;
}
