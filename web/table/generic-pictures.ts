// Pictures for cards whose game brings none: by a word in the card's name, else one that stays the same for its kind.

import type { CardFace } from '../../engine/table.ts';
import outlines from './generic.icons.json' with { type: 'json' };
import type { Outline } from './icon.tsx';

const BY_WORD: Readonly<Record<string, Outline>> = outlines;
const ALL = Object.values(BY_WORD);

export function genericPicture({ key, name, deck }: CardFace): Outline {
  const words = `${key} ${name} ${deck}`.toLowerCase().split(/[^a-z]+/);
  const known = words.find((word) => Object.hasOwn(BY_WORD, word));
  if (known !== undefined) return BY_WORD[known] as Outline;
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return ALL[sum % ALL.length] as Outline;
}
