// Rolls in sums: an Attack against a Stat, a Monster's Attack on each Character, a test against its number.

import type { Sum } from '../../../web/table/scene.ts';
import { STAT_NAMES, type Stat } from '../cards/card.ts';
import type { Blow, Event } from '../events.ts';
import { STAR } from '../state.ts';
import { dieOf } from './figures.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;

/** A die that has not been added to anything yet. */
export const bareDie = (value: number, title: string): Sum => ({
  die: dieOf(value, title),
  terms: [],
  verdict: '',
  tone: 'plain',
});

/** A die that stays as it is: a Star, or one that a token has turned. */
export const starDie = (note: string): Sum => ({
  die: dieOf(STAR, 'Die'),
  terms: [{ value: '★', label: 'Star', isTotal: true }],
  note,
  verdict: 'A Star!',
  tone: 'good',
});

/** RE-COMBAT-06, RE-COMBAT-07. */
export function attackSum({ stats, die, total, defence, damage }: Of<'attacked'>): Sum {
  const isWhole = damage === Math.max(0, total - defence);
  return {
    die: dieOf(die, 'Die'),
    terms: [
      { value: total - die, label: stats.map((stat) => STAT_NAMES[stat]).join(' + ') },
      { sign: '+', value: die, label: 'die' },
      { sign: '−', value: defence, label: 'its Stat' },
      { sign: '=', value: Math.max(0, total - defence), label: 'damage', isTotal: isWhole },
      ...(isWhole ? [] : [{ sign: '→', value: damage, label: 'its ability', isTotal: true }]),
    ],
    verdict: damage === 0 ? 'Not a scratch' : `${damage} damage!`,
    tone: damage === 0 ? 'bad' : 'good',
  };
}

/** RE-COMBAT-11. */
export const monsterSum = ({ stat, die, total }: Of<'monsterAttacked'>): Sum => ({
  die: dieOf(die, 'Its die', { tone: 'dark' }),
  terms: [
    { value: total - die, label: STAT_NAMES[stat] },
    { sign: '+', value: die, label: 'die' },
    { sign: '=', value: total, label: 'Attack', isTotal: true },
  ],
  verdict: `Attacks with ${total}`,
  tone: 'plain',
});

/** RE-COMBAT-13: who, defending Stat, reductions, damage. */
export function blowSum({ seat, total, stat, less, venom, damage }: Blow): Sum {
  return {
    of: seat,
    terms: [
      { value: total, label: 'Attack' },
      { sign: '−', value: stat, label: 'own Stat' },
      ...(venom > 0 ? [{ sign: '+', value: venom, label: 'venom' }] : []),
      ...(less > 0 ? [{ sign: '−', value: less, label: 'protection' }] : []),
      { sign: '=', value: damage, label: 'damage', isTotal: true },
    ],
    verdict: damage === 0 ? 'Safe' : `−${damage} Health`,
    tone: damage === 0 ? 'good' : 'bad',
  };
}

/** RE-TRAP-02 to RE-TRAP-05. */
export function testSum({ stat, die, total, needed, safe }: Of<'trapRolled'> | Of<'tested'>): Sum {
  const verdict = safe ? 'Safe!' : 'Failed';
  const tone = safe ? 'good' : 'bad';
  if (die === STAR) return { ...starDie('A Star succeeds, whatever the total.'), verdict, tone };
  return {
    die: dieOf(die, 'Die'),
    terms: [
      { value: total - die, label: STAT_NAMES[stat as Stat] },
      { sign: '+', value: die, label: 'die' },
      { sign: '=', value: total, label: 'total', isTotal: true },
      { sign: total >= needed ? '≥' : '<', value: needed, label: 'to reach' },
    ],
    ...(!safe && total >= needed && { note: 'A 1 fails a Trap, whatever the total.' }),
    verdict,
    tone,
  };
}
