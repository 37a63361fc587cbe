// How long a blow takes on the stage: a band of minions would else fill the evening.

import type { Scene, Scenery, Script } from '../../../web/table/scene.ts';
import { isHeroFigure, sheetOfFigure } from '../rules/note.ts';

/** Who strikes at whom, for the figures on the map. */
export type BlowNotes = { readonly by: number; readonly foe: number; readonly hit: boolean };

type Blow = Pick<BlowNotes, 'by' | 'foe'>;

/** In steps of an animation. */
export type BlowPace = {
  readonly cause: number;
  readonly roll: number;
  readonly verdict: number;
  readonly felt: number;
};

/** Whoever looks strikes, or is struck. */
const MINE: BlowPace = { cause: 1.8, roll: 5, verdict: 3.6, felt: 3.6 };
const AMONG_OTHERS: BlowPace = { cause: 1.5, roll: 3.6, verdict: 3, felt: 2.6 };
/** The next of the same band, or the next target of the same arm: what it is has just been seen. */
const ONE_MORE: BlowPace = { cause: 0.8, roll: 2.8, verdict: 2.4, felt: 2 };

export function blowPace(blow: Blow, { latest }: Script, scenery: Scenery): BlowPace {
  const before = blowIn(latest);
  if (before !== undefined && isKin(before.by, blow.by)) return ONE_MORE;
  return isMine(blow, scenery) ? MINE : AMONG_OTHERS;
}

/** How long it is seen what a blow did: as long as befits the blow. */
export const feltPace = ({ latest }: Script): { readonly stay?: number } => {
  const before = blowIn(latest);
  return before === undefined ? {} : { stay: before.pace.felt };
};

type PacedBlow = BlowNotes & { readonly pace: BlowPace };

/** The blow that is on the stage; one that only threatens has not been seen yet. */
function blowIn(scene: Scene | undefined): PacedBlow | undefined {
  const notes = scene?.notes as Partial<PacedBlow> | undefined;
  return notes?.pace === undefined ? undefined : (notes as PacedBlow);
}

const isKin = (one: number, other: number): boolean =>
  one === other || (!isHeroFigure(one) && sheetOfFigure(one) === sheetOfFigure(other));

const isMine = ({ by, foe }: Blow, { viewer, players }: Scenery): boolean =>
  viewer === players - 1 ? !isHeroFigure(by) : by === viewer || foe === viewer;
