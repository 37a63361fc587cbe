// The open window between Encounters: put on, take off, enchant, use an Item, try a Side Quest, or be ready.

import { seatName } from '../../../engine/names.ts';
import { because } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { windowQuestion } from '../../../engine/window.ts';
import { STAT_NAMES, STATS } from '../cards/card.ts';
import { bonusOn, lessDamageIn, ownerOf, slotsFor, stat } from '../rules/equipment.ts';
import { couldDoWith, couldUse } from '../rules/of-use.ts';
import { adventurer, characterOf, face, isSolo, NONE, nameOf, partyItems, type Table } from '../state.ts';
import { cardText } from './answers.ts';
import { type ItemData, itemData } from './item.ts';
import { type QuestData, questData } from './roller.ts';

/** An act in the window as one number: what, with which card, in which slot. */
export type Act = number;
export type ActKind = 0 | 1 | 2 | 3 | 4 | 5;
export const EQUIP = 0;
export const TAKE_OFF = 1;
export const ENCHANT = 2;
export const USE = 3;
export const TRY = 4;
/** To another Character, whose seat stands in place of the slot. */
export const GIVE = 5;
const CARDS = 10;
const KINDS = 100_000;
export const actOf = (kind: ActKind, card: CardId, slot: number): Act => kind * KINDS + card * CARDS + slot;
export const kindOf = (act: Act): ActKind => Math.floor(act / KINDS) as ActKind;
export const cardOfAct = (act: Act): CardId => Math.floor((act % KINDS) / CARDS);
export const slotOfAct = (act: Act): number => act % CARDS;

/** What a swap changes: the Stats before and after, the damage taken off each Monster Attack, what it displaces. */
export type SwapData = {
  slot: number;
  stats: number[];
  after: number[];
  less: number;
  lessAfter: number;
  replaces?: CardId;
  /** What the card does besides. */
  does?: string;
  from?: Seat;
};

/** A gift says what it does to whoever gets it, in the slot where it does most; an Enchantment waits for a card of theirs. */
export type ActData =
  | ({ act: 'equip' | 'take off' } & SwapData)
  | { act: 'enchant'; slot: number; on: CardId }
  | { act: 'give'; to: Seat; swap?: SwapData }
  | ({ act: 'use' } & ItemData)
  | ({ act: 'try' } & QuestData);

function labelOf(t: Table, act: Act, seat: Seat): string {
  const card = cardOfAct(act);
  const slot = slotOfAct(act);
  const worn = adventurer(t, seat).worn[slot] ?? NONE;
  switch (kindOf(act)) {
    case EQUIP:
      return `${nameOf(t, card)} into ${slotName(t, seat, slot)}${worn === NONE ? '' : ` instead of ${nameOf(t, worn)}`}`;
    case TAKE_OFF:
      return `Take off ${nameOf(t, card)}`;
    case ENCHANT:
      return `${nameOf(t, card)} onto ${nameOf(t, worn)}`;
    case USE:
      return `Use ${nameOf(t, card)}`;
    case GIVE:
      return `Give ${nameOf(t, card)} to ${seatName(slot)}`;
    default:
      return `Try ${nameOf(t, card)}`;
  }
}

