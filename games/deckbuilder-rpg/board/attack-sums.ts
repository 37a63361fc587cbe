// The arithmetic of a roll, line by line: both dice and every figure, then the damage.

import type { DieRoll, Sum } from '../../../web/table/scene.ts';
import type { Event } from '../events.ts';
import type { Roll } from '../rules/initiative.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Term = Sum['terms'][number];
type How = 'rolling' | 'done';

const die = (value: number, title: string): DieRoll => ({ value, sides: 6, title });

const plus = (n: number, label: string): Term => ({ sign: n < 0 ? '−' : '+', value: Math.abs(n), label });

/** While the dice roll, only they are there. */
const rolling = ([one, two]: readonly [number, number]): Sum[] => [
  { die: die(one, 'first die'), terms: [], verdict: '', tone: 'plain' },
  { die: die(two, 'second die'), terms: [], verdict: '', tone: 'plain' },
];

export function attackSums(event: Of<'attacked'>, how: How): Sum[] {
  const { dice, items, toHit, defence, guards, hit } = event;
  const [one, two] = dice;
  if (how === 'rolling') return rolling(dice);
  const attack: Sum = {
    die: die(one, 'first die'),
    terms: [
      plus(two, 'second die'),
      ...items.map(({ what, n }) => plus(n, what)),
      { sign: '=', value: one + two + toHit, label: 'to hit', isTotal: true },
      {
        sign: hit ? '≥' : '<',
        value: defence,
        label: guards > 0 ? `defence with ${guards} ${guards === 1 ? 'counter' : 'counters'}` : 'defence',
      },
    ],
    verdict: hit ? 'Hit!' : 'Miss',
    tone: hit ? 'good' : 'bad',
  };
  return hit ? [attack, damageSum(event)] : [attack];
}

function damageSum({ base, critical, damage }: Of<'attacked'>): Sum {
  const stopped = base + critical - damage;
  return {
    terms: [
      { value: base, label: 'damage' },
      ...(critical > 0 ? [plus(critical, 'critical die')] : []),
      ...(stopped !== 0 ? [plus(-stopped, stopped > 0 ? 'resistance' : 'weakness')] : []),
      ...(critical > 0 || stopped !== 0
        ? [{ sign: '=', value: damage, label: 'in all', isTotal: true } as const]
        : []),
    ],
    verdict: '',
    tone: 'plain',
  };
}

export function batteringSums({ dice, toHit, defence, lost, left }: Of<'battered'>, how: How): Sum[] {
  const [one, two] = dice;
  if (how === 'rolling') return rolling(dice);
  return [
    {
      die: die(one, 'first die'),
      terms: [
        plus(two, 'second die'),
        plus(toHit, 'to hit'),
        { sign: '=', value: one + two + toHit, label: '', isTotal: true },
        { sign: lost > 0 ? '≥' : '<', value: defence, label: 'defence' },
      ],
      verdict: lost > 0 ? (left > 0 ? `${left} more` : 'It gives way') : 'In vain',
      tone: lost > 0 ? 'good' : 'bad',
    },
  ];
}

export function testSums({ dice, bonus, needed, passed, test }: Of<'tested'>, how: How): Sum[] {
  const [one, two] = dice;
  if (how === 'rolling') return rolling(dice);
  return [
    {
      die: die(one, 'first die'),
      terms: [
        plus(two, 'second die'),
        plus(bonus, test),
        { sign: '=', value: one + two + bonus, label: '', isTotal: true },
        { sign: passed ? '≥' : '<', value: needed, label: 'needed' },
      ],
      verdict: passed ? 'Passed' : 'Failed',
      tone: passed ? 'good' : 'bad',
    },
  ];
}

/** Everybody's die at once; the sentence under them says what it comes to. */
export const initiativeDice = (rolls: readonly Roll[]): Sum[] =>
  rolls.map(({ die: value, total }) => ({
    die: die(value, `makes ${total}`),
    terms: [{ sign: '=', value: total, label: 'initiative', isTotal: true }],
    verdict: '',
    tone: 'plain',
  }));
