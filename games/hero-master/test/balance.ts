// Plays matches among equal bots and says who wins: node games/hero-master/test/balance.ts [matches] [bot] [players] [first].

import { makeBot } from '../../../bots/bot.ts';
import { playWithBots } from '../../../bots/play.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { eventsFor, type Match, startMatch } from '../../../engine/match.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';

const [matches = '2000', bot = 'greedy', players = '4', first = '0'] = process.argv.slice(2);

type Tally = { played: number; won: number };
const tallies = new Map<string, Tally>();
const totals = { decisions: 0, stays: 0, dens: 0, dragons: 0, gold: 0, mostDecisions: 0 };

/** How often what players talk about happened: flights, attacks, bungles, Critical Fails, defeats. */
const happened: Partial<Record<Event['kind'] | 'bungled', number>> = {};

function note(kind: keyof typeof happened): void {
  happened[kind] = (happened[kind] ?? 0) + 1;
}

function noteEvents(match: Match): void {
  for (const { event } of eventsFor(match, 'spectator') as { event: Event }[]) {
    note(event.kind);
    if (event.kind === 'exchange' && event.bungle !== undefined) note('bungled');
  }
}

function count(name: string, won: boolean): void {
  const tally = tallies.get(name) ?? { played: 0, won: 0 };
  tallies.set(name, { played: tally.played + 1, won: tally.won + (won ? 1 : 0) });
}

function playOne(number: number): void {
  const match = startMatch(game, { players: Number(players), seed: seedFromText(`balance ${number}`) });
  const bots = Array.from({ length: Number(players) }, (_, seat) =>
    makeBot(bot, seedFromText(`balance ${number} ${seat}`)),
  );
  playWithBots(match as never, bots);
  noteEvents(match as never);
  const { state, box } = match.now;
  state.heroes.forEach((hero, seat) => {
    const won = seat === state.winner;
    count(`seat ${seat + 1}`, won);
    count(`race ${box.faces[hero.race]!.name}`, won);
    count(`class ${box.faces[hero.class]!.name}`, won);
  });
  totals.decisions += match.choices.length;
  totals.mostDecisions = Math.max(totals.mostDecisions, match.choices.length);
  totals.stays += state.stay;
  totals.gold += state.heroes[state.winner]!.gold;
  totals.dens += state.locationsVisited.includes(box.den) ? 1 : 0;
  totals.dragons += state.monsterDiscard.some((card) => box.faces[card]!.name.startsWith('Crackletooth'))
    ? 1
    : 0;
}

for (let number = 0; number < Number(matches); number++) playOne(Number(first) + number);

const mean = (sum: number) => (sum / Number(matches)).toFixed(1);
console.log(`${matches} matches of ${players} ${bot} bots, rules ${game.rulesVersion}`);
console.log(
  `decisions ${mean(totals.decisions)} on average, ${totals.mostDecisions} at most; stays ${mean(totals.stays)}; gold of the winner ${mean(totals.gold)}`,
);
console.log(`Den reached in ${totals.dens}; Crackletooth defeated in ${totals.dragons}`);
const times = (kind: keyof typeof happened) => happened[kind] ?? 0;
const share = (part: keyof typeof happened, whole: number) => `${((100 * times(part)) / whole).toFixed(1)} %`;
const stays = totals.stays;
const attacks = times('exchange');
console.log(
  `stays ending in flight ${share('fled', stays)}; monsters defeated per stay ${(times('monsterDefeated') / stays).toFixed(2)}; encounters per stay ${(times('encounter') / stays).toFixed(2)}`,
);
console.log(
  `attacks per encounter ${(attacks / times('encounter')).toFixed(2)}; bungled ${share('bungled', attacks)}; Critical Fails ${share('criticalFail', attacks)}; successful ${share('monsterDefeated', attacks)}`,
);
console.log(
  `defeats per hero ${(times('heroDefeated') / Number(matches) / Number(players)).toFixed(2)}; treasures per match ${(times('treasureTaken') / Number(matches)).toFixed(1)}`,
);
for (const [name, { played, won }] of [...tallies].toSorted())
  console.log(`${name.padEnd(18)} ${((100 * won) / played).toFixed(1)} %`);
