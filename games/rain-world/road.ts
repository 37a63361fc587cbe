// The way to Subterranean, as bots see it: turns from any region, karma, Mark and shelters counted to the end.

import type { CardId } from '../../engine/table.ts';
import type { Face } from './cards/card.ts';
import { REGION_COUNT, SB, SS, UWU, UWW } from './cards/regions.ts';
import type { Link } from './state.ts';

type Land = {
  readonly players: number;
  readonly links: readonly Link[];
  readonly linksAt: readonly (readonly number[])[];
  readonly decks: readonly (readonly CardId[])[];
  readonly faces: readonly Face[];
};

const KARMA_LEVELS = 5;
const SHELTERS = 2;

export type Milestone = { region: number; karma: number; mark: boolean; counted: number };

/** Where a milestone stands in the table of roads. */
export const roadIndex = ({ region, karma, mark, counted }: Milestone): number =>
  ((region * KARMA_LEVELS + karma - 1) * 2 + (mark ? 1 : 0)) * (SHELTERS + 1) + counted;

/** A cycle's food and shelter, beyond the turns that travel takes: others are waited for. */
const SLEEP_ALONE = 4.5;
const SLEEP_TOGETHER = 7;
const CLIMB = 1;
/** Not every turn of looking for a gate is lost: food and shelters turn up on the way. */
const OF_A_DRAW = 0.75;

/** Shortest roads by repeated improvement: few states, and a match is set up with it once. */
export function roadsOf(land: Land): number[] {
  const count = REGION_COUNT * KARMA_LEVELS * 2 * (SHELTERS + 1);
  const road = new Array<number>(count).fill(Number.POSITIVE_INFINITY);
  const gateTurns = land.decks.map((_, deck) => (deck < REGION_COUNT ? turnsToGates(land, deck) : []));
  const markTurns = turnsTo(land, SS, (face) => face.key === 'markOfCommunication');
  for (let improved = true; improved; ) {
    improved = false;
    for (let region = 0; region < REGION_COUNT; region++) {
      for (let karma = 1; karma <= KARMA_LEVELS; karma++) {
        for (let rest = 0; rest < 2 * (SHELTERS + 1); rest++) {
          const here = { region, karma, mark: rest > SHELTERS, counted: rest % (SHELTERS + 1) };
          const best = bestFrom(here, { road, land, gateTurns, markTurns });
          const index = roadIndex(here);
          if (best < road[index]!) {
            road[index] = best;
            improved = true;
          }
        }
      }
    }
  }
  return road;
}

type Roads = {
  readonly road: readonly number[];
  readonly land: Land;
  readonly gateTurns: readonly (readonly number[])[];
  readonly markTurns: number;
};

function bestFrom(here: Milestone, roads: Roads): number {
  const { region, karma, mark, counted } = here;
  const { road, land, gateTurns, markTurns } = roads;
  if (counted >= SHELTERS) return 0;
  const sleepTurns = land.players === 1 ? SLEEP_ALONE : SLEEP_TOGETHER;
  const counts = mark && region === SB ? 1 : 0;
  const slept = { region, karma: Math.min(KARMA_LEVELS, karma + 1), mark, counted: counted + counts };
  let best =
    slept.karma > karma || counts > 0 ? sleepTurns + road[roadIndex(slept)]! : Number.POSITIVE_INFINITY;
  for (const link of land.linksAt[region]!) {
    const { from, to, there, back } = land.links[link]!;
    if ((from === region ? there : back) > karma) continue;
    const beyond = roadIndex({ ...here, region: from === region ? to : from });
    best = Math.min(best, gateTurns[region]![mark ? 0 : link + 1]! + road[beyond]!);
  }
  if (region === UWW || region === UWU)
    best = Math.min(best, CLIMB + road[roadIndex({ ...here, region: region === UWW ? UWU : UWW })]!);
  if (region === SS && !mark)
    best = Math.min(
      best,
      markTurns + road[roadIndex({ ...here, mark: true, karma: Math.min(KARMA_LEVELS, karma + 1) })]!,
    );
  return best;
}

/** Expected turns to a gate of each link (at link + 1), and at 0 to any gate at all, which is what the Mark needs. */
function turnsToGates(land: Land, deck: number): number[] {
  const any = turnsTo(land, deck, (face) => face.kind === 'gate' || face.key === 'overseer');
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
