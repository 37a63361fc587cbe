// The heroes' spells: attacks, and others. A spell is learned only by the types it is for.

import { sheet } from './sheet.ts';

export const ATTACK_SPELLS = sheet(
  ['for', 'hit', 'damage', 'type', 'charge', 'reach', 'targets', 'note'],
  `
  Mana Missile  | wizard | 1  | 4  | arcane | 0 | 1 | one   | -
  Frost Lance   | wizard | 0  | 5  | frost  | 1 | 1 | one   | on:Held
  Fire Burst    | wizard | -1 | 4  | fire   | 2 | 1 | arena | -
  Chain Spark   | wizard | -1 | 3  | shock  | 1 | 1 | three | -
  Unmake        | wizard | 0  | 10 | arcane | 3 | 1 | one   | ignoreRes
  Sacred Flame  | priest | 1  | 3  | holy   | 0 | 1 | one   | -
  Smite         | priest | 0  | 6  | holy   | 2 | 0 | one   | on:Shaken undead:2
  Banish        | priest | 1  | 3  | holy   | 1 | 1 | one   | banish
  Discord       | bard   | 1  | 2  | shock  | 0 | 1 | one   | on:Shaken
  Thunder Chord | bard   | -2 | 3  | shock  | 2 | 0 | arena | -
  Thorn Snare   | ranger | 1  | 2  | pierce | 1 | 1 | one   | on:Held+Exposed
`,
);

/** No roll; `c` stands for the counters on the spell. */
export const OTHER_SPELLS = sheet(
  ['for', 'charge', 'effect'],
  `
  Mend              | priest             | 0 | heal(2+2c,ally)
  Circle of Mercy   | priest             | 1 | heal(1+1c,all)
  Soothing Air      | bard               | 0 | heal(1+2c,ally)
  Stone Skin        | wizard+priest      | 0 | guard(1+1c,ally)
  Blessing of Steel | priest             | 0 | allyCtr(1+1c,ally)
  Inspiring Verse   | bard               | 1 | draw(1,all)
  Veil              | bard+wizard        | 1 | cond(Hidden,ally,0)
  Blink             | wizard             | 0 | move(1+1c)
  Quickening        | wizard+bard        | 2 | allyAtk(+0,draw)
  Purge             | priest             | 0 | purge(1+1c)
  Lantern Charm     | wizard+priest+bard | 0 | light(1)
`,
);
