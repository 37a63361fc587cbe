// Item and ability: latent abilities, powers, consumables, and things of the zone that can be activated.

import { choose } from '../../../engine/choose.ts';
import { moveCard } from '../../../engine/pile.ts';
import type { CardId } from '../../../engine/table.ts';
import { ACTIVATE_WHICH, LATENT_WHICH } from '../questions/item.ts';
import { type Activation, THINGS_FROM } from '../questions/things.ts';
import {
  type CreatureId,
  creature,
  gear,
  isHero,
  isMinion,
  NONE,
  packOf,
  readyOf,
  type Table,
} from '../state.ts';
import { carryOut } from './effect.ts';
import { note } from './note.ts';
import { activateThing, thingsToActivate } from './object.ts';

/** DR-ITEM-09, DR-R-65, DR-R-68, DR-R-54: powers in play, consumables at hand, objects of the arena. */
export function activations(t: Table, id: CreatureId): Activation[] {
  const of = creature(t, id);
  const { spent, atHand } = packOf(t, of);
  const found: Activation[] = [];
  for (const card of readyOf(t, of)) if (gear(t, card).isPower && !spent.includes(card)) found.push(card);
  if (!isHero(of)) return found;
  for (const card of atHand) if (gear(t, card).sort === 'consumable') found.push(card);
  for (const thing of thingsToActivate(t, id)) found.push(THINGS_FROM + thing);
  return found;
}

export function activateOne(t: Table, id: CreatureId): void {
  const found = activations(t, id);
  if (found.length === 0) return;
  t.state.asking = id;
  const chosen = choose(t, creature(t, id).seat, ACTIVATE_WHICH, found);
  if (chosen >= THINGS_FROM) activateThing(t, id, chosen - THINGS_FROM);
  else activate(t, id, chosen);
}

/** Performs a power's action; a consumable is gone for good, a power of once per battle is turned over. */
export function activate(t: Table, id: CreatureId, card: CardId): void {
  const of = creature(t, id);
  const pack = packOf(t, of);
  const it = gear(t, card);
  note(t, { kind: 'activated', who: id, card });
  if (it.once && !isMinion(t, of)) pack.spent.push(card);
  if (it.sort === 'consumable') moveCard(card, pack.atHand, t.state.unused);
  carryOut(t, { id, card, counters: 0, active: NONE }, it.effects);
}

/** DR-ITEM-03: a latent ability goes into the discard pile at once (DR-R-29). */
export function awaken(t: Table, id: CreatureId): void {
  const { latent, discard } = packOf(t, creature(t, id));
  if (latent.length === 0) return;
  t.state.asking = id;
  const card = choose(t, creature(t, id).seat, LATENT_WHICH, latent.slice());
  moveCard(card, latent, discard);
  note(t, { kind: 'awakened', who: id, card });
}
