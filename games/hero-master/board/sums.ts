// An exchange in sums: the green die against the monster's armour, the totals against its defences, the black die against yours.

import type { CardFace, CardId } from '../../../engine/table.ts';
import type { Sum } from '../../../web/table/scene.ts';
import type { Event } from '../events.ts';
import { DAMAGES, type Face } from './figures.ts';

export type Dice = Extract<Event, { kind: 'dice' }>;

type Term = Sum['terms'][number];

type Printed = { readonly name: string; readonly value: number };

/** What is printed on the cards used; what is left of the sum comes from texts. */
function termsOf(printed: readonly Printed[], sum: number): Term[] {
  const rest = sum - printed.reduce((all, { value }) => all + value, 0);
  return [...printed, { name: 'effects', value: rest }]
    .filter(({ value }) => value !== 0)
    .map(({ name, value }) => ({ sign: value < 0 ? '−' : '+', value: Math.abs(value), label: name }));
}

const facesOf = (cards: readonly CardId[], faces: readonly CardFace[]): Face[] =>
  cards.map((card) => faces[card] as unknown as Face);

const hitTerms = (cards: readonly CardId[], hit: number, faces: readonly CardFace[]): Term[] =>
  termsOf(
    facesOf(cards, faces).map(({ name, hit: value }) => ({ name, value })),
    hit,
  );

/** A Hint of Talent: a value of this card counts as another kind of damage. */
export type Changed = { readonly card: CardId; readonly from: number; readonly to: number };

/** What the cards bring of one kind of damage; nothing to add up where the first of them brings all. */
function strengthTerms(type: number, sum: number, { cards, faces, changed }: Used): Term[] {
  const printed = cards.map((card) => {
    const { name, strength } = faces[card] as unknown as Face;
    const own = strength[type] ?? 0;
    if (changed?.card !== card) return { name, value: own };
    const moved = strength[changed.from] ?? 0;
    return { name, value: changed.to === type ? own + moved : changed.from === type ? own - moved : own };
  });
  const [first, ...others] = termsOf(printed, sum);
  if (first === undefined || others.length === 0) return [];
  const { sign, ...start } = first;
  return [sign === '−' ? first : start, ...others];
}

export function greenSum(dice: Dice, cards: readonly CardId[], faces: readonly CardFace[]): Sum {
  const { green, hit, monsterArmour, threshold } = dice;
  const die = { value: green, sides: 20, title: 'Green die', tone: 'green' as const };
  const natural: Term = { value: green, label: 'green die' };
  if (green <= threshold)
    return {
      die,
      terms: [natural, { sign: '≤', value: threshold, label: 'fails critically' }],
      verdict: 'Critical fail!',
      tone: 'bad',
    };
  if (green === 20)
    return {
      die,
      terms: [natural],
      note: 'A natural 20 always hits.',
      verdict: 'Critical hit!',
      tone: 'good',
    };
  const isHit = green + hit >= monsterArmour;
  const terms = hitTerms(cards, hit, faces);
  return {
    die,
    terms: [
      natural,
      ...terms,
      ...(terms.length > 0 ? [{ sign: '=', value: green + hit, label: 'to hit', isTotal: true }] : []),
      { sign: isHit ? '≥' : '<', value: monsterArmour, label: 'its armour' },
    ],
    note: `${threshold === 1 ? 'a 1' : `${threshold} or less`} would have failed critically`,
    verdict: isHit ? 'Hit!' : 'Miss',
    tone: isHit ? 'good' : 'bad',
  };
}

/** The kind of damage that lacks least; one that is enough is enough. */
export function strengthSum({ strength, defence }: Dice, used: Used): Sum {
  const { times } = used;
  const totals = DAMAGES.map(({ name, icon }, type) => ({
    name,
    type,
    icon,
    printed: strength[type] ?? 0,
    total: (strength[type] ?? 0) * times,
    defence: defence[type] ?? 0,
  })).filter(({ total }) => total > 0);
  const [best, ...others] = totals.toSorted(
    (one, other) => one.defence - one.total - (other.defence - other.total),
  );
  if (best === undefined) return { terms: [], note: 'No damage at all.', verdict: 'Nothing', tone: 'bad' };
  const isEnough = best.total >= best.defence;
  const terms = strengthTerms(best.type, best.printed, used);
  return {
    icon: best.icon,
    terms: [
      ...terms,
      ...(times > 1
        ? [
            { ...(terms.length > 0 && { sign: '=' }), value: best.printed, label: best.name },
            { sign: '×', value: times, label: 'critical' },
          ]
        : []),
      {
        ...((times > 1 || terms.length > 0) && { sign: '=' }),
        value: best.total,
        label: best.name,
        isTotal: true,
      },
      { sign: isEnough ? '≥' : '<', value: best.defence, label: 'its defence' },
    ],
    ...(others.length > 0 && {
      note: others.map(({ name, total, defence: needed }) => `${name} ${total} of ${needed}`).join(', '),
    }),
    verdict: isEnough ? 'Enough!' : 'Too weak',
    tone: isEnough ? 'good' : 'bad',
  };
}

