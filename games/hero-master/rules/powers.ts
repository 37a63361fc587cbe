// Verbs that several cards share: choices over rows, monsters and dice that card texts spell out.

import { choose } from '../../../engine/choose.ts';
import { drawTo, moveCard, putUnder } from '../../../engine/pile.ts';
import { type Because, because } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import type { Laid } from '../cards/card.ts';
import { tell } from '../events.ts';
import type { Exchange } from '../exchange.ts';
import { YES_OR_NO } from '../questions/answers.ts';
import {
  BURY_CRITICAL_FAIL,
  CHANGE_DAMAGE,
  type Change,
  changedCard,
  changedFrom,
  changedTo,
  changeOf,
  DISCARD_OWN_ATTACK,
  DRAW_A_CARD,
  EXCHANGE_MONSTER,
  LAY_OVER,
  LOOK_AT_CRITICAL_FAIL,
  REPLACE_MONSTER,
  SWAP_ATTACK_WITH,
  TAKE_BACK,
  thinkOfChanging,
} from '../questions/powers.ts';
import { attackAt, type Spot, slotOf, spotsOf } from '../questions/spot.ts';
import { type Attack, face, hero, isExhausted, NONE, type Table } from '../state.ts';
import { exchangeMonsters } from './ambush.ts';
import { refillCriticalFails } from './critical-fail.ts';
import { overcomes } from './figures.ts';
import { chanceToDefeat } from './forecast.ts';
import { canDraw, drawCards } from './hand.ts';
import { canBeReplaced, replaceMonster, unencountered } from './monster.ts';
import { discardAttack, layOver, swapAttacks, takeFromRow } from './row.ts';

/** "You may draw 1 Action card." */
export function mayDraw(t: Table, you: Seat): void {
  if (canDraw(t, you) && choose(t, you, DRAW_A_CARD, YES_OR_NO) === 'yes') drawCards(t, you, 1);
}

/** HM-R-92: an attack that refreshed the Rogue stays. */
export const attacksToTakeBack = (t: Table, you: Seat): Spot[] =>
  spotsOf(t, you).filter((spot) => !attackAt(t, spot).refreshedRogue);

/** Sneaky: HM-R-52. */
export function takeBackAttack(t: Table, you: Seat): void {
  const spot = choose(t, you, TAKE_BACK, attacksToTakeBack(t, you));
  const card = takeFromRow(t, you, slotOf(spot));
  hero(t, you).hand.push(card);
  tell(t, { kind: 'takenBack', seat: you, card });
}

/** A Rogue who has used the power and not been refreshed since. */
export function sneakyIsSpent(t: Table, seat: Seat): boolean {
  const { class: heroClass } = hero(t, seat);
  return isExhausted(t, heroClass) && face(t, heroClass).on.power?.use === takeBackAttack;
}

export const whyNotTakeBack = (t: Table, you: Seat): Because | undefined =>
  hero(t, you).row.length > 0
    ? because('HM-R-92', 'the attack that refreshed it stays where it lies')
    : undefined;

/** Untrustworthy: HM-R-53. */
export function mayDiscardOwnAttack(t: Table, you: Seat): void {
  if (hero(t, you).row.length === 0) return;
  const spot = choose(t, you, DISCARD_OWN_ATTACK, [...spotsOf(t, you), NONE]);
  if (spot !== NONE) discardAttack(t, you, slotOf(spot));
}

/** Evasion: HM-R-51. */
export function mayLayOver(t: Table, you: Seat, { slot }: Laid): void {
  if (slot === 0) return;
  const spot = choose(t, you, LAY_OVER, [...spotsOf(t, you).slice(0, slot), NONE]);
  if (spot === NONE) return;
  layOver(t, you, [slotOf(spot), slot]);
  tell(t, { kind: 'evaded', seat: you, slot: slotOf(spot), moved: (hero(t, you).row[slot] as Attack).card });
}

