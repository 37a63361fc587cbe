// The Worm Grass deck of Farm Arrays.

export type GrassCard = {
  readonly name: string;
  readonly copies: number;
  /** CHASE of the grass in a flee contest. */
  readonly chase?: number;
  readonly text: string;
};

export const GRASS: Readonly<Record<string, GrassCard>> = {
  bareGround: { name: 'Bare Ground', copies: 5, text: 'Nothing.' },
  rustlingStalks: {
    name: 'Rustling Stalks',
    copies: 4,
    chase: -6,
    text: 'Flee contest against D20 − 6; if you fail you lose your next turn.',
  },
  tangle: {
    name: 'Tangle',
    copies: 3,
    text: 'Lose 1 pip; with none, discard an item of your choice; with neither, nothing.',
  },
  hungryField: {
    name: 'Hungry Field',
    copies: 2,
    chase: -4,
    text: 'Flee contest against D20 − 4; if you fail you die.',
  },
  deerTrail: {
    name: 'Deer Trail',
    copies: 2,
    text: 'Your next Worm Grass card is skipped. One skip can be stored.',
  },
};
