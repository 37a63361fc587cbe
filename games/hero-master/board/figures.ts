// Words and icons for the figures of Hero Master, the same on cards, boards and dice.

import type { Figure } from '../../../web/table/card-look.ts';
import type { Card } from '../cards/card.ts';
import outlines from './marks.icons.json' with { type: 'json' };

/** A card as the page knows it. */
export type Face = Omit<Card, 'on'>;

/** The four kinds of damage in the order of every list of four: each has a name, a letter and an icon. */
export const DAMAGES = [
  { name: 'Regular', letter: 'R', icon: outlines.regular },
  { name: 'Fire', letter: 'F', icon: outlines.fire },
  { name: 'Ice', letter: 'I', icon: outlines.ice },
  { name: 'Spirit', letter: 'S', icon: outlines.spirit },
] as const;

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** The values printed on a card, each with icon and letter. */
export function printedStrengths(face: Face, say: (value: number) => string | number): Figure[] {
  return DAMAGES.flatMap(({ name, letter, icon }, type) =>
    (face.shows & (1 << type)) === 0
      ? []
      : [{ icon, letter, value: say(face.strength[type] ?? 0), label: name }],
  );
}
