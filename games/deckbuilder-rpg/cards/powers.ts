// The powers of the six heroes.

import { sheet } from './sheet.ts';

export const POWERS = sheet(
  ['of', 'limit', 'effect'],
  `
  Rallying Roar    | warrior | once | heal(2,all); draw(1,all)
  Heavy Stance     | warrior | -    | guard(2,self)
  Lockpicks        | rogue   | -    | lockpicks
  Hide in Shadows  | rogue   | -    | cond(Hidden,self,0); draw(1,self)
  Scholar's Focus  | wizard  | -    | ctr(A,1); draw(1,self)
  Open Book        | wizard  | -    | always
  Raise the Fallen | priest  | once | wake(6)
  Cleansing Touch  | priest  | -    | heal(1,ally); cleanse(ally)
  Keen Eyes        | ranger  | -    | always
  Wolf at Heel     | ranger  | -    | fixed(+5,3,pierce,1)
  Encore           | bard    | -    | draw(2,ally)
  Fascinate        | bard    | once | cond(Held,all,0); cond(Shaken,all,0)
`,
);
