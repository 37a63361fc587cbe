// Sets a battle up by names: heroes with hands and health, monsters in arenas, dice decided beforehand.

import { PlayoutChooser } from '../../../engine/choosers.ts';
import { takeOut } from '../../../engine/pile.ts';
import { rngFrom } from '../../../engine/random.ts';
import type { CardId } from '../../../engine/table.ts';
import { layTable } from '../../../engine/table.ts';
import type { Scenario as ScenarioOf } from '../../../test/scenario.ts';
import { Scenario } from '../../../test/scenario.ts';
import type { AdventurePlan, MonsterPlan, ZonePlan } from '../adventures/plan.ts';
import { FORMAT, FORMAT_VERSION } from '../adventures/plan.ts';
import { HERO_TYPES } from '../cards/card.ts';
import { conditionOf } from '../cards/effect.ts';
import { keyOfName } from '../cards/sheet.ts';
import { game } from '../game.ts';
import type { Options } from '../options.ts';
import { fitOut } from '../rules/battle.ts';
import { armourSlots } from '../rules/counter.ts';
import { joinParty } from '../rules/party.ts';
import { setQuests } from '../rules/quest.ts';
import { reveal } from '../rules/reveal.ts';
import { bandOf } from '../rules/sides.ts';
import { beginTurn } from '../rules/turn.ts';
import {
  type Box,
  type Creature,
  creature,
  isMinion,
  type Pack,
  readyOf,
  type State,
  type Table,
} from '../state.ts';
import type { View } from '../view.ts';
import type { Wave } from '../zone.ts';

export type HeroSetup = {
  is: (typeof HERO_TYPES)[number];
  /** Cards in hand by name; a card of the own deck, the tableau, or Fatigue. */
  hand?: string[];
  draw?: string[];
  discard?: string[];
  health?: number;
  arena?: string;
  conditions?: string[];
  /** Counters on what is ready, by name. */
  counters?: Record<string, number>;
  guards?: Record<string, number>;
  /** What is ready instead of what the hero starts with: names of the kit, of treasure, or of ordinary gear. */
  ready?: string[];
  atHand?: string[];
};

export type MonsterSetup = {
  is: string;
  count?: number;
  arena?: string;
  health?: number;
  conditions?: string[];
  hand?: string[];
  draw?: string[];
  counters?: Record<string, number>;
  guards?: number;
};

export type BattleSetup = {
  heroes: HeroSetup[];
  monsters?: MonsterSetup[];
  /** Arenas in a row, joined by open ways unless `zone` says otherwise. */
  arenas?: (string | { name: string; setting: string; traits: string[] })[];
  zone?: Partial<ZonePlan>;
  /** Whose turn it is: a hero by seat, or a monster by name. */
  turn?: number | string;
  round?: number;
  minionHand?: string[];
  stacks?: Partial<Record<number, number>>;
  options?: Partial<Options>;
  /** Steps that are over: the turn begins with choosing an action, unless the Move step is wanted. */
  from?: 'begin' | 'move' | 'action';
  isAdventure?: boolean;
  partySize?: number;
  waves?: Wave[];
};

const OPEN = { name: 'Field', setting: 'test', traits: ['Open'] };
const OPEN_TOO = { name: 'Meadow', setting: 'test', traits: ['Open'] };

export class Battle extends Scenario<State, Box, View> {}

/** A battle in the middle of its first round, with nothing left to chance but the dice. */
export function battle(setup: BattleSetup): Battle {
  const arenas = setup.arenas ?? [OPEN, OPEN_TOO];
  const names = arenas.map((arena) => (typeof arena === 'string' ? arena : arena.name));
  const zone: ZonePlan = {
    name: 'Test',
    arenas,
    connections: names.slice(1).map((name, i) => ({ between: [names[i] as string, name], type: 'Open way' })),
    start: names[0] as string,
    monsters: [{ kind: 'goblin-cutter', arena: names[0] as string, count: 1 } satisfies MonsterPlan],
    ...setup.zone,
  };
  const plan: AdventurePlan = {
    format: FORMAT,
    version: FORMAT_VERSION,
    name: 'Test',
    kind: setup.isAdventure ? 'adventure' : 'encounter',
    level: 1,
    zones: [zone],
  };
  return new Battle(game, {
    players: setup.heroes.length + 1,
    scenario: plan,
    options: { escalation: true, ...setup.options },
    arrange: (state, box) => arrange(state, box, setup, names),
  });
}

function arrange(state: State, box: Box, setup: BattleSetup, names: readonly string[]): void {
  const t: Table = layTable(box, state, new PlayoutChooser(rngFrom([1, 2, 3, 4])));
  state.partySize = setup.partySize ?? 4;
  for (const [seat, hero] of setup.heroes.entries()) joinParty(t, seat, HERO_TYPES.indexOf(hero.is), 1);
  state.zone.lurking.length = 0;
  state.zone.waves = (setup.waves ?? []).map((wave) => ({ ...wave }));
  for (const arena of state.zone.arenas) arena.revealed = true;
  for (const [seat, hero] of setup.heroes.entries()) outfit(t, seat, hero, names);
  for (const monster of setup.monsters ?? []) layMonster(t, monster, names);
  const minions = state.packs[box.heroes] as Pack;
  give(t, minions, setup.minionHand ?? [], minions.hand);
  for (const [action, left] of Object.entries(setup.stacks ?? {})) {
    const stack = state.stacks[Number(action)] as CardId[];
    state.unused.push(...stack.splice(left as number));
  }
  if (setup.isAdventure) setQuests(t);
  state.phase = 'battle';
  state.round = setup.round ?? 1;
  begin(t, setup);
}

