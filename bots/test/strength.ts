// How strong a bot is: `node bots/test/strength.ts hero-master 2 normal 100` lets it play 100 deals against greedies.
//
//   … 4 normal 100                  against three of them: a quarter of the wins would be fair
//   … 2 search:3000 100 normal      against another bot than greedy
//   … 2 ceiling:400 100             the bot that sees everything (ceiling.ts), to know how much there is to win
//   … 2 normal 100 greedy 300       from the 300th deal on, to add to an earlier run
//
// Every deal is played once from each seat, and bots play by their own chance: two specs meet the same deals. What is won
// with one deal hangs together, so the interval is that of the deals. Bots by the clock are as strong as the machine is idle.

import { seedFromText, seedWords } from '../../engine/hash.ts';
import { answer, type Match, startMatch } from '../../engine/match.ts';
import { rngFrom } from '../../engine/random.ts';
import type { Seat } from '../../engine/table.ts';
import { worldsFor } from '../../engine/worlds.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { makeBot } from '../bot.ts';
import { ceiling } from './ceiling.ts';

const [id = '', players = '2', spec = 'normal', count = '30', rival = 'greedy', first = '0'] =
  process.argv.slice(2);
const open = CATALOGUE[id];
if (open === undefined) {
  console.error(
    `Say which game: node bots/test/strength.ts hero-master. There are ${Object.keys(CATALOGUE).join(', ')}.`,
  );
  process.exit(2);
}
const { game } = await open();

type Decide = (match: Match, seat: Seat) => number;

function player(name: string, chance: string): Decide {
  const [kind, iterations] = name.split(':') as [string, string | undefined];
  const seed = seedFromText(chance);
  if (kind === 'ceiling') return ceiling({ iterations: Number(iterations ?? 400) }, rngFrom(seedWords(seed)));
  const bot = makeBot(name, seed, game);
  return (match, seat) => bot.decide(worldsFor(match, seat));
}

/** What the bot on that seat won: 1, 0, or its part of a win that is shared. */
function score(deal: number, seat: Seat): number {
  const match = startMatch(game, { players: Number(players), seed: seedFromText(`strength ${deal}`) });
  const seats = Array.from({ length: Number(players) }, (_, at) =>
    player(at === seat ? spec : rival, `${deal} ${at}`),
  );
  while (match.result === undefined) {
    const { seat: asked } = match.asks[match.choices.length % match.asks.length]!;
    answer(match, asked, seats[asked]!(match, asked));
  }
  const { winners } = match.result;
  return winners.includes(seat) ? 1 / winners.length : 0;
}

const wins: number[] = [];
for (let deal = Number(first); deal < Number(first) + Number(count); deal++) {
  let won = 0;
  for (let seat = 0; seat < Number(players); seat++) won += score(deal, seat);
  wins.push(won / Number(players));
}
const mean = wins.reduce((sum, won) => sum + won, 0) / wins.length;
const spread = Math.sqrt(wins.reduce((sum, won) => sum + (won - mean) ** 2, 0) / (wins.length - 1));
const error = (1.96 * spread) / Math.sqrt(wins.length);
console.log(
  `${id}, ${players} players, ${spec} against ${rival}: ${(100 * mean).toFixed(1)} ± ${(100 * error).toFixed(1)} % of ${wins.length * Number(players)} matches, ${wins.length} deals from the ${first}th`,
);
