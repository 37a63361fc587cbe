// What a player, the game master or a spectator may see.

import type { CardId, Seat, Viewer } from '../../engine/table.ts';
import { conditionNames } from './cards/effect.ts';
import { BOSS_SHARE, BUDGET_BY_LEVEL } from './cards/party-size.ts';
import { copyMeeting, type Journey, type Quest } from './journey.ts';
import { isMaster, seesPack } from './piles.ts';
import { isSecret } from './rules/arena.ts';
import { guardsOf } from './rules/counter.ts';
import { defenceOf } from './rules/figures.ts';
import { ordinalOf } from './rules/note.ts';
import { progressOf } from './rules/quest.ts';
import { drawsOf } from './rules/turn.ts';
import {
  type Character,
  type Creature,
  creature,
  isBoss,
  isMinion,
  MONSTERS,
  type Pack,
  packOf,
  readyOf,
  type State,
  type Table,
} from './state.ts';
import type { Arena, Link, Lurking, Trap, Wave, ZoneObject } from './zone.ts';

export type PackView = {
  draw: number;
  hand: number;
  /** The cards of the hand, where they may be seen. */
  cards?: CardId[];
  /** Cards of the hand that everybody was shown. */
  shown?: CardId[];
  discard: CardId[];
  front: CardId[];
  expended: CardId[];
  latent: CardId[];
  atHand: CardId[];
  book: CardId[];
  spent: CardId[];
};

export type CreatureView = {
  id: number;
  sheet: number;
  /** Its information or stat card. */
  card: CardId;
  /** The how-manieth of its kind. */
  number: number;
  seat: Seat;
  side: number;
  rank: 'hero' | 'boss' | 'minion';
  arena: number;
  /** Absent for a boss whose health is shown in quarters. */
  health?: number;
  maxHealth?: number;
  quarters?: number;
  melee: number;
  meleeDamage: number;
  ranged: number;
  mana: number;
  /** Defence value without counters. */
  defence: number;
  guards: number;
  conditions: string[];
  challenger: number;
  /** What is ready, with the counters on each. */
  ready: { card: CardId; counters: number; guards: number; used: boolean }[];
  acted: boolean;
  pack?: number;
};

export type LinkView = Pick<Link, 'a' | 'b' | 'type' | 'open' | 'hits' | 'defence' | 'web'>;

export type ArenaView = Partial<Pick<Arena, 'name' | 'setting' | 'traits' | 'hazard' | 'hazardType'>> & {
  revealed: boolean;
};

export type ZoneView = {
  name: string;
  arenas: ArenaView[];
  links: LinkView[];
  objects: (ZoneObject & { index: number })[];
  traps: Trap[];
  sprung: string[];
  start: number;
  exit: number;
};

export type View = {
  phase: State['phase'];
  round: number;
  seat: Seat;
  starter: Seat;
  verdict: State['verdict'];
  outcome: State['outcome'];
  partySize: number;
  stacks: number[];
  fatigue: number;
  turn: { actor: number; band: number[]; step: string; action: number; gained: number; joining: number[] };
  characters: Pick<Character, 'type' | 'level' | 'experience' | 'dead' | 'starting'>[];
  creatures: CreatureView[];
  packs: PackView[];
  /** Draws after an action, by creature, where it is more than one. */
  draws: number[];
  zone: ZoneView;
  journey: JourneyView;
  spoils: CardId[];
  treasure: number;
  consumables: number;
  /** What only the game master sees. */
  master?: { waves: Wave[]; lurking: Lurking[]; plan: string; here: string; threat: number };
};

export type RiddleView = Pick<
  Journey['riddles'][number],
  'name' | 'type' | 'text' | 'parts' | 'tries' | 'left'
> & {
  /** Lamps that are lit; a tune that is to be repeated. */
  progress: number;
  tune?: string[];
  solution?: string[];
};

export type JourneyView = Pick<
  Journey,
  | 'isAdventure'
  | 'name'
  | 'level'
  | 'tier'
  | 'zone'
  | 'stage'
  | 'found'
  | 'losses'
  | 'camps'
  | 'flags'
  | 'experience'
  | 'meeting'
  | 'answering'
  | 'companions'
> & { riddles: RiddleView[]; quests: (Quest & { progress: number })[] };