/** "Weapon slot", or "Trinket slot 2" where there are two. */
export function slotName(t: Table, seat: Seat, slot: number): string {
  const { slots } = characterOf(t, seat);
  const kind = slots[slot]!;
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)} slot`;
  const alike = slots.flatMap((each, i) => (each === kind ? [i] : []));
  return alike.length === 1 ? name : `${name} ${alike.indexOf(slot) + 1}`;
}

function dataOf(t: Table, act: Act, seat: Seat): ActData {
  const card = cardOfAct(act);
  const slot = slotOfAct(act);
  const kind = kindOf(act);
  if (kind === USE) return { act: 'use', ...itemData(t, card) };
  if (kind === TRY) return { act: 'try', ...questData(t, card) };
  if (kind === ENCHANT) return { act: 'enchant', slot, on: adventurer(t, seat).worn[slot]! };
  if (kind === GIVE) return giftData(t, slot, card);
  if (kind === EQUIP) return { act: 'equip', ...swapData(t, seat, card, slot) };
  return { act: 'take off', ...swapData(t, seat, NONE, slot) };
}

function giftData(t: Table, to: Seat, card: CardId): ActData {
  if (t.box.equipment[card] === undefined) return { act: 'give', to };
  const swaps = slotsFor(t, to, card).map((slot) => swapData(t, to, card, slot));
  const swap = swaps.toSorted((one, other) => gainOf(other) - gainOf(one))[0];
  return { act: 'give', to, ...(swap && { swap }) };
}

const sumOf = (figures: readonly number[]): number => figures.reduce((sum, each) => sum + each, 0);
const gainOf = ({ stats, after, less, lessAfter }: SwapData): number =>
  sumOf(after) - sumOf(stats) + lessAfter - less;

const does = (t: Table, card: CardId): string => t.box.equipment[card]!.does;

export function swapData(t: Table, seat: Seat, card: CardId, slot: number): SwapData {
  const { worn } = adventurer(t, seat);
  const replaces = worn[slot]!;
  const from = card === NONE ? NONE : ownerOf(t, card);
  // A card that only moves to another slot of its wearer brings its Stats along already.
  const moves = card !== NONE && worn.includes(card);
  const gain = (bonus: (each: CardId) => number) =>
    (card === NONE || moves ? 0 : bonus(card)) - (replaces === NONE ? 0 : bonus(replaces));
  const stats = STATS.map((which) => stat(t, seat, which));
  const lessNow = worn.reduce(
    (sum, each, i) => sum + (each === NONE ? 0 : lessDamageIn(t, seat, each, i)),
    0,
  );
  const leaves = moves ? lessDamageIn(t, seat, card, worn.indexOf(card)) : 0;
  const comes = card === NONE ? 0 : lessDamageIn(t, seat, card, slot);
  return {
    slot,
    stats,
    after: STATS.map((which) => stats[which]! + gain((each) => bonusOn(t, seat, each, which))),
    less: lessNow,
    lessAfter: lessNow - leaves + comes - (replaces === NONE ? 0 : lessDamageIn(t, seat, replaces, slot)),
    ...(replaces === NONE ? {} : { replaces }),
    ...(card === NONE || does(t, card) === '' ? {} : { does: does(t, card) }),
    ...(from === NONE || from === seat ? {} : { from }),
  };
}

function detailOf(t: Table, act: Act, seat: Seat): string | undefined {
  const data = dataOf(t, act, seat);
  if (data.act === 'give' && data.swap) return `for ${seatName(data.to)}: ${statsInWords(data.swap)}`;
  if (data.act !== 'equip' && data.act !== 'take off') return cardText(t, cardOfAct(act));
  const source = data.from === undefined ? '' : `carried by ${seatName(data.from)}; `;
  return `${source}${statsInWords(data)}`;
}

/** "Dexterity 3 becomes 4, 1 less damage from each Monster Attack": only what changes. */
export function statsInWords({ stats, after, less, lessAfter }: SwapData): string {
  const changes = STATS.flatMap((which) =>
    after[which] === stats[which] ? [] : [`${STAT_NAMES[which]} ${stats[which]} becomes ${after[which]}`],
  );
  const by = lessAfter - less;
  if (by !== 0) changes.push(`${Math.abs(by)} ${by > 0 ? 'less' : 'more'} damage from each Monster Attack`);
  return changes.join(', ') || 'Stats stay as they are';
}

export const BETWEEN_ENCOUNTERS = windowQuestion<Table, Act>({
  name: 'between-encounters',
  clause: 'RE-RULE-15',
  ask: (t) => (isSolo(t) ? 'Equip, use, or be ready?' : 'Trade, equip, use, or be ready?'),
  why: (t, seat) => [...newsFor(t, seat), whatIsNext(t)].join('. '),
  ready: 'Ready',
  key: (act) => act,
  label: labelOf,
  at: (_t, act) => ({ card: cardOfAct(act) }),
  detail: detailOf,
  data: dataOf,
  considers: (t, seat) => [...misfits(t, seat), ...partyItems(t).map((card) => actOf(USE, card, 0))],
  whyNot: (t, act) => (kindOf(act) === USE ? whyNotUsed : whyNotWorn)(t, cardOfAct(act)),
});

/** Why this seat is asked, as far as a card says it: what is new and could be used, or a cure. */
function newsFor(t: Table, seat: Seat): string[] {
  const fresh = t.state.fresh.filter((card) => isLoose(t, card) && couldUse(t, seat, card));
  if (fresh.length > 0) return [`New: ${fresh.map((card) => nameOf(t, card)).join(', ')}`];
  const cures = partyItems(t).filter((card) => couldDoWith(t, seat, card));
  return cures.length > 0 ? [`For your wounds: ${cures.map((card) => nameOf(t, card)).join(', ')}`] : [];
}

const isLoose = (t: Table, card: CardId): boolean =>
  t.state.party.some(({ carried }) => carried.includes(card));

function whatIsNext(t: Table): string {
  if (t.state.afterWindow === 'boss') return 'The Boss is next';
  return isSolo(t) ? 'The next page of the Level' : `Next Leader: ${seatName(t.state.nextLeader)}`;
}

/** Equipment that somebody carries and that fits no slot of this Character, as acts a person might try. */
function misfits(t: Table, seat: Seat): Act[] {
  return t.state.party.flatMap(({ carried }) =>
    carried
      .filter((card) => t.box.equipment[card] !== undefined && slotsFor(t, seat, card).length === 0)
      .map((card) => actOf(EQUIP, card, 0)),
  );
}

/** What does something on the road can be used there: so it is this, or for a Monster. */
function whyNotUsed(t: Table, card: CardId) {
  const { heals, healsAll } = itemData(t, card);
  return because('RE-RULE-16', heals + healsAll > 0 ? 'nobody is hurt' : 'it is for a fight');
}

const whyNotWorn = (t: Table, card: CardId) =>
  because('RE-CHAR-04', `no slot for ${face(t, card).name}: ${t.box.equipment[card]!.slots.join(' or ')}`);
