// Items: which of the backpack would do something now, and what each does. They work once.

import { choose } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import type { ItemCard } from '../cards/card.ts';
import { tell } from '../events.ts';
import { HEAL_WHOM, ITEM_FIRST, ON_WHICH_MONSTER, STARLIGHT_FOR_WHOM } from '../questions/item.ts';
import {
  adventurer,
  isBoss,
  isFighting,
  isStanding,
  type Monster,
  monsterCard,
  NONE,
  STAR,
  standingSeats,
  type Table,
} from '../state.ts';
import { giveAttackTokens, giveStars } from './combat-ability.ts';
import { anyoneHurt, heal, healAll, isHurt } from './health.ts';
import { discardLoot, drawLoot } from './loot.ts';
import { discardMonster, woundMonster } from './monster.ts';
import { rollFor } from './star.ts';

/** Items that would change something now, one of each kind: copies are alike. */
export function usefulItems(t: Table): CardId[] {
  const useful: CardId[] = [];
  for (const { items } of t.state.party) {
    for (const card of items)
      if (!hasTwin(t, useful, card) && isUseful(t, t.box.items[card]!)) useful.push(card);
  }
  return useful;
}

function hasTwin(t: Table, cards: readonly CardId[], card: CardId): boolean {
  for (const other of cards) if (t.box.items[other] === t.box.items[card]) return true;
  return false;
}

function isUseful(t: Table, item: ItemCard): boolean {
  if (item.heals > 0 || item.healsAll > 0) return anyoneHurt(t);
  if (item.damages > 0 || item.attackTokens > 0) return isFighting(t);
  if (item.discards.length > 0) return discardable(t, item).length > 0;
  return true;
}

/** RE-ITEM-07: of the types on the card, and never a Boss. */
function discardable(t: Table, { discards }: ItemCard): Monster[] {
  return t.state.monsters.filter(
    (each) => !isBoss(t, each.card) && discards.includes(monsterCard(t, each).type),
  );
}

/** RE-ITEM-04: whoever acts may use any Item of the Party. RE-ITEM-05: then it is discarded. */
export function useItem(t: Table, seat: Seat, card: CardId): void {
  const item = t.box.items[card]!;
  discardLoot(t, card);
  tell(t, { kind: 'itemUsed', seat, card });
  if (item.heals > 0) heal(t, choose(t, seat, HEAL_WHOM, hurtSeats(t)), item.heals);
  if (item.healsAll > 0) healAll(t, item.healsAll);
  if (item.stars > 0) giveStars(t, choose(t, seat, STARLIGHT_FOR_WHOM, t.box.seats), item.stars);
  if (item.attackTokens > 0)
    for (const each of standingSeats(t)) giveAttackTokens(t, each, item.attackTokens);
  if (item.cookie > 0) openCookie(t, seat, card);
  if (item.damages > 0) blast(t, seat, card);
  if (item.discards.length > 0) {
    const target = pickMonster(t, seat, discardable(t, item));
    discardMonster(t, target, seat, card);
  }
}

const hurtSeats = (t: Table): Seat[] => t.box.seats.filter((seat) => isHurt(t, seat));

function pickMonster(t: Table, seat: Seat, among: readonly Monster[]): Monster {
  const card = choose(
    t,
    seat,
    ON_WHICH_MONSTER,
    among.map((each) => each.card),
  );
  return t.state.monsters.find((each) => each.card === card)!;
}

/** RE-RULE-18: damage that is no Attack ignores Stats, caps and shells. */
function blast(t: Table, seat: Seat, card: CardId): void {
  const { damages } = t.box.items[card]!;
  const target = pickMonster(t, seat, t.state.monsters);
  const left = Math.max(0, target.health - damages);
  tell(t, { kind: 'monsterHurt', monster: target.card, damage: damages, left, by: card });
  woundMonster(t, target, damages, seat);
}

/** RE-ITEM-06, RE-RULE-25: an Item with a roll; its table has a row for the Star. */
function openCookie(t: Table, seat: Seat, card: CardId): void {
  const { cookie, level } = t.box.items[card]!;
  const die = rollFor(t, seat, { what: 'item', bonus: 0, needed: 0, card, starCounts: true });
  tell(t, { kind: 'cookie', seat, die });
  if (die === 2 || die === 3) heal(t, seat, cookie);
  if (die >= 4) drawLoot(t, seat, level);
  if (die === STAR) giveStars(t, seat, 1);
}

/** RE-ITEM-02: before a roll that could knock somebody out, Items that heal are offered. */
export function useItemsFirst(t: Table, seat: Seat, danger: number): void {
  while (isInDanger(t, seat, danger)) {
    const healing = usefulItems(t).filter((card) => isHealing(t.box.items[card]!));
    if (healing.length === 0) return;
    healing.push(NONE);
    const card = choose(t, seat, ITEM_FIRST, healing);
    if (card === NONE) return;
    useItem(t, seat, card);
  }
}

export const isHealing = ({ heals, healsAll }: ItemCard): boolean => heals > 0 || healsAll > 0;

function isInDanger(t: Table, seat: Seat, danger: number): boolean {
  return isStanding(t, seat) && adventurer(t, seat).health <= danger;
}
