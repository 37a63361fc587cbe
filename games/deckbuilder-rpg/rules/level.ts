// Levels: experience, the advances it buys, and what they change.

import { choose } from '../../../engine/choose.ts';
import { moveCard, takeOut } from '../../../engine/pile.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { HEALTH_PER_LEVEL, HIGHEST_LEVEL, LEVELS } from '../cards/advances.ts';
import type { Kit, Sheet } from '../cards/card.ts';
import { CHOOSE_ADVANCE, CHOOSE_BONUS } from '../questions/party.ts';
import { type Character, face, type Pack, type Table } from '../state.ts';
import { note } from './note.ts';

/** Raises a hero to a level; its choices are made in units of their own. */
export function levelUpTo(t: Table, seat: Seat, level: number): void {
  const of = t.state.characters[seat] as Character;
  while (of.level < Math.min(level, HIGHEST_LEVEL)) {
    of.level++;
    of.experience = Math.max(of.experience, LEVELS[of.level - 1] as number);
    of.health += HEALTH_PER_LEVEL;
    of.advances++;
    if (of.level === 3 || of.level === 5) of.bonuses++;
    note(t, { kind: 'leveled', seat, level: of.level });
  }
}

/** Takes the advances of the match before once more, without asking. */
export function takeAgain(t: Table, seat: Seat, history: readonly string[]): void {
  const of = t.state.characters[seat] as Character;
  for (const advance of history) {
    const bonus = /^bonus:(\w+)$/.exec(advance)?.[1] as Bonus | undefined;
    if (bonus === undefined) {
      if (!advancesFor(t, seat).includes(advance)) continue;
      applyAdvance(t, seat, advance);
      of.advances--;
    } else if (BONUSES.includes(bonus)) {
      of[bonus]++;
      of.bonuses--;
      of.history.push(advance);
    }
  }
}

export const levelFor = (experience: number): number =>
  LEVELS.filter((points) => experience >= points).length;

/** An advance: the name of an ability, or of a general advance. */
export type Advance = string;
export const BONUSES = ['melee', 'ranged', 'mana'] as const;
export type Bonus = (typeof BONUSES)[number];
const BEST_BONUS = 6;

/** DR-R-104: the next advance of a hero that has one coming. Says whether anybody had. */
export function advanceNext(t: Table): boolean {
  for (const [seat, of] of t.state.characters.entries()) {
    if (of.bonuses > 0) return takeBonus(t, seat, of);
    if (of.advances > 0) return takeAdvance(t, seat, of);
  }
  return false;
}

function takeBonus(t: Table, seat: Seat, of: Character): boolean {
  const bonus = choose(t, seat, CHOOSE_BONUS, BONUSES);
  of.bonuses--;
  of[bonus]++;
  of.history.push(`bonus:${bonus}`);
  note(t, { kind: 'bonus', seat, bonus });
  return true;
}

function takeAdvance(t: Table, seat: Seat, of: Character): boolean {
  const advance = choose(t, seat, CHOOSE_ADVANCE, advancesFor(t, seat));
  of.advances--;
  applyAdvance(t, seat, advance);
  note(t, { kind: 'advanced', seat, advance });
  return true;
}

const kitOf = (t: Table, of: Character): Kit => (t.box.kits[of.type] as readonly Kit[])[of.kit] as Kit;

/** Learn, improve, or a general advance, as far as the hero can still take it. */
export function advancesFor(t: Table, seat: Seat): Advance[] {
  const of = t.state.characters[seat] as Character;
  const kit = kitOf(t, of);
  const cards = [
    ...kit.learnable.filter((card) => !of.known.includes(card)),
    ...kit.improved.filter(({ replaces }) => of.known.includes(replaces)).map(({ card }) => card),
  ];
  const general = Object.entries(t.box.figures.advances)
    .filter(([key]) => isOpen(t, of, key))
    .map(([key]) => key);
  return [...cards.map((card) => face(t, card).key), ...general];
}

function isOpen(t: Table, of: Character, key: string): boolean {
  const { gain, most, needs } = t.box.figures.advances[key]!;
  const sheet = t.box.sheets[(kitOf(t, of) as Kit).sheet] as Sheet;
  if (needs === 'slots' && sheet.slots + of.slots === 0) return false;
  if (needs === 'book' && kitOf(t, of).book.length === 0) return false;
  if (most === 'once') return !of.taken.includes(key);
  const [figure] = String(gain).split(':') as [Bonus];
  return figure === ('health' as string) || sheet[figure] + of[figure] < BEST_BONUS;
}

export function applyAdvance(t: Table, seat: Seat, advance: Advance): void {
  const of = t.state.characters[seat] as Character;
  const row = t.box.figures.advances[advance];
  if (row === undefined) return learn(t, seat, advance);
  const [figure, amount] = String(row.gain).split(':') as [keyof Character, string];
  of.history.push(advance);
  (of[figure] as number) += Number(amount);
  if (row.most === 'once') of.taken.push(advance);
}

/** DR-CAMPAIGN-13, DR-CAMPAIGN-14: a new ability is latent; an improved one replaces its original wherever it was. */
function learn(t: Table, seat: Seat, key: string): void {
  const of = t.state.characters[seat] as Character;
  const kit = kitOf(t, of);
  const pack = t.state.packs[seat] as Pack;
  const improved = kit.improved.find(({ card }) => face(t, card).key === key);
  const card = improved?.card ?? (kit.learnable.find((each) => face(t, each).key === key) as CardId);
  moveCard(card, t.state.unused, pack.draw);
  of.history.push(key);
  of.known.push(card);
  if (improved === undefined) return;
  moveCard(improved.replaces, pack.draw, t.state.unused);
  takeOut(of.known, improved.replaces);
  const at = of.starting.indexOf(improved.replaces);
  if (at >= 0) of.starting[at] = card;
}
