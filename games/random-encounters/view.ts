// What everybody may see: all of the table but the order of its decks.

import { type CardId, leftOf, type Seat, type Viewer } from '../../engine/table.ts';
import { type Level, type SlotKind, STATS, type Stat } from './cards/card.ts';
import { knownUnder } from './piles.ts';
import { type QuestData, questData, testOf } from './questions/roller.ts';
import { activeCard, enchantmentBonus, lessDamage, ownerOf, stat, sumOfWorn } from './rules/equipment.ts';
import { countDown, downToLose, maxHealth } from './rules/health.ts';
import { PRICE, worthOf } from './rules/price.ts';
import { bonusFor, chanceOf, statFor } from './rules/test-roll.ts';
import { nextAttack, type Threat, threatsOf } from './rules/threat.ts';
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
  standingFromLeader,
  standingSeats,
  type Table,
  type Wish,
} from './state.ts';

/** Where the points of a Stat come from; what Enchantments add in a fight is the same for all three (`charm`). */
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
  /** What Enchantments add to every Stat against a Monster in play. */
  charm: number;
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
  /** Its next Attack without the die, and what that would do to each Character it strikes. */
  attack: number;
  threats: Threat[];
  dazed: number;
  gears: number;
  /** Its ability has been spent: it has charged, it has put itself together again. */
  hasAttacked: boolean;
  reassembled: boolean;
};

/** A Trap, Event or Side Quest that asks for rolls: who rolls or could, in order, and with which prospects. */
export type TrialView = {
  card: CardId;
  rollers: { seat: Seat; stat: Stat; bonus: number; chance: number }[];
  needed: number;
  damage: number;
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
  trial?: TrialView;
  looking: CardId[];
  /** Loot that was drawn or set free since the last window closed. */
  fresh: CardId[];
  /** Every Enchantment that is attached, also to Equipment that is carried but not worn. */
  attached: { card: CardId; to: CardId }[];
  fight: Fight;
  /** RE-RULE-32: who takes the Loot of a Nest, in the order in which its Monsters fall. */
  nestLoot: Seat[];
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
  sale?: SaleView;
  /** How many are knocked out, and how many lose the game. */
  down: number;
  downToLose: number;
  secondWindUsed: boolean;
  /** The Leader loses the first Combat turn in a web. */
  webbed: boolean;
  outcome: 'open' | 'won' | 'lost';
};

/** What the desk is part of, its price, and what has been put on it. */
export type SaleView = {
  of: 'event' | 'rewards';
  prices: 1 | 2;
  price: number;
  offered: CardId[];
  worth: number;
  /** RE-RULE-38: whose card was offered first, and who therefore draws the new one. */
  draws?: Seat;
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
    ...trialView(t),
    looking: s.looking.slice(),
    fresh: s.fresh.slice(),
    attached: s.attached.map((card, i) => ({ card, to: s.attachedTo[i]! })),
    fight: s.fight,
    nestLoot: nestLoot(t),
    round: s.round,
    monsters: s.monsters.map((each) => monsterView(t, each)),
    ...(s.turnOf === NONE ? {} : { turnOf: s.turnOf }),
    itemUsed: s.itemUsed,
    abilityUsed: s.abilityUsed,
    ...(s.roll.of === NONE ? {} : { roll: { ...s.roll } }),
    successes: s.successes,
    ...(s.phase === 'window' ? { ready: s.window.ready.slice() } : {}),
    ...(s.asking.seat === NONE ? {} : { asking: { ...s.asking } }),
    ...(s.phase === 'sale' ? { sale: saleView(t) } : {}),
    down: hasParty(t) ? countDown(t) : 0,
    downToLose: downToLose(t),
    secondWindUsed: s.windIn === s.level,
    webbed: s.webbed,
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
    charm: chosen ? charmOf(t, seat) : 0,
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

/** In a Nest against the one it helps most with. */
const charmOf = (t: Table, seat: Seat): number =>
  Math.max(0, ...t.state.monsters.map((each) => enchantmentBonus(t, seat, monsterCard(t, each).type)));

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
  const { card, health, start, dazed, gears, hasAttacked, reassembled } = each;
  return {
    card,
    health,
    start,
    attack: nextAttack(t, each),
    threats: threatsOf(t, each),
    dazed,
    gears,
    hasAttacked,
    reassembled,
  };
}

function nestLoot({ state: { fight, fallen, leader }, box: { players } }: Table): Seat[] {
  return fight === 'nest' ? [leader, leftOf(leader, players)].slice(fallen) : [];
}

function saleView(t: Table): SaleView {
  const { saleOf, prices, offered } = t.state;
  const worth = offered.reduce((sum, card) => sum + worthOf(t, card), 0);
  const [first] = offered;
  return {
    of: saleOf,
    prices,
    price: PRICE[prices],
    offered: offered.slice(),
    worth,
    ...(first !== undefined && { draws: ownerOf(t, first) }),
  };
}

function trialView(t: Table): { trial?: TrialView } {
  const card = t.state.facing[0];
  const test = card === undefined ? undefined : testOf(t, card);
  if (card === undefined || test === undefined || !hasParty(t)) return {};
  const rollers = rollersIn(t, card).map((seat) => {
    const which = statFor(t, seat, test);
    return { seat, stat: which, bonus: bonusFor(t, seat, test, which), chance: chanceOf(t, seat, test) };
  });
  const { damage } = t.box.traps[card] ?? t.box.quests[card] ?? t.box.events[card]!;
  return { trial: { card, rollers, needed: test.number, damage } };
}

/** Those who must roll; where the Leader names one, everybody who could be. */
function rollersIn(t: Table, card: CardId): Seat[] {
  const rolls = t.box.traps[card]?.rolls;
  if (rolls === 'leader') return standingFromLeader(t, 1);
  return rolls === 'leader and left' ? standingFromLeader(t, 2) : standingSeats(t);
}
