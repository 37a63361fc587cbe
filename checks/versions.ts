// A game's rules version: a hash over its rules and cards, so that a record knows the rules it was played by.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn, parse, ROOT, readSources, type Source } from './sources.ts';

/** What words the game uses and what bots think of it change no match that was played. */
const NOT_RULES = new Set(['version.ts', 'story.ts', 'areas.ts', 'judge.ts', 'instinct.ts', 'census.ts']);

export type Stamp = { readonly path: string; readonly wanted: string; readonly isStale: boolean };

/** One stamp for each game that can be played. */
export function stamps(root = ROOT): Stamp[] {
  const games = foldersIn('games', root).filter((game) => existsSync(join(root, 'games', game, 'game.ts')));
  return games.map((game) => stampOf(game, root));
}

function stampOf(game: string, root: string): Stamp {
  const path = `games/${game}/version.ts`;
  const wanted = versionFile(rulesVersion(readSources(`games/${game}`, ['.ts'], root).filter(isRule)));
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

export function isRule({ path }: Source): boolean {
  const [, , first = '', ...deeper] = path.split('/');
  return deeper.length === 0 ? !NOT_RULES.has(first) : first !== 'board' && first !== 'test';
}

/** The first eight hex digits of a hash that neither comments nor formatting change. */
export function rulesVersion(sources: readonly Source[]): string {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(`${source.path}\n${bareCode(source)}\n`);
  return hash.digest('hex').slice(0, 8);
}

function bareCode(source: Source): string {
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
