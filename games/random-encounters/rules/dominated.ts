// When one piece of Equipment cannot be better than another in a slot: such a swap is not worth a question.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { EquipmentCard, SlotKind } from '../cards/card.ts';
import { adventurer, characterOf, enchantmentOn, NONE, type Table } from '../state.ts';

/** Could the card do anything in this slot that the one worn there does not? */
export function mayImprove(t: Table, seat: Seat, card: CardId, slot: number): boolean {
  const worn = adventurer(t, seat).worn[slot]!;
  if (worn === NONE) return true;
  const kind = characterOf(t, seat).slots[slot]!;
  return !isAsGood(t.box.equipment[worn]!, t.box.equipment[card]!, kind) || enchantmentOn(t, card) !== NONE;
}

const less = (card: EquipmentCard, kind: SlotKind): number =>
  card.lessDamage + (kind === 'armor' ? card.lessDamageAsArmor : 0);

function isAsGood(one: EquipmentCard, other: EquipmentCard, kind: SlotKind): boolean {
  return (
    one.stats[0]! >= other.stats[0]! &&
    one.stats[1]! >= other.stats[1]! &&
    one.stats[2]! >= other.stats[2]! &&
    less(one, kind) >= less(other, kind) &&
    one.trapBonus >= other.trapBonus &&
    one.questBonus >= other.questBonus &&
    one.maxHealth >= other.maxHealth &&
    one.mends >= other.mends &&
    one.saves >= other.saves &&
    one.attackBonus >= other.attackBonus &&
    one.friendMagic >= other.friendMagic &&
    (one.rerollsOne || !other.rerollsOne) &&
    (one.rerollsAttack || !other.rerollsAttack)
  );
}