function begin(t: Table, { turn = 0, from = 'action' }: BattleSetup): void {
  const { state } = t;
  const actor = typeof turn === 'number' ? turn : monsterNamed(t, turn);
  state.seat = creature(t, actor).seat;
  state.starter = 0;
  state.seatBegan = true;
  const band = isMinion(t, creature(t, actor)) ? bandOf(t, actor) : [actor];
  beginTurn(t, actor, band);
  state.turn.step = from;
  state.turn.place = creature(t, actor).arena;
}

/** The first monster of a kind, by the name on its card. */
export function monsterNamed(t: Table, name: string): number {
  return t.state.creatures.findIndex(({ sheet }) => t.box.sheets[sheet]?.name === name);
}

/** Finds cards by name wherever they lie unused or in the pack, each once. */
function give(t: Table, pack: Pack, names: readonly string[], into: CardId[]): void {
  const { state } = t;
  for (const name of names) {
    const piles = [
      pack.draw,
      pack.atHand,
      pack.book,
      pack.latent,
      ...state.stacks,
      state.fatigue,
      state.treasure,
      state.consumables,
      state.unused,
    ];
    const isIt = (card: CardId) => t.box.faces[card]?.name === name;
    const pile = piles.find((each) => each !== into && each.some(isIt));
    const card = pile?.find(isIt);
    if (pile === undefined || card === undefined) throw new Error(`There is no card “${name}” left.`);
    takeOut(pile, card);
    into.push(card);
  }
}

function outfit(t: Table, seat: number, hero: HeroSetup, names: readonly string[]): void {
  const of = creature(t, seat);
  const pack = t.state.packs[seat] as Pack;
  const character = t.state.characters[seat]!;
  if (hero.ready !== undefined) {
    pack.atHand.push(...pack.ready.splice(0));
    give(t, pack, hero.ready, pack.ready);
  }
  for (const card of character.known)
    if (!character.starting.includes(card)) {
      takeOut(pack.draw, card);
      pack.latent.push(card);
    }
  fitOut(t, of, character);
  of.health = hero.health ?? of.maxHealth;
  of.arena = hero.arena === undefined ? 0 : names.indexOf(hero.arena);
  if (hero.atHand !== undefined) give(t, pack, hero.atHand, pack.atHand);
  give(t, pack, hero.hand ?? [], pack.hand);
  give(t, pack, hero.discard ?? [], pack.discard);
  if (hero.draw !== undefined) {
    t.state.unused.push(...pack.draw.splice(0));
    give(t, pack, hero.draw.toReversed(), pack.draw);
  }
  afflict(of, hero.conditions);
  place(t, of, hero.counters, hero.guards);
}

function afflict(of: Creature, conditions: readonly string[] = []): void {
  for (const name of conditions) of.conditions |= conditionOf(name);
}

function place(
  t: Table,
  of: Creature,
  counters: Record<string, number> = {},
  guards: Record<string, number> = {},
): void {
  for (const [name, count] of Object.entries({ ...counters, ...guards })) {
    const slot = readyOf(t, of).findIndex((card) => t.box.faces[card]?.name === name);
    if (slot < 0) throw new Error(`“${name}” is not ready.`);
    of.counters[slot] = count;
  }
}

function layMonster(t: Table, monster: MonsterSetup, names: readonly string[]): void {
  const kind = keyOfName(monster.is);
  const arena = monster.arena === undefined ? 0 : names.indexOf(monster.arena);
  const before = t.state.creatures.length;
  t.state.zone.arenas[arena]!.revealed = false;
  t.state.zone.lurking.push({ kind, count: monster.count ?? 1, health: monster.health ?? 66, arena });
  reveal(t, arena);
  for (let id = before; id < t.state.creatures.length; id++) {
    const of = creature(t, id);
    of.health = monster.health ?? of.health;
    afflict(of, monster.conditions);
    place(t, of, monster.counters);
    const [slot] = armourSlots(t, of);
    if (monster.guards !== undefined && slot !== undefined) of.counters[slot] = monster.guards;
    if (isMinion(t, of)) continue;
    const pack = t.state.packs[of.pack] as Pack;
    pack.draw.push(...pack.hand.splice(0));
    give(t, pack, monster.hand ?? [], pack.hand);
  }
}

// --- Looking ---

export const at = (t: ScenarioOf<State, Box, View>, id: number) => t.view().creatures[id]!;

/** A monster's view by the name on its card. */
export const foe = (t: Battle, name: string) => at(t, monsterNamed(t.table, name));

export const handOf = (t: Battle, seat: number): string[] =>
  t.state.packs[seat]!.hand.map((card) => t.box.faces[card]!.name);

export const pileNames = (t: Battle, cards: readonly CardId[]): string[] =>
  cards.map((card) => t.box.faces[card]!.name);

/** The last attack told. */
export function lastAttack(t: Battle) {
  const attacks = t.events<{
    kind: 'attacked';
    toHit: number;
    defence: number;
    hit: boolean;
    damage: number;
    critical: number;
    dice: number[];
    guards: number;
  }>('spectator', 'attacked');
  return attacks.at(-1);
}

export const countersOn = (t: Battle, id: number, name: string): number => {
  const gear = at(t, id).ready.find(({ card }) => t.box.faces[card]!.name === name);
  return (gear?.counters ?? 0) + (gear?.guards ?? 0);
};
