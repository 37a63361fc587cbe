// Which moments of which game must have their beat: every victory, every defeat, everybody who is out.

import type { Event as HeroEvent } from '../../games/hero-master/events.ts';
import { game as heroMaster } from '../../games/hero-master/game.ts';
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

type Play = {
  readonly setup: Pick<DramaSetup, 'game' | 'players' | 'options'>;
  readonly duesOf: DuesOf;
};

export const PLAYS: Readonly<Record<string, Play>> = {
  'unlucky-adventurers': {
    setup: { game: unluckyAdventurers, players: 3 },
    duesOf: (event) => unlucky(event as UnluckyEvent),
  },
  'hero-master': {
    setup: { game: heroMaster, players: 3, options: { 'Road to the Den': 'short' } },
    duesOf: (event) => hero(event as HeroEvent),
  },
};
