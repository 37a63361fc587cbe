// `npm run lighthouse [page…]`: what Lighthouse says of home with saved tables and of a table of each game, on a phone.
// Simulated throttling reckons with a calm machine; `--throttling=provided` measures this one as it is.

import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { CATALOGUE } from '../../games/catalogue.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { plant, waitForMe } from './play.ts';
import { serveSite } from './site.ts';

/** Fetched when it is asked for: as a package of the house it would be half of what everybody installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const PORT = 9223;
const LEAST = { performance: 90, accessibility: 100 };
const MOST_SHIFT = 0.1;
const A_LONG_REPORT = 64 * 1024 * 1024;

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('--'));
const throttling = words.includes('--throttling=provided') ? 'provided' : 'simulate';

type Category = { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] };
type Audit = {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly node?: { readonly snippet: string } }[] };
};
type Report = {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
};

/** A table of the game with its first question, saved; returns its address. */
async function tableOf(page: Page, site: string, game: string): Promise<string> {
  await page.goto(`${site}#/new/${game}`);
  await plant(page, 'a measure');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await waitForMe(page, 120_000);
  return page.url();
}

/** Who comes back has settings and tables saved: the measuring keeps them. */
async function reportOn(address: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      `--port=${PORT}`,
      '--output=json',
      '--quiet',
      '--disable-storage-reset',
      '--only-categories=performance,accessibility',
      `--throttling-method=${throttling}`,
    ],
    { maxBuffer: A_LONG_REPORT },
  );
  return JSON.parse(stdout) as Report;
}

/** What keeps the page from being used by everybody, and where. */
function barriers({ categories, audits }: Report): string[] {
  return (categories.accessibility?.auditRefs ?? []).flatMap(({ id }) => {
    const { title, score, details } = audits[id] as Audit;
    const where = details?.items?.map(({ node }) => `\n         ${node?.snippet}`) ?? [];
    return score !== null && score < 1 ? [`       ${title}${where.join('')}`] : [];
  });
}

async function measure(name: string, address: string): Promise<boolean> {
  const report = await reportOn(address);
  const { categories, audits } = report;
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? 0;
  const found = { performance: score('performance'), accessibility: score('accessibility') };
  const shift = value('cumulative-layout-shift');
  const isGood =
    found.performance >= LEAST.performance &&
    found.accessibility >= LEAST.accessibility &&
    shift < MOST_SHIFT;
  console.log(
    [
      isGood ? 'ok  ' : 'FAIL',
      name.padEnd(20),
      `performance ${found.performance}`,
      `accessibility ${found.accessibility}`,
      `shift ${shift.toFixed(3)}`,
      `first paint ${Math.round(value('first-contentful-paint'))} ms`,
      `largest ${Math.round(value('largest-contentful-paint'))} ms`,
      `blocked ${Math.round(value('total-blocking-time'))} ms`,
    ].join('  '),
  );
  for (const barrier of barriers(report)) console.log(barrier);
  return isGood;
}

const site = await serveSite();
const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--headless', `--remote-debugging-port=${PORT}`],
  viewport: { width: 412, height: 823 },
});
const page = await context.newPage();
await page.goto(site.address);
await page.evaluate(() => localStorage.setItem('misadventure settings', '{"speed":"instant"}'));
const tables = new Map<string, string>();
for (const game of Object.keys(CATALOGUE)) tables.set(game, await tableOf(page, site.address, game));
await page.goto('about:blank');
const pages = new Map([['home', site.address], ...tables]);
const verdicts: boolean[] = [];
for (const [name, address] of pages)
  if (wanted.length === 0 || wanted.includes(name)) verdicts.push(await measure(name, address));
await context.close();
await site.close();
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
