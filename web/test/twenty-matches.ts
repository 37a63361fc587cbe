// `npm run drama [match… | game…]`: twenty seeded matches played to their end, looked at frame by frame and in every size; or some
// of them, by number; or three of any game, one in each size.

import { Visitor } from './browser.ts';
import { playDrama, SIZES, type Size } from './drama.ts';
import { PLAYS, TWENTY } from './drama-dues.ts';

type Wanted = { readonly game: string; readonly match: number };

const sizes = Object.keys(SIZES) as Size[];
const numbered = (match: number): Wanted => ({ game: TWENTY[match % TWENTY.length] as string, match });
const asked = process.argv
  .slice(2)
  .flatMap((word): Wanted[] =>
    word in PLAYS ? sizes.map((_, match) => ({ game: word, match })) : [numbered(Number(word))],
  );
const twenty = Array.from({ length: 20 }, (_, match) => numbered(match));

const visitor = await Visitor.arrive({ paints: true });
let faulty = 0;
for (const { game, match } of asked.length > 0 ? asked : twenty) {
  const { setup, duesOf } = PLAYS[game]!;
  const size = sizes[match % sizes.length] as Size;
  const began = performance.now();
  const { faults, beats, due } = await playDrama(visitor, { ...setup, seed: `drama ${match}`, size }, duesOf);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `${faults.length === 0 ? 'ok  ' : 'FAIL'} drama ${match}. ${game} on a ${size}: ${beats} frames, ${due} moments, ${seconds} s`,
  );
  for (const fault of faults.slice(0, 12)) console.log(`       ${fault}`);
  if (faults.length > 0) faulty++;
}
await visitor.leave();
console.log(faulty === 0 ? 'No match with a fault.' : `${faulty} with a fault.`);
process.exitCode = faulty > 0 ? 1 : 0;
