// How kinds of cards and Stats are told apart at a glance: colour, icon, meaning. Colour is never the only sign.

import type { SlotKind } from './card.ts';

/** RE-LOOT-02 to RE-LOOT-07; RE-RULE-55: Item and Enchantment share a background and differ by icon and pattern. */
export const LOOKS: Readonly<
  Record<SlotKind | 'item' | 'enchantment', { colour: string; icon: string; pattern: 'plain' | 'facets' }>
> = {
  weapon: { colour: 'orange', icon: 'sword', pattern: 'plain' },
  armor: { colour: 'blue', icon: 'helmet', pattern: 'plain' },
  trinket: { colour: 'purple', icon: 'ring', pattern: 'plain' },
  familiar: { colour: 'gray', icon: 'cat', pattern: 'plain' },
  item: { colour: 'green', icon: 'bag', pattern: 'plain' },
  enchantment: { colour: 'green', icon: 'diamond', pattern: 'facets' },
};

/** RE-COMP-08, RE-COMP-15: by Stat. */
export const STAT_LOOKS: readonly { colour: string; letter: string; meaning: string }[] = [
  { colour: 'red', letter: 'S', meaning: 'How tough a body is.' },
  { colour: 'green', letter: 'D', meaning: 'How quick, precise and quick-witted somebody is.' },
  { colour: 'blue', letter: 'M', meaning: 'How much talent for spells there is.' },
];
