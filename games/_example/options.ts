// What the table agrees on before a picnic.

import type { OptionSpec } from '../../engine/game.ts';

export const OPTIONS: Readonly<Record<string, OptionSpec>> = {
  startingHand: {
    kind: 'number',
    min: 1,
    max: 2,
    standard: 2,
    title: 'Cards in the starting hand',
    text: 'How many cards each player is dealt.',
    clause: 'EX-SETUP-01',
  },
  swatting: {
    kind: 'flag',
    standard: true,
    title: 'Swatting',
    text: 'A Swatter may answer a Wasp. Without it, wasps are left to the die.',
    clause: 'EX-WASP-02',
  },
};