/** A black die against armour, and what it costs if it hits. */
export type Blow = {
  readonly roll: number;
  readonly bonus?: number;
  readonly armour: number;
  readonly hits: boolean;
  readonly cost: number;
  /** HM-CRIT-03. */
  readonly isDoubled?: boolean;
  /** Why it is not what is printed on the monster. */
  readonly because?: string | undefined;
  /** HM-R-93: the reward comes first. */
  readonly isDue?: boolean;
};

export function blackSum(
  { roll, bonus = 0, armour, hits, cost, isDoubled, because, isDue }: Blow,
  title = 'black die',
): Sum {
  const effects = { sign: bonus < 0 ? '−' : '+', value: Math.abs(bonus), label: 'effects' };
  const costs = isDoubled ? `costs twice as much: ${cost} health` : `costs ${cost} health`;
  const whole = hits
    ? `${costs}${isDue ? ', after the reward' : ''}`
    : `a hit would have cost ${cost} health`;
  return {
    die: { value: roll, sides: 20, title, tone: 'dark' },
    terms: [
      { value: roll, label: title },
      ...(bonus === 0 ? [] : [effects]),
      { sign: hits ? '≥' : '<', value: armour, label: 'armour' },
    ],
    note: because ? `${whole}: ${because}` : whole,
    verdict: hits ? 'It hits!' : 'It misses',
    tone: hits ? 'bad' : 'good',
  };
}

/** The attack, the bungle on it and what was applied; what the dice came to besides. */
export type Used = {
  readonly cards: readonly CardId[];
  readonly times: number;
  readonly faces: readonly CardFace[];
  readonly monster?: CardId | undefined;
  readonly changed?: Changed | undefined;
  readonly isWon?: boolean;
};

/** The sums of an exchange, as far as they go: a critical fail ends the attack, and some monsters do not roll. */
export function sumsOf(dice: Dice, used: Used): Sum[] {
  const { cards, faces } = used;
  const green = greenSum(dice, cards, faces);
  return [
    green,
    ...(green.tone === 'good' ? [strengthSum(dice, used)] : []),
    ...(dice.black > 0 ? [blackSum(blowOf(dice, used))] : []),
  ];
}

/** HM-MONSTER-03, HM-R-22. */
const blowOf = ({ black, armour, cost, ferocity }: Dice, { faces, monster, isWon }: Used): Blow => ({
  roll: black,
  armour,
  hits: black === 20 || black >= armour,
  cost,
  isDoubled: black === 20,
  because: whyCost({ cost, ferocity, isDoubled: black === 20 }, faces[monster ?? -1] as Face | undefined),
  isDue: isWon === true,
});

/** "Ferocity 2, and the armour keeps 1 off". */
function whyCost(
  { cost, ferocity, isDoubled }: { cost: number; ferocity: number; isDoubled: boolean },
  monster: Pick<Face, 'ferocity'> | undefined,
): string | undefined {
  const printed = monster?.ferocity ?? ferocity;
  const kept = ferocity * (isDoubled ? 2 : 1) - cost;
  const reasons = [
    ...(ferocity === printed ? [] : [`its Ferocity ${printed} is ${ferocity} here`]),
    ...(kept > 0 ? [`the armour keeps ${kept} off`] : []),
  ];
  return reasons.join(', ') || undefined;
}

/** It does not roll with the others. */
export const lying = (sum: Sum): Sum => ({ ...sum, isLying: true });

/** Before the verdict the dice lie there, and nothing is added up. */
export const undecided = (sums: readonly Sum[]): Sum[] =>
  sums
    .filter(({ die }) => die !== undefined)
    .map((sum) => ({ ...sum, terms: sum.terms.slice(0, 1), note: '', verdict: '', tone: 'plain' }));
