// Worm Grass: every second turn in Farm Arrays.

import { choose } from '../../../engine/choose.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { LF, WORM_GRASS } from '../cards/regions.ts';
import { tell } from '../events.ts';
import { FACE_IT, HOLD_AGAINST, LOSE_TO_THE_GRASS } from '../questions/events.ts';
import { face, isAwake, player, type Table } from '../state.ts';
import { die } from './death.ts';
import { loseTurn } from './event-cards.ts';
import { isFirstOfItsKind } from './fight-acts.ts';
import { winsContest } from './flight.ts';
import { useCard } from './items.ts';
import { discard, drawFrom } from './piles.ts';

const TURNS_PER_CARD = 2; // RW-REGION-13

/** RW-R-54: a turn ended awake in Farm Arrays counts; at two, a card, or a stored skip instead. */
export function passThroughGrass(t: Table, seat: Seat): void {
  const p = player(t, seat);
  if (p.region !== LF || !isAwake(t, seat)) return;
  p.grass++;
  if (p.grass < TURNS_PER_CARD) return;
  p.grass = 0;
  if (!p.skip) return drawGrass(t, seat);
  p.skip = false;
  tell(t, { kind: 'grassSkipped', seat });
}

function drawGrass(t: Table, seat: Seat): void {
  const card = drawFrom(t, WORM_GRASS, t.state.drawn);
  if (card === undefined) return;
  tell(t, { kind: 'grass', seat, card });
  if (!isCancelled(t, seat, card)) grow(t, seat, card);
  player(t, seat).rock = 0;
  discard(t, card, t.state.drawn);
}

/** A Spore Puff cancels the card; a Rock or a Mushroom helps in a contest. */
function isCancelled(t: Table, seat: Seat, card: CardId): boolean {
  for (;;) {
    const options = remedies(t, seat, card);
    if (options.length === 0) return false;
    const item = choose(t, seat, HOLD_AGAINST, [...options, FACE_IT]);
    if (item === FACE_IT) return false;
    useCard(t, seat, item);
    if (face(t, item).key === 'sporePuff') return true;
  }
}

function remedies(t: Table, seat: Seat, card: CardId): CardId[] {
  const { items, rock } = player(t, seat);
  const { flee, key } = face(t, card);
  if (items.length === 0 || key === 'bareGround' || key === 'deerTrail') return [];
  return items.filter((item, at) => {
    const remedy = face(t, item).key;
    const helps =
      remedy === 'sporePuff' || (flee !== 0 && (remedy === 'mushroom' || (remedy === 'rock' && rock === 0)));
    return helps && isFirstOfItsKind(t, items, at);
  });
}

function grow(t: Table, seat: Seat, card: CardId): void {
  const { key, flee } = face(t, card);
  switch (key) {
    case 'rustlingStalks':
      if (!winsContest(t, seat, flee)) loseTurn(t, seat);
      return;
    case 'hungryField':
      if (!winsContest(t, seat, flee)) die(t, seat, { by: 'grass', card });
      return;
    case 'tangle':
      return tangle(t, seat);
    case 'deerTrail':
      player(t, seat).skip = true;
  }
}

/** A pip; with none, an item of the player's choice; with neither, nothing. */
function tangle(t: Table, seat: Seat): void {
  const p = player(t, seat);
  if (p.pips > 0) {
    p.pips--;
    return tell(t, { kind: 'tangled', seat });
  }
  if (p.items.length === 0) return;
  const kinds = p.items.filter((_, at) => isFirstOfItsKind(t, p.items, at));
  const card = choose(t, seat, LOSE_TO_THE_GRASS, kinds);
  discard(t, card, p.items);
  tell(t, { kind: 'tangled', seat, card });
}
