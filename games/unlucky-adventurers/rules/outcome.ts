// Outcomes: what each step of the notation does. Its words stand in cards/notation.ts.

import { choose } from '../../../engine/choose.ts';
import type { Seat } from '../../../engine/table.ts';
import type { Op, Step } from '../cards/notation.ts';
import { DISCARD, HAND_OVER } from '../questions/loss.ts';
import { PICK_FROM_HAND } from '../questions/peek.ts';
import {
  type Effect,
  face,
  hand,
  includes,
  isLiving,
  isOver,
  NO_CARD,
  NOBODY,
  type Table,
} from '../state.ts';
import { turnUpBeast } from './draw.ts';
import { passToTheLeft, swapHands, tradeAtRandom } from './exchange.ts';
import { drawOwedAndFight, fight, fightAll } from './fight.ts';
import { loseAtRandom, loseChosen, takerFor, transfer } from './loss.ts';
import { missNextTurn } from './missed-turn.ts';
import { lookAtHand, salvage, scry, showHand } from './peek.ts';
import { tell } from './piles.ts';
import { whomReaches } from './reach.ts';
import { risesInstead } from './resurrection.ts';
import { settleWhom } from './whom.ts';

/** Carries the effect's line out from left to right. */
export function carryOut(t: Table, effect: Effect): void {
  const row = face(t, effect.card).rows[effect.row]!;
  if (effect.picked === NOBODY) settleWhom(t, effect, row);
  for (effect.step = 0; effect.step < row.steps.length && !isOver(t); effect.step++) {
    const step = row.steps[effect.step]!;
    DOES[step.op](t, effect, step);
  }
}

type Does = (t: Table, effect: Effect, step: Step) => void;

/** What only a living player with a hand can do or suffer (UA-R-65); not one who has just risen again either. */
const concernsPlayer = (t: Table, effect: Effect): boolean =>
  isLiving(t, effect.by) && !includes(effect.spared, effect.by);

const forEach =
  (act: (t: Table, seat: Seat, step: Step, effect: Effect) => void): Does =>
  (t, effect, step) => {
    for (const seat of whomReaches(t, effect, step))
      if (isLiving(t, seat) && !isOver(t)) act(t, seat, step, effect);
  };

/** For what happens between the player and somebody else, and not at all when the player is a ghost. */
const between =
  (act: (t: Table, me: Seat, other: Seat, n: number) => void): Does =>
  (t, effect, step) => {
    for (const other of whomReaches(t, effect, step))
      if (concernsPlayer(t, effect)) act(t, effect.by, other, step.n);
  };

const forPlayer =
  (act: (t: Table, me: Seat, n: number, effect: Effect) => void): Does =>
  (t, effect, step) => {
    if (concernsPlayer(t, effect)) act(t, effect.by, step.n, effect);
  };

const discards =
  (count: (held: number, n: number) => number): Does =>
  (t, effect, step) =>
    loseChosen(t, whomReaches(t, effect, step), { to: NOBODY, question: DISCARD, n: step.n, count });

const DOES: Readonly<Record<Op, Does>> = {
  draw: everybodyDraws,
  disc: discards((_held, n) => n),
  downto: discards((held, n) => Math.max(0, held - n)),
  half: discards((held) => Math.floor(held / 2)),
  rand: forEach((t, seat, { n }) => loseAtRandom(t, seat, n, NOBODY)),
  steal: forEach((t, seat, { n }, { by }) => loseAtRandom(t, seat, n, takerFor(t, by))),
  pick: forEach((t, seat, _step, { by }) => lookAndTake(t, by, seat)),
  give: (t, effect, step) =>
    loseChosen(t, whomReaches(t, effect, step), {
      to: takerFor(t, effect.by),
      question: HAND_OVER,
      n: step.n,
    }),
  pay: between((t, me, other, n) => loseChosen(t, [me], { to: other, question: HAND_OVER, n })),
  lose: between((t, me, other, n) => loseAtRandom(t, me, n, other)),
  trade: between(tradeAtRandom),
  swapHands: between(swapHands),
  passL: (t, effect, step) => passToTheLeft(t, effect.by, step.n),
  miss: forEach((t, seat) => missNextTurn(t, seat)),
  rev: (t) => reverse(t),
  look: forEach((t, seat, _step, { by }) => lookAtHand(t, by, seat)),
  show: forPlayer((t, me) => showHand(t, me)),
  scry: (t, effect, step) => scry(t, effect.by, step.n),
  salvage: forPlayer((t, me, n) => salvage(t, me, n)),
  back: forPlayer((_t, _me, _n, effect) => {
    effect.returns = true;
  }),
  again: forPlayer((t, me) => {
    t.state.extraPlays++;
    tell(t, { kind: 'playAgain', seat: me });
  }),
  ward: forPlayer((t, me) => {
    t.state.warded[me] = true;
    tell(t, { kind: 'warded', seat: me });
  }),
  refresh: forPlayer(refreshCharacter),
  beast: forEach((t, seat, _step, effect) => faceTopBeast(t, seat, effect)),
  duel: (t, effect, step) => {
    const losers = whomReaches(t, effect, step).filter((seat) => includes(effect.lower, seat));
    loseChosen(t, losers, { to: NOBODY, question: DISCARD, n: 1 });
  },
};

/** UA-R-46: all of them are owed their cards from the start, so that nobody among them is empty-handed for good. */
function everybodyDraws(t: Table, effect: Effect, step: Step): void {
  const seats = whomReaches(t, effect, step);
  for (const seat of seats) t.state.owed[seat]! += step.n;
  for (const seat of seats) if (!includes(effect.spared, seat)) drawOwedAndFight(t, seat, step.n);
}

/** UA-ACTION-WINDS-01, UA-ACTION-WINDS-02. */
export function reverse(t: Table): void {
  t.state.direction = t.state.direction === 1 ? -1 : 1;
  tell(t, { kind: 'reversed', direction: t.state.direction });
}

function lookAndTake(t: Table, by: Seat, seat: Seat): void {
  if (hand(t, seat).length === 1 && risesInstead(t, seat, () => {})) return;
  lookAtHand(t, by, seat);
  const card = choose(t, by, PICK_FROM_HAND, hand(t, seat));
  transfer(t, card, { from: seat, to: takerFor(t, by), how: 'chosen' });
}

/** UA-R-19: fought at once. What its reward brings queues up; a Blunder leaves that to the draw it came with. */
function faceTopBeast(t: Table, seat: Seat, { kind }: Effect): void {
  if (seat !== t.state.active) missNextTurn(t, seat); // UA-R-15
  if (!turnUpBeast(t, seat, { encounter: NO_CARD, place: 'first' })) return;
  fight(t, seat);
  if (kind !== 'blunder') fightAll(t, seat);
}

function refreshCharacter(t: Table, me: Seat): void {
  if (!t.state.used[me]) return;
  t.state.used[me] = false;
  tell(t, { kind: 'refreshed', seat: me, card: t.state.characters[me]! });
}
