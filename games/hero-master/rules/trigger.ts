// The one mechanism for card effects: which cards in play answer a trigger, in which order, and for whom.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Blow, Effects, Laid } from '../cards/card.ts';
import { tell } from '../events.ts';
import { armourWorn, type Exchange, exchangeOf } from '../exchange.ts';
import { face, NONE, type Table } from '../state.ts';

/** Triggers that happen in an exchange and are answered with the exchange at hand. */
export type ExchangeTrigger = 'resolve' | 'totals' | 'critFail' | 'afterCritFail' | 'failed' | 'defeat';

/** Lets one card answer a trigger of the exchange. HM-R-74: `you` is whom its text means. */
export function answer(t: Table, card: CardId, you: Seat, trigger: ExchangeTrigger): void {
  const effect = face(t, card).on[trigger];
  if (effect === undefined) return;
  tell(t, { kind: 'effect', card, trigger });
  effect(t, you, exchangeOf(t), card);
}

/** HM-EFFECT-06 and -09, HM-R-73: whether you lead is looked at before the card's play effects. */
export function answerPlay(t: Table, card: CardId, you: Seat, laid: Laid): void {
  const { leader, play } = face(t, card).on;
  if (leader !== undefined && t.state.leader === you) {
    tell(t, { kind: 'effect', card, trigger: 'leader' });
    leader(t, you);
  }
  if (play === undefined) return;
  tell(t, { kind: 'effect', card, trigger: 'play' });
  play(t, you, laid);
}

/** T2: Location, encountered monster, Ambusher, bungle, attack. */
export function readTexts(t: Table, x: Exchange): void {
  const { location, ambusher } = t.state;
  if (location !== NONE) answer(t, location, x.attacker, 'resolve');
  answer(t, x.monster, x.attacker, 'resolve');
  if (ambusher !== NONE && face(t, ambusher).fromAmbush) answer(t, ambusher, x.attacker, 'resolve'); // HM-R-47
  if (x.bungle !== NONE) answer(t, x.bungle, x.bungler, 'resolve');
  answer(t, x.attack, x.attacker, 'resolve');
}

/** T3 and T4: the Hero card first, then the weapons in the attacker's order. */
export function answerApplied(t: Table, x: Exchange, trigger: 'resolve' | 'totals'): void {
  if (x.hero !== NONE) answer(t, x.hero, x.attacker, trigger);
  for (const weapon of x.weapons) answer(t, weapon, x.attacker, trigger);
}

/** T6: bungle, attack, weapons, Hero card, Location. HM-R-90 and T11: nothing more once the attacker is down. */
export function answerCritFail(t: Table, x: Exchange): void {
  if (x.bungle !== NONE) answer(t, x.bungle, x.bungler, 'critFail');
  if (!x.attackerDown) answer(t, x.attack, x.attacker, 'critFail');
  for (const weapon of x.weapons) if (!x.attackerDown) answer(t, weapon, x.attacker, 'critFail');
  if (x.hero !== NONE && !x.attackerDown) answer(t, x.hero, x.attacker, 'critFail');
  if (t.state.location !== NONE && !x.attackerDown) answer(t, t.state.location, x.attacker, 'critFail');
}

/** T8: effects of the victor's own cards. */
export function answerVictory(t: Table, x: Exchange): void {
  answer(t, x.attack, x.attacker, 'defeat');
  for (const weapon of x.weapons) answer(t, weapon, x.attacker, 'defeat');
  if (x.hero !== NONE) answer(t, x.hero, x.attacker, 'defeat');
}

/** HM-R-48: a monster's hit effect follows its own hits. */
export function answerHit(t: Table, card: CardId, you: Seat, blow: Blow): void {
  const effect = face(t, card).on.monsterHit;
  if (effect === undefined) return;
  tell(t, { kind: 'effect', card, trigger: 'monsterHit' });
  effect(t, you, blow);
}

/** T9: the monster, then bungle, attack, weapons and armour, as long as the attacker stands. */
export function answerMonsterHit(t: Table, x: Exchange, blow: Blow): void {
  answerHit(t, x.monster, x.attacker, blow);
  if (x.bungle !== NONE && !x.attackerDown) answerHit(t, x.bungle, x.bungler, blow);
  if (!x.attackerDown) answerHit(t, x.attack, x.attacker, blow);
  for (const weapon of x.weapons) if (!x.attackerDown) answerHit(t, weapon, x.attacker, blow);
  if (!x.attackerDown) answerHit(t, armourWorn(t, x.attacker), x.attacker, blow);
}

/** Location effects on arrival, and powers: told like every other effect. */
export function answerNow(
  t: Table,
  card: CardId,
  you: Seat,
  trigger: keyof Effects & ('leader' | 'party' | 'firstPass' | 'applied' | 'watches'),
): void {
  const effect = face(t, card).on[trigger];
  if (effect === undefined) return;
  tell(t, { kind: 'effect', card, trigger });
  effect(t, you);
}
