// The minutes that the shelf shows, held against matches: at the smallest table and at the largest one a match has so many decisions,
// and the two ends of the range have to give people a believable time for each. Bots that follow their instinct play in seconds.

import { expect, test } from 'vitest';
import { makeBot } from '../bots/bot.ts';
import { playWithBots } from '../bots/play.ts';
import type { Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { startMatch } from '../engine/match.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { salted } from './salt.ts';

/** Seconds from one decision to the next, whoever makes it, with what there is to see in between. */
const QUICK = 5;
const SLOW = 14;
const MATCHES = 31;

/** These say in their rulebooks how long they take, and a test of that clause holds it. */
const STATED = ['random-encounters', 'rain-world'];

/** An evening may be a whole adventure, of which only the shortest, a single match, is measured here. */
const GOES_ON = ['deckbuilder-rpg'];

const measured = Object.keys(CATALOGUE).filter((id) => !STATED.includes(id));

test.each(measured)('issue 11: the shelf’s minutes are those of matches of %s', async (id) => {
  const { game } = await CATALOGUE[id]!();
  const { players, minutes } = game;
  const decisions = [players.min, players.max].map((count) => median(game, count));
  const secondsAt = (end: number, of: number): number => Math.round((60 * end) / of);
  expectBelievable(secondsAt(minutes.min, Math.min(...decisions)));
  if (!GOES_ON.includes(id)) expectBelievable(secondsAt(minutes.max, Math.max(...decisions)));
});

function expectBelievable(seconds: number): void {
  expect.soft(seconds, 'seconds from one decision to the next').toBeGreaterThanOrEqual(QUICK);
  expect.soft(seconds, 'seconds from one decision to the next').toBeLessThanOrEqual(SLOW);
}

function median(game: Game, players: number): number {
  const lengths = Array.from({ length: MATCHES }, (_, number) => {
    const seed = seedFromText(salted(`minutes ${players} ${number}`));
    const match = startMatch(game, { players, seed });
    playWithBots(
      match,
      Array.from({ length: players }, () => makeBot('natural', seed, game)),
    );
    return match.choices.length;
  });
  return lengths.sort((one, other) => one - other)[Math.floor(MATCHES / 2)]!;
}
