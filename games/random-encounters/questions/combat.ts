// Questions of a fight: what to do on a Combat turn, before and after the Attack, and which Armor is lost to acid.

import { because, question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { STAT_NAMES } from '../cards/card.ts';
import { type Aim, aims, type Forecast, forecast, statOfAim, targetOfAim } from '../rules/figures.ts';
import { adventurer, isBoss, NONE, nameOf, partyItems, type Table } from '../state.ts';
import { type ItemData, itemData } from './item.ts';

/** An Aim, an Item of the backpack, or PASS, as one number. */
export type CombatAct = number;
export const PASS: CombatAct = NONE;
const ITEMS_FROM = 100;
export const useItemAct = (card: CardId): CombatAct => ITEMS_FROM + card;
export const isItemAct = (act: CombatAct): boolean => act >= ITEMS_FROM;
export const itemOfAct = (act: CombatAct): CardId => act - ITEMS_FROM;

const aimLabel = (t: Table, aim: Aim): string => {
  const name = nameOf(t, targetOfAim(t, aim).card);
  const stat = STAT_NAMES[statOfAim(aim)];
  return t.state.monsters.length > 1 ? `Attack ${name} with ${stat}` : `Attack with ${stat}`;
};

function forecastInWords(
  t: Table,
  { total, defence, least, most, defeats, thorns }: Forecast,
): string | undefined {
  if (!t.box.options.showOdds) return undefined;
  const range = least === most ? `${most}` : `${least} to ${most}`;
  const chance = defeats === 0 ? '' : `, defeats it ${Math.round(100 * defeats)} %`;
  const price = thorns === 0 ? '' : `, and costs you ${thorns}`;
  return `${total} and the die against ${defence}: ${range} damage${chance}${price}`;
}

/** RE-RULE-27: what a token does stands on no card. */
function itemInWords(t: Table, card: CardId): string {
  const token = t.box.items[card]!.attackTokens > 0 ? ' It adds 1 to every Attack in this fight.' : '';
  return `${t.box.faces[card]!.text}${token}`;
}

export type CombatData = ({ act: 'attack' } & Forecast) | ({ act: 'item' } & ItemData) | { act: 'pass' };

const combatAct = {
  key: (act: CombatAct) => act,
  label: (t: Table, act: CombatAct) => {
    if (act === PASS) return 'Pass';
    return isItemAct(act) ? `Use ${nameOf(t, itemOfAct(act))}` : aimLabel(t, act);
  },
  at: (_t: Table, act: CombatAct) => {
    if (act === PASS) return { spot: 'pass' };
    return isItemAct(act) ? { card: itemOfAct(act) } : { spot: `attack ${act}` };
  },
  detail: (t: Table, act: CombatAct, seat: Seat) => {
    if (act === PASS) return undefined;
    return isItemAct(act) ? itemInWords(t, itemOfAct(act)) : forecastInWords(t, forecast(t, seat, act));
  },
  data: (t: Table, act: CombatAct, seat: Seat): CombatData => {
    if (act === PASS) return { act: 'pass' };
    if (isItemAct(act)) return { act: 'item', ...itemData(t, itemOfAct(act)) };
    return { act: 'attack', ...forecast(t, seat, act) };
  },
  considers: (t: Table) => partyItems(t).map(useItemAct),
  whyNot: (t: Table, act: CombatAct) => whyNotItem(t, itemOfAct(act)),
};

function whyNotItem(t: Table, card: CardId) {
  if (t.state.itemUsed) return because('RE-ITEM-01', 'one Item per Combat turn, and it is used');
  const { discards } = t.box.items[card]!;
  if (discards.length > 0 && t.state.monsters.some((each) => isBoss(t, each.card)))
    return because('RE-ITEM-07', 'it has no effect on Bosses');
  return because('RE-RULE-16', 'it would do nothing now');
}

/** RE-COMBAT-20: the Stat with the best forecast is what the clock attacks with. */
function bestAttack(t: Table, seat: Seat): Aim {
  let best = 0;
  for (const aim of aims(t)) if (forecast(t, seat, aim).mean > forecast(t, seat, best).mean) best = aim;
  return best;
}

export const YOUR_COMBAT_TURN = question<Table, CombatAct, CombatData>({
  name: 'your-combat-turn',
  clause: 'RE-COMBAT-04',
  ask: 'Your Combat turn. What do you do?',
  why: (t) => t.state.monsters.map(({ card, health }) => `${nameOf(t, card)} (${health} Health)`).join(', '),
  ...combatAct,
  detail: (t, act, seat) =>
    isItemAct(act) ? `${itemInWords(t, itemOfAct(act))} You still attack.` : combatAct.detail(t, act, seat),
  about: (t) => t.state.monsters[0]?.card,
  standard: bestAttack,
});

export const AFTER_YOUR_ATTACK = question<Table, CombatAct, CombatData>({
  name: 'after-your-attack',
  clause: 'RE-ITEM-01',
  ask: 'Use an Item before your turn ends?',
  why: (t) => t.state.monsters.map(({ card, health }) => `${nameOf(t, card)} (${health} Health)`).join(', '),
  ...combatAct,
  label: (t, act) => (act === PASS ? 'End the turn' : combatAct.label(t, act)),
  at: (t, act) => (act === PASS ? undefined : combatAct.at(t, act)),
  about: (t) => t.state.monsters[0]?.card,
  standard: () => PASS,
});

export const SECOND_SHOT = question<Table, Aim, CombatData>({
  name: 'second-shot',
  clause: 'RE-CAST-08',
  ask: (t) =>
    `The second of two shots: ${t.state.monsters.length > 1 ? 'at whom, and how' : 'with which Stat'}?`,
  why: () => 'Twin Shot',
  key: (aim) => aim,
  label: aimLabel,
  at: combatAct.at,
  detail: combatAct.detail,
  data: combatAct.data,
  standard: bestAttack,
});

/** A slot of the asked Character. */
const aSlot = {
  key: (slot: number) => slot,
  label: (t: Table, slot: number, seat: Seat) => nameOf(t, adventurer(t, seat).worn[slot]!),
  at: (t: Table, slot: number, seat: Seat) => ({ card: adventurer(t, seat).worn[slot]! }),
};

export const CORRODED = question<Table, number>({
  name: 'corroded',
  clause: 'RE-RULE-28',
  ask: 'Which Armor does the acid turn face-down?',
  why: () => 'Corrode',
  ...aSlot,
});

export const DISSOLVED = question<Table, number>({
  name: 'dissolved',
  clause: 'RE-RULE-28',
  ask: 'Which of your cards is turned face-down?',
  why: () => 'Dissolve',
  ...aSlot,
});
