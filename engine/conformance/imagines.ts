// Promise: worlds dealt for a seat are worlds that can be, and do not depend on what the seat cannot know.

import { PlayoutChooser } from '../choosers.ts';
import { Fault } from '../fault.ts';
import { type Match, playFrom, rewind, type Unit, viewFor } from '../match.ts';
import { lookAt } from '../question.ts';
import { below, copyRng, drawSeed, type Rng, rngFrom, type SeedWords } from '../random.ts';
import { type BaseState, layTable, type Seat, type Table } from '../table.ts';
import { eventsFor } from '../tale.ts';
import { newWorld, redealFor, type World, worldsFor } from '../worlds.ts';
import { countCards } from './conserves.ts';
import { difference } from './hides.ts';
import { at, demand, eachPosition, type Kept, type Position } from './subject.ts';

export const imagines: Kept = {
  name: 'imagines',
  says: 'a redealt world can be played, and is the same for all truths its seat cannot tell apart',
  check(subject) {
    eachPosition(subject, (position) => {
      const viewer = position.match.asks[below(position.rng, position.match.asks.length)]!.seat;
      checkForgetting(position, viewer);
      checkPlayable(position, viewer);
      checkLaidOut(position, viewer);
      checkOtherTruths(position, viewer);
    });
  },
};

/** Dealt anew twice or once: with the same chance it is the same world, so nothing of the truth is left in it. */
function checkForgetting(position: Position, viewer: Seat): void {
  const { match, rng } = position;
  const { game, now } = match;
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

function checkPlayable(position: Position, viewer: Seat): void {
  const { match, rng } = position;
  const t = imagined(match, viewer, drawSeed(rng));
  const problem = countCards(match.game, t);
  demand(problem === undefined, at(position), () => `in an imagined world ${problem}`);
}

/** A world that was dealt for one try and is laid out for the next leads where it led before, and where it leads when dealt alone. */
function checkLaidOut(position: Position, viewer: Seat): void {
  const { match, rng } = position;
  if (match.game.hidden === undefined) return;
  const world = newWorld(drawSeed(rng));
  const alone = copyRng(world.rng);
  const play = (chance: Rng, within?: World) =>
    JSON.stringify(worldsFor(match, viewer).imagine(chance, new PlayoutChooser(chance), within).state);
  const dealt = play(copyRng(world.rng), world);
  const laidOut = play(copyRng(world.rng), world);
  demand(
    play(alone) === dealt && dealt === laidOut,
    at(position),
    () =>
      `a world laid out again for seat ${viewer} is not the world that was dealt: name every pile in hidden() that ` +
      `redeal deals: ${difference(dealt, laidOut)}`,
  );
}

/** A whole unit imagined: everything a bot can reach shows up in where it leads. */
function imagined(match: Match, viewer: Seat, seed: SeedWords): Table {
  const rng = rngFrom(seed);
  return worldsFor(match, viewer).imagine(rng, new PlayoutChooser(rngFrom(drawSeed(rng))));
}

/** Other truths take time to play; a sample of the positions is enough. */
const ONE_IN = 4;

/**
 * What rules keep in a variable across a question is in no state, so it is looked for by its effect: in another truth that
 * looks the same to the seat, it has to imagine the same.
 */
function checkOtherTruths(position: Position, viewer: Seat): void {
  const { match, rng } = position;
  if (match.now.sealed === undefined && below(rng, ONE_IN) > 0) return;
  const others = [dealtOtherwise(match, viewer, rng), chosenOtherwise(match, viewer, rng)];
  for (const other of others) {
    if (other === undefined || whatIsSeen(other, viewer) !== whatIsSeen(match, viewer)) continue;
    const seed = drawSeed(rng);
    const [here, there] = [match, other].map((each) => JSON.stringify(imagined(each, viewer, seed).state));
    demand(
      here === there,
      at(position),
      () =>
        `what seat ${viewer} imagines depends on what it cannot know: keep no secret in a variable across a question ` +
        `(everyone, in sealed.ts): ${difference(here!, there!)}`,
    );
  }
}

/** All that a seat has seen of the running unit and is asked. */
function whatIsSeen(match: Match, viewer: Seat): string {
  const ask = match.asks.find(({ seat }) => seat === viewer);
  const decision = ask === undefined ? undefined : lookAt(match.now, ask);
  const events = eventsFor(match, viewer, runningUnit(match).told).map(({ event }) => event);
  return JSON.stringify([viewFor(match, viewer), decision, events]);
}

const runningUnit = (match: Match) => match.units.at(-1) as Unit;

/** The same choices in a unit that began with another deal of the cards. */
function dealtOtherwise(match: Match, viewer: Seat, rng: Rng): Match | undefined {
  const { start, from } = runningUnit(match);
  const t = layTable(match.box, match.game.copy(start!), match.now.chooser);
  match.game.redeal(t, viewer, rngFrom(drawSeed(rng)));
  return unitAgain(match, t.state, match.choices.slice(from));
}

/** The unit in which another seat has chosen something else. */
function chosenOtherwise(match: Match, viewer: Seat, rng: Rng): Match | undefined {
  const { start, from } = runningUnit(match);
  const changed = match.makers.findLastIndex((maker, choice) => choice >= from && maker !== viewer);
  if (changed < 0) return undefined;
  let first = 0;
  for (const { seat, options } of rewind(match, changed).asks) {
    if (seat === match.makers[changed]) {
      const choices = match.choices.with(changed, first + below(rng, options.length));
      return unitAgain(match, start!, choices.slice(from));
    }
    first += options.length;
  }
  return undefined;
}

/** The running unit played from another beginning; undefined when these choices do not lead to a question there. */
function unitAgain(match: Match, start: BaseState, choices: readonly number[]): Match | undefined {
  const { game, box, seed, wishes } = match;
  try {
    const again = playFrom(game, { box, seed, wishes, start }, choices);
    return again.units.length === 1 && again.asks.length > 0 ? again : undefined;
  } catch (thrown) {
    if (thrown instanceof Fault) return undefined;
    throw thrown;
  }
}
