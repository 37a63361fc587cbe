// What decided between the heroes at the end, in a sentence without names.

export type Standing = { seat: number; gold: number; treasures: number; distance: number };

/** "12 gold each. Treasures decide: 7 against 4." The best comes first; nothing where gold alone is enough. */
export function whatDecidedTheTie(ranking: readonly Standing[]): string | undefined {
  const [best, second] = ranking;
  if (best === undefined || best.gold !== second?.gold) return undefined;
  const rivals = ranking.filter(({ gold }) => gold === best.gold);
  if (best.treasures !== second.treasures)
    return `${shared(rivals, ranking, `${best.gold} gold`)}. Treasures decide: ${best.treasures} against ${second.treasures}.`; // HM-END-04
  const equals = rivals.filter(({ treasures }) => treasures === best.treasures);
  const purse = `${best.gold} gold and ${counted(best.treasures)}`;
  return `${shared(equals, ranking, purse)}. The seat nearest to the leader decides.`; // HM-END-05
}

const counted = (treasures: number): string => `${treasures} ${treasures === 1 ? 'treasure' : 'treasures'}`;

const shared = (some: readonly Standing[], all: readonly Standing[], what: string): string =>
  some.length === all.length ? `${what} each` : `${some.length === 2 ? 'Two' : 'Three'} have ${what}`;
