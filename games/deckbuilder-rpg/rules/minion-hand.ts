// The hand all minions share: its cards are drawn by whoever of them is there.

import { moveAll } from '../../../engine/pile.ts';
import { shuffle } from '../../../engine/random.ts';
import { minionPack, type Table } from '../state.ts';
import { HAND_LIMIT } from './deck.ts';
import { note } from './note.ts';

/** DR-R-89: up to the limit; the shared deck is reshuffled without Fatigue. */
export function drawMinions(t: Table, count: number): void {
  const pack = minionPack(t);
  let drawn = 0;
  while (drawn < count && pack.hand.length < HAND_LIMIT) {
    if (pack.draw.length === 0) {
      moveAll(pack.discard, pack.draw);
      shuffle(t.state.rng, pack.draw);
    }
    const card = pack.draw.pop();
    if (card === undefined) break;
    pack.hand.push(card);
    drawn++;
  }
  if (drawn === 0 || t.tale === undefined) return;
  const rest = { kind: 'minionsDrew', count: drawn } as const;
  note(t, { ...rest, cards: pack.hand.slice(-drawn) }, { onlyTo: t.box.master, rest });
}
