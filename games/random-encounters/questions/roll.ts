// The question after a Character's own roll: let it stand, roll again, or spend a Star token.

import { question } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import { damageOf, type Plan, spellstrikePlan } from '../rules/figures.ts';
import {
  adventurer,
  characterOf,
  type Monster,
  monsterCard,
  NONE,
  nameOf,
  STAR,
  type Table,
} from '../state.ts';

export const KEEP = 'keep' as const;
export const FROM_THE_TOP = 'top' as const;
export const OWL = 'owl' as const;
export const ACORN = 'acorn' as const;
export const SPEND_A_STAR = 'star' as const;
export type AfterRoll = typeof KEEP | typeof FROM_THE_TOP | typeof OWL | typeof ACORN | typeof SPEND_A_STAR;

const LABELS: Readonly<Record<AfterRoll, string>> = {
  keep: 'Let it stand',
  top: 'From the Top: roll again',
  owl: 'Ghost Owl: roll again',
  acorn: 'Lucky Acorn: roll again',
  star: 'Spend a Star token',
};

/** What comes of the die: for an Attack the damage it deals, for a test whether it succeeds. A Star has an ability's name. */
export type RollData = {
  die: number;
  total: number;
  needed: number;
  succeeds: boolean;
  stars: number;
  damage?: number;
  ability?: string;
  /** What the Attack that follows the ability deals, where that is known. */
  deals?: [least: number, most: number];
};

export const AFTER_YOUR_ROLL = question<Table, AfterRoll, RollData>({
  name: 'after-your-roll',
  clause: 'RE-STAR-01',
  ask: (t) => `You rolled ${t.state.roll.die}. Does it stand?`,
  why: (t) => rollInWords(t),
  key: (answer) => answer,
  label: (_t, answer) => LABELS[answer],
  about: (t) => (t.state.roll.card === NONE ? undefined : t.state.roll.card),
  data: (t, answer, seat) => rollData(t, answer, seat),
  /** The Acorn costs nothing, and what it is asked about has failed. */
  standard: (_t, _seat, options) => (options.includes(ACORN) ? ACORN : KEEP),
});

function rollInWords(t: Table): string {
  const { die, total, needed, card } = t.state.roll;
  const what = card === NONE ? '' : `${nameOf(t, card)}: `;
  if (needed === 0 && t.box.monsters[card] === undefined) return `${what}the row of the ${die}`;
  return needed === 0 ? `${what}total ${total} with the ${die}` : `${what}total ${total} against ${needed}`;
}

function rollData(t: Table, answer: AfterRoll, seat: Seat): RollData {
  const { die, total, needed, card } = t.state.roll;
  const { stars } = adventurer(t, seat);
  const isAttack = t.box.monsters[card] !== undefined;
  if (answer === SPEND_A_STAR) {
    const ability = isAttack ? abilityData(t, seat) : {};
    return { die: STAR, total, needed, succeeds: true, stars: stars - 1, ...ability };
  }
  const damage = answer === KEEP && isAttack ? { damage: damageIfKept(t) } : {};
  // A roll that has succeeded is let stand without asking.
  return { die, total, needed, succeeds: false, stars, ...damage };
}

const attacked = ({ state: { monsters, roll } }: Table): Monster | undefined =>
  monsters.find(({ card }) => card === roll.card);

function damageIfKept(t: Table): number {
  const { die, total, card, stats, defence } = t.state.roll;
  const target = attacked(t);
  if (target === undefined) return 0;
  return damageOf(t.box.monsters[card]!, target, { stats, bonus: total - die, defence }, die);
}

/** RE-RULE-20: the Attack after the ability has a die of its own. How shared tokens and a second shot end nobody knows yet. */
function abilityData(t: Table, seat: Seat): Pick<RollData, 'ability' | 'deals'> {
  const { name, leadsTo } = characterOf(t, seat).combat;
  const target = attacked(t);
  if (target === undefined || (leadsTo !== 'skullsplitter' && leadsTo !== 'spellstrike'))
    return { ability: name };
  const { die, total, stats } = t.state.roll;
  const plan =
    leadsTo === 'spellstrike' ? spellstrikePlan(t, seat, target) : { stats, bonus: total - die, defence: 0 };
  return { ability: name, deals: damageAfterStar(t, target, plan) };
}

export function damageAfterStar(t: Table, target: Monster, plan: Plan): [least: number, most: number] {
  const [low, high] = t.box.options.starFollowUp === 'countsAsSix' ? [STAR, STAR] : [1, STAR - 1];
  const card = monsterCard(t, target);
  return [damageOf(card, target, plan, low), damageOf(card, target, plan, high)];
}
