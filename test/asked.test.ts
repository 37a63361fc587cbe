// Who is asked tells nothing: while two deals look the same to somebody, in both the same seats are asked, and about the same things
// unless the question is secret. What answers itself and is then told is told to both: the games' own tests hold those questions.

import { expect, test } from 'vitest';
import type { Game } from '../engine/game.ts';
import { seedFromText } from '../engine/hash.ts';
import { answer, type Match, playFrom, startMatch, viewFor } from '../engine/match.ts';
import { lookAt } from '../engine/question.ts';
import { below, drawSeed, type Rng, rngFrom } from '../engine/random.ts';
import { type BaseState, bySeat, layTable, type Viewer } from '../engine/table.ts';
import { eventsFor } from '../engine/tale.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { salted } from './salt.ts';

const MATCHES = 9;
const MOST_CHOICES = 120;
/** Of so many choices one is made blindly. */
const BLIND = 3;

/**
 * A hero of Deckbuilder RPG with a single use for the last card of a hand is not asked what for, and the game master may see that: to
 * be asked it each time would cost a click in every turn.
 */
const held = Object.keys(CATALOGUE).filter((id) => id !== 'deckbuilder-rpg');

test.each(held)('in %s who is asked does not depend on what one cannot see', async (id) => {
  const { game } = await CATALOGUE[id]!();
  for (let number = 0; number < MATCHES; number++) {
    const rng = rngFrom([number, 5, 6, 7]);
    const { match, units } = played(game, number, rng);
    for (const unit of units)
      for (const viewer of ['spectator' as const, ...bySeat(match.wishes.players, (seat) => seat)])
        expectAlike(match, unit, viewer, rng);
  }
});

type Unit = { readonly start: BaseState; readonly choices: number[] };

function played(game: Game, number: number, rng: Rng): { match: Match; units: readonly Unit[] } {
  const { min, max } = game.players;
  const players = min + (number % (Math.min(4, max) - min + 1));
  const match = startMatch(game, { players, seed: seedFromText(salted(`asked ${number}`)) });
  const units: Unit[] = [];
  let begun = 0;
  while (match.result === undefined && match.choices.length < MOST_CHOICES) {
    if (match.units.length > begun) units.push({ start: game.copy(match.units.at(-1)!.start!), choices: [] });
    begun = match.units.length;
    const ask = match.asks[below(rng, match.asks.length)]!;
    const weights = below(rng, BLIND) === 0 ? undefined : game.instinct?.(match.now, ask);
    const option = weights ? weights.indexOf(Math.max(...weights)) : below(rng, ask.options.length);
    answer(match, ask.seat, option);
    units.at(-1)!.choices.push(match.choices.at(-1)!);
  }
  return { match, units };
}

/** The unit is played again, as it was and as it would have been in another deal, until somebody could tell the two apart. */
function expectAlike(match: Match, { start, choices }: Unit, viewer: Viewer, rng: Rng): void {
  const { game, box, seed, wishes } = match;
  const t = layTable(box, game.copy(start), match.now.chooser);
  game.redeal(t, viewer, rngFrom(drawSeed(rng)));
  const [truth, other] = [start, t.state].map((from) =>
    playFrom(game, { box, seed, wishes, start: from }, []),
  );
  for (const choice of [undefined, ...choices]) {
    if (choice !== undefined && !goOn([truth!, other!], choice)) return;
    if (seenBy(truth!, viewer) !== seenBy(other!, viewer)) return;
    expect(askedIn(other!), `${viewer} after ${choices} in ${match.choices}`).toBe(askedIn(truth!));
  }
}

/** The same seat answers the same in both; false where the other deal does not offer it, or the unit is over. */
function goOn(both: readonly Match[], choice: number): boolean {
  const answers = both.map(({ asks }) => {
    let option = choice;
    for (const { seat, options } of asks) {
      if (option < options.length) return { seat, option };
      option -= options.length;
    }
    return undefined;
  });
  if (answers[0] === undefined || answers[0].seat !== answers[1]?.seat) return false;
  for (const each of both) answer(each, answers[0].seat, answers[0].option);
  return both.every(({ units, result }) => units.length === 1 && result === undefined);
}

function seenBy(match: Match, viewer: Viewer): string {
  const own = match.asks.filter(({ seat }) => seat === viewer).map((ask) => lookAt(match.now, ask));
  return JSON.stringify([viewFor(match, viewer), own, eventsFor(match, viewer).map(({ event }) => event)]);
}

const askedIn = ({ asks }: Match): string =>
  JSON.stringify(asks.map(({ seat, question }) => (question.secret ? seat : [seat, question.name])));
