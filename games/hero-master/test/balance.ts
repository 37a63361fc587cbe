// Plays matches among equal bots and says who wins: node games/hero-master/test/balance.ts [matches] [bot] [players] [first].

import { makeBot } from '../../../bots/bot.ts';
import { playWithBots } from '../../../bots/play.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { startMatch } from '../../../engine/match.ts';
import { game } from '../game.ts';

const [matches = '2000', bot = 'greedy', players = '4', first = '0'] = process.argv.slice(2);

type Tally = { played: number; won: number };
const tallies = new Map<string, Tally>();
const totals = { decisions: 0, stays: 0, dens: 0, dragons: 0, gold: 0, mostDecisions: 0 };

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
for (const [name, { played, won }] of [...tallies].toSorted())
  console.log(`${name.padEnd(18)} ${((100 * won) / played).toFixed(1)} %`);
