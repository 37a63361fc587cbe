// What an attack that is too weak as it lies still wants: weapons, or the power of a Hero card. All of it lies open to everybody.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Exchange } from '../exchange.ts';
import { type Attack, face, hero, NONE, type Table } from '../state.ts';
import { overcomes } from './figures.ts';
import { imagine, thinkOf } from './forecast.ts';
import { couldChangeEnough } from './powers.ts';
import { readyHeroCards, readyWeapons } from './weapon.ts';

export type Wanting = 'weapons' | 'power';

/** Of an attack whose figures stand: nothing where it is strong enough, or where not even that would help. */
export function wanting(t: Table, x: Exchange, attack: Attack): Wanting | undefined {
  if (overcomes(t, x, 1)) return undefined;
  const { attacker, monster } = x;
  const sets = weaponSets(readyWeapons(t, attacker), x.weaponsAllowed);
  if (sets.some((weapons) => overcomes(t, thinkOf(t, attacker, { attack, monster, weapons }), 1)))
    return 'weapons';
  return helperFor(t, x, attack) === undefined ? undefined : 'power';
}

/** The Hero card whose power makes it strong enough, by itself or with weapons. */
export type Helper = { readonly card: CardId; readonly withWeapons: boolean };

/** HM-RESOLVE-05: all of them, or any one where no more may be applied; or none. */
const weaponSets = (ready: readonly CardId[], allowed: number): CardId[][] =>
  allowed >= ready.length ? [[], ready.slice()] : allowed > 0 ? [[], ...ready.map((one) => [one])] : [[]];

export function helperFor(t: Table, x: Exchange, attack: Attack): Helper | undefined {
  const { attacker, monster, weaponsAllowed } = x;
  if (!x.heroAllowed || x.hero !== NONE) return undefined;
  for (const card of readyHeroCards(t, attacker)) {
    const enough = weaponSets(weaponsWith(t, attacker, card), weaponsAllowed).find((weapons) => {
      const thought = { attack, monster, weapons, hero: card };
      return (
        overcomes(t, thinkOf(t, attacker, thought), 1) || couldChangeEnough(t, imagine(t, attacker, thought))
      );
    });
    if (enough !== undefined) return { card, withWeapons: enough.length > 0 };
  }
  return undefined;
}

/** Spare Parts refreshes both before they are picked. */
const weaponsWith = (t: Table, seat: Seat, card: CardId): CardId[] =>
  face(t, card).on.applied === undefined ? readyWeapons(t, seat) : hero(t, seat).weapons;
