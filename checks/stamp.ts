// `npm run stamp`: writes the rules version of every game whose sources have changed.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources.ts';
import { stamps } from './versions.ts';

const stale = stamps().filter((stamp) => stamp.isStale);
for (const stamp of stale) {
  writeFileSync(join(ROOT, stamp.path), stamp.wanted);
  console.log(`${stamp.path} is now ${/'(\w+)'/.exec(stamp.wanted)?.[1]}`);
}
if (stale.length === 0) console.log('Every rules version is up to date.');
