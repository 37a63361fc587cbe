// The arithmetic of a roll, line by line: both dice and every figure, then the damage.

import type { DieRoll, Sum, Tone } from '../../../web/table/scene.ts';
import type { Event } from '../events.ts';
import type { Roll } from '../rules/initiative.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Term = Sum['terms'][number];

/** The two dice of every roll; the second one rolls longer. */
export const bothDice = ([one, two]: readonly [number, number]): DieRoll[] => [
  { value: one, sides: 6, title: 'first die' },
  { value: two, sides: 6, title: 'second die' },
];

const plus = (n: number, label: string): Term => ({ sign: n < 0 ? '−' : '+', value: Math.abs(n), label });

/** The tone says whom a hit or a miss suits. */
export function attackSums(event: Of<'attacked'>, tone: Tone): Sum[] {
  const { dice, items, toHit, defence, guards, hit } = event;
  const [one, two] = dice;
  const attack: Sum = {
    terms: [
      { value: one + two, label: 'dice' },
      ...items.map(({ what, n }) => plus(n, what)),
      { sign: '=', value: one + two + toHit, label: 'to hit', isTotal: true },
      {
        sign: hit ? '≥' : '<',
        value: defence,
        label: guards > 0 ? `defence with ${guards} ${guards === 1 ? 'counter' : 'counters'}` : 'defence',
      },
    ],
    verdict: hit ? 'Hit!' : 'Miss',
    tone,
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

export function batteringSums({ dice, toHit, defence, lost, left }: Of<'battered'>): Sum[] {
  const [one, two] = dice;
  return [
    {
      terms: [
        { value: one + two, label: 'dice' },
        plus(toHit, 'to hit'),
        { sign: '=', value: one + two + toHit, label: '', isTotal: true },
        { sign: lost > 0 ? '≥' : '<', value: defence, label: 'defence' },
      ],
      verdict: lost > 0 ? (left > 0 ? `${left} more` : 'It gives way') : 'In vain',
      tone: lost > 0 ? 'good' : 'bad',
    },
  ];
}

export function testSums({ dice, bonus, needed, passed, test }: Of<'tested'>): Sum[] {
  const [one, two] = dice;
  return [
    {
      terms: [
        { value: one + two, label: 'dice' },
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
export const initiativeDice = (rolls: readonly Roll[]): DieRoll[] =>
  rolls.map(({ die, total }) => ({ value: die, sides: 6, title: `makes ${total}` }));
