// Words and icons for the figures of Random Encounters, the same on cards, characters and dice.

import type { Figure } from '../../../web/table/card-look.ts';
import type { DieRoll } from '../../../web/table/scene.ts';
import { STAT_NAMES, type Stat } from '../cards/card.ts';
import { STAT_LOOKS } from '../cards/looks.ts';
import { SIDES } from '../state.ts';
import outlines from './marks.icons.json' with { type: 'json' };

const STAT_ICONS = [outlines.strength, outlines.dexterity, outlines.magic] as const;

/** The three Stats in their order: each has a name, a letter, a colour and an icon. */
export const STATS_SHOWN = STAT_NAMES.map((name, stat) => ({
  stat: stat as Stat,
  name,
  letter: STAT_LOOKS[stat]!.letter,
  meaning: STAT_LOOKS[stat]!.meaning,
  icon: STAT_ICONS[stat]!,
  tone: name.toLowerCase(),
}));

/** The Levels where there is little room. */
export const SHORT_PLACES = ['', 'Forest', 'Caves', 'Kingdom'] as const;

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** "3", or "2–6". */
export const range = (least: number, most: number): string =>
  least === most ? String(most) : `${least}–${most}`;

/** RE-COMP-01: in place of the 6 there is a Star. */
export const dieOf = (value: number, title: string, more: Partial<DieRoll> = {}): DieRoll => ({
  value,
  sides: SIDES,
  title,
  emblem: { icon: outlines.star, word: 'Star' },
  ...more,
});

export function printedStats(stats: readonly number[], say: (value: number) => string | number): Figure[] {
  return STATS_SHOWN.map(({ stat, name, letter, icon }) => ({
    icon,
    letter,
    value: say(stats[stat]!),
    label: name,
  }));
}