export function viewOf(t: Table, viewer: Viewer): View {
  const s = t.state;
  const { turn } = s;
  return {
    phase: s.phase,
    round: s.round,
    seat: s.seat,
    starter: s.starter,
    verdict: s.verdict,
    outcome: s.outcome,
    partySize: s.partySize,
    stacks: s.stacks.map((stack) => stack.length),
    fatigue: s.fatigue.length,
    turn: {
      actor: turn.actor,
      band: turn.band.slice(),
      step: turn.step,
      action: turn.action,
      gained: turn.gained,
      joining: turn.joining.slice(),
    },
    characters: s.characters.map(({ type, level, experience, dead, starting }) => ({
      type,
      level,
      experience,
      dead,
      starting: starting.slice(),
    })),
    creatures: s.creatures.map((of, id) => creatureView(t, of, id)),
    packs: s.packs.map((pack, i) => ({ ...packView(pack, seesPack(t, i, viewer)), ...betweenBattles(s, i) })),
    draws: s.creatures.map((of, id) => (isMinion(t, of) ? 1 : drawsOf(t, id))),
    zone: zoneView(t, viewer),
    journey: journeyView(t, isMaster(t, viewer)),
    spoils: s.spoils.slice(),
    treasure: s.treasure.length,
    consumables: s.consumables.length,
    ...(isMaster(t, viewer) ? { master: masterView(t) } : {}),
  };
}

function packView(pack: Pack, isOpen: boolean): PackView {
  return {
    draw: pack.draw.length,
    hand: pack.hand.length,
    ...(isOpen ? { cards: pack.hand.slice() } : shownOf(pack)),
    discard: pack.discard.slice(),
    front: pack.front.slice(),
    expended: pack.expended.slice(),
    latent: pack.latent.slice(),
    atHand: pack.atHand.slice(),
    book: pack.book.slice(),
    spent: pack.spent.slice(),
  };
}

/** Until a battle begins all that a hero can do lies in one pile; it is shown as that battle will divide it. */
function betweenBattles({ phase, characters, packs }: State, i: number): Partial<PackView> {
  const character = characters[i];
  if (character === undefined || phase === 'battle' || phase === 'aftermath') return {};
  const latent = character.known.filter((card) => !character.starting.includes(card));
  return { draw: packs[i]!.draw.length - latent.length, latent };
}

/** In a fixed order: where in the hand they are is nobody's business. */
function shownOf({ hand, shown }: Pack): Pick<PackView, 'shown'> {
  const open = hand.filter((card) => shown.includes(card));
  return open.length === 0 ? {} : { shown: open.sort((one, other) => one - other) };
}

const QUARTERS = 4;

type HealthView = Pick<CreatureView, 'health' | 'maxHealth' | 'quarters'>;

function healthView(t: Table, of: Creature, grown: number): HealthView {
  if (!isBoss(t, of) || t.box.options.exactBossHealth)
    return { health: of.health + grown, maxHealth: of.maxHealth + grown };
  return { quarters: Math.ceil((QUARTERS * of.health) / of.maxHealth) };
}

type Grown = Pick<Character, 'health' | 'melee' | 'ranged' | 'mana' | 'defence'>;
const NOT_GROWN: Grown = { health: 0, melee: 0, ranged: 0, mana: 0, defence: 0 };

/** What a hero has gained beyond the printed card and not yet put on, before the party sets out. */
function grownBy({ box, state }: Table, { seat, sheet }: Creature): Grown {
  const isSetOut = state.phase !== 'heroes' && state.phase !== 'advances' && state.phase !== 'fitting';
  return isSetOut || box.sheets[sheet]?.rank !== 'hero' ? NOT_GROWN : (state.characters[seat] as Character);
}

