// The question after a Character's own roll: let it stand, roll again, or spend a Star token.

import { question } from '../../../engine/question.ts';
import type { Seat } from '../../../engine/table.ts';
import {
  damageOf,
  type Outlook,
  outlook,
  outlookAfterStar,
  type Plan,
  planAfterStar,
} from '../rules/figures.ts';
import { adventurer, characterOf, type Monster, NONE, nameOf, STAR, type Table } from '../state.ts';

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
  /** The Monster's ability takes some of it. */
  isHeldDown?: boolean;
  /** It falls as it is. */
  fells?: boolean;
  /** What the Attack that follows would do, where that is known: after the ability, or with another die. */
  outlook?: Outlook;
  /** The Star’s Attack can deal no more than the die as it lies. */
  isNoGain?: boolean;
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
  const attack = !isAttack ? {} : answer === KEEP ? damageIfKept(t) : { outlook: anotherDie(t) };
  // A roll that has succeeded is let stand without asking.
  return { die, total, needed, succeeds: false, stars, ...attack };
}

const attacked = ({ state: { monsters, roll } }: Table): Monster | undefined =>
  monsters.find(({ card }) => card === roll.card);

/** The Attack that was rolled for. */
const planRolled = ({ state: { roll } }: Table): Plan => ({
  stats: roll.stats,
  bonus: roll.total - roll.die,
  defence: roll.defence,
});

function damageIfKept(t: Table): Pick<RollData, 'damage' | 'isHeldDown' | 'fells'> {
  const { die, total, card, defence } = t.state.roll;
  const target = attacked(t);
  if (target === undefined) return { damage: 0 };
  const damage = damageOf(t.box.monsters[card]!, target, planRolled(t), die);
  return {
    damage,
    ...(damage < total - defence && { isHeldDown: true }),
    ...(damage >= target.health && { fells: true }),
  };
}

function anotherDie(t: Table): Outlook {
  const target = attacked(t);
  return target === undefined
    ? { least: 0, most: 0, mean: 0, defeats: 0 }
    : outlook(t, target, planRolled(t));
}

/** How shared tokens and a second shot end nobody knows yet. */
function abilityData(t: Table, seat: Seat): Pick<RollData, 'ability' | 'outlook' | 'isNoGain'> {
  const ability = characterOf(t, seat).combat.name;
  const target = attacked(t);
  const plan = target && planAfterStar(t, seat, target, planRolled(t));
  if (target === undefined || plan === undefined) return { ability };
  const outlook = outlookAfterStar(t, target, plan);
  return { ability, outlook, ...(outlook.most <= damageIfKept(t).damage! && { isNoGain: true }) };
}
