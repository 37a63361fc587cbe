// Plays matches between bots and prints what BALANCE.md quotes: lengths, seats, Characters, fights.
//
//     node games/unlucky-adventurers/test/balance.ts 2000 4 greedy
//     node games/unlucky-adventurers/test/balance.ts 200 2 search:300,random
//
// Bots move on by a seat with every match. A fourth and fifth argument play part of the matches: from, to.

import { makeBot } from '../../../bots/bot.ts';
import { playWithBots } from '../../../bots/play.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { type Match, startMatch } from '../../../engine/match.ts';
import type { Event } from '../events.ts';
import { game } from '../game.ts';
import type { Box, State } from '../state.ts';
import type { View } from '../view.ts';

const [matches = 100, players = 4, specs = 'greedy', from = 0, to = matches] = process.argv
  .slice(2)
  .map((word, i) => (i === 2 ? word : Number(word))) as [number?, number?, string?, number?, number?];
const bots = specs.split(',');

const turns: number[] = [];
const firstOut: number[] = [];
const winsBySeat = Array.from({ length: players }, () => 0);
const winsByOrder = Array.from({ length: players }, () => 0);
const tallies = new Map<string, { played: number; won: number }>();
const counts = new Map<string, number>();

for (let i = from; i < to; i++) play(i);
report();

function play(i: number): void {
  const match = startMatch(game, { players, seed: seedFromText(`balance ${i}`) });
  const seated = winsBySeat.map((_, seat) => bots[(seat + i) % bots.length]!);
  playWithBots(
    match,
    seated.map((spec, seat) => makeBot(spec, seedFromText(`bot ${i} ${seat}`))),
  );
  note(match, seated);
}

function note(match: Match<State, Box, View>, seated: readonly string[]): void {
  const { turns: length, dealer, characters, reshuffles, outOfTime } = match.now.state;
  turns.push(length);
  const winners = new Set(match.result!.winners);
  for (let seat = 0; seat < players; seat++) {
    const won = winners.has(seat) ? 1 : 0;
    winsBySeat[seat]! += won;
    winsByOrder[(seat - dealer - 1 + 2 * players) % players]! += won;
    tally(match.box.faces[characters[seat]!]!.name, won);
    tally(`bot ${seated[seat]}`, won);
  }
  if (reshuffles >= 3) count('three reshuffles');
  if (outOfTime) count('turn cap');
  noteEvents(match, length);
}

function noteEvents(match: Match<State, Box, View>, length: number): void {
  let turn = 0;
  let outs = 0;
  for (const { event } of [...match.tale, ...(match.now.tale ?? [])] as { event: Event }[]) {
    if (event.kind === 'turn') turn = event.turn;
    if (event.kind === 'out' && outs++ === 0) firstOut.push(turn / length);
    if (event.kind === 'out') count(`out: ${event.because}`);
    if (event.kind === 'beat' || event.kind === 'fled' || event.kind === 'overwhelmed') count(event.kind);
  }
}

function tally(name: string, won: number): void {
  const { played, won: before } = tallies.get(name) ?? { played: 0, won: 0 };
  tallies.set(name, { played: played + 1, won: before + won });
}

function count(name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function report(): void {
  const sorted = turns.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const percent = (won: number, of: number) => `${((100 * won) / of).toFixed(1)} %`;
  console.log(`${turns.length} matches, ${players} players, ${specs}`);
  console.log(
    `turns: median ${at(0.5)}, middle half ${at(0.25)}–${at(0.75)}, 5th–95th ${at(0.05)}–${at(0.95)}`,
  );
  console.log(`wins by seat: ${winsBySeat.map((won) => percent(won, turns.length)).join(', ')}`);
  console.log(`wins by order of play: ${winsByOrder.map((won) => percent(won, turns.length)).join(', ')}`);
  const mean = firstOut.reduce((sum, share) => sum + share, 0) / firstOut.length;
  console.log(`first elimination at ${mean.toFixed(2)} of the match`);
  for (const [name, n] of [...counts].sort()) console.log(`${name}: ${n}`);
  const ranked = [...tallies].sort(([, one], [, other]) => other.won / other.played - one.won / one.played);
  for (const [name, { played, won }] of ranked) console.log(`${percent(won, played)} of ${played}: ${name}`);
}
