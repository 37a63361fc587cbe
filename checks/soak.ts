// `npm run soak -- 5` plays the conformance suite, the games' oracles and the browser tests five times over, each time other
// matches, with every option at every player count.
//
// What it finds is repeated with `MISADVENTURE_SALT=… npm run unit -- <file>`: the salt is all there is to know.

import { randomBytes } from 'node:crypto';
import { findChromium } from '../scripts/chromium.mjs';
import { execute } from './check.ts';

/** Conformance, the browser, and every test whose name says that it plays more when it is salted. */
const ON_FRESH_SEEDS = ['test/conformance', 'web/test', '.soak.'];

const rounds = Number(process.argv[2] ?? 1);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`How many rounds? A whole number such as 5, not “${process.argv[2]}”.`);
  process.exit(2);
}

const CHROME_PATH = await findChromium();
for (let round = 1; round <= rounds; round++) {
  const salt = randomBytes(4).toString('hex');
  const args = ['run', ...(process.argv.length > 3 ? process.argv.slice(3) : ON_FRESH_SEEDS)];
  const { code, output } = await execute('vitest', args, { CHROME_PATH, MISADVENTURE_SALT: salt });
  console.log(`round ${round} of ${rounds}, salt ${salt}: ${code === 0 ? 'nothing found' : 'FAILED'}`);
  if (code === 0) continue;
  console.log(output);
  process.exitCode = 1;
}
