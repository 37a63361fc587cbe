// The twelve Critical Fail cards. "You" is the attacker.

import { choose } from '../../../engine/choose.ts';
import { tell } from '../events.ts';
import { BREAK_WHICH } from '../questions/critical-fail.ts';
import { drawCards } from '../rules/hand.ts';
import { heal, wound } from '../rules/health.ts';
import { takeToken } from '../rules/leader.ts';
import { putGoldOn, replaceMonster } from '../rules/monster.ts';
import { isPresent, othersPresent } from '../rules/presence.ts';
import { takeLoot } from '../rules/reward.ts';
import { discardAttack, lastUnresolved } from '../rules/row.ts';
import { destroyWeapon, takeTreasure } from '../rules/treasure.ts';
import { exhaustOneWeapon, refreshOneHeroCard } from '../rules/weapon.ts';
import { hero, isTreasure, NONE, seatsFrom } from '../state.ts';
import { type Card, deckOf } from './card.ts';

const { criticalFail } = deckOf('Critical Fail');

export const CRITICAL_FAILS: Card[] = [
  criticalFail('Triggered Trap', 'You take 3 wounds.', (t, you, _x, self) => {
    wound(t, you, 3, self);
  }),
  criticalFail(
    'Mixed Signals',
    "The monster's attack on you is ignored: no wounds, no hit effects, no Ambusher. Take one treasure from the treasure pile. The monster stays.",
    (t, you, x) => {
      x.ignored = true;
      takeTreasure(t, you);
    },
  ),
  criticalFail('Fell In a Coin Pile', 'Take 2 gold from the loot pile.', (t, you) => {
    takeLoot(t, you, 2);
  }),
  criticalFail(
    'Played Dead',
    "The monster's attack on you is ignored. Refresh one of your Hero cards.",
    (t, you, x) => {
      x.ignored = true;
      refreshOneHeroCard(t, you);
    },
  ),
  criticalFail(
    'Friendly Fire',
    'The next other present hero clockwise from you takes 2 wounds.',
    (t, you, _x, self) => {
      const victim = othersPresent(t, you)[0];
      if (victim !== undefined) wound(t, victim, 2, self);
    },
  ),
  criticalFail(
    'Snapped Clean Off',
    'One weapon you applied, your choice: a treasure is destroyed, any other is exhausted. If you applied none, exhaust one of your refreshed weapons.',
    (t, you, x) => {
      if (x.weapons.length === 0) return exhaustOneWeapon(t, you);
      const weapon = choose(t, you, BREAK_WHICH, x.weapons);
      if (isTreasure(t, weapon)) destroyWeapon(t, you, weapon);
    },
  ),
  criticalFail('Accidental Genius', 'Draw 2 Action cards.', (t, you) => drawCards(t, you, 2)),
  criticalFail(
    'Wrong Lever',
    'The encountered monster is replaced by the top card of the Monster deck and shuffled in. Its attack on you still counts; gold lost to it goes to the loot pile. No effect on a Legendary monster.',
    replaceMonster,
  ),
  criticalFail(
    'Do-Over',
    'Return the attack you just failed with to your hand instead of discarding it.',
    (_t, _you, x) => {
      x.attackReturns = true;
    },
  ),
  criticalFail('Inspiring Collapse', 'Heal 2 and take the Party Leader token.', (t, you) => {
    heal(t, you, 2);
    takeToken(t, you);
  }),
  criticalFail(
    'Hole in the Purse',
    'Put 2 gold from your stash, or what you have, on the encountered monster.',
    (t, you, x) => {
      const gold = Math.min(2, hero(t, you).gold);
      hero(t, you).gold -= gold;
      const to = putGoldOn(t, x.monster, gold);
      tell(t, { kind: 'goldMoved', seat: you, monster: x.monster, gold, to });
    },
  ),
  criticalFail(
    'Domino Effect',
    'Every present hero, you included, discards their right-most unresolved attack other than the one being resolved.',
    (t, you) => {
      for (const seat of seatsFrom(t, you)) {
        const slot = isPresent(t, seat) ? lastUnresolved(t, seat) : NONE;
        if (slot !== NONE) discardAttack(t, seat, slot);
      }
    },
  ),
];
