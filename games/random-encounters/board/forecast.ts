// What a lifted card would do: the Stats after a swap, whom an Item helps, and where it could be aimed.

import type { CardFace, CardId } from '../../../engine/table.ts';
import type { AimsOf, MainUse } from '../../../web/table/board.ts';
import type { Choice } from '../../../web/table/model.ts';
import type { LiftedForecast } from '../../../web/table/stage.tsx';
import type { ActData, SwapData } from '../questions/between.ts';
import type { CombatData } from '../questions/combat.ts';
import type { CharacterData, SaleData } from '../questions/level.ts';
import type { PlayerView, View } from '../view.ts';
import { STATS_SHOWN, signed } from './figures.ts';

type Swap = Extract<ActData, { act: 'equip' | 'take off' }>;
type Used = Extract<ActData, { act: 'use' }> | Extract<CombatData, { act: 'item' }>;

const isSwap = (data: ActData | CombatData | undefined): data is Swap =>
  data?.act === 'equip' || data?.act === 'take off';
const isUsed = (data: ActData | CombatData | undefined): data is Used =>
  data?.act === 'use' || data?.act === 'item';

/** "S +2, D −1", at the slot itself. */
export function swapInShort({ stats, after, less, lessAfter, does }: SwapData): string {
  const changes = STATS_SHOWN.flatMap(({ stat, letter }) => {
    const by = after[stat]! - stats[stat]!;
    return by === 0 ? [] : [`${letter}${signed(by)}`];
  });
  if (lessAfter !== less) changes.push(`${signed(less - lessAfter)} hurt`);
  return changes.join(' ') || (does ? 'ability' : 'no change');
}

/** What one use of a card means, beside its name: what it changes, what goes for it, and whether it is for good. */
export function noteOfUse(
  { data, detail }: Pick<Choice, 'data' | 'detail'>,
  leaving: Leaving,
  nameOfSeat: (seat: number) => string,
  player?: PlayerView,
): string | undefined {
  const act = data as ActData | undefined;
  if (act?.act === 'enchant')
    return `your ${player?.slots[act.slot]?.kind ?? 'card'}; it never comes off that card`;
  if (!isSwap(act)) return detail;
  const owner = act.from === undefined ? '' : `${nameOfSeat(act.from)} carries it now.`;
  return inSentences(owner, changesOf(act), act.does, leaving(act)) || 'It changes nothing.';
}

const inSentences = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** "Dexterity 3 → 2, Magic 5 → 4." */
function changesOf(swap: SwapData): string {
  const changes = swapFigures(swap).filter(({ value }) => value.includes('→'));
  return changes.length === 0 ? '' : `${changes.map(({ word, value }) => `${word} ${value}`).join(', ')}.`;
}

/** RE-ENCH-04, RE-ENCH-05. */
const STAYS_WITH_IT = 'It stays with that card for good, whoever wears it, and works while it is worn.';

export type Leaving = (swap: SwapData) => string | undefined;

/** What a card that makes room takes with it: its own text, and its Enchantment (RE-ENCH-05). */
export const leavingOf =
  (player: PlayerView | undefined, faceOf: (card: CardId) => CardFace): Leaving =>
  ({ slot, replaces }) => {
    if (replaces === undefined) return undefined;
    const { name, text } = faceOf(replaces);
    const charm = player?.slots[slot]?.enchantment;
    const along = charm === undefined ? '' : `, and ${faceOf(charm).name} with it`;
    return `${name} goes into the backpack${along}: ${text}`;
  };

/** Stats before and after, for the stage. */
function swapFigures({ stats, after, less, lessAfter }: SwapData) {
  const figures = STATS_SHOWN.map(({ stat, name }) => ({
    word: name,
    value: stats[stat] === after[stat] ? `${stats[stat]}` : `${stats[stat]} → ${after[stat]}`,
  }));
  if (less === lessAfter) return figures;
  return [...figures, { word: 'Damage taken off each Monster Attack', value: `${less} → ${lessAfter}` }];
}

