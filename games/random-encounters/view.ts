// What everybody may see: all of the table but the order of its decks.

import type { CardId, Seat, Viewer } from '../../engine/table.ts';
import { type Level, type SlotKind, STATS } from './cards/card.ts';
import { knownUnder } from './piles.ts';
import { type QuestData, questData } from './questions/roller.ts';
import { activeCard, lessDamage, stat, sumOfWorn } from './rules/equipment.ts';
import { attackTotal } from './rules/figures.ts';
import { countDown, downToLose, maxHealth } from './rules/health.ts';
import {
  type Adventurer,
  adventurer,
  characterOf,
  enchantmentOn,
  type Fight,
  type Monster,
  monsterCard,
  NONE,
  type Phase,
  type Roll,
  type Table,
  type Wish,
} from './state.ts';

/** Where the points of a Stat come from (Enchantments count only in a fight, and are named at their cards). */
export type StatView = { printed: number; tokens: number; equipment: number; total: number };
export type SlotView = { kind: SlotKind; card?: CardId; faceUp: boolean; enchantment?: CardId };

export type PlayerView = {
  character?: CardId;
  health: number;
  maxHealth: number;
  stars: number;
  attackTokens: number;
  defenseTokens: number;
  stats: StatView[];
  slots: SlotView[];
  lessDamage: number;
  trapBonus: number;
  carried: CardId[];
  items: CardId[];
  kept: CardId[];
  led: number;
  explorerReady: boolean;
  cocooned: number;
};

export type MonsterView = {
  card: CardId;
  health: number;
  start: number;
  /** Its next Attack without the die. */
  attack: number;
  dazed: number;
  gears: number;
};

export type View = {
  phase: Phase;
  level: Level;
  leader: Seat;
  firstLeader: Seat;
  nextLeader: Seat;
  afterWindow: 'encounter' | 'boss';
  leaderTurns: number;
  players: PlayerView[];
  /** Characters nobody plays. */
  characters: CardId[];
  encounters: number[];
  loot: number[];
  /** What is still in the current Encounter deck, in no order, and what is known to lie under it, lowest first. */
  encountersLeft: CardId[];
  underEncounters: CardId[];
  underLoot: CardId[][];
  /** The Bosses that may still come, by Level. */
  bosses: CardId[][];
  lootDiscards: CardId[][];
  tried: CardId[];
  removed: CardId[];
  cleared: CardId[];
  quests: ({ card: CardId } & QuestData)[];
  facing: CardId[];
  looking: CardId[];
  /** Every Enchantment that is attached, also to Equipment that is carried but not worn. */
  attached: { card: CardId; to: CardId }[];
  fight: Fight;
  round: number;
  monsters: MonsterView[];
  turnOf?: Seat;
  itemUsed: boolean;
  abilityUsed: boolean;
  roll?: Roll;
  successes: number;
  ready?: boolean[];
  /** Who would like which card of somebody else, while its owner is asked. */
  asking?: Wish;
  sale?: { prices: 1 | 2; offered: CardId[] };
  /** How many are knocked out, and how many lose the game. */
  down: number;
  downToLose: number;
  secondWindUsed: boolean;
  outcome: 'open' | 'won' | 'lost';
};

/** Nothing is secret between players (RE-SETUP-07), so every viewer gets the same. */
export function viewOf(t: Table, _viewer: Viewer): View {
  const s = t.state;
  return {
    phase: s.phase,
    level: s.level,
    leader: s.leader,
    firstLeader: s.firstLeader,
    nextLeader: s.nextLeader,
    afterWindow: s.afterWindow,
    leaderTurns: t.box.options.leaderTurns,
    players: s.party.map((who, seat) => playerView(t, seat, who)),
    characters: s.characters.slice(),
    encounters: s.encounters.map(({ length }) => length),
    loot: s.loot.map(({ length }) => length),
    encountersLeft: sorted(s.encounters[s.level - 1]!),
    underEncounters: knownUnder(s.encounters[s.level - 1]!, s.encounterBottom),
    underLoot: s.loot.map((deck, i) => knownUnder(deck, s.lootBottoms[i]!)),
    bosses: s.bosses.map(sorted),
    lootDiscards: s.lootDiscards.map((pile) => pile.slice()),
    tried: s.tried.slice(),
    removed: s.removed.slice(),
    cleared: s.cleared.slice(),
    quests: hasParty(t) ? s.quests.map((card) => ({ card, ...questData(t, card) })) : [],
    facing: s.facing.slice(),
    looking: s.looking.slice(),
    attached: s.attached.map((card, i) => ({ card, to: s.attachedTo[i]! })),
    fight: s.fight,
    round: s.round,
    monsters: s.monsters.map((each) => monsterView(t, each)),
    ...(s.turnOf === NONE ? {} : { turnOf: s.turnOf }),
    itemUsed: s.itemUsed,
    abilityUsed: s.abilityUsed,
    ...(s.roll.of === NONE ? {} : { roll: { ...s.roll } }),
    successes: s.successes,
    ...(s.phase === 'window' ? { ready: s.window.ready.slice() } : {}),
    ...(s.asking.seat === NONE ? {} : { asking: { ...s.asking } }),
    ...(s.phase === 'sale' ? { sale: { prices: s.prices, offered: s.offered.slice() } } : {}),
    down: hasParty(t) ? countDown(t) : 0,
    downToLose: downToLose(t),
    secondWindUsed: s.secondWindUsed,
    outcome: s.outcome,
  };
}

const sorted = (pile: readonly CardId[]): CardId[] => pile.toSorted((one, other) => one - other);
const hasParty = (t: Table): boolean => t.state.party.every(({ character }) => character !== NONE);

function playerView(t: Table, seat: Seat, who: Adventurer): PlayerView {
  const chosen = who.character !== NONE;
  return {
    ...(chosen ? { character: who.character } : {}),
    health: who.health,
    maxHealth: chosen ? maxHealth(t, seat) : 0,
    stars: who.stars,
    attackTokens: who.attackTokens,
    defenseTokens: who.defenseTokens,
    stats: chosen ? statsView(t, seat, who) : [],
    slots: chosen ? slotsView(t, seat, who) : [],
    lessDamage: chosen ? lessDamage(t, seat, 'all') : 0,
    trapBonus: chosen ? sumOfWorn(t, seat, 'trapBonus') : 0,
    carried: who.carried.slice(),
    items: who.items.slice(),
    kept: who.kept.slice(),
    led: who.led,
    explorerReady: !who.ran && !who.rerolled && who.health > 0,
    cocooned: who.cocooned,
  };
}

function statsView(t: Table, seat: Seat, { statTokens }: Adventurer): StatView[] {
  const { stats } = characterOf(t, seat);
  return STATS.map((which) => {
    const printed = stats[which]!;
    const tokens = statTokens[which]!;
    const total = stat(t, seat, which);
    return { printed, tokens, equipment: total - printed - tokens, total };
  });
}

function slotsView(t: Table, seat: Seat, who: Adventurer): SlotView[] {
  return characterOf(t, seat).slots.map((kind, slot) => {
    const card = who.worn[slot]!;
    if (card === NONE) return { kind, faceUp: true };
    const enchantment = enchantmentOn(t, card);
    const faceUp = activeCard(adventurer(t, seat), slot) !== NONE;
    return { kind, card, faceUp, ...(enchantment === NONE ? {} : { enchantment }) };
  });
}

function monsterView(t: Table, each: Monster): MonsterView {
  const { card, health, start, dazed, gears } = each;
  return { card, health, start, attack: attackTotal(t, each, monsterCard(t, each), 0), dazed, gears };
}
