// The picture of a moment: of all scenes between two choices, the one in which most changed hands; among equals, one with a card.

import type { CardFace, CardId } from '../../engine/table.ts';
import type { Told } from '../table/public-game.ts';
import { type Felt, type Playwright, Script, type Step, type Words } from '../table/scene.ts';

export type Highlight = { readonly title: Words; readonly card?: CardId; readonly felt: readonly Felt[] };

/** Where nothing changed hands: what came of it tells more than that somebody rolled. */
const TELLING: Partial<Record<Step, number>> = { verdict: 0.1, triumph: 0.2 };

type Telling = { readonly scenes: Playwright; readonly faces: readonly CardFace[]; readonly players: number };

export function highlightBetween(
  told: readonly Told[],
  { from, to }: { readonly from: number; readonly to: number },
  { scenes, faces, players }: Telling,
): Highlight | undefined {
  const script = new Script();
  let best: Highlight | undefined;
  let most = -1;
  for (const line of told) {
    const beat = script.hear([line], scenes, { faces, viewer: 'spectator', players }).at(-1);
    if (beat === undefined || line.choice <= from || line.choice > to) continue;
    const { scene, step } = beat;
    const felt = (scene.felt ?? []).filter(({ change }) => change !== undefined);
    const card = scene.stamp?.over === 'against' ? scene.against : (scene.card ?? scene.against);
    const changes = felt.reduce((sum, { change }) => sum + Math.abs(change?.by ?? 0), 0);
    const weight = changes + (card === undefined ? 0 : 0.5) + (TELLING[step] ?? 0);
    if (weight <= most) continue;
    most = weight;
    best = { title: scene.title, felt, ...(card === undefined ? {} : { card }) };
  }
  return best;
}
