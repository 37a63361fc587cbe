// What made the table ask, in a few words, for questions that several cards can put.

import type { Seat } from '../../../engine/table.ts';
import { exchangeOf } from '../exchange.ts';
import { partingMonster } from '../rules/monster.ts';
import { hero, NONE, nameOf, type Table } from '../state.ts';

export function occasion(t: Table, seat: Seat): string | undefined {
  const { phase, location, exchange } = t.state;
  if (exchange.length > 0) return ofTheExchange(t);
  if (phase === 'hands') return 'More cards than your hand may have';
  if (phase === 'laying cards') return ofTheAttackLaid(t, seat);
  if (phase === 'flight') return `${nameOf(t, partingMonster(t))} strikes as you flee`;
  return phase === 'location' && location !== NONE ? nameOf(t, location) : undefined;
}

/** The same for what is lost: a monster that was beaten may hit all the same, and that is why. */
export function misfortune(t: Table, seat: Seat): string | undefined {
  const { exchange } = t.state;
  if (exchange.length === 0 || !exchangeOf(t).won) return occasion(t, seat);
  return `${nameOf(t, exchangeOf(t).monster)} hits you`;
}

/** Whatever is asked while cards are laid, the attack laid last asks it. */
function ofTheAttackLaid(t: Table, seat: Seat): string | undefined {
  const attack = hero(t, seat).row.at(-1);
  return attack && nameOf(t, attack.card);
}

/** Before the dice it is the attack; after them a Critical Fail card, a victory, or a monster that hits. */
function ofTheExchange(t: Table): string {
  const { attack, monster, green, criticalFail, won } = exchangeOf(t);
  if (green === 0) return nameOf(t, attack);
  if (won) return `${nameOf(t, monster)} is defeated`;
  const suffered = t.state.criticalFailDiscard.at(-1);
  return criticalFail && suffered !== undefined ? nameOf(t, suffered) : nameOf(t, monster);
}
