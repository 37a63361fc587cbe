// The trap cards: where they lie, what springs them, what they do, and the numbers to find and to disarm them.

import { sheet } from './sheet.ts';

/** Spring: enter, cross, second (to cross), end (a Turn here), attack. Whom: the one who sprang it, or every hero there. */
export const TRAPS = sheet(
  ['lies', 'spring', 'whom', 'effect', 'find', 'disarm'],
  `
  Snare Line    | both       | enter  | one | fixed(+5,2,pierce,0,on:Held)     | 8  | 8
  Spiked Pit    | arena      | enter  | one | fixed(+6,4,pierce,0,on:Held)     | 9  | 9
  Dart Wall     | arena      | enter  | all | fixed(+4,1,pierce,0,on:Poisoned) | 9  | 8
  Alarm Bell    | connection | enter  | one | alarm                            | 7  | 7
  Rune of Ash   | arena      | end    | all | fixed(+6,3,fire,0,on:Burning)    | 10 | 9
  Falling Block | connection | second | one | fixed(+6,5,blunt,0); block       | 9  | 10
  Grave Chill   | arena      | enter  | all | fatigue(1,all)                   | 8  | 9
  Mirror Glyph  | arena      | attack | one | shatter                          | 10 | 10
`,
);