/** Unstable Portal: with another attack of the same row. */
export function maySwapAttack(t: Table, you: Seat, { seat, slot }: Laid): void {
  const others = spotsOf(t, seat).filter((spot) => slotOf(spot) !== slot);
  if (others.length === 0) return;
  const spot = choose(t, you, SWAP_ATTACK_WITH, [...others, NONE]);
  if (spot === NONE) return;
  swapAttacks(t, seat, [slot, slotOf(spot)]);
  tell(t, { kind: 'attacksSwapped', seat: you, owner: seat, slots: [slot, slotOf(spot)] });
}

/** Come 'ere!: HM-R-50. */
export function mayExchangeMonster(t: Table, you: Seat): void {
  const others = unencountered(t);
  if (others.length === 0) return;
  const monster = choose(t, you, EXCHANGE_MONSTER, [...others, NONE]);
  if (monster !== NONE) exchangeMonsters(t, monster);
}

/** Polymorph: HM-R-49. */
export function mayReplaceMonster(t: Table, you: Seat): void {
  if (canBeReplaced(t) && choose(t, you, REPLACE_MONSTER, YES_OR_NO) === 'yes') replaceMonster(t);
}

/** A Hint of Talent: one printed strength of the attack, or of a weapon applied to it, becomes another damage type. */
export function changeDamage(t: Table, you: Seat, x: Exchange): void {
  const changes = changesOf(t, x);
  if (changes.length === 0) return;
  const change = choose(t, you, CHANGE_DAMAGE, changes);
  x.changed = changedCard(change);
  x.changedFrom = changedFrom(change);
  x.changedTo = changedTo(change);
  tell(t, { kind: 'damageChanged', seat: you, card: x.changed, from: x.changedFrom, to: x.changedTo });
}

/** While its type is still to be chosen: how likely the best choice defeats the monster. The figures are not fixed yet. */
export function chanceOfChange(t: Table, x: Exchange): number | undefined {
  if (x.hero === NONE || x.changed !== NONE || face(t, x.hero).on.resolve !== changeDamage) return undefined;
  const chances = changesOf(t, x).map((change) => chanceToDefeat(t, thinkOfChanging(t, change, x)));
  return chances.length === 0 ? undefined : Math.max(...chances);
}

/** A Hint of Talent, applied to an exchange whose figures are not fixed yet: some change makes it strong enough. */
export const couldChangeEnough = (t: Table, x: Exchange): boolean =>
  face(t, x.hero).on.resolve === changeDamage &&
  changesOf(t, x).some((change) => overcomes(t, thinkOfChanging(t, change, x), 1));

function changesOf(t: Table, x: Exchange): Change[] {
  const changes: Change[] = [];
  for (const card of [x.attack, ...x.weapons]) {
    for (let from = 0; from < 4; from++) {
      if ((face(t, card).shows & (1 << from)) === 0) continue;
      for (let to = 0; to < 4; to++) if (to !== from) changes.push(changeOf(card, from, to));
    }
  }
  return changes;
}

/** Crossbow of Second Thoughts. */
export function mayLookAtCriticalFail(t: Table, you: Seat): void {
  refillCriticalFails(t);
  const { criticalFailDeck, looking } = t.state;
  if (criticalFailDeck.length === 0 || choose(t, you, LOOK_AT_CRITICAL_FAIL, YES_OR_NO) === 'no') return;
  const card = drawTo(criticalFailDeck, looking) as number;
  t.state.lookingSeat = you;
  tell(t, { kind: 'lookedAt', seat: you, card }, { onlyTo: you, rest: { kind: 'lookedAt', seat: you } });
  const bury = choose(t, you, BURY_CRITICAL_FAIL, YES_OR_NO) === 'yes';
  (bury ? putUnder : moveCard)(card, looking, criticalFailDeck);
  t.state.lookingSeat = NONE;
}
