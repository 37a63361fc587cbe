// The Monsters' turn: turn-start abilities, the die, the Attack on the Party, and what follows it.

import { choose } from '../../../engine/choose.ts';
import { rollDie } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/table.ts';
import type { MonsterCard } from '../cards/card.ts';
import { type Blow, tell } from '../events.ts';
import { CORRODED } from '../questions/combat.ts';
import {
  adventurer,
  isBoss,
  isOver,
  isStanding,
  type Monster,
  monsterCard,
  NONE,
  SIDES,
  STAR,
  type Table,
} from '../state.ts';
import { flip, openSlots } from './equipment.ts';
import { attackTotal, blowOn, damageTo, struckBy } from './figures.ts';
import { checkDefeat, hurt } from './health.ts';
import { loseAtRandom } from './loot.ts';
import { regain } from './monster.ts';

/** RE-COMBAT-09, RE-EVENT-13: every Monster still in play, in the order it appeared. */
export function monstersTurn(t: Table): void {
  t.state.turnOf = NONE;
  for (const each of t.state.monsters) {
    if (isOver(t)) return;
    monsterTurn(t, each);
  }
}

function monsterTurn(t: Table, self: Monster): void {
  const card = monsterCard(t, self);
  const boss = isBoss(t, self.card);
  if (boss) {
    tell(t, { kind: 'topAbility', monster: self.card, ability: card.top.name });
    card.top.does(t, self, card.top); // RE-BOSS-06
  } else if (card.regains > 0) {
    tell(t, { kind: 'abilityOf', monster: self.card, ability: card.ability });
    regain(t, self, card.regains);
  }
  if (isOver(t)) return;
  let die = rollDie(t.state.rng, SIDES);
  if (boss && die === STAR) {
    tell(t, { kind: 'starAbility', monster: self.card, ability: card.star.name });
    card.star.does(t, self, card.star); // RE-BOSS-07
    if (isOver(t) || !card.attacksAfterStar) return; // RE-BOSS-08
  }
  while (die === STAR) {
    tell(t, { kind: 'monsterRerolled', monster: self.card }); // RE-COMBAT-17, RE-RULE-23
    die = rollDie(t.state.rng, SIDES);
  }
  strikeParty(t, self, card, die);
}

function strikeParty(t: Table, self: Monster, card: MonsterCard, die: number): void {
  const total = attackTotal(t, self, card, die);
  const struck = struckBy(t, card);
  if (t.tale !== undefined)
    tellAttack(
      t,
      self,
      struck.map((seat) => blowOn(t, seat, card, total)),
      { die, total },
    );
  self.hasAttacked = true;
  self.dazed = 0;
  const damaged: Seat[] = [];
  for (const seat of struck) {
    const { health } = adventurer(t, seat);
    hurt(t, seat, damageTo(t, seat, card, total), self.card);
    if (adventurer(t, seat).health < health) damaged.push(seat);
  }
  checkDefeat(t, self.card); // RE-RULE-48: all at once
  if (!isOver(t)) afterAttack(t, self, card, damaged);
}

function tellAttack(
  t: Table,
  self: Monster,
  blows: Blow[],
  { die, total }: { die: number; total: number },
): void {
  const card = monsterCard(t, self);
  if (hasAttackAbility(self, card, blows, total))
    tell(t, { kind: 'abilityOf', monster: self.card, ability: card.ability });
  tell(t, { kind: 'monsterAttacked', monster: self.card, stat: card.attacksWith, die, total, blows });
}

/** Did its ability show in this Attack? */
function hasAttackAbility(self: Monster, card: MonsterCard, blows: readonly Blow[], total: number): boolean {
  if (card.higher > 0 || card.wails || card.piercesArmor) return true;
  if (card.charge > 0 && !self.hasAttacked) return true;
  if (card.venom > 0 || card.least > 0) return blows.some(({ damage }) => damage > 0);
  return blows.some((blow) => blow.total > total);
}

/** An after-effect that needs damage looks at Health really lost. */
function afterAttack(t: Table, self: Monster, card: MonsterCard, damaged: readonly Seat[]): void {
  if (damaged.length === 0) return;
  if (card.corrodes || card.pilfers || card.stealsStars)
    tell(t, { kind: 'abilityOf', monster: self.card, ability: card.ability });
  if (card.corrodes) for (const seat of damaged) corrode(t, seat);
  if (card.pilfers) loseAtRandom(t, self.card);
  if (card.stealsStars) loseStar(t, t.state.leader, self);
}

function corrode(t: Table, seat: Seat): void {
  const open = openSlots(t, seat, 'armor');
  if (open.length > 0 && isStanding(t, seat)) flip(t, seat, choose(t, seat, CORRODED, open));
}

function loseStar(t: Table, seat: Seat, by: Monster): void {
  if (adventurer(t, seat).stars === 0) return;
  adventurer(t, seat).stars--;
  tell(t, { kind: 'starLost', seat, by: by.card });
}
