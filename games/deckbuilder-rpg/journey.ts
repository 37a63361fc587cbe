// The way through an adventure: what the party has done so far, and what the game master still holds.

/** Where the party is on its way through a zone. */
export const STAGES = ['arrive', 'meet', 'riddle', 'explore', 'fight', 'spoils', 'after', 'leave'] as const;
export type Stage = (typeof STAGES)[number];

export type Quest = { key: string; done: boolean; failed: boolean };

export type Journey = {
  /** Adventure or single encounter: a single encounter has no exploration, treasure or experience. */
  isAdventure: boolean;
  name: string;
  level: number;
  tier: number;
  /** The zones of the dungeon deck as text, for the game master alone; empty for a single encounter. */
  plan: string;
  /** Which zone of the plan is in play. */
  zone: number;
  stage: Stage;
  /** Treasure found in the running zone, to be shared out after it. */
  found: number;
  /** Who gets the first turn of the next battle without a roll, -1 for initiative. */
  firstTurn: number;
};

export const noJourney = (): Journey => ({
  isAdventure: false,
  name: '',
  level: 1,
  tier: 1,
  plan: '',
  zone: 0,
  stage: 'arrive',
  found: 0,
  firstTurn: -1,
});

export const copyJourney = (journey: Journey): Journey => ({ ...journey });
