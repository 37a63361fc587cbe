// Monsters arriving: laid out with their arena, in waves, or summoned.

import { moveCard } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import type { CardId } from '../../../engine/table.ts';
import type { Face, Kit, Sheet } from '../cards/card.ts';
import {
  AWAY,
  type Creature,
  type CreatureId,
  emptyPack,
  MONSTERS,
  NONE,
  type Pack,
  type Table,
} from '../state.ts';
import type { Lurking } from '../zone.ts';
import { arenaName, nearestWithRoom } from './arena.ts';
import { draw } from './deck.ts';
import { note } from './note.ts';

/** DR-R-11. */
export const OPENING_HAND = 4;

/** Lays out a kind of monster: so many minions, or a boss with its health. */
export function layMonsters(t: Table, { kind, count, health, damage = 0, arena }: Lurking): CreatureId[] {
  const laid: CreatureId[] = [];
  for (let i = 0; i < count; i++) laid.push(layOne(t, kind, arena, { health, damage }));
  return laid;
}

type Strength = { readonly health: number; readonly damage: number };

function layOne(t: Table, kind: string, arena: number, { health, damage }: Strength): CreatureId {
  const sheet = t.box.sheetOf[kind];
  if (sheet === undefined) throw new Error(`There is no monster “${kind}”.`);
  const printed = t.box.sheets[sheet] as Sheet;
  const boss = printed.rank === 'boss';
  const monster = newCreature(t, sheet, boss ? health : printed.health);
  const id = t.state.creatures.length;
  t.state.creatures.push(monster);
  if (boss) monster.damageAdjust += damage;
  monster.arena = nearestWithRoom(t, arena, monster);
  if (boss) preparePack(t, id, monster);
  note(t, { kind: 'arrived', who: id, sheet, arena: monster.arena, place: arenaName(t, monster.arena) });
  return id;
}

function newCreature(t: Table, sheet: number, health: number): Creature {
  const printed = t.box.sheets[sheet] as Sheet;
  const boss = printed.rank === 'boss';
  const size = t.state.partySize - 1;
  const { bossHit, bossDamage } = t.box.figures.partySize;
  return {
    sheet,
    seat: t.box.master,
    side: MONSTERS,
    arena: AWAY,
    health,
    maxHealth: health,
    melee: printed.melee,
    meleeDamage: printed.meleeDamage,
    ranged: printed.ranged,
    mana: printed.mana,
    defence: printed.defence,
    hitAdjust: boss ? (bossHit[size] as number) : 0,
    damageAdjust: boss ? (bossDamage[size] as number) : 0,
    conditions: 0,
    challenger: NONE,
    freshlyHidden: false,
    counters: printed.gear.map(() => 0),
    staffGuards: 0,
    struck: 0,
    swung: 0,
    pack: t.box.heroes,
    acted: false,
  };
}

/** DR-MONSTER-13: a boss has a deck of its own, begun afresh. */
function preparePack(t: Table, id: CreatureId, boss: Creature): void {
  const kit = t.box.bossKits[boss.sheet] as Kit;
  const pack: Pack = emptyPack();
  const { unused } = t.state;
  let kept = 0;
  for (const card of unused) {
    if (kit.latent.includes(card)) pack.latent.push(card);
    else if (kit.basics.includes(card) || kit.starting.includes(card)) pack.draw.push(card);
    else unused[kept++] = card;
  }
  unused.length = kept;
  bar(t, boss, pack);
  shuffle(t.state.rng, pack.draw);
  boss.pack = t.state.packs.length;
  t.state.packs.push(pack);
  draw(t, id, OPENING_HAND);
  if (t.state.journey.exposed.includes((t.box.sheets[boss.sheet] as Sheet).key)) showHand(t, id, pack);
}

/** Somebody has told the heroes what to expect. */
function showHand(t: Table, id: CreatureId, pack: Pack): void {
  pack.shown = pack.hand.slice();
  note(t, { kind: 'handShown', who: id, cards: pack.shown.toSorted((one, other) => one - other) });
}

/** What a quest has taken from a boss for this adventure. */
function bar(t: Table, boss: Creature, pack: Pack): void {
  const { barred } = t.state.journey;
  if (barred.length === 0) return;
  const isBarred = (card: CardId): boolean => barred.includes((t.box.faces[card] as Face).name);
  for (const card of (t.box.sheets[boss.sheet] as Sheet).gear) if (isBarred(card)) pack.spent.push(card);
  for (const pile of [pack.latent, pack.draw])
    for (const card of pile.slice()) if (isBarred(card)) moveCard(card, pile, t.state.unused);
}

/** DR-R-95: half as many, rounded up, for one or two heroes; one more for five or six. */
export function summonedCount(t: Table, count: number): number {
  if (t.state.partySize <= 2) return Math.ceil(count / 2);
  return t.state.partySize >= 5 ? count + 1 : count;
}

/** DR-R-95: minions in the summoner's arena. They act in the same turn of the game master if their band has not yet. */
export function summon(t: Table, by: CreatureId, kind: string, count: number): void {
  const { arena } = t.state.creatures[by] as Creature;
  const number = summonedCount(t, count);
  note(t, { kind: 'summoned', by, minion: kind, count: number });
  for (const id of layMonsters(t, { kind, count: number, health: 0, arena })) settle(t, id);
}

/** A newcomer to a band that has had its turn waits with it. */
function settle(t: Table, id: CreatureId): void {
  const newcomer = t.state.creatures[id] as Creature;
  for (let other = t.box.heroes; other < t.state.creatures.length; other++) {
    const each = t.state.creatures[other] as Creature;
    if (
      other !== id &&
      each.sheet === newcomer.sheet &&
      each.arena === newcomer.arena &&
      each.health > 0 &&
      each.acted
    )
      newcomer.acted = true;
  }
}
