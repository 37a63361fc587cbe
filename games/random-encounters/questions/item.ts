// Questions about Items: on whom, on which Monster, and whether to use one before a danger.

import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { maxHealth } from '../rules/health.ts';
import { adventurer, NONE, nameOf, type Table } from '../state.ts';
import { aCard, aCharacter, cardOr, cardText } from './answers.ts';

export type ItemData = {
  item: string;
  heals: number;
  healsAll: number;
  damages: number;
  stars: number;
  attackTokens: number;
};

export function itemData(t: Table, card: CardId): ItemData {
  const { key, heals, healsAll, damages, stars, attackTokens } = t.box.items[card]!;
  return { item: key, heals, healsAll, damages, stars, attackTokens };
}

export type HealthData = { health: number; max: number; stars: number };

const healthOf = (t: Table, seat: Seat): HealthData => {
  const { health, stars } = adventurer(t, seat);
  return { health, max: maxHealth(t, seat), stars };
};

const healthInWords = (t: Table, seat: Seat): string =>
  `${adventurer(t, seat).health} of ${maxHealth(t, seat)} Health`;

/** The Character with least Health needs it most. */
const weakest = (t: Table, _seat: Seat, options: readonly Seat[]): Seat =>
  options.reduce((least, each) => (adventurer(t, each).health < adventurer(t, least).health ? each : least));

export const HEAL_WHOM = question<Table, Seat, HealthData>({
  name: 'heal-whom',
  clause: 'RE-RULE-16',
  ask: 'Whom does it heal?',
  ...aCharacter,
  detail: healthInWords,
  data: healthOf,
  standard: weakest,
});

export const STARLIGHT_FOR_WHOM = question<Table, Seat, HealthData>({
  name: 'starlight-for-whom',
  clause: 'RE-RULE-16',
  ask: 'Who gets the Star token?',
  ...aCharacter,
  data: healthOf,
  standard: (_t, seat) => seat,
});

export const ON_WHICH_MONSTER = question<Table, CardId>({
  name: 'on-which-monster',
  clause: 'RE-RULE-16',
  ask: 'On which Monster?',
  ...aCard,
  detail: (t, card) => `${t.state.monsters.find((each) => each.card === card)?.health} Health`,
  data: (t, card) => ({ health: t.state.monsters.find((each) => each.card === card)?.health }),
  standard: (_t, _seat, options) => options[0]!,
});

/** RE-ITEM-02: outside Combat there is no fixed moment; it is asked where the danger is about to hurt. */
export const ITEM_FIRST = question<Table, CardId, ItemData>({
  name: 'item-first',
  clause: 'RE-ITEM-02',
  ask: 'Use an Item before you roll?',
  why: (t) => (t.state.facing[0] === undefined ? undefined : nameOf(t, t.state.facing[0])),
  ...cardOr('No, roll'),
  detail: cardText,
  data: (t, card) => (card === NONE ? undefined : itemData(t, card)),
  standard: () => NONE,
});
