// Plays matches and says how often the Party wins: node games/random-encounters/test/balance.ts [matches] [bot] [players] [first] [option=value …].

import { makeBot } from '../../../bots/bot.ts';
import { playWithBots } from '../../../bots/play.ts';
import { SensibleChooser } from '../../../bots/sensible.ts';
import type { Chooser } from '../../../engine/choose.ts';
import { PlayoutChooser } from '../../../engine/choosers.ts';
import { seedFromText, seedWords } from '../../../engine/hash.ts';
import { startMatch } from '../../../engine/match.ts';
import type { Question } from '../../../engine/question.ts';
import { type Rng, rngFrom } from '../../../engine/random.ts';
import { openBox } from '../../../engine/setup.ts';
import { layTable } from '../../../engine/table.ts';
import { game } from '../game.ts';
import { characterOf, type Table } from '../state.ts';

const [matches = '1000', bot = 'sensible', players = '3', first = '0', ...wished] = process.argv.slice(2);
const options = Object.fromEntries(
  wished.map((wish) => {
    const [name = '', value = ''] = wish.split('=');
    return [
      name,
      /^\d+$/.test(value) ? Number(value) : value === 'true' || (value === 'false' ? false : value),
    ];
  }),
);

type Tally = { played: number; won: number };
const tallies = new Map<string, Tally>();
const ends = new Map<string, number>();
let decisions = 0;

function count(name: string, won: boolean): void {
  const tally = tallies.get(name) ?? { played: 0, won: 0 };
  tallies.set(name, { played: tally.played + 1, won: tally.won + (won ? 1 : 0) });
}

/** Always what instinct likes best: a quick stand-in for the search. */
class KeenChooser extends SensibleChooser {
  override pick(t: Table, seat: number, question: Question, options: readonly unknown[]): number {
    const weights = game.instinct?.(t, { seat, question, options } as never);
    return weights === undefined
      ? super.pick(t, seat, question, options)
      : weights.indexOf(Math.max(...weights));
  }
}

function chooserFor(rng: Rng): Chooser {
  if (bot === 'random') return new PlayoutChooser(rng);
  return bot === 'keen' ? new KeenChooser(game as never, rng) : new SensibleChooser(game as never, rng);
}

const QUICK = new Set(['sensible', 'keen', 'random']);

/** These play on one table, without records, and so a hundred times faster than bots. */
function playOut(number: number): Table {
  const seed = seedFromText(`balance ${number}`);
  const { box, deal } = openBox(game, {
    players: Number(players),
    options: { characterPick: 'random', ...options },
  });
  const rng = rngFrom(seedWords(seedFromText(`balance players ${number}`)));
  const t = layTable(box, deal(rngFrom(seedWords(seed))), chooserFor(rng));
  while (game.result(t) === undefined) game.turn(t);
  return t;
}

function playWith(number: number): Table {
  const wishes = { players: Number(players), options: { characterPick: 'random', ...options } };
  const match = startMatch(game, { ...wishes, seed: seedFromText(`balance ${number}`) });
  const bots = Array.from({ length: Number(players) }, (_, seat) =>
    makeBot(bot, seedFromText(`balance ${number} ${seat}`)),
  );
  playWithBots(match as never, bots);
  decisions += match.choices.length;
  return match.now;
}

for (let number = Number(first); number < Number(first) + Number(matches); number++) {
  const t = QUICK.has(bot) ? playOut(number) : playWith(number);
  const { outcome, level, fight } = t.state;
  const won = outcome === 'won';
  count('party', won);
  for (const seat of t.box.seats) count(characterOf(t, seat).name, won);
  const end = won ? 'won' : `lost in Level ${level}, ${fight === 'boss' ? 'Boss' : 'on the way'}`;
  ends.set(end, (ends.get(end) ?? 0) + 1);
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
console.log(
  `${matches} matches of ${players} ${bot}, rules ${game.rulesVersion}, ${(decisions / Number(matches)).toFixed(0)} decisions each`,
);
for (const [name, { played, won }] of [...tallies].toSorted())
  console.log(`${name.padEnd(12)} ${percent(won, played)}`);
for (const [end, times] of [...ends].toSorted())
  console.log(`${end.padEnd(32)} ${percent(times, Number(matches))}`);
