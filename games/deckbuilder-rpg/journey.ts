// The way through an adventure: what the party has done so far, and what the game master still holds.

import type { QuestPlan } from './adventures/plan.ts';
import { copyAll } from './zone.ts';

/** Where the party is on its way through a zone. */
export const STAGES = [
  'arrive',
  'meet',
  'riddle',
  'explore',
  'favour',
  'spoils',
  'after',
  'camp',
  'equip',
  'leave',
] as const;
export type Stage = (typeof STAGES)[number];

/** A condition somebody starts the next battle with. */
export type Omen = { whom: 'heroes' | 'minions' | 'undead' | 'band'; condition: string };

/** A quest of the zone in play, as everybody knows it; one that failed cannot be fulfilled any more. */
export type Quest = Pick<QuestPlan, 'name' | 'text' | 'type'> & {
  /** How many activations, or things, it takes. */
  times: number;
  done: boolean;
  failed: boolean;
};

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

/** An adventure of the campaign so far, and the experience it brought. */
export type Chapter = { name: string; outcome: 'won' | 'lost' | 'skipped'; experience: number };

export type Meeting = {
  name: string;
  text: string;
  approaches: string[];
  /** What each approach asks for, in words: "2 Health of one hero", "Lore 8". */
  asks: string[];
};

export const noMeeting = (): Meeting => ({ name: '', text: '', approaches: [], asks: [] });

export const copyMeeting = ({ name, text, approaches, asks }: Meeting): Meeting => ({
  name,
  text,
  approaches: approaches.slice(),
  asks: asks.slice(),
});

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
  /** Who gets the first turn of the next battle without a roll, -1 for initiative; and of the first one in the next zone. */
  firstTurn: number;
  laterFirst: number;
  /** The party of the match before as text, until it has set out; empty for a new one. */
  party: string;
  /** How many heroes come from the match before. */
  veterans: number;
  /** What the party has been through before this adventure. */
  tale: Chapter[];
  losses: number;
  camps: number;
  /** Story flags, which outlast the adventure. */
  flags: string[];
  /** Where the party came from, so that heroes may stand there when a battle begins; -1 for nowhere. */
  cameFrom: number;
  /** How often the party has walked on in this zone. */
  steps: number;
  /** The puzzles after the battle are done with, and whoever waits is next. */
  riddlesDone: boolean;
  /** The zone is won; the running battle came of something that happened after it. */
  isSideFight: boolean;
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
  // What holds for this adventure alone.
  /** Zones to come whose traps are dealt face up. */
  charted: number;
  /** The party chooses where it starts in the next zone. */
  picksStart: boolean;
  /** Cards a quest has taken from a boss, by name. */
  barred: string[];
  /** Bosses whose opening hand the heroes will be shown, by key. */
  exposed: string[];
  /** Puzzles that may be tried once more after they failed, by name. */
  retries: string[];
  /** Spells a hero has for this adventure only. */
  borrowed: number[];
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
  laterFirst: -1,
  party: '',
  veterans: 0,
  tale: [],
  losses: 0,
  camps: 0,
  flags: [],
  cameFrom: -1,
  steps: 0,
  riddlesDone: false,
  isSideFight: false,
  experience: 0,
  quests: [],
  riddles: [],
  meeting: noMeeting(),
  answering: [],
  omens: [],
  fatigue: 0,
  guards: 0,
  halved: false,
  companions: [],
  reinforcements: '[]',
  charted: 0,
  picksStart: false,
  barred: [],
  exposed: [],
  retries: [],
  borrowed: [],
});

export function copyJourney(journey: Journey): Journey {
  return {
    ...journey,
    flags: journey.flags.slice(),
    quests: copyAll(journey.quests),
    riddles: copyRiddles(journey.riddles),
    meeting: copyMeeting(journey.meeting),
    answering: journey.answering.slice(),
    omens: copyAll(journey.omens),
    companions: copyAll(journey.companions),
    tale: copyAll(journey.tale),
    barred: journey.barred.slice(),
    exposed: journey.exposed.slice(),
    retries: journey.retries.slice(),
    borrowed: journey.borrowed.slice(),
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
