// What a run comes to, as plain data: the JSON that `--json` writes. docs/lab.md explains every part of it.

import type { Game } from '../../engine/game.ts';
import type { Rulebook } from '../../engine/rulebook.ts';
import { contentsFor, type Variant } from '../../engine/setup.ts';
import type { BaseBox, OptionValues } from '../../engine/table.ts';
import { Kinds } from '../measure/kinds.ts';
import type { Measures } from '../measure/measures.ts';
import type { Run } from '../run.ts';
import { mean } from '../statistics/contrast.ts';
import { type Estimate, type Histogram, quantile, share } from '../statistics/share.ts';
import { type CardRow, cardRows } from './cards.ts';
import { type Changes, changesOf } from './changes.ts';
import { type Feel, feelOf } from './feel.ts';
import { type Never, neverOf } from './never.ts';
import { type Skill, skillOf } from './skill.ts';
import { type WinRow, winRows } from './wins.ts';

/** Changes when a part of the summary gets another meaning; new parts may come at any time. */
export const FORMAT = 1;

export type Summary = {
  readonly lab: typeof FORMAT;
  readonly game: { readonly id: string; readonly title: string; readonly rules: string };
  /** The command that makes this summary again. */
  readonly command: string;
  readonly players: number;
  readonly options: OptionValues;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly variant?: Variant;
  readonly matches: number;
  /** Matches watched closely: cards, events, chances and waiting are counted in these. */
  readonly watched: number;
  readonly crashed: number;
  /** False when the run was stopped early. */
  readonly complete: boolean;
  readonly length: Lengths;
  readonly ends: readonly { readonly outcome: string; readonly share: Estimate }[];
  readonly wins: {
    /** The share everybody would have if nothing made a difference. */
    readonly fair: number;
    readonly seats: readonly WinRow[];
    readonly bots: readonly WinRow[];
    /** What a seat begins with for all to see: character, race, class; by deck. */
    readonly starts: readonly { readonly deck: string; readonly rows: readonly WinRow[] }[];
  };
  readonly cards: readonly CardRow[];
  readonly feel: Feel;
  /** Absent where the bots are random or not all alike, and with a variant. */
  readonly skill?: Skill;
  readonly never: Never;
  readonly changes?: Changes;
  /** What a reader has to know before trusting the figures. */
  readonly warnings: readonly string[];
};

export type Length = {
  readonly mean: Estimate;
  readonly median: Estimate;
  /** The middle nine tenths lie between these. */
  readonly from: number;
  readonly to: number;
  readonly histogram: Histogram;
};

export type Lengths = {
  readonly decisions: Length;
  readonly units: Length;
  /** Headings of the log; a round is one for every player. */
  readonly turns: Length;
  readonly rounds: number;
};

export type Context = {
  readonly game: Game;
  readonly rulebook: Rulebook;
  readonly command: string;
  readonly seed: string;
};

export function summaryOf(run: Run, { game, rulebook, command, seed }: Context): Summary {
  const { plan, printed, crashed, complete } = run;
  const { players } = plan.wishes;
  const contents = contentsFor(game, plan.wishes);
  const box = game.unpack(contents);
  const kinds = new Kinds(game, box);
  const skill = skillOf(printed.skill);
  return {
    lab: FORMAT,
    game: { id: game.id, title: game.title, rules: game.rulesVersion },
    command,
    players,
    options: contents.options,
    bots: plan.bots,
    seed,
    ...(plan.versus && { variant: plan.versus }),
    matches: printed.matches,
    watched: printed.watched,
    crashed,
    complete,
    length: lengthsOf(printed, players),
    ends: Object.entries(printed.outcomes)
      .map(([outcome, count]) => ({ outcome, share: share(count, printed.matches) }))
      .sort((one, other) => other.share.value - one.share.value),
    wins: winsOf(printed, kinds),
    cards: cardRows(printed, kinds),
    feel: feelOf(printed),
    ...(skill && { skill }),
    never: neverOf(printed, { game, box, kinds, rulebook }),
    ...(run.comparison && { changes: changesOf(run.comparison, kinds, plan.versus ?? {}) }),
    warnings: warningsOf(run, box),
  };
}

function lengthsOf({ decisions, units, turns, means }: Measures, players: number): Lengths {
  const length = (histogram: Histogram, sums: number[]): Length => ({
    mean: mean(sums),
    median: quantile(histogram, 0.5),
    from: quantile(histogram, 0.05).value,
    to: quantile(histogram, 0.95).value,
    histogram,
  });
  return {
    decisions: length(decisions, means.decisions),
    units: length(units, means.units),
    turns: length(turns, means.turns),
    rounds: mean(means.turns).value / players,
  };
}

function winsOf({ seats, bots, starts }: Measures, kinds: Kinds): Summary['wins'] {
  const won = seats.reduce((sum, seat) => sum + seat.won, 0);
  const of = seats.reduce((sum, seat) => sum + seat.of, 0);
  const fair = of === 0 ? 0 : won / of;
  const nameOf = (key: string) => kinds.all.find((kind) => kind.key === key)?.name ?? key;
  return {
    fair,
    seats: winRows(
      seats.map((wins, seat) => ({ key: String(seat), name: `Player ${seat + 1}`, ...wins })),
      fair,
    ),
    bots: winRows(
      Object.entries(bots).map(([name, wins]) => ({ key: name, name, ...wins })),
      fair,
    ),
    starts: Object.entries(starts).map(([deck, rows]) => ({
      deck,
      rows: winRows(
        Object.entries(rows).map(([key, wins]) => ({ key, name: nameOf(key), ...wins })),
        fair,
      ),
    })),
  };
}

/** With fewer matches nearly everything is still luck. */
const FEW = 200;

function warningsOf({ printed, crashed, complete, plan }: Run, { players }: BaseBox): string[] {
  const warnings: string[] = [];
  if (!complete) warnings.push('The run was stopped early: these are the matches up to then.');
  if (printed.matches < FEW)
    warnings.push(
      `Only ${printed.matches} matches: a share is known to about ${Math.round(98 / Math.sqrt(Math.max(1, printed.matches)))} points either way. Play at least ${FEW}.`,
    );
  if (crashed > 0)
    warnings.push(`In ${crashed} ${crashed === 1 ? 'match' : 'matches'} the rules broke; they are left out.`);
  if (printed.watched < printed.matches)
    warnings.push(
      `${printed.watched} of ${printed.matches} matches were watched closely; cards, feelings and rules are counted in those.`,
    );
  if (plan.bots.every((bot) => bot === 'random') && players > 0)
    warnings.push('Random bots play without sense: what wins among them need not win among people.');
  return warnings;
}
