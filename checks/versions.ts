// A game's rules version: a hash over its rules and cards, so that a record knows the rules it was played by.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf, target } from './arrows.ts';
import { foldersIn, parse, ROOT, readSources, type Source } from './sources.ts';

/** What the game says, shows and advises changes no match that was played; unless the rules themselves use it. */
const NOT_RULES = new Set(
  'version story events view areas judge features weights promise instinct census statistics'
    .split(' ')
    .map((name) => `${name}.ts`),
);

export type Stamp = { readonly path: string; readonly wanted: string; readonly isStale: boolean };

/** One stamp for each game that can be played. */
export function stamps(root = ROOT): Stamp[] {
  const games = foldersIn('games', root).filter((game) => existsSync(join(root, 'games', game, 'game.ts')));
  return games.map((game) => stampOf(game, root));
}

function stampOf(game: string, root: string): Stamp {
  const path = `games/${game}/version.ts`;
  const wanted = versionFile(rulesVersion(rulesAmong(readSources(`games/${game}`, ['.ts', '.json'], root))));
  const written = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  return { path, wanted, isStale: written !== wanted };
}

export function staleVersions(stamps: readonly Stamp[]): string[] {
  return stamps.filter((stamp) => stamp.isStale).map(({ path }) => `${path} is stale: run npm run stamp`);
}

function versionFile(version: string): string {
  return [
    '// The version of these rules, a hash over their sources. Written by `npm run stamp`.',
    '',
    `export const RULES_VERSION = '${version}';`,
    '',
  ].join('\n');
}

/** The sources of a game that decide what happens in a match. */
export function rulesAmong(sources: readonly Source[]): Source[] {
  const rules = sources.filter((source) => isRule(source.path));
  const used = new Set(rules.filter(isNotContract).flatMap(filesRunBy));
  const alsoRules = (source: Source) =>
    !rules.includes(source) && used.has(source.path) && !source.path.endsWith('/version.ts');
  return sources.filter((source) => rules.includes(source) || alsoRules(source));
}

function isRule(path: string): boolean {
  const [, , first = '', ...deeper] = path.split('/');
  return deeper.length === 0 ? !NOT_RULES.has(first) : first !== 'board' && first !== 'test';
}

/** game.ts names every part of the game, so that its imports say nothing about which of them are rules. */
const isNotContract = (source: Source) => !source.path.endsWith('/game.ts');
const filesRunBy = (source: Source) =>
  importsOf(source)
    .filter((each) => !each.isType)
    .map(target);

/** The first eight hex digits of a hash that neither comments nor formatting change. */
export function rulesVersion(sources: readonly Source[]): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(`${source.path}\n${bareCode(source)}\n`);
  return hash.digest('hex').slice(0, 8);
}

function bareCode(source: Source): string {
  if (source.path.endsWith('.json')) return JSON.stringify(JSON.parse(source.text));
  const { comments } = parse(source);
  let code = '';
  let at = 0;
  for (const { start, end } of comments) {
    code += source.text.slice(at, start);
    at = end;
  }
  code += source.text.slice(at);
  return code
    .replace(/\s+/g, ' ')
    .replace(/,? ?([)\]}])/g, '$1')
    .replace(/([([{]) /g, '$1')
    .trim();
}
