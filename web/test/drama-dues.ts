// Which moments of which game must have their beat: every victory, every defeat, everybody who is out, every Boss.

import { game as picnic } from '../../games/_example/game.ts';
import type { Event as BattleEvent } from '../../games/deckbuilder-rpg/events.ts';
import { game as deckbuilder } from '../../games/deckbuilder-rpg/game.ts';
import type { Event as HeroEvent } from '../../games/hero-master/events.ts';
import { game as heroMaster } from '../../games/hero-master/game.ts';
import type { Event as RainEvent } from '../../games/rain-world/events.ts';
import { game as rainWorld } from '../../games/rain-world/game.ts';
import type { Event as EncounterEvent } from '../../games/random-encounters/events.ts';
import { game as randomEncounters } from '../../games/random-encounters/game.ts';
import type { Event as UnluckyEvent } from '../../games/unlucky-adventurers/events.ts';
import { game as unluckyAdventurers } from '../../games/unlucky-adventurers/game.ts';
import type { DramaSetup, Due, DuesOf } from './drama.ts';

const unlucky = (event: UnluckyEvent): Due | undefined => {
  switch (event.kind) {
    case 'out':
      return { event: event.kind, step: 'triumph', scene: `out ${event.seat}` };
    case 'won':
    case 'timeUp':
      return { event: event.kind, step: 'triumph', scene: 'won' };
    case 'beat':
    case 'fled':
    case 'overwhelmed':
      return { event: event.kind, step: 'verdict', scene: `card ${event.beast}` };
    default:
      return undefined;
  }
};

const hero = (event: HeroEvent): Due | undefined => {
  switch (event.kind) {
    case 'heroDefeated':
      return { event: event.kind, step: 'triumph', scene: `defeated ${event.seat}` };
    case 'gameOver':
      return { event: event.kind, step: 'triumph', scene: 'over' };
    default:
      return undefined;
  }
};

const encounters = (event: EncounterEvent): Due | undefined => {
  switch (event.kind) {
    case 'bossDrawn':
      return { event: event.kind, step: 'triumph', scene: `boss ${event.card}` };
    case 'levelBeaten':
      return { event: event.kind, step: 'triumph', scene: `beaten ${event.boss}` };
    case 'won':
    case 'lost':
      return { event: event.kind, step: 'triumph', scene: 'over' };
    default:
      return undefined;
  }
};

const rain = (event: RainEvent): Due | undefined => {
  switch (event.kind) {
    case 'ascended':
      return { event: event.kind, step: 'triumph', scene: `ascended ${event.seat}` };
    case 'over':
      return { event: event.kind, step: 'triumph', scene: 'over' };
    default:
      return undefined;
  }
};

const battle = (event: BattleEvent, choice: number): Due | undefined => {
  switch (event.kind) {
    case 'fell':
      return { event: event.kind, step: 'triumph', scene: `fell ${event.who} ${choice}` };
    case 'battleWon':
      return { event: event.kind, step: 'triumph', scene: `won ${choice}` };
    case 'battleLost':
      return { event: event.kind, step: 'triumph', scene: `lost ${choice}` };
    default:
      return undefined;
  }
};

type Play = {
  readonly setup: Pick<DramaSetup, 'game' | 'players' | 'options'>;
  readonly duesOf: DuesOf;
};

/** Those of which twenty matches are looked at; of the others some, when they are asked for by name. */
export const TWENTY = ['unlucky-adventurers', 'hero-master'] as const;

export const PLAYS: Readonly<Record<string, Play>> = {
  'unlucky-adventurers': {
    setup: { game: unluckyAdventurers, players: 3 },
    duesOf: (event) => unlucky(event as UnluckyEvent),
  },
  'hero-master': {
    setup: { game: heroMaster, players: 3, options: { 'Road to the Den': 'short' } },
    duesOf: (event) => hero(event as HeroEvent),
  },
  'random-encounters': {
    setup: { game: randomEncounters, players: 3 },
    duesOf: (event) => encounters(event as EncounterEvent),
  },
  'rain-world': { setup: { game: rainWorld, players: 2 }, duesOf: (event) => rain(event as RainEvent) },
  'deckbuilder-rpg': {
    setup: { game: deckbuilder, players: 3 },
    duesOf: (event, choice) => battle(event as BattleEvent, choice),
  },
  _example: { setup: { game: picnic, players: 3 }, duesOf: () => undefined },
};
