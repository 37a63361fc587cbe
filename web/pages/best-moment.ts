// The best moment of a match: the scene in which most changed hands.

import type { CardFace } from '../../engine/table.ts';
import type { Told } from '../table/public-game.ts';
import { type Felt, type Playwright, Script, type Words } from '../table/scene.ts';

export type Moment = {
  readonly title: Words;
  readonly card?: number;
  readonly felt: readonly Felt[];
  /** After how many choices it happened. */
  readonly choice: number;
};

export function bestMoment(
  told: readonly Told[],
  scenes: Playwright,
  faces: readonly CardFace[],
): Moment | undefined {
  const script = new Script();
  let best: Moment | undefined;
  let most = 0;
  for (const line of told) {
    const beat = script.hear([line], scenes, { faces, viewer: 'spectator' }).at(-1);
    const felt = (beat?.scene.felt ?? []).filter(({ change }) => change !== undefined);
    const weight = felt.reduce((sum, { change }) => sum + Math.abs(change?.by ?? 0), 0);
    if (beat === undefined || weight <= most) continue;
    most = weight;
    const card = beat.scene.card ?? beat.scene.against;
    best = { title: beat.scene.title, felt, choice: line.choice, ...(card === undefined ? {} : { card }) };
  }
  return best;
}
