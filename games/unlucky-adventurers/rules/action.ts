// What the Actions do that are not written in the outcome notation.

import { choose } from '../../../engine/choose.ts';
import type { Seat } from '../../../engine/table.ts';
import { ROB, TRADE_HANDS_WITH } from '../questions/action.ts';
import { ENOUGH } from '../questions/answers.ts';
import { DUD, type PlayedResurrection, RISE, USE_PLAYED_RESURRECTION } from '../questions/resurrection.ts';
import { alliesOf, type Effect, hand, includes, isLiving, type Table } from '../state.ts';
import { swapHands } from './exchange.ts';
import { drawAndFight } from './fight.ts';
import { loseAtRandom, takerFor } from './loss.ts';
import { missNextTurn } from './missed-turn.ts';
import { reverse } from './outcome.ts';
import { drawCharacterTo, tell } from './piles.ts';
import { rollFor } from './roll.ts';
import { livingCount, othersAfter } from './seats.ts';
import { defend, sufferReflection } from './shield.ts';
import { drawCleanHand } from './starter-hand.ts';
import { comeBack, fallenMates, isSafeFrom } from './teams.ts';

/** UA-ACTION-WINDS-01; UA-TWO-01, UA-TWO-02: with two left, the other one misses a turn. UA-R-43: ghosts always reverse. */
export function winds(t: Table, { by }: Effect): void {
  if (livingCount(t) > 2 || !isLiving(t, by)) return reverse(t);
  for (const other of othersAfter(t, by)) missNextTurn(t, other);
}

/** UA-ACTION-TALISMAN-01, UA-ACTION-TALISMAN-02. */
export function talisman(t: Table, effect: Effect): void {
  rollFor(t, effect);
  drawAndFight(t, effect.by, effect.die);
}

const MOST_STOLEN = 2; // UA-ACTION-THIEF-01

/** UA-R-39: the split is named first, then everybody concerned may defend, then the cards are picked at random. */
export function robbery(t: Table, effect: Effect): void {
  nameTheSplit(t, effect);
  defend(t, effect);
  const taker = takerFor(t, effect.by);
  for (const seat of othersAfter(t, effect.by)) {
    const share = includes(effect.blocked, seat) ? 0 : shareOf(effect, seat);
    if (share > 0) loseAtRandom(t, seat, share, taker);
  }
  sufferReflection(t, effect);
}

function nameTheSplit(t: Table, effect: Effect): void {
  while (effect.robs.length < MOST_STOLEN) {
    const robbable = othersAfter(t, effect.by).filter(
      (seat) => hand(t, seat).length > shareOf(effect, seat) && !isSafeFrom(t, seat, effect.by),
    );
    const victim = choose(t, effect.by, ROB, [...robbable, ENOUGH]);
    if (victim === ENOUGH) return; // UA-R-73
    effect.robs.push(victim);
  }
}

const shareOf = (effect: Effect, seat: Seat): number =>
  effect.robs.filter((robbed) => robbed === seat).length;

/** UA-ACTION-TRADE-01, UA-R-40: with anybody, or with nobody; an empty hand has nothing to trade. */
export function tradingPost(t: Table, { by, card }: Effect): void {
  if (hand(t, by).length === 0) return tell(t, { kind: 'noEffect', seat: by, card });
  const partner = choose(t, by, TRADE_HANDS_WITH, [...othersAfter(t, by), ENOUGH]);
  if (partner !== ENOUGH) swapHands(t, by, partner);
}

/** UA-ACTION-ALLY-01, UA-R-41: without a Character left anywhere, nothing happens. */
export function ally(t: Table, { by, card }: Effect): void {
  const friend = drawCharacterTo(t, alliesOf(t, by));
  if (friend === undefined) tell(t, { kind: 'noEffect', seat: by, card });
  else tell(t, { kind: 'allied', seat: by, card: friend });
}

/** UA-R-45 (c), UA-R-50, UA-R-51: as the last card, for a fallen team mate, or for nothing at all. */
export function playedResurrection(t: Table, { by, card }: Effect): void {
  const uses: PlayedResurrection[] = fallenMates(t, by);
  if (hand(t, by).length === 0) uses.push(RISE);
  uses.push(DUD);
  const use = choose(t, by, USE_PLAYED_RESURRECTION, uses);
  if (use === DUD) return tell(t, { kind: 'noEffect', seat: by, card });
  t.state.turnEnds = true; // UA-ACTION-RES-08, UA-TEAM-05
  if (use !== RISE) return comeBack(t, use, by);
  const cards = drawCleanHand(t, by, t.box.options.startingHand);
  tell(t, { kind: 'resurrected', seat: by, card, cards, fromHand: false });
}
