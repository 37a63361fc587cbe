// Words and icons for the figures of Random Encounters, the same on cards, characters and dice.

import type { Figure } from '../../../web/table/card-look.ts';
import type { DieRoll } from '../../../web/table/scene.ts';
import { STAT_NAMES, type Stat } from '../cards/card.ts';
import { SIDES } from '../state.ts';
import outlines from './marks.icons.json' with { type: 'json' };

const STAT_ICONS = [outlines.strength, outlines.dexterity, outlines.magic] as const;

/** RE-COMP-15: what each Stat stands for, in tooltips. */
const MEANINGS = [
  'How tough a body is.',
  'How quick, precise and quick-witted somebody is.',
  'How much talent for spells there is.',
] as const;

/** RE-COMP-08: the three Stats in their order, each with a name, a letter, an icon and a colour (`--strength` and so on, mood.css). */
export const STATS_SHOWN = STAT_NAMES.map((name, stat) => ({
  stat: stat as Stat,
  name,
  letter: name.charAt(0),
  meaning: MEANINGS[stat]!,
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