const healthOf = ({ health, printed }: CharacterData): string =>
  health === printed ? `${health}` : `${health}: ${printed} and ${health - printed} more, as you play Gentle`;

export function forecastOf(
  { label, detail, data }: Choice,
  leaving: Leaving = () => undefined,
  nameOfSeat: (seat: number) => string = String,
): LiftedForecast {
  const act = data as ActData | CombatData | SaleData | CharacterData | undefined;
  if (act !== undefined && 'slots' in act)
    return {
      title: label,
      ...(detail && { text: detail }),
      figures: [
        { word: 'Health', value: healthOf(act) },
        { word: 'Wears', value: act.slots.join(', ') },
      ],
    };
  if (act !== undefined && 'worth' in act)
    return {
      title: label,
      ...(detail && { text: detail }),
      figures: [{ word: 'On the desk then', value: `${act.offered + act.worth} of ${act.price}` }],
    };
  if (isSwap(act)) {
    const owner = act.from === undefined ? '' : `${nameOfSeat(act.from)} carries it now.`;
    const text = inSentences(owner, act.does, leaving(act));
    return { title: label, ...(text && { text }), figures: swapFigures(act) };
  }
  if (act !== undefined && 'act' in act && act.act === 'enchant')
    return { title: label, text: `${detail} ${STAYS_WITH_IT}` };
  if (act?.act === 'give' && act.swap)
    return {
      title: label,
      text: act.swap.does ?? 'What it would do there:',
      figures: swapFigures(act.swap),
    };
  return { title: label, ...(detail && { text: detail }) };
}

/** Nothing is given up for an empty slot; whatever costs a card that is worn is chosen by its own name. */
export const mainUse: MainUse = (uses) =>
  uses.find(({ data }) => isIntoEmptySlot(data as ActData | undefined));

const isIntoEmptySlot = (data: ActData | undefined): boolean =>
  data?.act === 'equip' && data.replaces === undefined;

/** Loot is dropped on a slot, or on another Character; an Item that heals on whom it shall heal. */
export const aimsOf: AimsOf = ({ choice, choices, question, view, viewer }) => {
  const data = choice.data as ActData | CombatData | undefined;
  const { players } = view as View;
  if (viewer === 'spectator' || data === undefined) return undefined;
  if (isLoot(data)) return { question, isKind: true, at: placesFor(choice, choices, viewer) };
  if (!isUsed(data)) return undefined;
  const hurt = players.flatMap(({ health, maxHealth }, seat) => (health < maxHealth ? [seat] : []));
  if (data.heals > 0 && hurt.length > 1)
    return {
      question: 'heal-whom',
      isKind: true,
      at: hurt.map((seat) => ({ place: { seat }, preview: healed(players[seat]!, data.heals) })),
    };
  if (data.stars > 0 && players.length > 1)
    return {
      question: 'starlight-for-whom',
      isKind: true,
      at: players.map((_, seat) => ({ place: { seat }, preview: '+1 Star' })),
    };
  return undefined;
};

const healed = ({ health, maxHealth }: View['players'][number], by: number): string =>
  `${health} → ${Math.min(maxHealth, health + by)}`;

function placesFor(choice: Choice, choices: readonly Choice[], seat: number) {
  const card = choice.at && 'card' in choice.at ? choice.at.card : undefined;
  return choices.flatMap(({ at, data, index }) => {
    const act = data as ActData | undefined;
    if (at === undefined || !('card' in at) || at.card !== card || act === undefined) return [];
    if (act.act === 'give') return [{ place: { seat: act.to }, preview: giftInShort(act), option: index }];
    if (act.act !== 'equip' && act.act !== 'enchant') return [];
    const preview = act.act === 'equip' ? swapInShort(act) : 'for good';
    return [{ place: { spot: `slot ${act.slot}`, seat }, preview, option: index }];
  });
}

const isLoot = (data: ActData | CombatData): boolean =>
  data.act === 'equip' || data.act === 'enchant' || data.act === 'give';

const giftInShort = ({ swap }: Extract<ActData, { act: 'give' }>): string =>
  swap === undefined ? 'give' : `give: ${swapInShort(swap)}`;
