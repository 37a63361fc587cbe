// Every kind of card: how often it was held, usable and used, and how its holders did.

import type { Kinds } from '../measure/kinds.ts';
import type { Measures } from '../measure/measures.ts';
import { type Contrast, type Difference, difference } from '../statistics/contrast.ts';
import { corrected } from '../statistics/correction.ts';
import { type Estimate, share } from '../statistics/share.ts';
import { ODD } from './wins.ts';

/** How those with the card did against those without it in the same matches. */
export type Effect = Difference & {
  /** Corrected for the number of cards. */
  readonly odd: boolean;
};

export type CardRow = {
  readonly key: string;
  readonly name: string;
  readonly deck: string;
  /** Seats that were dealt it at the start, held it, could have used it, used it; each counts once a match. */
  readonly dealt: number;
  readonly held: number;
  readonly playable: number;
  readonly played: number;
  /** Of those who held it, how many could never use it. */
  readonly dead: Estimate;
  /**
   * How their chance of winning differs, where anybody did. Who is dealt a card is the shuffle's doing, so the first of
   * these is the card's own; the others also tell who lived long enough to come by it.
   */
  readonly whenDealt?: Effect;
  readonly whenHeld?: Effect;
  readonly whenPlayed?: Effect;
};

const ZERO: Contrast = new Array<number>(15).fill(0);

export function cardRows({ cards }: Measures, { all }: Kinds): CardRow[] {
  const tallies = all.map(({ key }) => cards[key]);
  const dealt = effects(tallies.map((tally) => tally?.dealt ?? ZERO));
  const held = effects(tallies.map((tally) => tally?.held ?? ZERO));
  const played = effects(tallies.map((tally) => tally?.played ?? ZERO));
  return all.flatMap(({ key, name, deck }, i) => {
    const tally = tallies[i];
    if (tally === undefined) return [];
    const [whenDealt, whenHeld, whenPlayed] = [dealt[i], held[i], played[i]];
    return {
      key,
      name,
      deck,
      dealt: tally.dealt[3]!,
      held: tally.held[3]!,
      playable: tally.playable[3]!,
      played: tally.played[3]!,
      dead: share(tally.dead, tally.held[3]!),
      ...(whenDealt && { whenDealt }),
      ...(whenHeld && { whenHeld }),
      ...(whenPlayed && { whenPlayed }),
    };
  });
}

function effects(contrasts: readonly Contrast[]): (Effect | undefined)[] {
  const differences = contrasts.map(difference);
  const chances = corrected(differences);
  return differences.map((each, i) => (each.ofOther === 0 ? undefined : { ...each, odd: chances[i]! < ODD }));
}

/** What tells most about a card itself: how those did who were dealt it; those who held it where none are dealt. */
export function chiefEffect(cards: readonly CardRow[]): 'whenDealt' | 'whenHeld' {
  return cards.some(({ whenDealt }) => whenDealt?.enough) ? 'whenDealt' : 'whenHeld';
}
