// The project's source files: finding them, reading them, parsing them once.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ParseResult, parseSync } from 'oxc-parser';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** A file as the checks see it: its path from the project's root, with forward slashes, and its text. */
export type Source = { readonly path: string; readonly text: string };

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'saves']);

/** Every file under `folder` whose name ends with one of `endings`, in a stable order. */
export function readSources(folder: string, endings: readonly string[], root = ROOT): Source[] {
  return pathsUnder(folder, root)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function pathsUnder(folder: string, root: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  return entries.flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    return entry.isDirectory() ? pathsUnder(path, root) : [path];
  });
}

/** The names of the folders right under `folder`; none when there is no such folder. */
export function foldersIn(folder: string, root = ROOT): string[] {
  const parent = readdirSync(root).includes(folder)
    ? readdirSync(join(root, folder), { withFileTypes: true })
    : [];
  return parent
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

const parsed = new WeakMap<Source, ParseResult>();

export function parse(source: Source): ParseResult {
  const known = parsed.get(source);
  if (known) return known;
  const result = parseSync(source.path, source.text);
  parsed.set(source, result);
  return result;
}

export function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Test code: it may look anywhere, and nothing that is shipped may lean on it. */
export function isTestCode(path: string): boolean {
  return /(^|\/)test\//.test(path) || /\.test\.tsx?$/.test(path) || path.startsWith('engine/conformance/');
}
