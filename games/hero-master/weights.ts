// What each feature of a position is worth, by the number of players: fitted to who won.

export const FEATURE_NAMES = [
  'gold',
  'gold near the end',
  'health to come',
  'close to falling',
  'hand size to come',
  'attacks held',
  'bungles held',
  'Protest cards held',
  'Hero cards ready',
  'weapons',
  'weapons ready',
  'armour',
  'things in the stash',
  'treasures among the Action cards',
  'the token',
  'what the hand can reach',
  'what the attacks laid may win',
  'what they may cost in health',
  'weapons they need',
] as const;

export type Feature = number;

const FIRST = [
  0.2, 0.1, 0.1, -0.04, 0.03, 0.05, 0.03, 0.1, 0.2, 0.1, 0.05, 0.06, 0.1, 0.3, 0.06, 0.02, 0.22, -0.05, -0.05,
];

export const WEIGHTS: Readonly<Record<number, readonly number[]>> = { 2: FIRST, 3: FIRST, 4: FIRST };
