// `npm run mutants -- hero-master 40` breaks forty lines, one after the other, and prints how many a test noticed.
//
//   npm run mutants -- engine 60 some-seed      the same sample for the same seed
//
// Areas are the games, the engine and the bots. It works on a copy of the project in a temporary folder.

import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { seedFromText, seedWords } from '../engine/hash.ts';
import { rngFrom, shuffle } from '../engine/random.ts';
import { execute } from './check.ts';
import { type Mutation, mutated, mutationsOf } from './mutations.ts';
import { foldersIn, isTestCode, lineAt, ROOT, readSources, type Source } from './sources.ts';

type Area = {
  readonly sources: readonly string[];
  /** Tests that may notice, the quick ones first. */
  readonly tests: readonly (readonly string[])[];
};

const HOUSE: Readonly<Record<string, Area>> = {
  engine: {
    sources: ['engine'],
    tests: [
      ['engine/', 'test/', '--exclude', 'test/conformance*'],
      ['test/conformance.test.ts', '-t', '_example'],
      ['bots/', 'tables/', 'games/_example'],
    ],
  },
  bots: { sources: ['bots'], tests: [['bots/'], ['tables/', 'cli/']] },
  tables: { sources: ['tables'], tests: [['tables/'], ['cli/']] },
};

const SLOW = '**/{positions,oracle.soak,adventure-census}.test.ts';

const gameArea = (id: string): Area => ({
  sources: [`games/${id}/rules`, `games/${id}/cards`],
  tests: [
    [`games/${id}/`, '--exclude', SLOW],
    ['test/golden', '-t', id],
    [`games/${id}/`],
    ['test/conformance.test.ts', '-t', id],
  ],
});

/** A rule that runs in circles is stopped, and counts as noticed. */
const SECONDS_EACH = '240';

const [name = '', amount = '40', seed = String(Date.now())] = process.argv.slice(2);
const area = HOUSE[name] ?? (foldersIn('games').includes(name) ? gameArea(name) : undefined);
const wanted = Number(amount);
if (area === undefined || !Number.isInteger(wanted) || wanted < 1) {
  const names = [...Object.keys(HOUSE), ...foldersIn('games')].join(', ');
  console.error(`Say which part and how many: npm run mutants -- hero-master 40. Parts are ${names}.`);
  process.exit(2);
}
await breakAndSee(area);

async function breakAndSee({ sources, tests }: Area): Promise<void> {
  const files = sources
    .flatMap((folder) => readSources(folder, ['.ts']))
    .filter(({ path }) => !isTestCode(path));
  const mutations = files.flatMap((file) => mutationsOf(file).map((mutation) => ({ file, mutation })));
  shuffle(rngFrom(seedWords(seedFromText(seed))), mutations);
  const copy = copyOfTheProject();
  const survivors: string[] = [];
  const sample = mutations.slice(0, wanted);
  for (const [i, { file, mutation }] of sample.entries()) {
    const isNoticed = await notices(copy, { file, mutation }, tests);
    if (!isNoticed) survivors.push(described(file, mutation));
    console.log(
      `${i + 1}/${sample.length} ${isNoticed ? 'noticed ' : 'SURVIVED'} ${described(file, mutation)}`,
    );
  }
  rmSync(copy, { recursive: true });
  const noticed = sample.length - survivors.length;
  console.log(
    `\n${name}, seed ${seed}: ${noticed} of ${sample.length} noticed (${((100 * noticed) / sample.length).toFixed(1)} %), of ${mutations.length} possible`,
  );
  for (const survivor of survivors) console.log(`  survived: ${survivor}`);
}

function described({ path, text }: Source, { start, end, becomes }: Mutation): string {
  return `${path}:${lineAt(text, start)}  ${text.slice(start, end).slice(0, 60).replaceAll('\n', ' ')}  →  ${becomes}`;
}

function copyOfTheProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  const isOurs = (path: string) => !['node_modules', '.git', 'dist', '.cache'].includes(basename(path));
  cpSync(ROOT, copy, { recursive: true, filter: isOurs });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

async function notices(
  copy: string,
  { file, mutation }: { file: Source; mutation: Mutation },
  tests: Area['tests'],
): Promise<boolean> {
  writeFileSync(join(copy, file.path), mutated(file, mutation));
  for (const which of tests) {
    const vitest = ['vitest', 'run', '--root', copy, '--bail', '1', '--maxWorkers', '1', ...which];
    const { code } = await execute('timeout', [SECONDS_EACH, ...vitest]);
    if (code !== 0) return restored(true);
  }
  return restored(false);

  function restored(isNoticed: boolean): boolean {
    writeFileSync(join(copy, file.path), file.text);
    return isNoticed;
  }
}
