// Which cards stand in the middle of the table, away from where they usually lie.

import type { CardId } from '../../../engine/table.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { ExchangeView, PlayerView, View } from '../view.ts';

export type Show = {
  readonly title: string;
  readonly cards: readonly CardId[];
  /** Those that can be chosen would make room for the first. */
  readonly isReplaced?: true;
  /** Those that are exhausted: standing here they do not lie turned. */
  readonly used?: readonly CardId[];
};

type Asked = Pick<BoardProps, 'decision' | 'optionAt'>;

/** Treasures that can be taken, used or sold, beside what they could replace; or, between two Locations, your own hero, to be read. */
export function showOf(view: View, asked: Asked): Show | undefined {
  const { mine, location, looking, heroPool, players, treasurePile } = view;
  if (looking !== undefined || heroPool.length > 0) return undefined;
  const me = mine && players[mine.seat];
  const worn = me ? wornBy(me) : [];
  const offered = [...treasurePile, ...(me?.stash ?? [])].filter((card) => isOffered(card, asked));
  if (asked.decision?.question === 'use-treasure')
    return {
      title: 'Your treasure, and what it could replace',
      cards: [...offered, ...worn.filter((card) => isOffered(card, asked))],
      isReplaced: true,
    };
  if (offered.length > 0) return { title: 'Treasure to choose from', cards: offered };
  const own = [...(me?.heroCards.map(({ card }) => card) ?? []), ...worn].filter((card) =>
    isOffered(card, asked),
  );
  if (asked.decision && view.exchange === undefined && OF_YOUR_OWN.has(asked.decision.question))
    return { title: 'Cards of yours to choose from', cards: own };
  if (me === undefined || location !== undefined) return undefined;
  const gear = [...me.heroCards, ...me.weapons];
  return {
    title: 'Your hero and equipment',
    cards: [...me.heroCards.map(({ card }) => card), ...worn],
    used: gear.filter(({ exhausted }) => exhausted).map(({ card }) => card),
  };
}

/** Asked of what lies on your board: there it is small, and some of it turned. */
const OF_YOUR_OWN: ReadonlySet<string> = new Set([
  'refresh-which',
  'exhaust-which',
  'pie-or-hero',
  'spend-hero-card',
]);

function wornBy({ weapons, armour }: PlayerView): CardId[] {
  const carried = weapons.map(({ card }) => card);
  return armour === undefined ? carried : [...carried, armour];
}

const isOffered = (card: CardId, { decision, optionAt }: Asked): boolean =>
  decision?.about === card || optionAt({ card }) !== undefined;

/** The attack being resolved and all that was applied to it. */
export function cardsIn({ attack, weapons, hero }: ExchangeView): CardId[] {
  return hero === undefined ? [attack, ...weapons] : [attack, ...weapons, hero];
}
