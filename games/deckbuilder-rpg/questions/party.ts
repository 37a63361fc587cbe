// Questions before the first battle: which hero, which advances.

import { question } from '../../../engine/question.ts';
import { HERO_TYPES, type Kit } from '../cards/card.ts';
import { face, nameOf, type Table } from '../state.ts';

const infoOf = (t: Table, type: number): number => ((t.box.kits[type] as readonly Kit[])[0] as Kit).info;

export const CHOOSE_HERO = question<Table, number>({
  name: 'choose-hero',
  clause: 'DR-SETUP-03',
  ask: 'Which hero are you?',
  key: (type) => HERO_TYPES[type] as string,
  label: (t, type) => nameOf(t, infoOf(t, type)),
  at: (t, type) => ({ card: infoOf(t, type) }),
  detail: (t, type) => face(t, infoOf(t, type)).text,
  standard: (_t, _seat, types) => types[0] as number,
});

export const CHOOSE_ADVANCE = question<Table, string>({
  name: 'choose-advance',
  clause: 'DR-R-104',
  ask: 'Which advance do you take?',
  key: (advance) => advance,
  label: (t, advance) => advanceName(t, advance),
  detail: (t, advance) => advanceText(t, advance),
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
