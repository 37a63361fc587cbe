// What decisions are worth: `node bots/test/decisions.ts unlucky-adventurers 2 120 greedy search:300 search:1000` takes
// decisions out of matches of greedies for 120 seconds, plays every option on a few hundred times, and says how much more
// winning chance a decision of each bot is worth than one of the first. Matches would take many times as long to show as much.
//
// Said twice: as the judge sees it after three rounds, and by who has won in the end, which is surer to be true and less
// sure in figures. Those who play on follow instinct firmly: a bot that expects just that looks a little better here than it
// is. Only matches (strength.ts) prove anything.

import { seedFromText, seedWords } from '../../engine/hash.ts';
import { answer, startMatch } from '../../engine/match.ts';
import { below, drawSeed, rngFrom, type SeedWords } from '../../engine/random.ts';
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

/** The chance to win, judged after some rounds and counted at the end of the match. */
type Worth = { readonly judged: number; readonly counted: number };

const { judge: _, ...unjudged } = game;

/** How good each fitting option is, tried in the same worlds. */
function worths(worlds: Worlds): Map<number, Worth> {
  const sums = new Map(worlds.fitting.map((option) => [option, { judged: 0, counted: 0 }]));
  for (let playout = 0; playout < PLAYOUTS; playout++) {
    const seed = drawSeed(rng);
    for (const [option, sum] of sums) {
      const { judged, counted } = playOn(worlds, option, seed);
      sum.judged += judged / PLAYOUTS;
      sum.counted += counted / PLAYOUTS;
    }
  }
  return sums;
}

function playOn(worlds: Worlds, option: number, seed: SeedWords): Worth {
  const chance = rngFrom(seed);
  const chooser = new SensibleChooser(game, chance, FIRMLY);
  const t = worlds.imagine(chance, new FirstThen(option, chooser));
  const judged = outlook(game, t, { horizon: ROUNDS * Number(players), chooser })[worlds.seat]!;
  return { judged, counted: outlook(unjudged, t, { horizon: 0, chooser })[worlds.seat]! };
}

/** For each bot, what its decision is worth beyond that of the first. */
function gains(worlds: Worlds): Worth[] {
  const known = worths(worlds);
  const [first, ...others] = specs.map((spec) => known.get(botWith(spec, rng, game).decide(worlds))!);
  return others.map(({ judged, counted }) => ({
    judged: judged - first!.judged,
    counted: counted - first!.counted,
  }));
}

/** The sums of gains in one match of greedies, and of how many decisions. */
function gainsOfMatch(number: number) {
  const match = startMatch(game, { players: Number(players), seed: seedFromText(`decisions ${number}`) });
  const greedy = makeBot('greedy', seedFromText(`greedy ${number}`), game);
  const found = { sums: specs.slice(1).map(() => ({ judged: 0, counted: 0 })), looked: 0, asked: 0 };
  while (match.result === undefined) {
    const { seat } = match.asks[match.choices.length % match.asks.length]!;
    const worlds = worldsFor(match, seat);
    const matters = worlds.fitting.length > 1 && !worlds.isTaste;
    if (matters) found.asked++;
    if (matters && below(rng, ONE_IN) === 0) {
      found.looked++;
      for (const [i, gain] of gains(worlds).entries()) {
        found.sums[i]!.judged += gain.judged;
        found.sums[i]!.counted += gain.counted;
      }
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
  const judged = pointsOf((match) => match.sums[i]!.judged);
  const counted = pointsOf((match) => match.sums[i]!.counted);
  console.log(
    `${spec}: ${judged} points a decision more than ${specs[0]}, ${counted} at the end of the match`,
  );
});

/** Decisions of one match hang together: they count as one. */
function pointsOf(gain: (match: (typeof matches)[number]) => number): string {
  const mean = sumOf(gain) / looked;
  const spread = Math.sqrt(sumOf((match) => (gain(match) - mean * match.looked) ** 2));
  const points = (worth: number) => (100 * worth).toFixed(2);
  return `${points(mean)} ± ${points((1.96 * spread) / looked)}`;
}