function creatureView(t: Table, of: Creature, id: number): CreatureView {
  const ready = readyOf(t, of);
  const { rank, card: stats } = t.box.sheets[of.sheet]!;
  const { spent } = packOf(t, of);
  const grown = grownBy(t, of);
  return {
    id,
    sheet: of.sheet,
    card: stats,
    number: rank === 'hero' ? 1 : ordinalOf(t, id),
    seat: of.seat,
    side: of.side,
    rank,
    arena: of.arena,
    ...healthView(t, of, grown.health),
    melee: of.melee + of.hitAdjust + grown.melee,
    meleeDamage: of.meleeDamage + of.damageAdjust,
    ranged: of.ranged + of.hitAdjust + grown.ranged,
    mana: of.mana + of.hitAdjust + grown.mana,
    defence: defenceOf(t, id) + grown.defence,
    guards: guardsOf(t, creature(t, id)),
    conditions: conditionNames(of.conditions),
    challenger: of.challenger,
    ready: ready.map((card, slot) => {
      const { kind, isArmour } = t.box.faces[card]!.gear;
      const counters = of.counters[slot] ?? 0;
      const holdsGuards = isArmour && kind === 0;
      return {
        card,
        counters: holdsGuards ? 0 : counters,
        guards: holdsGuards ? counters : isArmour ? of.staffGuards : 0,
        used: spent.includes(card),
      };
    }),
    acted: of.acted,
    ...(rank === 'minion' ? {} : { pack: of.pack }),
  };
}

/** What lies face down is seen by the game master alone. */
function zoneView(t: Table, viewer: Viewer): ZoneView {
  const { zone } = t.state;
  const all = isMaster(t, viewer);
  return {
    name: zone.name,
    arenas: zone.arenas.map((arena) => (arena.revealed || all ? { ...arena } : { revealed: false })),
    links: zone.links
      .filter((link) => all || !isSecret(link))
      .map(({ a, b, type, open, hits, defence, web }) => ({ a, b, type, open, hits, defence, web })),
    objects: zone.objects
      .map((object, index) => ({ ...object, index }))
      .filter(({ arena }) => all || zone.arenas[arena]?.revealed === true),
    traps: zone.traps.filter(({ faceUp }) => all || faceUp).map((trap) => ({ ...trap })),
    sprung: zone.sprung.slice(),
    start: zone.start,
    exit: zone.exit,
  };
}

function journeyView(t: Table, isOpen: boolean): JourneyView {
  const { journey } = t.state;
  const { isAdventure, name, level, tier, zone, stage, found, losses, camps, experience } = journey;
  return {
    isAdventure,
    name,
    level,
    tier,
    zone,
    stage,
    found,
    losses,
    camps,
    experience,
    flags: journey.flags.slice(),
    quests: journey.quests.map((quest, i) => ({ ...quest, progress: progressOf(t, i) })),
    meeting: copyMeeting(journey.meeting),
    answering: journey.answering.slice(),
    companions: journey.companions.map((companion) => ({ ...companion })),
    riddles: journey.riddles.map((riddle) => riddleView(riddle, isOpen)),
  };
}

const TUNES: readonly number[] = [3, 4, 5];

/** Solutions are for the game master; the code of a code-breaking puzzle for nobody. */
function riddleView(riddle: Journey['riddles'][number], isOpen: boolean): RiddleView {
  const { name, type, text, left, progress } = riddle;
  return {
    name,
    type,
    text,
    left,
    progress,
    parts: riddle.parts.slice(),
    tries: riddle.tries.slice(),
    ...(type === 'memory' ? { tune: riddle.solution.slice(0, TUNES[progress]) } : {}),
    ...(isOpen && type !== 'code' && type !== 'memory' ? { solution: riddle.solution.slice() } : {}),
  };
}

/** What stands, waits and comes, against the budget of this party: 1 is an even fight. */
function threatOf({ state: { creatures, zone, partySize, journey }, box }: Table): number {
  const size = Math.max(1, partySize) - 1;
  const budget =
    (box.figures.partySize.threatBudget[size] as number) * (BUDGET_BY_LEVEL[journey.level - 1] ?? 1);
  const worth = (sheet: number): number =>
    box.sheets[sheet]?.rank === 'boss' ? BOSS_SHARE * budget : (box.sheets[sheet]?.threat ?? 0);
  let sum = 0;
  for (const of of creatures) if (of.side === MONSTERS && of.health > 0) sum += worth(of.sheet);
  for (const { kind, count } of [...zone.waves, ...zone.lurking])
    sum += count * worth(box.sheetOf[kind] ?? -1);
  return sum / budget;
}

function masterView(t: Table): NonNullable<View['master']> {
  const { zone, journey } = t.state;
  return {
    waves: zone.waves.map((wave) => ({ ...wave })),
    lurking: zone.lurking.map((group) => ({ ...group })),
    plan: journey.plan,
    here: journey.here,
    threat: threatOf(t),
  };
}
