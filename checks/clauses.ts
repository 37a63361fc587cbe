// Holds rulebook, code and tests together by clause ids; also the library behind `misadventure clauses`.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSE_ID, readRulebook } from '../engine/rulebook.ts';
import { foldersIn, lineAt, parse, ROOT, readSources, type Source } from './sources.ts';
import { isNode, type Node, walk } from './syntax.ts';

export type NamedTest = { readonly file: string; readonly line: number; readonly name: string };
export type TestedClause = {
  readonly id: string;
  readonly text: string;
  readonly tests: readonly NamedTest[];
};
export type ClauseReport = {
  readonly game: string;
  readonly clauses: readonly TestedClause[];
  /** Sentences: ids that stand twice, ids that do not exist, clauses that no test names. */
  readonly failures: readonly string[];
};

/** The games that have a rulebook, whether they can be played yet or not. */
export function gamesWithRulebook(root = ROOT): string[] {
  return foldersIn('games', root).filter((game) => existsSync(join(root, 'games', game, 'rulebook.md')));
}

/** All that is wrong with the clauses of all games. A game that can be played needs a rulebook. */
export function clauseFailures(root = ROOT): string[] {
  const games = gamesWithRulebook(root);
  const bare = foldersIn('games', root).filter((game) => isPlayable(game, root) && !games.includes(game));
  return [
    ...bare.map(
      (game) =>
        `games/${game}/ has a game.ts and no rulebook.md. Write down its rules, one clause per paragraph.`,
    ),
    ...games.flatMap((game) => reportClauses(game, root).failures),
  ];
}

const isPlayable = (game: string, root: string) => existsSync(join(root, 'games', game, 'game.ts'));

/** Reads one game from the disk. A game without game.ts is still being written: its clauses need no tests yet. */
export function reportClauses(game: string, root = ROOT): ClauseReport {
  const rulebook = readFileSync(join(root, 'games', game, 'rulebook.md'), 'utf8');
  const sources = readSources(`games/${game}`, ['.ts', '.tsx', '.json', '.md'], root);
  const report = examine(game, rulebook, sources);
  return isPlayable(game, root) ? report : { ...report, failures: report.failures.filter(isNotMissing) };
}

const MISSING = 'no test names it';
const isNotMissing = (failure: string) => !failure.includes(MISSING);

/** The same on files handed in. */
export function examine(game: string, rulebook: string, sources: readonly Source[]): ClauseReport {
  const file = `games/${game}/rulebook.md`;
  const { clauses, duplicates } = readClauses(rulebook);
  const tests = sources.filter(isTestFile).flatMap(namedTests);
  const tested = clauses.map(({ id, text }) => ({
    id,
    text,
    tests: tests.filter((test) => leadingIds(test.name).includes(id)),
  }));
  const untested = tested.filter((clause) => clause.tests.length === 0);
  return {
    game,
    clauses: tested,
    failures: [
      ...duplicates.map((problem) => `${file}: ${problem}`),
      ...unknownCitations(sources, new Set(clauses.map((clause) => clause.id)), file),
      ...untested.map(
        ({ id }) => `${file}: ${id}: ${MISSING}. Begin a test’s name with the id: test('${id} …', …)`,
      ),
    ],
  };
}

function readClauses(rulebook: string): { clauses: { id: string; text: string }[]; duplicates: string[] } {
  try {
    return { clauses: [...readRulebook(rulebook).clauses.values()], duplicates: [] };
  } catch (problem) {
    return { clauses: [], duplicates: [(problem as Error).message] };
  }
}

// --- Citations ---

const CITATION = new RegExp(`(?<![A-Z0-9-])${CLAUSE_ID.source}(?![A-Z0-9])`, 'g');

function unknownCitations(
  sources: readonly Source[],
  known: ReadonlySet<string>,
  rulebook: string,
): string[] {
  if (known.size === 0) return []; // the rulebook could not be read, which is said already
  return sources.flatMap((source) =>
    [...source.text.matchAll(CITATION)]
      .filter(([id]) => !known.has(id))
      .map(
        ({ 0: id, index }) =>
          `${source.path}:${lineAt(source.text, index)} cites ${id}, which is not in ${rulebook}.`,
      ),
  );
}

// --- Names of tests ---

const isTestFile = (source: Source) => /\.test\.tsx?$/.test(source.path);

const TESTS = new Set(['test', 'it', 'scenario']);
const NOT_RUN = new Set(['skip', 'todo']);

/** Every test of a file that is really run and whose name can be read off the page. */
export function namedTests(source: Source): NamedTest[] {
  const tests: NamedTest[] = [];
  walk(parse(source).program, (node) => {
    if (node.type !== 'CallExpression' || !isTestCall(node)) return;
    const name = textOf((node.arguments as unknown[])[0]);
    if (name !== undefined) tests.push({ file: source.path, line: lineAt(source.text, node.start), name });
  });
  return tests;
}

function isTestCall(call: Node): boolean {
  const [first, ...rest] = wordsOf(call.callee);
  return first !== undefined && TESTS.has(first) && !rest.some((word) => NOT_RUN.has(word));
}

/** The words of `test.skip.each(…)`: test, skip, each. */
function wordsOf(callee: unknown): string[] {
  if (!isNode(callee)) return [];
  if (callee.type === 'Identifier') return [callee.name as string];
  if (callee.type === 'MemberExpression') return [...wordsOf(callee.object), ...wordsOf(callee.property)];
  if (callee.type === 'CallExpression') return wordsOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return wordsOf(callee.tag);
  return [];
}

/** The text that an expression begins with, as far as it is written out. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[])[0]?.value.cooked;
  if (node.type === 'BinaryExpression') return textOf(node.left);
  return undefined;
}

const LEADING = new RegExp(`^(?:${CLAUSE_ID.source}(?![A-Z0-9])(?:\\s+and\\s+|[\\s,;:/+&]+|$))+`);

/** The ids a test's name begins with: `UA-TURN-01 UA-TURN-03 the draw comes first`. */
export function leadingIds(name: string): string[] {
  return LEADING.exec(name)?.[0].match(CITATION) ?? [];
}
