// Plays matches between bots and prints what BALANCE.md quotes: lengths, seats, Characters, fights.
//
//     node scripts/with-node24.mjs node games/unlucky-adventurers/test/balance.ts 2000 4 greedy
//     node scripts/with-node24.mjs node games/unlucky-adventurers/test/balance.ts 200 2 search:300,random
//
// Bots move on by a seat with every match.

import { makeBot } from '../../../bots/bot.ts';
import { playWithBots } from '../../../bots/play.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { type Match, startMatch } from '../../../engine/match.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Box, State } from '../state.ts';
import type { View } from '../view.ts';

type Tally = { played: number; won: number };

export type Figures = {
  turns: number[];
  /** When the first player left, as a share of each match. */
  firstOut: number[];
  winsBySeat: number[];
  /** The first player first. */
  winsByOrder: number[];
  /** By Character and by bot. */
  tallies: Map<string, Tally>;
  counts: Map<string, number>;
};

export function measure(matches: number, players: number, bots: readonly string[]): Figures {
  const none = () => Array.from({ length: players }, () => 0);
  const figures: Figures = {
    turns: [],
    firstOut: [],
    winsBySeat: none(),
    winsByOrder: none(),
    tallies: new Map(),
    counts: new Map(),
  };
  for (let i = 0; i < matches; i++) {
    const match = startMatch(game, { players, seed: seedFromText(`balance ${i}`) });
    const seated = none().map((_, seat) => bots[(seat + i) % bots.length]!);
    playWithBots(
      match,
      seated.map((spec, seat) => makeBot(spec, seedFromText(`bot ${i} ${seat}`))),
    );
    note(figures, match, seated);
  }
  return figures;
}

function note(figures: Figures, match: Match<State, Box, View>, seated: readonly string[]): void {
  const { turns, dealer, characters, reshuffles, outOfTime } = match.now.state;
  const players = seated.length;
  figures.turns.push(turns);
  for (let seat = 0; seat < players; seat++) {
    const won = match.result!.winners.includes(seat) ? 1 : 0;
    figures.winsBySeat[seat]! += won;
    figures.winsByOrder[(seat - dealer - 1 + 2 * players) % players]! += won;
    tally(figures, match.box.faces[characters[seat]!]!.name, won);
    tally(figures, `bot ${seated[seat]}`, won);
  }
  if (reshuffles >= 3) count(figures, 'three reshuffles');
  if (outOfTime) count(figures, 'turn cap');
  noteEvents(figures, match);
}

function noteEvents(figures: Figures, match: Match<State, Box, View>): void {
  let turn = 0;
  let outs = 0;
  for (const { event } of [...match.tale, ...(match.now.tale ?? [])] as { event: Event }[]) {
    if (event.kind === 'turn') turn = event.turn;
    if (event.kind === 'out' && outs++ === 0) figures.firstOut.push(turn / match.now.state.turns);
    if (event.kind === 'out') count(figures, `out: ${event.because}`);
    if (event.kind === 'beat' || event.kind === 'fled' || event.kind === 'overwhelmed')
      count(figures, event.kind);
  }
}

function tally({ tallies }: Figures, name: string, won: number): void {
  const { played, won: before } = tallies.get(name) ?? { played: 0, won: 0 };
  tallies.set(name, { played: played + 1, won: before + won });
}

function count({ counts }: Figures, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** The figures as lines of text. */
export function reportOf({ turns, firstOut, winsBySeat, winsByOrder, tallies, counts }: Figures): string[] {
  const sorted = turns.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const percent = (won: number, of: number) => `${((100 * won) / of).toFixed(1)} %`;
  const shares = (wins: readonly number[]) => wins.map((won) => percent(won, turns.length)).join(', ');
  const mean = firstOut.reduce((sum, share) => sum + share, 0) / firstOut.length;
  const ranked = [...tallies].sort(([, one], [, other]) => other.won / other.played - one.won / one.played);
  return [
    `${turns.length} matches of ${winsBySeat.length} players`,
    `turns: median ${at(0.5)}, middle half ${at(0.25)}–${at(0.75)}, 5th–95th ${at(0.05)}–${at(0.95)}`,
    `wins by seat: ${shares(winsBySeat)}`,
    `wins by order of play: ${shares(winsByOrder)}`,
    `first elimination at ${mean.toFixed(2)} of the match`,
    ...[...counts].sort().map(([name, n]) => `${name}: ${n}`),
    ...ranked.map(([name, { played, won }]) => `${percent(won, played)} of ${played}: ${name}`),
  ];
}

if (import.meta.main) {
  const [matches = '100', players = '4', bots = 'greedy'] = process.argv.slice(2);
  console.log(reportOf(measure(Number(matches), Number(players), bots.split(','))).join('\n'));
}
