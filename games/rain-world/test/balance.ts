// Plays matches among bots and says who wins, and how long it takes:
// node games/rain-world/test/balance.ts [matches] [first] [bot for each seat …]

import { makeBot } from '../../../bots/bot.ts';
import { playWithBots } from '../../../bots/play.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { eventsFor, startMatch } from '../../../engine/match.ts';
import { LONG_LEGS } from '../cards/long-legs.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';

const [matches = '200', first = '0', ...asked] = process.argv.slice(2);
const specs = asked.length > 0 ? asked : ['greedy', 'greedy', 'greedy', 'greedy'];
const players = specs.length;

type Tally = { played: number; won: number; deaths: number };
const tallies = new Map<string, Tally>();
const lengths: number[] = [];
const totals = { ascended: 0, cycles: 0, deaths: 0, decisions: 0 };
const causes = new Map<string, number>();

function count(name: string, won: number, deaths: number): void {
  const tally = tallies.get(name) ?? { played: 0, won: 0, deaths: 0 };
  tallies.set(name, { played: tally.played + 1, won: tally.won + won, deaths: tally.deaths + deaths });
}

/** Seats move on by one with every match, so that no bot always sits first. */
function playOne(number: number): void {
  const seated = specs.map((_, seat) => specs[(seat + number) % players]!);
  const seed = seedFromText(`balance ${number}`);
  const match = startMatch(game, { players, options: { slugcats: 'random' }, seed });
  const bots = seated.map((spec, seat) => makeBot(spec, seedFromText(`balance ${number} ${seat}`)));
  playWithBots(match as never, bots);
  const { state, box } = match.now;
  const { winners } = match.result!;
  state.players.forEach((p, seat) => {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    const { key, name } = box.faces[p.slugcat[0]!]!;
    count(`seat ${seat + 1}`, won, p.deaths);
    count(`bot ${seated[seat]}`, won, p.deaths);
    count(`slugcat ${key === LONG_LEGS ? 'The Hunter' : name}`, won, p.deaths);
    totals.deaths += p.deaths;
  });
  for (const { event } of eventsFor(match, 'spectator')) note(event as Event, box.faces);
  if (state.ascended.length > 0) lengths.push(players === 1 ? state.players[0]!.turns : state.ascendedIn);
  totals.ascended += state.ascended.length > 0 ? 1 : 0;
  totals.cycles += state.cycle;
  totals.decisions += match.choices.length;
}

function note(event: Event, faces: readonly { name: string }[]): void {
  if (event.kind !== 'died') return;
  const cause = event.card === undefined ? event.by : faces[event.card]!.name;
  causes.set(cause, (causes.get(cause) ?? 0) + 1);
}

const start = performance.now();
for (let number = 0; number < Number(matches); number++) playOne(Number(first) + number);
const seconds = (performance.now() - start) / 1000;

const mean = (sum: number) => (sum / Number(matches)).toFixed(1);
lengths.sort((one, other) => one - other);
const part = (share: number) => lengths[Math.floor(lengths.length * share)];
console.log(`${matches} matches of ${specs.join(', ')}, rules ${game.rulesVersion}, ${seconds.toFixed(0)} s`);
console.log(
  `ascended in ${totals.ascended}; ${players === 1 ? 'turns' : 'rounds'} until the first: ${part(0.05)} / ${part(0.5)} / ${part(0.95)}`,
);
console.log(
  `cycles ${mean(totals.cycles)}, deaths per player ${mean(totals.deaths / players)}, decisions ${mean(totals.decisions)}`,
);
for (const [name, { played, won, deaths }] of [...tallies].toSorted())
  console.log(
    `${name.padEnd(24)} ${((100 * won) / played).toFixed(1)} %  of ${played}, deaths ${(deaths / played).toFixed(2)}`,
  );
console.log(
  [...causes]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, 10)
    .map(([cause, times]) => `${cause} ${times}`)
    .join(', '),
);
