// How good a table looks for a seat: gold in hand, gold in sight, and what there is to win more of it with.

import type { CardId, Seat } from '../../engine/table.ts';
import type { Exchange } from './exchange.ts';
import { overcomes } from './rules/figures.ts';
import { chancesToHit, thinkOf } from './rules/forecast.ts';
import { readyWeapons } from './rules/weapon.ts';
import {
  type Attack,
  clockwise,
  face,
  type Hero,
  hero,
  isAttack,
  isExhausted,
  isTreasure,
  NONE,
  players,
  type Table,
} from './state.ts';

/** The chance that a seat comes out first, from everybody's prospects: the further from the end, the less a lead means. */
export function judge(t: Table, seat: Seat): number {
  const prospects = allProspects(t);
  const spread = t.state.locationDeck.length > 2 ? EARLY_SPREAD : LATE_SPREAD;
  let all = 0;
  for (const each of prospects) all += Math.exp(each / spread);
  return Math.exp((prospects[seat] as number) / spread) / all;
}

const EARLY_SPREAD = 5;
const LATE_SPREAD = 3.5;

function allProspects(t: Table): number[] {
  const prospects: number[] = [];
  for (let seat = 0; seat < players(t); seat++) prospects.push(standing(t, seat));
  if (t.state.phase === 'laying cards' || t.state.phase === 'resolving') addEncounter(t, prospects);
  return prospects;
}

const WORTH = {
  health: 0.2,
  marker: 0.5,
  attack: 0.45,
  bungle: 0.3,
  heroCard: 0.6,
  weapon: 0.35,
  stashed: 0.7,
  token: 0.3,
};
const STRONG_WEAPON = 0.3;
const ARMOUR_POINT = 0.2;

/** What a hero has: gold above all. */
function standing(t: Table, seat: Seat): number {
  const of = hero(t, seat);
  if (of.armour === NONE) return of.gold;
  const token = t.state.leader === seat ? WORTH.token : 0;
  return (
    of.gold +
    token +
    WORTH.health * of.health +
    WORTH.marker * of.marker +
    handWorth(t, of) +
    gearWorth(t, of)
  );
}

function handWorth(t: Table, of: Hero): number {
  let worth = 0;
  for (const card of of.hand) worth += isAttack(t, card) ? WORTH.attack : WORTH.bungle;
  return worth;
}

function gearWorth(t: Table, of: Hero): number {
  let worth = ARMOUR_POINT * face(t, of.armour).armour;
  if (!isExhausted(t, of.race)) worth += WORTH.heroCard;
  if (!isExhausted(t, of.class)) worth += WORTH.heroCard;
  for (const weapon of of.weapons)
    worth += STRONG_WEAPON * weaponStrength(t, weapon) + (isExhausted(t, weapon) ? 0 : WORTH.weapon);
  for (const card of of.stash) if (isTreasure(t, card)) worth += WORTH.stashed;
  return worth;
}

export function weaponStrength(t: Table, weapon: CardId): number {
  const { hit, strength } = face(t, weapon);
  return (
    hit * 0.7 +
    (strength[0] as number) +
    (strength[1] as number) +
    (strength[2] as number) +
    (strength[3] as number)
  );
}

/** What the encountered monster is worth to whoever defeats it. */
export function rewardFor(t: Table, monster: CardId): number {
  const { gold, treasure } = face(t, monster);
  const treasures = Math.min(treasure, t.state.treasurePile.length);
  return Math.min(gold, t.state.loot) + (t.state.goldOn[monster] ?? 0) + treasures * 1.2 + 0.5;
}

/** Follows the attacks on the boards in the order they would be resolved, each with its chance to win. */
function addEncounter(t: Table, prospects: number[]): void {
  const { encounter } = t.state;
  if (encounter === NONE) return;
  const reward = rewardFor(t, encounter);
  const spent = new Array<boolean>(players(t)).fill(false);
  let open = 1;
  for (let slot = 0; slot < 3 && open > 0.01; slot++) {
    let seat = t.state.phase === 'resolving' ? t.state.turnOf : t.state.leader;
    for (let i = 0; i < players(t); i++, seat = clockwise(t, seat)) {
      const attack = hero(t, seat).row[slot];
      if (attack === undefined) continue;
      const { chance, wounds, weapons } = prospectsOf(t, seat, { attack, armed: !spent[seat] });
      spent[seat] ||= weapons > 0;
      prospects[seat] =
        (prospects[seat] as number) +
        open * (chance * reward - wounds * WORTH.health - weapons * WORTH.weapon);
      open *= 1 - chance;
    }
  }
}

type Prospects = { chance: number; wounds: number; weapons: number };

/** The chance of one attack, with as many ready weapons as it needs. */
function prospectsOf(t: Table, seat: Seat, { attack, armed }: { attack: Attack; armed: boolean }): Prospects {
  const bare = exchangeWith(t, seat, { attack, weapons: [] });
  const wounds = (Math.max(1, Math.min(20, 21 - bare.armour)) / 20) * bare.ferocity;
  if (overcomes(t, bare, 1)) return { chance: chancesToHit(bare) / 20, wounds, weapons: 0 };
  const weapons = armed ? readyWeapons(t, seat).slice(0, bare.weaponsAllowed) : [];
  for (let count = 1; count <= weapons.length; count++) {
    const x = exchangeWith(t, seat, { attack, weapons: count === 1 ? [strongest(t, weapons)] : weapons });
    if (overcomes(t, x, 1)) return { chance: chancesToHit(x) / 20, wounds, weapons: count };
  }
  return { chance: overcomes(t, bare, 2) && bare.criticalDoubles ? 1 / 20 : 0, wounds, weapons: 0 };
}

const strongest = (t: Table, weapons: readonly CardId[]): CardId =>
  weapons.length === 2 && weaponStrength(t, weapons[1] as CardId) > weaponStrength(t, weapons[0] as CardId)
    ? (weapons[1] as CardId)
    : (weapons[0] as CardId);

const exchangeWith = (
  t: Table,
  seat: Seat,
  { attack, weapons }: { attack: Attack; weapons: CardId[] },
): Exchange => thinkOf(t, seat, { attack, weapons, monster: t.state.encounter });
