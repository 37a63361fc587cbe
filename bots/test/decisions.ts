// What decisions are worth: `node bots/test/decisions.ts unlucky-adventurers 2 120 greedy search:300 search:1000` takes
// decisions out of matches of greedies for 120 seconds, plays every option on a few hundred times, and says how much more
// winning chance a decision of each bot is worth than one of the first. Matches would take many times as long to show as much.
//
// Those who play on follow instinct firmly, and the judge is asked after three rounds: a bot that expects just that looks a
// little better here than it is. Only matches (strength.ts) prove anything.

import { seedFromText, seedWords } from '../../engine/hash.ts';
import { answer, startMatch } from '../../engine/match.ts';
import { below, drawSeed, rngFrom } from '../../engine/random.ts';
import { type Worlds, worldsFor } from '../../engine/worlds.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { botWith, makeBot } from '../bot.ts';
import { FirstThen } from '../greedy.ts';
import { outlook } from '../outlook.ts';
import { FIRMLY, SensibleChooser } from '../sensible.ts';

const [id = '', players = '2', seconds = '60', ...specs] = process.argv.slice(2);
const open = CATALOGUE[id];
if (open === undefined || specs.length < 2) {
  console.error(
    'Say which game and which bots: node bots/test/decisions.ts hero-master 2 60 greedy search:300.',
  );
  process.exit(2);
}
const { game } = await open();
const PLAYOUTS = 300;
const ROUNDS = 3;
/** One decision in so many is looked at: those of one turn are much alike. */
const ONE_IN = 8;
const rng = rngFrom(seedWords(seedFromText('decisions')));

/** How good each fitting option is, tried in the same worlds. */
function worths(worlds: Worlds): Map<number, number> {
  const sums = new Map(worlds.fitting.map((option) => [option, 0]));
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    const seed = drawSeed(rng);
    for (const option of worlds.fitting) {
      const chance = rngFrom(seed);
      const chooser = new SensibleChooser(game, chance, FIRMLY);
      const t = worlds.imagine(chance, new FirstThen(option, chooser));
      const hope = outlook(game, t, { horizon: ROUNDS * Number(players), chooser })[worlds.seat]!;
      sums.set(option, sums.get(option)! + hope / PLAYOUTS);
    }
  }
  return sums;
}

/** For each bot, what its decision is worth beyond that of the first. */
function gains(worlds: Worlds): number[] {
  const known = worths(worlds);
  const [first, ...others] = specs.map((spec) => known.get(botWith(spec, rng, game).decide(worlds))!);
  return others.map((worth) => worth - first!);
}

/** The sums of gains in one match of greedies, and of how many decisions. */
function gainsOfMatch(number: number): { sums: number[]; looked: number; asked: number } {
  const match = startMatch(game, { players: Number(players), seed: seedFromText(`decisions ${number}`) });
  const greedy = makeBot('greedy', seedFromText(`greedy ${number}`), game);
  const found = { sums: specs.slice(1).map(() => 0), looked: 0, asked: 0 };
  while (match.result === undefined) {
    const { seat } = match.asks[match.choices.length % match.asks.length]!;
    const worlds = worldsFor(match, seat);
    const matters = worlds.fitting.length > 1 && !worlds.isTaste;
    if (matters) found.asked++;
    if (matters && below(rng, ONE_IN) === 0) {
      found.looked++;
      for (const [i, gain] of gains(worlds).entries()) found.sums[i]! += gain;
    }
    answer(match, seat, greedy.decide(worlds));
  }
  return found;
}

const end = performance.now() + 1000 * Number(seconds);
const matches: ReturnType<typeof gainsOfMatch>[] = [];
while (performance.now() < end) matches.push(gainsOfMatch(matches.length));
const sumOf = (figure: (match: (typeof matches)[number]) => number) =>
  matches.reduce((sum, match) => sum + figure(match), 0);
const looked = sumOf((match) => match.looked);
const perSeat = sumOf((match) => match.asked) / matches.length / Number(players);
console.log(
  `${id}, ${players} players: ${looked} decisions of ${matches.length} matches, ${perSeat.toFixed(1)} a seat`,
);
specs.slice(1).forEach((spec, i) => {
  const mean = sumOf(({ sums }) => sums[i]!) / looked;
  // Decisions of one match hang together: they count as one.
  const spread = Math.sqrt(sumOf((match) => (match.sums[i]! - mean * match.looked) ** 2));
  const points = (worth: number) => (100 * worth).toFixed(2);
  console.log(
    `${spec}: ${points(mean)} ± ${points((1.96 * spread) / looked)} points a decision more than ${specs[0]}`,
  );
});
