// Promise: an event tells nobody more than the views do. Worlds that look the same afterwards were told the same.

import { ScriptedChooser, WAITING } from '../choosers.ts';
import { type Happening, seenBy } from '../event.ts';
import { madeAt, outcomeOf } from '../foresight.ts';
import type { Match } from '../match.ts';
import { copyRng, drawSeed, rngFrom, type SeedWords } from '../random.ts';
import type { Table, Viewer } from '../table.ts';
import { layTable } from '../table.ts';
import { difference, who } from './hides.ts';
import { demand, type Kept, playedMatches } from './subject.ts';

export const whispers: Kept = {
  name: 'whispers',
  says: 'events survive a redeal: what looks the same to a viewer was told the same',
  check(subject) {
    playedMatches(subject, ({ match, where, rng }) => {
      match.units.forEach((_, unit) => {
        for (let seat = -1; seat < match.wishes.players; seat++) {
          checkBeginning(match, { unit, viewer: seat < 0 ? 'spectator' : seat, seed: drawSeed(rng), where });
        }
      });
      match.choices.forEach((_, choice) => {
        checkChoice(match, choice, drawSeed(rng), where);
      });
    });
  },
};

/** Makes a choice again in a world redealt for its maker, with the same dice. */
function checkChoice(match: Match, choice: number, seed: SeedWords, where: string): void {
  const made = madeAt(match, choice);
  const truth = outcomeOf(match, made);
  const elsewhere = outcomeOf(match, made, (t) => redealHidden(match, t, made.seat, seed));
  if (truth.view !== elsewhere.view) return;
  const [told, toldElsewhere] = [truth.events.join(), elsewhere.events.join()];
  const position = `${where}, choice ${choice}`;
  demand(
    told === toldElsewhere,
    position,
    () => `an event tells its maker what the view hides: ${difference(told, toldElsewhere)}`,
  );
}

/** Deals the hidden cards anew and leaves the dice as they will fall, so that only what is hidden makes a difference. */
function redealHidden({ game }: Match, t: Table, viewer: Viewer, seed: SeedWords): void {
  const dice = copyRng(t.state.rng);
  game.redeal(t, viewer, rngFrom(seed));
  t.state.rng = dice;
}

type Trial = { unit: number; viewer: Viewer; seed: SeedWords; where: string };

/** Begins a unit in the true and in a redealt world, with the same dice, and follows both to the first question. */
function checkBeginning(match: Match, { unit, viewer, seed, where }: Trial): void {
  const { game, box, units } = match;
  const truth = toFirstQuestion(
    match,
    layTable(box, game.copy(units[unit]!.start), new ScriptedChooser([], 0)),
  );
  const elsewhere = layTable(box, game.copy(units[unit]!.start), new ScriptedChooser([], 0));
  redealHidden(match, elsewhere, viewer, seed);
  toFirstQuestion(match, elsewhere);
  if (seen(match, truth, viewer) !== seen(match, elsewhere, viewer)) return;
  const [told, toldElsewhere] = [toldTo(truth, viewer), toldTo(elsewhere, viewer)];
  demand(
    told === toldElsewhere,
    `${where}, unit ${unit + 1}`,
    () => `an event tells ${who(viewer)} what the view hides: ${difference(told, toldElsewhere)}`,
  );
}

function toFirstQuestion(match: Match, t: Table): Table {
  t.tale = [];
  try {
    match.game.turn(t);
  } catch (thrown) {
    if (thrown !== WAITING) throw thrown;
  }
  return t;
}

const seen = (match: Match, t: Table, viewer: Viewer) => JSON.stringify(match.game.view(t, viewer));

const toldTo = (t: Table, viewer: Viewer) =>
  JSON.stringify((t.tale as Happening[]).map((happening) => seenBy(happening, viewer)));
