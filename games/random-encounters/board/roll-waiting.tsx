// The die somebody has just rolled, while its result waits: what it comes to if it stands, and what a Star would do.

import type { MainOf } from '../../../web/table/board.ts';
import { Die } from '../../../web/table/die.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useWording } from '../../../web/table/wording.ts';
import type { CharacterCard } from '../cards/card.ts';
import type { StarData } from '../questions/combat-ability.ts';
import type { RollData } from '../questions/roll.ts';
import type { QuestData } from '../questions/roller.ts';
import type { Outlook } from '../rules/figures.ts';
import { type Roll, STAR } from '../state.ts';
import type { View } from '../view.ts';
import { dieOf, percent, range } from './figures.ts';

export function RollWaiting({ roll }: { roll: Roll }) {
  const { choices, nameOfSeat, viewer, faceOf } = useTable();
  const { named } = useWording();
  const { of, die, total, needed, card, stats, defence } = roll;
  const isTable = choices.some(({ key, data }) => isOfTable(key, data as RollData));
  return (
    <section className="re-roll" aria-label="The die that waits">
      <Die {...dieOf(die, of === viewer ? 'Your die' : `The die of ${nameOfSeat(of)}`)} />
      <div>
        <h2>{named(of)} rolled</h2>
        {isTable ? (
          <p>{faceOf(card).text}</p>
        ) : (
          <p>
            {total - die} + {die} = <b>{total}</b>
            {needed > 0 && ` against ${needed}`}
            {stats > 0 && `, less ${defence}`}
          </p>
        )}
        <ul className="stage-figures">
          {choices.map(({ key, label, data }) => (
            <li data-tone={toneOf(key, data as RollData)} key={key}>
              {label}: <b>{outcomeOf(key, data as RollData, roll)}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const INSTEAD = {
  'no attack': 'no Attack this turn',
  'twin shot': 'two Attacks, each at whom and how you like',
} as const;

/** RE-STAR-03: a Star that nobody paid for, and what either answer leads to. */
export function StarWaiting({ view: { players } }: { view: View }) {
  const { choices, decision, faceOf } = useTable();
  const { named } = useWording();
  if (decision?.question !== 'activate') return null;
  const { combat } = faceOf(players[decision.seat]!.character!) as unknown as CharacterCard;
  const told = combat.leadsTo in INSTEAD ? INSTEAD[combat.leadsTo as keyof typeof INSTEAD] : combat.name;
  return (
    <section className="re-roll" aria-label="The die that waits">
      <Die {...dieOf(STAR, 'Your die')} />
      <div>
        <h2>{named(decision.seat)} rolled a Star</h2>
        <ul className="stage-figures">
          {choices.map(({ key, label, data }) => (
            <li key={key}>
              {label}:{' '}
              <b>
                {starInWords(data as StarData) ??
                  (key === 'yes' ? told : 'the Attack you chose, with a new die')}
              </b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const starInWords = ({ outlook }: StarData): string | undefined => outlook && blowInWords(outlook);

/** "13–17 damage, fells it 60 %". */
function blowInWords({ least, most, defeats }: Outlook): string {
  const fells = defeats === 0 ? '' : defeats === 1 ? ', surely fells it' : `, fells it ${percent(defeats)}`;
  return `${range(least, most)} damage${fells}`;
}

/** Nobody is pushed to let a miss stand, or into a long shot: the Acorn is free, and what is not is for its owner to weigh. */
export const mainOf: MainOf = (free) => {
  const main = free.find(({ key }) => key === 'acorn') ?? free[0];
  const isMiss = main?.key === 'keep' && toneOf(main.key, main.data as RollData) === 'bad';
  return (isMiss || isLongShot(main?.data)) && free.length > 1 ? undefined : main;
};

/** A Side Quest in which nobody succeeds as often as not. */
const isLongShot = (data: unknown): boolean => {
  const { chances = [1] } = (data ?? {}) as Partial<QuestData>;
  return Math.max(...chances) < 0.5;
};

/** No number to reach and nothing to strike: the card has a row for each face of the die (Cookie, Mushroom). */
const isOfTable = (key: unknown, { needed, damage }: RollData): boolean =>
  key === 'keep' && needed === 0 && damage === undefined;

function outcomeOf(key: unknown, data: RollData, { total }: Roll): string {
  const { die, damage, isHeldDown, ability, succeeds, needed, stars, outlook, isNoGain, fells } = data;
  const blow =
    outlook === undefined ? '' : ` for ${blowInWords(outlook)}${isNoGain ? ', no more than now' : ''}`;
  const left = `${stars} Star ${stars === 1 ? 'token' : 'tokens'} left`;
  if (key === 'star') return `${ability ?? (needed === 0 ? 'the Star' : 'it succeeds')}${blow}, ${left}`;
  if (damage !== undefined)
    return `${damage} damage${fells ? ', fells it' : isHeldDown ? ', its ability takes the rest' : ''}`;
  if (key !== 'keep') return outlook ? blowInWords(outlook) : 'another chance, and it counts';
  if (isOfTable(key, data)) return `the ${die}`;
  return succeeds ? 'enough' : total >= needed ? 'a 1 fails, whatever the total' : 'not enough'; // RE-TRAP-04
}

const toneOf = (key: unknown, { damage, succeeds, needed }: RollData): 'good' | 'bad' | undefined => {
  if (damage !== undefined) return damage > 0 ? 'good' : 'bad';
  if (needed === 0 || key !== 'keep') return undefined;
  return succeeds ? 'good' : 'bad';
};
