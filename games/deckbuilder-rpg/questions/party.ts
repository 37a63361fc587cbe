// Questions before the first battle: which hero, which advances.

import { question } from '../../../engine/question.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { HERO_TYPES, type Kit } from '../cards/card.ts';
import { TRINKETS } from '../rules/equip.ts';
import { OPENING_HAND } from '../rules/spawn.ts';
import { type Character, face, nameOf, type Table } from '../state.ts';

const infoOf = (t: Table, type: number): number => ((t.box.kits[type] as readonly Kit[])[0] as Kit).info;

export const CHOOSE_HERO = question<Table, number>({
  name: 'choose-hero',
  clause: 'DR-SETUP-03',
  ask: 'Which hero are you?',
  key: (type) => HERO_TYPES[type] as string,
  label: (t, type) => nameOf(t, infoOf(t, type)),
  at: (t, type) => ({ card: infoOf(t, type) }),
  detail: (t, type) => face(t, infoOf(t, type)).text,
  isTaste: true,
  standard: (_t, _seat, types) => types[0] as number,
});

/** The card that is learned, and the one it improves; or a figure before and after. */
export type AdvanceData = {
  readonly card?: CardId;
  readonly replaces?: CardId;
  readonly figure?: { readonly what: string; readonly before: number; readonly after: number };
};

function advanceData(t: Table, advance: string, seat: Seat): AdvanceData {
  const of = t.state.characters[seat] as Character;
  const kit = (t.box.kits[of.type] as readonly Kit[])[of.kit] as Kit;
  const general = t.box.figures.advances[advance];
  if (general !== undefined) return { figure: figureGain(t, of, String(general.gain)) };
  const improved = kit.improved.find(({ card }) => face(t, card).key === advance);
  if (improved !== undefined) return { card: improved.card, replaces: improved.replaces };
  const card = kit.learnable.find((each) => face(t, each).key === advance);
  return card === undefined ? {} : { card };
}

/** Health and bonuses count from what is printed on the card, cards and trinkets from what everybody may have. */
function figureGain(t: Table, of: Character, gain: string): NonNullable<AdvanceData['figure']> {
  const [what, amount] = gain.split(':') as [Figure, string];
  const kit = (t.box.kits[of.type] as readonly Kit[])[of.kit] as Kit;
  const common = { hand: OPENING_HAND, trinkets: TRINKETS, ...t.box.sheets[kit.sheet] };
  const before = of[what] + common[what]!;
  return { what, before, after: before + Number(amount) };
}

type Figure = 'health' | 'melee' | 'ranged' | 'mana' | 'defence' | 'slots' | 'hand' | 'trinkets';

export const CHOOSE_ADVANCE = question<Table, string, AdvanceData>({
  name: 'choose-advance',
  clause: 'DR-R-104',
  ask: 'Which advance do you take?',
  key: (advance) => advance,
  label: (t, advance) => advanceName(t, advance),
  at: (_t, advance) => ({ spot: `advance-${advance}` }),
  detail: (t, advance) => advanceText(t, advance),
  data: advanceData,
  standard: (_t, _seat, advances) => advances[0] as string,
});

/** A general advance, or the ability that is learned or improved. */
export function advanceName({ box }: Pick<Table, 'box'>, advance: string): string {
  return box.figures.advances[advance]?.name ?? box.faces.find(({ key }) => key === advance)?.name ?? advance;
}

function advanceText({ box }: Table, advance: string): string {
  const general = box.figures.advances[advance];
  if (general !== undefined) return String(general.gain).replace(':', ' +');
  return box.faces.find(({ key }) => key === advance)?.text ?? '';
}

const BONUS_NAMES: Readonly<Record<string, string>> = {
  melee: 'Melee attack +1',
  ranged: 'Ranged attack +1',
  mana: 'Mana bonus +1',
};

export const CHOOSE_BONUS = question<Table, 'melee' | 'ranged' | 'mana'>({
  name: 'choose-bonus',
  clause: 'DR-R-104',
  ask: 'Which attack bonus grows?',
  key: (bonus) => bonus,
  label: (_t, bonus) => BONUS_NAMES[bonus] as string,
  standard: (_t, _seat, bonuses) => bonuses[0] as 'melee',
});
