// What a level of reputation with the scavengers means, in a few words.

const MEANINGS: readonly string[] = [
  'they attack on sight',
  'they attack on sight, but take gifts',
  'they leave you alone until you attack',
  'they leave you alone; one more and they join you',
  'they join you, up to three',
];

export const reputationWords = (level: number): string => MEANINGS[level - 1] ?? '';
