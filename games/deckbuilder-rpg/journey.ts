// The way through an adventure: what the party has done so far, and what the game master still holds.

import { copyAll } from './zone.ts';

/** Where the party is on its way through a zone. */
export const STAGES = [
  'arrive',
  'meet',
  'riddle',
  'explore',
  'spoils',
  'after',
  'camp',
  'equip',
  'leave',
] as const;
export type Stage = (typeof STAGES)[number];

/** A condition somebody starts the next battle with. */
export type Omen = { whom: 'heroes' | 'minions' | 'undead' | 'band'; condition: string };

/** A quest of the zone in play. */
export type Quest = { name: string; done: boolean };

/** A puzzle being tried. `solution` and `code` are hidden; tries are remembered by everybody. */
export type Riddle = {
  name: string;
  type: string;
  text: string;
  parts: string[];
  solution: string[];
  tries: string[];
  left: number;
  /** Lamps that are lit, one bit each; or how far a sequence has been repeated. */
  progress: number;
};

/** Somebody who came along: something to be activated in later battles. */
export type Companion = { name: string; effect: string; uses: number };

export type Meeting = { name: string; text: string; approaches: string[] };

export type Journey = {
  /** Adventure or single encounter: a single encounter has no exploration, treasure or experience. */
  isAdventure: boolean;
  name: string;
  level: number;
  tier: number;
  /** The zones of the dungeon deck as text, for the game master alone; empty for a single encounter. */
  plan: string;
  /** The zone in play as it was written, for the game master alone: it is laid out again after a defeat. */
  here: string;
  /** Which zone of the adventure is in play. */
  zone: number;
  stage: Stage;
  /** Strangers and puzzles of this stage that are dealt with. */
  dealtWith: number;
  /** Treasure found in the running zone, to be shared out after it. */
  found: number;
  /** Cards on the table to be shared out, and who is next to take one. */
  taker: number;
  /** Who gets the first turn of the next battle without a roll, -1 for initiative. */
  firstTurn: number;
  /** The party of the match before as text, until it has set out; empty for a new one. */
  party: string;
  losses: number;
  camps: number;
  flags: string[];
  /** Where the party came from, so that heroes may stand there when a battle begins; -1 for nowhere. */
  cameFrom: number;
  experience: number;
  quests: Quest[];
  riddles: Riddle[];
  /** The stranger before the party, and the answer to a puzzle as far as it is given. */
  meeting: Meeting;
  answering: string[];
  // What the next battle begins with.
  omens: Omen[];
  fatigue: number;
  guards: number;
  halved: boolean;
  companions: Companion[];
  /** More monsters for the next zone, as text. */
  reinforcements: string;
};

export const noJourney = (): Journey => ({
  isAdventure: false,
  name: '',
  level: 1,
  tier: 1,
  plan: '[]',
  here: '',
  zone: 0,
  stage: 'arrive',
  dealtWith: 0,
  found: 0,
  taker: 0,
  firstTurn: -1,
  party: '',
  losses: 0,
  camps: 0,
  flags: [],
  cameFrom: -1,
  experience: 0,
  quests: [],
  riddles: [],
  meeting: { name: '', text: '', approaches: [] },
  answering: [],
  omens: [],
  fatigue: 0,
  guards: 0,
  halved: false,
  companions: [],
  reinforcements: '[]',
});

export function copyJourney(journey: Journey): Journey {
  return {
    ...journey,
    flags: journey.flags.slice(),
    quests: copyAll(journey.quests),
    riddles: copyRiddles(journey.riddles),
    meeting: { ...journey.meeting, approaches: journey.meeting.approaches.slice() },
    answering: journey.answering.slice(),
    omens: copyAll(journey.omens),
    companions: copyAll(journey.companions),
  };
}

function copyRiddles(riddles: readonly Riddle[]): Riddle[] {
  const copies: Riddle[] = [];
  for (const riddle of riddles)
    copies.push({
      ...riddle,
      parts: riddle.parts.slice(),
      solution: riddle.solution.slice(),
      tries: riddle.tries.slice(),
    });
  return copies;
}
