// `npm run drama [match…]`: twenty seeded matches played to their end, looked at frame by frame and in every size; or some of them, by number.

import { Visitor } from './browser.ts';
import { playDrama, SIZES, type Size } from './drama.ts';
import { PLAYS } from './drama-dues.ts';

const MATCHES = Array.from({ length: 20 }, (_, match) => match);

const wanted = process.argv.slice(2).map(Number);
const plays = Object.entries(PLAYS);
const visitor = await Visitor.arrive({ paints: true });
let faulty = 0;
for (const match of wanted.length > 0 ? wanted : MATCHES) {
  const [name, { setup, duesOf }] = plays[match % plays.length] as (typeof plays)[number];
  const size = Object.keys(SIZES)[match % 3] as Size;
  const began = performance.now();
  const { faults, beats, due } = await playDrama(visitor, { ...setup, seed: `drama ${match}`, size }, duesOf);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${faults.length === 0 ? 'ok  ' : 'FAIL'} drama ${match}. ${name} on a ${size}: ${beats} frames, ${due} moments, ${seconds} s`,
  );
  for (const fault of faults.slice(0, 12)) console.log(`       ${fault}`);
  if (faults.length > 0) faulty++;
}
await visitor.leave();
console.log(faulty === 0 ? 'No match with a fault.' : `${faulty} with a fault.`);
process.exitCode = faulty > 0 ? 1 : 0;
