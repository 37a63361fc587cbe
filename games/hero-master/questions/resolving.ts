// Questions of resolving an attack: what to apply, and which die to keep.

import { type Because, because, question } from '../../../engine/question.ts';
import type { CardId } from '../../../engine/table.ts';
import { exchangeOf } from '../exchange.ts';
import {
  chanceOfOneDie,
  type Forecast,
  forecastOf,
  type Outcome,
  outcomeOf,
  thinkOfApplying,
  withApplied,
} from '../rules/forecast.ts';
import { chanceOfChange } from '../rules/powers.ts';
import { face, hero, heroCards, isExhausted, NONE, nameOf, type Table } from '../state.ts';
import { cardOr, theMonster, type YesNo, yesNo } from './answers.ts';

/** What the attack comes to; where a damage type is still to be chosen (HM-R-55), how likely it then wins. */
export type ApplyData = Forecast & { readonly changed?: number };

function applyData(t: Table, card: CardId): ApplyData {
  const x = exchangeOf(t);
  const changed = chanceOfChange(t, withApplied(t, x, card));
  return { ...forecastOf(t, thinkOfApplying(t, x, card)), ...(changed !== undefined && { changed }) };
}

/** Hero card and weapons in one panel; the way out is the roll itself. */
export const APPLY = question<Table, CardId, ApplyData>({
  name: 'apply',
  clause: 'HM-RESOLVE-04',
  ask: 'What do you apply to this attack?',
  why: (t) => whoIsAttacked(t),
  ...cardOr('Roll the dice'),
  data: applyData,
  about: (t) => exchangeOf(t).attack,
  considers: (t, seat) => [...heroCards(t, seat), ...hero(t, seat).weapons],
  whyNot: (t, card) => (face(t, card).kind === 'weapon' ? whyNotWeapon(t, card) : whyNotHeroCard(t, card)),
});

/** "Brave against the Giant, under Portly. No weapon may be applied". */
function whoIsAttacked(t: Table): string {
  const { attack, monster, bungle, weaponsAllowed, heroAllowed } = exchangeOf(t);
  const under = bungle === NONE ? '' : `, under ${nameOf(t, bungle)}`;
  const limits = [
    ...(weaponsAllowed === 0 ? ['No weapon may be applied'] : []),
    ...(weaponsAllowed === 1 ? ['One weapon may be applied'] : []),
    ...(heroAllowed ? [] : ['No Hero card may be applied']),
  ];
  return [`${nameOf(t, attack)} against ${theMonster(t, monster)}${under}`, ...limits].join('. ');
}

function whyNotWeapon(t: Table, card: CardId): Because | false {
  const { weapons, weaponsAllowed } = exchangeOf(t);
  if (weapons.includes(card)) return false;
  if (isExhausted(t, card)) return because('HM-WEAPON-03', 'it is exhausted until the next Location');
  return because(
    'HM-RESOLVE-05',
    weaponsAllowed === 0
      ? 'no weapon may be applied to this attack'
      : 'one weapon is all this attack may have',
  );
}

function whyNotHeroCard(t: Table, card: CardId): Because | false {
  const { hero: applied, heroAllowed, weapons } = exchangeOf(t);
  if (applied === card) return false;
  if (applied !== NONE) return because('HM-RESOLVE-06', 'one Hero card per attack is the limit');
  if (isExhausted(t, card)) return because('HM-HERO-03', 'it is exhausted until a card refreshes it');
  if (!heroAllowed) return because('HM-RESOLVE-06', 'no Hero card may be applied to this attack');
  return face(t, card).on.applied !== undefined && weapons.length > 0
    ? because('HM-R-93', 'it works before the weapons are picked')
    : because('HM-RESOLVE-04', 'its power is not for this moment');
}

export const PAY_THE_CLERK = question<Table, YesNo, { gold: number; hit: number }>({
  name: 'pay-the-clerk',
  clause: 'HM-RESOLVE-03',
  ask: 'Pay 1 gold into the loot pile, or have −2 to hit?',
  why: () => 'Form in Triplicate',
  ...yesNo('Pay 1 gold', 'Take −2 to hit'),
  data: (_t, answer) => (answer === 'yes' ? { gold: -1, hit: 0 } : { gold: 0, hit: -2 }),
});

/** What a green die comes to; or, of one not rolled yet, how likely it defeats the monster. */
export type DieData = { readonly outcome: Outcome } | { readonly chance: number };

const OUTCOMES: Readonly<Record<Outcome, string>> = {
  'critical fail': 'fails critically',
  miss: 'misses',
  'too weak': 'hits too weakly',
  defeat: 'defeats it',
};

export const REROLL = question<Table, YesNo, DieData>({
  name: 'reroll',
  clause: 'HM-HERO-01',
  ask: (t) =>
    `The green die shows ${exchangeOf(t).green} and ${OUTCOMES[outcomeOf(t, exchangeOf(t), exchangeOf(t).green)]}. Roll it again?`,
  ...yesNo('Roll again', 'Keep it'),
  why: () => 'Second Glance',
  data: (t, answer) =>
    answer === 'no'
      ? { outcome: outcomeOf(t, exchangeOf(t), exchangeOf(t).green) }
      : { chance: chanceOfOneDie(t, exchangeOf(t)) },
});

export const KEEP_WHICH_DIE = question<Table, number, DieData>({
  name: 'keep-which-die',
  clause: 'HM-HERO-01',
  ask: 'Which green roll do you keep?',
  key: (roll) => roll,
  label: (t, roll) => `Keep the ${roll}: ${OUTCOMES[outcomeOf(t, exchangeOf(t), roll)]}`,
  why: () => 'Second Glance',
  data: (t, roll) => ({ outcome: outcomeOf(t, exchangeOf(t), roll) }),
  standard: (_t, _seat, rolls) => Math.max(...rolls),
});
