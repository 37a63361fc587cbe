// `npm run drama [game [matches]]`: twenty seeded matches played to their end, looked at frame by frame and in every size.

import { Visitor } from './browser.ts';
import { playDrama, SIZES, type Size } from './drama.ts';
import { PLAYS } from './drama-dues.ts';

const MATCHES = 20;

const [only, count = MATCHES] = process.argv.slice(2);
const games = Object.entries(PLAYS).filter(([game]) => only === undefined || game === only);
const visitor = await Visitor.arrive();
let faulty = 0;
for (let match = 0; match < Number(count); match++) {
  const [name, { setup, duesOf }] = games[match % games.length] as (typeof games)[number];
  const size = Object.keys(SIZES)[match % 3] as Size;
  const began = performance.now();
  const { faults, beats, due } = await playDrama(visitor, { ...setup, seed: `drama ${match}`, size }, duesOf);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${match + 1}. ${name} on a ${size}: ${beats} frames, ${due} moments, ${seconds} s`,
  );
  for (const fault of faults.slice(0, 12)) console.log(`       ${fault}`);
  if (faults.length > 0) faulty++;
}
await visitor.leave();
console.log(`${Number(count) - faulty} of ${count} matches without a fault.`);
process.exitCode = faulty > 0 ? 1 : 0;
