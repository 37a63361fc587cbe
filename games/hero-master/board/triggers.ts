// The seven trigger icons; which of them a card shows, the card itself says.

import type { Trigger } from '../cards/card.ts';
import outlines from './marks.icons.json' with { type: 'json' };

/** The seven icons, each with its word and what it means. */
export const TRIGGERS = {
  leader: { icon: outlines.leader, word: 'Leader', means: 'if you are leader when you play the card' },
  play: { icon: outlines.play, word: 'Play', means: 'when you play the card' },
  resolve: { icon: outlines.resolve, word: 'Resolve', means: 'when you are about to resolve the attack' },
  passive: { icon: outlines.passive, word: 'Passive', means: 'while the card is in play' },
  critFail: { icon: outlines.critFail, word: 'Crit fail', means: 'if the attack fails critically' },
  monsterHit: { icon: outlines.monsterHit, word: 'Monster hits', means: 'if the monster hits' },
  defeat: { icon: outlines.defeat, word: 'Defeat', means: 'if you defeat the monster' },
} as const satisfies Readonly<Record<Trigger, { icon: string; word: string; means: string }>>;
