// How much each option of a question is worth to whoever is asked: what policies choose by and instinct leans on.

import type { Ask } from '../../../engine/question.ts';
import { DONE } from '../../../engine/question.ts';
import type { Play } from '../questions/plays.ts';
import { PICKS_FROM, SEEKERS_FROM, SWAPS_FROM, TRADES_FROM } from '../questions/things.ts';
import { otherEnd } from '../rules/arena.ts';
import { guardsOf, type Slot } from '../rules/counter.ts';
import { savedEnough } from '../rules/defence.ts';
import { damageOf, defenceOf, PLAINLY, toHit } from '../rules/figures.ts';
import { enemiesIn } from '../rules/sides.ts';
import { type CreatureId, creature, face, gear, isBoss, isMinion, NONE, type Table } from '../state.ts';
import type { Link, Way } from '../zone.ts';
import { attackWorth, bestAttack, menaceOf, withCounters } from './attack-worth.ts';
import { conditionWorth, restoredWorth } from './effect-worth.ts';
import { moveWorth } from './move-worth.ts';
import { actionWorth, activationWorth, playWorth } from './play-worth.ts';

type Weigh = (t: Table, option: never, options: readonly never[]) => number;

const asked = (t: Table): CreatureId => t.state.asking;

/** Nothing is changed that could stay. */
const keeps = (_t: Table, card: number): number => (card === NONE ? 1 : 0);

/** By the question's name; questions that are not here leave the choice open. */
const WORTHS: Readonly<Record<string, Weigh>> = {
  'choose-action': (t: Table, action: number) => actionWorth(t, asked(t), action),
  'play-a-card': (t: Table, play: Play) => playWorth(t, asked(t), play),
  'play-in-synergy': (t: Table, play: Play) => playWorth(t, asked(t), play),
  'choose-target': (t: Table, target: number) => attackWorth(t, t.state.aim, target),
  'choose-targets': (t: Table, target: number) => attackWorth(t, t.state.aim, target) + 0.1,
  'attack-arena': arenaWorth,
  'light-arena': arenaWorth,
  'choose-weapon': weaponWorth,
  react: (_t: Table, slot: Slot) => (slot === NONE ? 0 : 1),
  'spend-guards': guardsWorth,
  'move-step': (t: Table, way: Way) => moveWorth(t, asked(t), way),
  'move-where': (t: Table, way: Way) => moveWorth(t, asked(t), way),
  'how-many-go': (_t: Table, count: number) => count,
  'choose-ally': (t: Table, id: CreatureId) =>
    restoredWorth(creature(t, id), 3) + (id === asked(t) ? 0.05 : 0),
  'choose-enemy': (t: Table, id: CreatureId) =>
    menaceOf(t, creature(t, id)) + conditionWorth(t, creature(t, id), 4),
  'counter-where': (t: Table, slot: Slot) => withCounters(t, asked(t), slot, 2),
  'activate-which': (t: Table, chosen: number) => activationWorth(t, asked(t), chosen),
  'expend-which': (t: Table, card: number) => (face(t, card).isFatigue ? 1 : -1),
  'recall-which': () => 0.5,
  'activate-unit': unitWorth,
  'open-book': (_t: Table, swap: number) => (swap === NONE ? 0.5 : 0),
  'exchange-abilities': keeps,
  'hand-over': keeps,
  'equip-between': (t: Table, card: number) => (card === NONE ? 0.5 : gear(t, card).tier),
  'stand-where': (t: Table, arena: number) => (arena === t.state.zone.start ? 1 : 0),
  'start-where': (t: Table, arena: number) => (arena === t.state.zone.start ? 1 : 0),
  'bring-along': (_t: Table, answer: string) => (answer === 'along' ? 1 : 0),
  favour: (_t: Table, favour: string) => (favour === 'as-printed' ? 1 : 0),
  explore: exploreWorth,
  'take-treasure': (_t: Table, taking: number) =>
    (taking < TRADES_FROM ? 1 : 0) + (taking < SWAPS_FROM ? 0 : 0.5),
  'draw-instead': (_t: Table, answer: string) => (answer === 'draw' ? 1 : 0),
};

/** Where nobody has been, first; then tools, then who has not looked yet. */
function exploreWorth(t: Table, chosen: number): number {
  if (chosen >= PICKS_FROM) return 0.8;
  if (chosen >= SEEKERS_FROM) return 0.2;
  const here = t.state.creatures.find(({ arena }) => arena >= 0)?.arena ?? 0;
  const there = otherEnd(t.state.zone.links[chosen] as Link, here);
  return t.state.zone.arenas[there]?.revealed ? 0.4 : 1;
}

/** Worth of every option, or undefined for a question nobody has an opinion about. Done is worth nothing. */
export function worthsOf(t: Table, { question, options }: Ask<Table>): number[] | undefined {
  const weigh = WORTHS[question.name];
  if (weigh === undefined) return undefined;
  const worths: number[] = [];
  for (const option of options)
    worths.push(option === DONE ? 0 : weigh(t, option as never, options as readonly never[]));
  return worths;
}

/** Where the highest worth stands; of several, the first. */
export function best(worths: readonly number[]): number {
  let at = 0;
  for (let i = 1; i < worths.length; i++) if ((worths[i] as number) > (worths[at] as number)) at = i;
  return at;
}

function arenaWorth(t: Table, arena: number): number {
  const { by } = t.state.aim;
  if (by === NONE) return 0;
  let sum = 0;
  for (const target of enemiesIn(t, creature(t, by).side, arena)) sum += attackWorth(t, t.state.aim, target);
  return sum;
}

function weaponWorth(t: Table, slot: Slot): number {
  const { by, card, action } = t.state.aim;
  if (slot === NONE) return 0.8;
  return by === NONE ? 0 : bestAttack(t, by, slot, { ...PLAINLY, hit: card, action });
}

/** Bosses first, then bands; the nearest first would be next, but they come as they lie. */
function unitWorth(t: Table, id: CreatureId): number {
  const of = creature(t, id);
  return isBoss(t, of) ? 10 : isMinion(t, of) ? 5 : 0;
}

/** As many as save enough, and no others. */
function guardsWorth(t: Table, count: number): number {
  const { aim, aimedAt } = t.state;
  const of = creature(t, aimedAt);
  const wanted = savedEnough({
    value: toHit(t, aim, aimedAt),
    defence: defenceOf(t, aimedAt),
    guards: guardsOf(t, of),
    damage: damageOf(t, aim, aimedAt, 0),
    health: of.health,
  });
  return count === wanted ? 1 : 0;
}
