// What a sensible player tries first: weights for the options of a question.

import type { Ask } from '../../engine/question.ts';
import type { CardId, Seat } from '../../engine/table.ts';
import { exchangeOf } from './exchange.ts';
import { rewardFor, weaponStrength } from './judge.ts';
import { seatOf, slotOf } from './questions/spot.ts';
import type { TreasureUse } from './questions/treasure.ts';
import { overcomes } from './rules/figures.ts';
import { chancesToHit, thinkOf } from './rules/forecast.ts';
import { type Attack, face, hero, isAttack, isExhausted, NONE, type Table } from './state.ts';

type Weigh = (t: Table, option: never, seat: Seat) => number;

/** By the question's name; questions that are not here leave the choice open. */
const WEIGHTS: Readonly<Record<string, Weigh>> = {
  'keep-hand': (t: Table, answer: string, seat: Seat) =>
    answer === 'yes' || attackCount(t, seat) < 2 ? 6 : 0.3,
  protest: (_t: Table, answer: string) => (answer === 'yes' ? 10 : 0.5),
  'draw-a-card': (_t: Table, answer: string) => (answer === 'yes' ? 10 : 0.3),
  'encounter-which': (t: Table, monster: CardId, seat: Seat) =>
    monster === NONE ? 0.5 : 0.1 + bestPromise(t, seat, monster),
  'lay-first-attack': (t: Table, card: CardId, seat: Seat) =>
    0.2 + promise(t, seat, { card, monster: t.state.encounter }),
  join: (t: Table, card: CardId, seat: Seat) =>
    card === NONE ? 0.7 : 0.1 + promise(t, seat, { card, monster: t.state.encounter }),
  'take-a-turn': weighTurn,
  'take-a-turn-watched': weighTurn,
  'bungle-which': (t: Table, spot: number) => 0.2 + danger(t, seatOf(spot), slotOf(spot)),
  apply: (t: Table, card: CardId, seat: Seat) =>
    card !== NONE && face(t, card).kind === 'hero'
      ? weighHeroCard(t, card, seat)
      : weighWeapon(t, card, seat),
  reroll: (t: Table, answer: string) => ((answer === 'yes') === greenFails(t) ? 10 : 0.3),
  'keep-which-die': (_t: Table, roll: number) => roll * roll,
  'take-which-treasure': (t: Table, card: CardId) => treasureWorth(t, card),
  'use-treasure': weighUse,
  'slip-away': (_t: Table, answer: string) => (answer === 'yes' ? 10 : 0.3),
  'sell-which': (_t: Table, card: CardId) => (card === NONE ? 0.3 : 3),
};

export function instinct(t: Table, { question, options, seat }: Ask<Table>): number[] | undefined {
  const weigh = WEIGHTS[question.name];
  if (weigh === undefined) return undefined;
  const weights: number[] = [];
  for (const option of options) weights.push(weigh(t, option as never, seat));
  return weights;
}

function attackCount(t: Table, seat: Seat): number {
  let count = 0;
  for (const card of hero(t, seat).hand) if (isAttack(t, card)) count++;
  return count;
}

/** A quick guess at what an attack may bring against a monster, with all ready weapons behind it. */
function promise(t: Table, seat: Seat, { card, monster }: { card: CardId; monster: CardId }): number {
  const attack = face(t, card);
  const against = face(t, monster);
  let hit = attack.hit;
  let enough = false;
  for (let type = 0; type < 4 && !enough; type++) {
    let strength = attack.strength[type] as number;
    if (strength === 0) continue;
    for (const weapon of hero(t, seat).weapons)
      if (!isExhausted(t, weapon)) strength += face(t, weapon).strength[type] as number;
    enough = strength >= (against.strength[type] as number);
  }
  if (!enough) hit -= 8;
  return (Math.max(1, 21 - against.armour + hit) / 20) * rewardFor(t, monster);
}

function bestPromise(t: Table, seat: Seat, monster: CardId): number {
  let best = 0;
  for (const card of hero(t, seat).hand)
    if (isAttack(t, card)) best = Math.max(best, promise(t, seat, { card, monster }));
  return best;
}

function weighTurn(t: Table, card: CardId, seat: Seat): number {
  if (card === NONE) return 1;
  const { kind } = face(t, card);
  if (kind === 'attack') return 0.05 + 0.4 * promise(t, seat, { card, monster: t.state.encounter });
  return kind === 'bungle' ? 0.8 : 0.4;
}

/** How likely an attack on the board is to win. */
function danger(t: Table, seat: Seat, slot: number): number {
  const attack = hero(t, seat).row[slot] as Attack;
  const x = thinkOf(t, seat, {
    attack,
    weapons: hero(t, seat).weapons.filter((card) => !isExhausted(t, card)),
    monster: t.state.encounter,
  });
  return overcomes(t, x, 1) ? (chancesToHit(x) / 20) * (3 - slot) : 0;
}

/** Enough already: keep the weapon. Enough with it: use it. Hopeless: keep it. */
function weighWeapon(t: Table, card: CardId, seat: Seat): number {
  const x = exchangeOf(t);
  const attack: Attack = { card: x.attack, bungle: x.bungle, bungler: x.bungler };
  const winsWith = (weapons: CardId[]) =>
    overcomes(t, thinkOf(t, seat, { attack, weapons, monster: x.monster }), 1);
  const enough = winsWith(x.weapons.slice());
  if (card === NONE) return enough ? 4 : 1;
  if (enough) return 0.3 + face(t, card).hit * 0.7;
  if (winsWith([...x.weapons, card])) return 10;
  const all = hero(t, seat).weapons.filter((each) => !isExhausted(t, each));
  return x.weapons.length + 1 < x.weaponsAllowed && winsWith(all) ? 8 : 0.15;
}

const HERO_CARD = 0.5;

function weighHeroCard(t: Table, card: CardId, seat: Seat): number {
  const { health } = hero(t, seat);
  const x = exchangeOf(t);
  switch (face(t, card).key) {
    case 'dwarf':
      return x.bungle === NONE ? 0.05 : face(t, x.bungle).fail * 0.4;
    case 'halfling':
      return health <= face(t, x.monster).ferocity * 2 ? 3 : HERO_CARD;
    case 'cleric':
      return health <= 6 ? 4 : 0.2;
    case 'elf':
      return 1.5;
    default:
      return HERO_CARD;
  }
}

function greenFails(t: Table): boolean {
  const { green, threshold, hit, monsterArmour } = exchangeOf(t);
  return green <= threshold || (green !== 20 && green + hit < monsterArmour);
}

function treasureWorth(t: Table, card: CardId): number {
  const { kind, armour, strength, hit } = face(t, card);
  if (kind === 'armour') return Math.max(1, armour - 9);
  if (kind === 'weapon') return weaponStrength(t, card);
  if (kind === 'attack') return Math.max(...strength) * 0.7 + hit * 0.5;
  return 2;
}

function weighUse(t: Table, { card, way, instead }: TreasureUse): number {
  if (way === 'hand') return 6;
  if (way === 'stash') return 1;
  return Math.max(0.1, 3 * (treasureWorth(t, card) - treasureWorth(t, instead)));
}
