// What a card would do if it were played now, line by line of its table: the figures a board shows when it is lifted.

import type { BySeat, CardId, Seat } from '../../../engine/table.ts';
import { bySeat } from '../../../engine/table.ts';
import type { Row, Step } from '../cards/notation.ts';
import { isAmong } from '../rules/reach.ts';
import { opponentsOf } from '../rules/teams.ts';
import { current, type Effect, face, hand, isLiving, NOBODY, type Table } from '../state.ts';

/** One line of the table: for which faces of the die, how likely, and how many cards it would bring or cost. */
export type ForecastLine = {
  readonly from: number;
  readonly to: number;
  /** Of all rolls, 0 to 1. */
  readonly chance: number;
  readonly text: string;
  /** Cards each seat would gain or lose, if nobody defends. */
  readonly change: BySeat<number>;
  /** The same for whoever the card is aimed at, or whom chance will pick. */
  readonly target: number;
};

export type Forecast = {
  /** Whom it can be aimed at; empty for a card that is not aimed. */
  readonly targets: readonly Seat[];
  readonly lines: readonly ForecastLine[];
  /** Of each seat: how likely the card takes its last cards, if it is aimed there and nobody defends. */
  readonly emptied: BySeat<number>;
};

const FACES = 6;

/** What playing this card would do; at whom, if that is settled. */
export function forecastOf(t: Table, card: CardId, by: Seat, target = NOBODY): Forecast {
  const { rows, aimed } = face(t, card);
  const lines = rows.map((row) => lineOf(t, row, { by, target }));
  const targets = aimed && target === NOBODY ? opponentsOf(t, by) : [];
  const emptied = bySeat(t.box.players, (seat) => {
    const at = targets.includes(seat) ? seat : target;
    return isLiving(t, seat) ? chanceToEmpty(t, { card, by, target: at }, seat) : 0;
  });
  return { targets, lines, emptied };
}

type Played = Player & { readonly card: CardId };

/** The card itself is gone from its player's hand by then. */
function chanceToEmpty(t: Table, { card, by, target }: Played, seat: Seat): number {
  const held = hand(t, seat).length - (hand(t, seat).includes(card) ? 1 : 0);
  let chance = 0;
  for (const { from, to, steps } of face(t, card).rows)
    if (held > 0 && held + changeFor(t, steps, { by, target }, seat, held) === 0)
      chance += (to - from + 1) / FACES;
  return chance;
}

/** What a face of the die would do for the card that is being played. */
export function forecastOfFace(t: Table, die: number): ForecastLine | undefined {
  const effect = current(t);
  if (effect === undefined) return undefined;
  const { rows, rowByFace } = face(t, effect.card);
  const row = rows[rowByFace[die] ?? -1];
  return row === undefined ? undefined : lineOf(t, row, effect);
}

type Player = Pick<Effect, 'by' | 'target'>;

function lineOf(t: Table, { from, to, text, steps }: Row, player: Player): ForecastLine {
  const chance = (to - from + 1) / FACES;
  const change = bySeat(t.box.players, (seat) => (isLiving(t, seat) ? changeFor(t, steps, player, seat) : 0));
  const target = player.target === NOBODY ? changeForTarget(steps) : 0;
  return { from, to, chance, text, change, target };
}

function changeFor(
  t: Table,
  steps: readonly Step[],
  player: Player,
  seat: Seat,
  before = hand(t, seat).length,
): number {
  const [one = NOBODY, ...more] = opponentsOf(t, player.by);
  const effect = { ...player, picked: more.length === 0 ? one : NOBODY } as Effect;
  let held = before;
  for (const step of steps) {
    if (isAmong(t, effect, step.who, seat)) held = Math.max(0, held + suffered(step, held));
    if (seat === player.by) held += gainedBy(step, othersReached(t, effect, step));
  }
  return held - before;
}

function othersReached(t: Table, effect: Effect, { who }: Step): number {
  if (who === 'T' || who === 'RICH' || who === 'POOR' || who === 'RND') return 1;
  let reached = 0;
  for (let seat = 0; seat < t.box.players; seat++) {
    if (seat !== effect.by && isLiving(t, seat) && isAmong(t, effect, who, seat)) reached++;
  }
  return reached;
}

/** The target is any opponent, with cards enough to lose what the line asks for. */
function changeForTarget(steps: readonly Step[]): number {
  let change = 0;
  for (const step of steps) {
    const isTarget = step.who === 'T' || step.who === 'RICH' || step.who === 'POOR' || step.who === 'RND';
    if (isTarget && step.op !== 'half' && step.op !== 'downto')
      change += suffered(step, Number.POSITIVE_INFINITY);
  }
  return change;
}

/** What a step does to the hand of somebody it concerns. */
function suffered({ op, n }: Step, held: number): number {
  switch (op) {
    case 'draw':
    case 'salvage':
    case 'pay':
    case 'lose':
      return n;
    case 'disc':
    case 'rand':
    case 'steal':
    case 'give':
    case 'pick':
      return -Math.min(n, held);
    case 'downto':
      return -Math.max(0, held - n);
    case 'half':
      return -Math.floor(held / 2);
    case 'back':
      return 1;
    default:
      return 0;
  }
}

/** What a step that concerns others brings its player, or costs. */
function gainedBy({ op, n }: Step, reached: number): number {
  if (op === 'steal' || op === 'give' || op === 'pick') return n * reached;
  return op === 'pay' || op === 'lose' ? -n * reached : 0;
}
