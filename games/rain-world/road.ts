// The way to Subterranean, as bots see it: turns and nights from anywhere to the end, found by repeated improvement.

import type { CardId } from '../../engine/table.ts';
import type { Face } from './cards/card.ts';
import { REGION_COUNT, SB, SS, UWU, UWW } from './cards/regions.ts';
import type { Link } from './state.ts';

export type Land = {
  readonly players: number;
  readonly links: readonly Link[];
  readonly linksAt: readonly (readonly number[])[];
  readonly decks: readonly (readonly CardId[])[];
  readonly faces: readonly Face[];
};

/** Turns still to go from each milestone, how many nights they hold, and what to do next: a link to pass, or one of the steps below. */
export type Roads = {
  readonly turns: readonly number[];
  readonly nights: readonly number[];
  readonly next: readonly number[];
};

export const SLEEP_HERE = -1;
export const CLIMB_HERE = -2;
export const MARK_HERE = -3;

export const KARMA_LEVELS = 5;
const SHELTERS = 2;
/** Marks, counted shelters and whether a shelter is at hand: for each region and karma. */
const STEPS = 2 * (SHELTERS + 1) * 2;

export type Milestone = {
  readonly region: number;
  readonly karma: number;
  readonly mark: boolean;
  readonly counted: number;
  readonly shelter: boolean;
};

/** Where a milestone stands in the table of roads. */
export function roadIndex(
  region: number,
  karma: number,
  { mark, counted, shelter }: Omit<Milestone, 'region' | 'karma'>,
): number {
  const step = ((mark ? 1 : 0) * (SHELTERS + 1) + counted) * 2 + (shelter ? 1 : 0);
  return (region * KARMA_LEVELS + karma - 1) * STEPS + step;
}

/** Pips a turn of looking for food brings, and the food of an average night. */
export const PIPS_PER_TURN = 2.1;
export const USUAL_NIGHT = 4.5 / PIPS_PER_TURN;
/** Finding a shelter: by searching, or by luck while looking for something else. */
export const FIND_SHELTER = 2.2;
/** Lying down, and waiting for the others to do so. */
export const LIE_DOWN = 1;
export const waitFor = (players: number): number => (players === 1 ? 0 : 2.5);
const CLIMB = 1;
/** Not every draw on the way is lost: food and shelters turn up as well. */
const OF_A_DRAW = 0.8;

export function roadsOf(land: Land): Roads {
  const count = REGION_COUNT * KARMA_LEVELS * STEPS;
  const turns = new Array<number>(count).fill(Number.POSITIVE_INFINITY);
  const nights = new Array<number>(count).fill(0);
  const next = new Array<number>(count).fill(SLEEP_HERE);
  const plan = new Plan(land, { turns, nights, next });
  // From Subterranean outwards: most roads are right the first time round.
  for (let improved = true; improved; ) {
    improved = false;
    for (let region = REGION_COUNT - 1; region >= 0; region--) if (plan.improve(region)) improved = true;
  }
  return { turns, nights, next };
}

class Plan {
  readonly land: Land;
  readonly turns: number[];
  readonly nights: number[];
  readonly next: number[];
  readonly gateTurns: readonly (readonly number[])[];
  readonly markTurns: number;
  best = 0;
  bestNights = 0;
  bestStep = SLEEP_HERE;

  constructor(land: Land, { turns, nights, next }: { turns: number[]; nights: number[]; next: number[] }) {
    this.land = land;
    this.turns = turns;
    this.nights = nights;
    this.next = next;
    this.gateTurns = land.decks.slice(0, REGION_COUNT).map((_, region) => turnsToGates(land, region));
    this.markTurns = turnsTo(land, SS, ({ key }) => key === 'markOfCommunication');
  }

  improve(region: number): boolean {
    let improved = false;
    for (let karma = KARMA_LEVELS; karma > 0; karma--) {
      for (let step = STEPS - 1; step >= 0; step--) {
        const here = milestone(region, karma, step);
        const index = roadIndex(region, karma, here);
        this.weigh(here);
        if (this.best >= this.turns[index]!) continue;
        this.turns[index] = this.best;
        this.nights[index] = this.bestNights;
        this.next[index] = this.bestStep;
        improved = true;
      }
    }
    return improved;
  }

  weigh(here: Milestone): void {
    this.best = Number.POSITIVE_INFINITY;
    if (here.counted >= SHELTERS) {
      this.best = 0;
      this.bestNights = 0;
      return;
    }
    this.sleep(here);
    this.travel(here);
    if (here.region === SS && !here.mark)
      this.consider(
        this.markTurns,
        { ...here, mark: true, karma: Math.min(KARMA_LEVELS, here.karma + 1) },
        MARK_HERE,
      );
  }

  sleep(here: Milestone): void {
    if (!here.shelter) return this.consider(FIND_SHELTER, { ...here, shelter: true }, SLEEP_HERE);
    const karma = Math.min(KARMA_LEVELS, here.karma + 1);
    const counts = here.mark && here.region === SB;
    if (karma === here.karma && !counts) return;
    const cost = USUAL_NIGHT + LIE_DOWN + waitFor(this.land.players);
    this.consider(cost, { ...here, karma, counted: here.counted + (counts ? 1 : 0) }, SLEEP_HERE, 1);
  }

  travel(here: Milestone): void {
    const { region, karma, mark } = here;
    for (const link of this.land.linksAt[region]!) {
      const { from, to, there, back } = this.land.links[link]!;
      if ((from === region ? there : back) > karma) continue;
      const cost = this.gateTurns[region]![mark ? 0 : link + 1]!;
      this.consider(cost, { ...here, region: from === region ? to : from, shelter: false }, link);
    }
    if (region === UWW) this.consider(CLIMB, { ...here, region: UWU, shelter: false }, CLIMB_HERE);
    if (region === UWU) this.consider(CLIMB, { ...here, region: UWW, shelter: false }, CLIMB_HERE);
  }

  consider(cost: number, next: Milestone, step: number, night = 0): void {
    const index = roadIndex(next.region, next.karma, next);
    const total = cost + this.turns[index]!;
    if (total >= this.best) return;
    this.best = total;
    this.bestNights = this.nights[index]! + night;
    this.bestStep = step;
  }
}

function milestone(region: number, karma: number, step: number): Milestone {
  const rest = step >> 1;
  return {
    region,
    karma,
    mark: rest > SHELTERS,
    counted: rest % (SHELTERS + 1),
    shelter: (step & 1) === 1,
  };
}

/** Expected turns to a gate of each link (at link + 1), and at 0 to any gate at all, which is what the Mark needs. */
function turnsToGates(land: Land, deck: number): number[] {
  const any = turnsTo(land, deck, ({ kind, key }) => kind === 'gate' || key === 'overseer');
  return [
    any,
    ...land.links.map((_, link) =>
      turnsTo(land, deck, (face) => face.link === link || face.key === 'overseer'),
    ),
  ];
}

/** Cards drawn one after the other until one is wanted. */
function turnsTo({ decks, faces }: Land, deck: number, isWanted: (face: Face) => boolean): number {
  const wanted = decks[deck]!.filter((card) => isWanted(faces[card]!)).length;
  return (OF_A_DRAW * (decks[deck]!.length + 1)) / (wanted + 1);
}
