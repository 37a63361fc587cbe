// `npm test`: runs every check, two at a time, and ends with a line "N passed, M failed".
//
// `npm test -- types arrows` runs only the checks whose names contain one of these words.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrongArrows } from './arrows.ts';
import { type Check, reading, running, type Verdict } from './check.ts';
import { clauseFailures } from './clauses.ts';
import { isRulesFile, openRules } from './closed-rules.ts';
import { lockFileProblems } from './lock-file.ts';
import { oddPlaces, strangersNaming } from './own-folders.ts';
import { reportSizes } from './sizes.ts';
import { ROOT, readSources } from './sources.ts';
import { unitTests } from './unit-tests.ts';
import { staleVersions, stamps } from './versions.ts';

const code = readSources('', ['.ts', '.tsx', '.mjs']);

// The longest first, so that the short ones fill the second core beside it.
const CHECKS: readonly Check[] = [
  unitTests,
  running('types', 'tsc', []),
  running('dead code', 'knip', ['--no-progress']),
  running('format and lint', 'biome', [
    'ci',
    '--error-on-warnings',
    '--reporter=concise',
    '--max-diagnostics=none',
    '--colors=off',
  ]),
  reading('import arrows', () => wrongArrows(code)),
  reading('closed rules', () => code.filter(({ path }) => isRulesFile(path)).flatMap(openRules)),
  reading('clause ids', clauseFailures),
  reading('own folders', () => [
    ...strangersNaming(readSources('', ['.ts', '.tsx', '.css', '.html'])),
    ...oddPlaces(code),
  ]),
  reading('rules versions', () => staleVersions(stamps())),
  reading('lock file', () => lockFileProblems(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))),
  { name: 'sizes', tells: true, run: () => ({ passed: 0, failed: 0, output: reportSizes(code) }) },
];

const verdicts: Verdict[] = [];
const waiting = chosen(process.argv.slice(2));
await Promise.all([work(), work()]);

const flaky = verdicts.flatMap((verdict) => verdict.flaky ?? []);
if (flaky.length > 0)
  console.log(`\nFlaky, to be mended before anything new (passed when repeated):\n  ${flaky.join('\n  ')}`);

const total = (count: 'passed' | 'failed') => verdicts.reduce((sum, verdict) => sum + verdict[count], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') > 0 ? 1 : 0;

function chosen(words: readonly string[]): Check[] {
  const found = CHECKS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (found.length > 0) return found;
  console.error(`No check is called so. There are: ${CHECKS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const start = performance.now();
    const verdict = await attempt(check);
    verdicts.push(verdict);
    print(check, verdict, (performance.now() - start) / 1000);
  }
}

/** A check that breaks down has failed; the others still have their say. */
async function attempt(check: Check): Promise<Verdict> {
  try {
    return await check.run();
  } catch (problem) {
    return { passed: 0, failed: 1, output: (problem as Error).message };
  }
}

function print(check: Check, verdict: Verdict, seconds: number): void {
  const mark = verdict.failed > 0 ? 'FAILED' : check.tells ? 'told' : 'ok';
  const tests = check === unitTests ? `  ${verdict.passed} passed, ${verdict.failed} failed` : '';
  console.log(
    `${mark.padEnd(7)}${check.name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s${tests && ` (${tests.trim()})`}`,
  );
  if (verdict.output && (verdict.failed > 0 || check.tells)) console.log(`${verdict.output.trimEnd()}\n`);
}
