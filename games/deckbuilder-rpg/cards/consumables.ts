// Items that are used up.

import { sheet } from './sheet.ts';

export const CONSUMABLES = sheet(
  ['copies', 'effect'],
  `
  Healing Draught  | 6 | heal(6,ally)
  Clear-Head Tonic | 3 | clearHead; draw(2,self)
  Oil Flask        | 4 | fixed(+5,3,fire,1,on:Burning)
  Smoke Pot        | 3 | cond(Shaken,all,0); move(1)
  Antidote         | 3 | cleanse(ally); heal(2,ally)
  Blessed Water    | 3 | fixed(+6,5,holy,1,living:2)
  Thunderstone     | 3 | cond(Stunned,enemy,1)
  Grapple Line     | 3 | grapple
  Iron Spikes      | 3 | spikes
  Storm Lantern    | 2 | light(1)
`,
);

export const FATIGUE_CARDS = 36;
