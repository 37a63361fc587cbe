// Promise: worlds dealt for a seat are worlds that can be, and do not depend on what the seat cannot know.

import { PlayoutChooser } from '../choosers.ts';
import { drawSeed, rngFrom } from '../random.ts';
import type { Table } from '../table.ts';
import { redealFor, worldsFor } from '../worlds.ts';
import { countCards } from './conserves.ts';
import { at, demand, eachPosition, type Kept, type Position } from './subject.ts';

export const imagines: Kept = {
  name: 'imagines',
  says: 'a redealt world can be played, and is the same for all truths its seat cannot tell apart',
  check(subject) {
    eachPosition(subject, (position) => {
      checkForgetting(position);
      checkPlayable(position);
    });
  },
};

/** Dealt anew twice or once: with the same chance it is the same world, so nothing of the truth is left in it. */
function checkForgetting(position: Position): void {
  const { match, rng } = position;
  const { game, now, asks } = match;
  const viewer = asks[0]!.seat;
  const [first, second] = [drawSeed(rng), drawSeed(rng)];
  const once: Table = { ...now, state: game.copy(now.state) };
  const twice: Table = { ...now, state: game.copy(now.state) };
  redealFor(game, twice, viewer, rngFrom(first));
  redealFor(game, once, viewer, rngFrom(second));
  redealFor(game, twice, viewer, rngFrom(second));
  demand(
    JSON.stringify(once.state) === JSON.stringify(twice.state),
    at(position),
    () => `what seat ${viewer} imagines depends on the truth: sort before dealing (redealAmong)`,
  );
}

function checkPlayable(position: Position): void {
  const { match, rng } = position;
  const worlds = worldsFor(match, match.asks[0]!.seat);
  const t = worlds.imagine(rngFrom(drawSeed(rng)), new PlayoutChooser(rngFrom(drawSeed(rng))));
  const problem = countCards(match.game, t);
  demand(problem === undefined, at(position), () => `in an imagined world ${problem}`);
}
