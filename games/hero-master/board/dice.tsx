// Both dice of an exchange with their arithmetic spelled out, and the totals they were rolled for.

import type { CardId } from '../../../engine/table.ts';
import { Die } from '../../../web/table/die.tsx';
import { useTable } from '../../../web/table/model.ts';
import { blackWords, greenWords, hitTerms } from './arithmetic.ts';
import type { Face } from './figures.ts';
import { Totals } from './totals.tsx';

export type Rolled = {
  /** Names the roll, so that a new one rolls anew. */
  readonly id: string;
  readonly green: number;
  readonly black: number;
  readonly hit: number;
  readonly monsterArmour: number;
  readonly threshold: number;
  readonly strength: readonly number[];
  readonly defence: readonly number[];
  readonly armour: number;
  readonly ferocity: number;
  /** 2 when a critical hit doubled the totals. */
  readonly times: number;
  /** The attack and the weapons applied to it. */
  readonly cards: readonly CardId[];
};

export function Dice({ rolled }: { rolled: Rolled }) {
  const { faceOf } = useTable();
  const { green, black, hit, monsterArmour, threshold, armour, ferocity } = rolled;
  const terms = hitTerms(
    rolled.cards.map((card) => faceOf(card) as unknown as Face),
    hit,
  );
  const hero = greenWords({ roll: green, terms, hit, armour: monsterArmour, threshold });
  const isFail = green <= threshold;
  return (
    <div className="hm-dice">
      <DieLine value={green} id={rolled.id} tone="green" title="Green die, hero" words={`Hero ${hero}`} />
      {!isFail && <Totals strength={rolled.strength} defence={rolled.defence} times={rolled.times} />}
      <DieLine
        value={black}
        id={rolled.id}
        tone="dark"
        title="Black die, monster"
        words={`Monster ${blackWords(black, armour, ferocity)}`}
      />
    </div>
  );
}

type DieLineProps = {
  readonly value: number;
  readonly id: string;
  readonly tone: 'green' | 'dark';
  readonly title: string;
  readonly words: string;
};

export function DieLine({ value, id, tone, title, words }: DieLineProps) {
  return (
    <div className="hm-die-line">
      <Die value={value} sides={20} tone={tone} title={title} roll={`${id} ${value}`} />
      <p>{words}</p>
    </div>
  );
}
