// `npm run mutants -- hero-master 40` breaks forty places, one after the other, and prints how many a test noticed.
//
//   npm run mutants -- engine 60 some-seed          the same sample for the same seed
//   npm run mutants -- engine all some-seed own     every place, tried in the part's own tests alone
//
// Areas are the games, the engine, the bots and the tables. All mutants sleep in one copy of the sources, held in memory; each
// test is run once unbroken and once for every mutant that it passes on its way (mutant-runner.ts).

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedFromText, seedWords } from '../engine/hash.ts';
import { rngFrom, shuffle } from '../engine/random.ts';
import { EQUAL_MUTANTS } from './equal-mutants/all.ts';
import { accountOf, read } from './mutant-journal.ts';
import { type Run, tryAll } from './mutant-trials.ts';
import { beforeAndAfter, lineBefore, type Mutant, mutationsOf, withMutants } from './mutations.ts';
import { foldersIn, isTestCode, lineAt, ROOT, readSources, type Source } from './sources.ts';

type Stage = { readonly name: string; readonly tests: readonly string[] };

type Area = {
  readonly sources: readonly string[];
  /** Tests that may notice, the quick ones first. */
  readonly stages: readonly Stage[];
};

/** Vitest takes a name for any part of a path: “test/” alone would be every game's tests, and the browser's. */
const HERE = ['games', 'web', 'art', 'lab', 'cli', 'server', 'tables', 'bots'].flatMap((folder) => [
  '--exclude',
  `${folder}/**`,
]);

const HOUSE: Readonly<Record<string, Area>> = {
  engine: {
    sources: ['engine'],
    stages: [
      { name: 'its own tests', tests: ['engine/', 'test/', ...HERE, '--exclude', 'test/conformance*'] },
      { name: 'the example’s conformance', tests: ['test/conformance.test.ts', '-t', '_example'] },
      { name: 'bots, tables and the example', tests: ['bots/', 'tables/', 'games/_example'] },
    ],
  },
  bots: {
    sources: ['bots'],
    stages: [
      { name: 'their own tests', tests: ['bots/'] },
      { name: 'tables and commands', tests: ['tables/', 'cli/'] },
    ],
  },
  tables: {
    sources: ['tables'],
    stages: [
      { name: 'their own tests', tests: ['tables/'] },
      { name: 'commands', tests: ['cli/'] },
    ],
  },
};

const LONG = ['positions', 'oracle.soak', 'adventure-census'];

function gameArea(id: string): Area {
  const tests = `games/${id}/test/`;
  return {
    sources: [`games/${id}/rules`, `games/${id}/cards`],
    stages: [
      { name: 'its own tests', tests: [tests, '--exclude', `**/{${LONG.join(',')}}.test.ts`] },
      { name: 'its positions and oracle', tests: LONG.map((name) => `${tests}${name}`) },
      { name: 'golden records', tests: ['test/golden', '-t', id] },
      { name: 'conformance', tests: ['test/conformance.test.ts', '-t', id] },
    ],
  };
}

const [name = '', amount = '40', seed = String(Date.now()), how = ''] = process.argv.slice(2);
const area = HOUSE[name] ?? (foldersIn('games').includes(name) ? gameArea(name) : undefined);
const wanted = amount === 'all' ? Number.MAX_SAFE_INTEGER : Number(amount);
if (area === undefined || !Number.isInteger(wanted) || wanted < 1) {
  const names = [...Object.keys(HOUSE), ...foldersIn('games')].join(', ');
  console.error(`Say which part and how many: npm run mutants -- hero-master 40. Parts are ${names}.`);
  process.exit(2);
}

await breakAndSee(how === 'own' ? { ...area, stages: area.stages.slice(0, 1) } : area);

async function breakAndSee({ sources, stages }: Area): Promise<void> {
  const files = sources
    .flatMap((folder) => readSources(folder, ['.ts']))
    .filter(({ path }) => !isTestCode(path));
  const sourceOf = new Map(files.map((file) => [file.path, file]));
  const possible = files.flatMap(mutationsOf);
  shuffle(rngFrom(seedWords(seedFromText(seed))), possible);
  const sample: Mutant[] = possible.slice(0, wanted).map((mutation, i) => ({ ...mutation, number: i + 1 }));
  const real = sample.filter((mutant) => !changesNothing(sourceOf.get(mutant.path)!, mutant));
  const told = (mutant: Mutant): string => described(sourceOf.get(mutant.path)!, mutant);
  console.log(`${name}, seed ${seed}: ${sample.length} of ${possible.length} places`);

  // Names of their own for each run: two runs in one folder must not read each other's.
  const run: Run = {
    journal: join(ROOT, `.cache/mutants-${process.pid}.jsonl`),
    sources: join(ROOT, `.cache/mutants-${process.pid}.json`),
    // Forks and replays of a scenario are the engine's business: a game's rules come out broken in all of them alike.
    env: sources.every((folder) => folder.startsWith('games/')) ? { MUTANT_ONE_WAY: '1' } : {},
  };
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  writeFileSync(run.sources, JSON.stringify(sourcesWith(real, sourceOf)));

  let before = 0;
  const tell = (mutant: Mutant, by: string, settled: number): void =>
    console.log(`${settled}/${real.length} ${told(mutant)}\n    noticed by ${by}`);
  for (const stage of stages) {
    await tryAll(run, stage.tests, real, tell);
    const { noticed } = accountOf(read(run.journal));
    console.log(`${stage.name}: ${noticed.size - before} noticed, ${real.length - noticed.size} left`);
    before = noticed.size;
    for (const mutant of real) if (!noticed.has(mutant.number)) console.log(`  left: ${told(mutant)}`);
    if (noticed.size === real.length) break;
  }
  const { noticed, failUnbroken } = accountOf(read(run.journal));
  for (const file of [run.journal, run.sources]) rmSync(file, { force: true });
  console.log(
    `\n${name}, seed ${seed}: ${score(noticed.size, real.length)}; ${sample.length - real.length} more change nothing`,
  );
  for (const test of failUnbroken) console.log(`  fails although nothing is broken: ${test}`);
  if (failUnbroken.size > 0) process.exitCode = 1;
}

function sourcesWith(mutants: readonly Mutant[], sourceOf: ReadonlyMap<string, Source>) {
  const byPath = Object.groupBy(mutants, ({ path }) => path);
  return Object.fromEntries(
    Object.entries(byPath).map(([path, own]) => [path, withMutants(sourceOf.get(path)!, own!)]),
  );
}

function described(source: Source, mutant: Mutant): string {
  const [line, broken] = beforeAndAfter(source, mutant);
  return `${mutant.path}:${lineAt(source.text, mutant.start)}  ${line}  →  ${broken}`;
}

function changesNothing(source: Source, mutant: Mutant): boolean {
  const [line, broken] = beforeAndAfter(source, mutant);
  return EQUAL_MUTANTS.some(
    (equal) =>
      equal.path === mutant.path &&
      equal.line === line &&
      equal.broken.includes(broken) &&
      (equal.after === undefined || equal.after === lineBefore(source, mutant)),
  );
}

/** With Wilson's interval, in which the share of all places lies 95 times of a hundred. */
function score(noticed: number, of: number): string {
  const z = 1.96;
  const share = noticed / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const reach = (z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))) / (1 + (z * z) / of);
  const percent = (part: number): string => (100 * part).toFixed(1);
  return `${noticed} of ${of} noticed, ${percent(share)} % (${percent(middle - reach)} to ${percent(Math.min(1, middle + reach))})`;
}
