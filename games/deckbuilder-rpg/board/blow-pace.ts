// How long a blow takes on the stage: played in full, those of a band of minions would fill the evening.

import type { Scene, Scenery, Script } from '../../../web/table/scene.ts';
import { isHeroFigure, sheetOfFigure } from '../rules/note.ts';

/** Who strikes at whom, for the figures on the map. */
export type BlowNotes = { readonly by: number; readonly foe: number; readonly hit: boolean };

/** In steps of an animation. */
export type BlowPace = {
  readonly cause: number;
  readonly roll: number;
  readonly verdict: number;
  readonly felt: number;
};

const MINE: BlowPace = { cause: 1.8, roll: 5, verdict: 3.6, felt: 3.6 };
const THEIRS: BlowPace = { cause: 1.5, roll: 4, verdict: 3, felt: 2.8 };
/** Another of the same kind in this turn, or the next target of the same arm: what it is has been seen. */
const ONE_MORE: BlowPace = { cause: 0.8, roll: 2.8, verdict: 2.2, felt: 1.8 };

/** What I am asked in between begins anew; so does whatever I strike at next, unless it comes of one card. */
export function blowPace({ by }: Pick<BlowNotes, 'by'>, script: Script, scenery: Scenery): BlowPace {
  const isMine = scenery.viewer === scenery.players - 1 ? !isHeroFigure(by) : by === scenery.viewer;
  const isOfKin = (scene: Scene | undefined) => isKin(blowIn(scene)?.by, by);
  const isAnew = isMine || isThreat(script.latest);
  if (isAnew ? isOfKin(script.latest) : script.find(isOfKin)) return ONE_MORE;
  return isMine ? MINE : THEIRS;
}

/** How long it is seen what a blow did: as long as befits the blow. */
export function feltPace({ latest }: Script): { readonly stay?: number } {
  const blow = blowIn(latest);
  return blow === undefined ? {} : { stay: blow.pace.felt };
}

type PacedBlow = BlowNotes & { readonly pace: BlowPace };

/** One that was struck in this turn: a turn that begins makes the scenes forget their notes. */
function blowIn(scene: Scene | undefined): PacedBlow | undefined {
  const notes = scene?.notes as Partial<PacedBlow> | undefined;
  return notes?.pace === undefined ? undefined : (notes as PacedBlow);
}

/** Somebody was asked how to meet it. */
const isThreat = (scene: Scene | undefined): boolean =>
  scene?.notes !== undefined && blowIn(scene) === undefined;

const isKin = (one: number | undefined, other: number): boolean =>
  one === other || (one !== undefined && !isHeroFigure(one) && sheetOfFigure(one) === sheetOfFigure(other));
