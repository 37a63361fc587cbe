// Runs the unit tests and counts them.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from '../scripts/chromium.mjs';
import { type Check, type Execution, execute, type Verdict } from './check.ts';
import { ROOT, readSources } from './sources.ts';

// A name of its own for each run: two runs in one folder must not read each other's report.
const REPORT = `.cache/vitest-${process.pid}.json`;

/** The part of Vitest's JSON report that we read. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly TestFile[];
};

type TestFile = {
  readonly name: string;
  readonly status: string;
  /** Why the file could not be loaded. */
  readonly message?: string;
  readonly assertionResults: readonly TestResult[];
};

type TestResult = {
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages?: readonly string[] | null;
};

export const unitTests: Check = {
  name: 'tests',
  run: async () => {
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    const browser = await browserFor();
    const first = await runTests([], browser);
    const verdict = judge(first.execution, first.report);
    const failing = browserTestsToRepeat(verdict, first.report);
    if (failing.length === 0) return verdict;
    const second = await runTests(['web/test', '-t', failing.map(inPattern).join('|')], browser);
    return afterRepeating(verdict, judge(second.execution, second.report), failing);
  },
};

async function runTests(which: readonly string[], browser: NodeJS.ProcessEnv) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const execution = await execute('vitest', ['run', ...reporters, ...which], browser);
  return { execution, report: readReport() };
}

const inPattern = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** More than a few are no accident. */
const MOST_REPEATED = 6;

/** A test in a browser may be repeated once, if nothing else failed. */
export function browserTestsToRepeat({ failed }: Verdict, report: VitestReport | undefined): string[] {
  const failing = (report?.testResults ?? [])
    .filter(({ name }) => relative(ROOT, name).startsWith('web/test/'))
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'))
    .map(({ fullName }) => fullName);
  return failing.length === failed && failed <= MOST_REPEATED ? failing : [];
}

/** What passes the second time has passed, and is named. */
export function afterRepeating(first: Verdict, second: Verdict, repeated: readonly string[]): Verdict {
  if (second.failed > 0 || second.passed < repeated.length) return first;
  return { passed: first.passed + repeated.length, failed: 0, output: '', flaky: repeated };
}

/** A browser is looked for, and installed, before the tests and not in one of them, where it would run into a time limit. */
async function browserFor(): Promise<NodeJS.ProcessEnv> {
  const wantsOne = readSources('web', ['.ts', '.tsx']).some(({ text }) =>
    text.includes('scripts/chromium.mjs'),
  );
  return wantsOne ? { CHROME_PATH: await findChromium() } : {};
}

function readReport(): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(join(ROOT, REPORT), 'utf8'));
  } catch {
    return undefined; // Vitest did not come far enough to write one; its output says why.
  } finally {
    rmSync(join(ROOT, REPORT), { force: true });
  }
}

/** A file that cannot be loaded has no tests to fail, and an error between tests belongs to none: both count as one failure. */
export function judge({ code, output }: Execution, report: VitestReport | undefined): Verdict {
  const files = report?.testResults ?? [];
  const counted = (report?.numFailedTests ?? 0) + files.filter(isUnloadable).length;
  const failed = code !== 0 && counted === 0 ? 1 : counted;
  return {
    passed: report?.numPassedTests ?? 0,
    failed,
    output: [...files.flatMap(failures), withoutPasses(output)].join('\n'),
  };
}

const isUnloadable = ({ status, assertionResults }: TestFile): boolean =>
  status === 'failed' && assertionResults.length === 0;

/** What failed comes first, shortly: whoever sees only the beginning of a long output still knows where to look. */
function failures(file: TestFile): string[] {
  const name = relative(ROOT, file.name);
  if (isUnloadable(file)) return [`${name}: ${firstLines(file.message ?? 'cannot be loaded')}`];
  return file.assertionResults
    .filter(({ status }) => status === 'failed')
    .map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}\n${firstLines(failureMessages?.[0] ?? '')}`,
    );
}

const LINES_PER_FAILURE = 12;

const firstLines = (text: string): string => text.split('\n').slice(0, LINES_PER_FAILURE).join('\n');

const withoutPasses = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.startsWith(' ✓ '))
    .join('\n');
