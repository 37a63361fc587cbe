// Promise: an event tells nobody more than the views do. While two worlds look the same to a viewer, they are told the same.

import { ScriptedChooser, WAITING } from '../choosers.ts';
import { type Happening, seenBy } from '../event.ts';
import { madeAt, OneChoice } from '../foresight.ts';
import { checkpointOf, type Match } from '../match.ts';
import { copyRng, drawSeed, rngFrom, type SeedWords } from '../random.ts';
import { layTable, type Table, type Viewer } from '../table.ts';
import { imagineFrom, redealFor } from '../worlds.ts';
import { difference, lookersAt, who } from './hides.ts';
import { demand, isInSample, type Kept, playedMatches } from './subject.ts';

export const whispers: Kept = {
  name: 'whispers',
  says: 'events survive a redeal: while worlds look the same to a viewer, they are told the same',
  check(subject) {
    playedMatches(subject, (position) => {
      const { match, where, rng } = position;
      for (const [unit, { from }] of match.units.entries()) {
        if (!isInSample(subject, rng, from)) continue;
        for (const viewer of lookersAt(position, subject, match.makers.slice(from, from + 1))) {
          checkBeginning({ match, viewer, seed: drawSeed(rng), where: `${where}, unit ${unit + 1}` }, unit);
        }
      }
      for (const [choice, viewer] of match.makers.entries()) {
        if (!isInSample(subject, rng, choice)) continue;
        checkChoice({ match, viewer, seed: drawSeed(rng), where: `${where}, choice ${choice}` }, choice);
      }
    });
  },
};

type Trial = { match: Match; viewer: Viewer; seed: SeedWords; where: string };

/** Begins a unit in the true and in a redealt world, with the same dice, and follows both to the first question. */
function checkBeginning(trial: Trial, unit: number): void {
  const { game, box } = trial.match;
  compare(trial, (deal) => {
    const t = layTable(box, game.copy(checkpointOf(trial.match, unit)), new ScriptedChooser([], 0));
    deal(t);
    const tale = new WatchedTale(trial);
    tale.watch(t);
    untilAsked(() => game.turn(t));
    return tale;
  });
}

/** Makes a choice again in the true world and in one redealt for its maker, with the same dice. */
function checkChoice(trial: Trial, choice: number): void {
  const { match } = trial;
  const { seat, option } = madeAt(match, choice);
  compare(trial, (deal) => {
    const tale = new WatchedTale(trial);
    const chooser = new OneChoice(option);
    const dealAndWatch = (t: Table) => {
      deal(t);
      tale.watch(t);
    };
    untilAsked(() => imagineFrom(match, { choice, seat, chooser, deal: dealAndWatch }));
    return tale;
  });
}

/** What was told in the true world and in another has to be the same for as long as they looked the same. */
function compare(trial: Trial, tell: (deal: (t: Table) => void) => WatchedTale): void {
  const truth = tell(() => {}).moments;
  const elsewhere = tell((t) => redealHidden(trial, t)).moments;
  for (const [i, moment] of truth.entries()) {
    const other = elsewhere[i];
    if (other === undefined || moment.view !== other.view) return;
    const leak = () =>
      `an event tells ${who(trial.viewer)} what the view hides: ${difference(moment.event, other.event)}`;
    demand(moment.event === other.event, trial.where, leak);
  }
}

/** Deals the hidden cards anew and leaves the dice as they will fall, so that only what is hidden makes a difference. */
function redealHidden({ match, viewer, seed }: Trial, t: Table): void {
  const dice = copyRng(t.state.rng);
  redealFor(match.game, t, viewer, rngFrom(seed));
  t.state.rng = dice;
}

/** Notes with every event what its viewer saw at that moment. */
class WatchedTale extends Array<Happening> {
  readonly moments: { view: string; event: string }[] = [];
  readonly trial: Trial;
  table: Table | undefined;

  constructor(trial: Trial) {
    super();
    this.trial = trial;
  }

  watch(t: Table): void {
    this.table = t;
    t.tale = this;
  }

  override push(happening: Happening): number {
    const { match, viewer } = this.trial;
    const event = seenBy(happening, viewer);
    if (event !== undefined) {
      this.moments.push({
        view: JSON.stringify(match.game.view(this.table!, viewer)),
        event: JSON.stringify(event),
      });
    }
    return this.moments.length;
  }
}

function untilAsked(run: () => void): void {
  try {
    run();
  } catch (thrown) {
    if (thrown !== WAITING) throw thrown;
  }
}
