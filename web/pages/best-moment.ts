// What to talk about after a match: the scene in which most changed hands, and who gained and lost most.

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

type Row = { readonly what: string; readonly bySeat: readonly number[] };

/** "cards lost", "gold gained": of every counter that the scenes move. */
export function changesOf(
  told: readonly Told[],
  scenes: Playwright,
  { faces, players }: { readonly faces: readonly CardFace[]; readonly players: number },
): Row[] {
  const rows = new Map<string, number[]>();
  const script = new Script();
  for (const line of told)
    for (const { felt } of script.hear([line], scenes, { faces, viewer: 'spectator' }))
      for (const { seat, change, word } of felt) {
        if (change === undefined || word === '') continue;
        const what = `${change.what} ${change.by < 0 ? 'lost' : 'gained'}`;
        const row = rows.get(what) ?? Array.from({ length: players }, () => 0);
        row[seat] = (row[seat] ?? 0) + Math.abs(change.by);
        rows.set(what, row);
      }
  return [...rows].map(([what, bySeat]) => ({ what, bySeat }));
}
