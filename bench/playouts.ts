// Random playouts with the kernel: what the lab and the bots do all day.

import { PlayoutChooser } from '../engine/choosers.ts';
import type { Game, Result } from '../engine/game.ts';
import { type Rng, rngFrom, type SeedWords } from '../engine/random.ts';
import { openBox } from '../engine/setup.ts';
import { layTable } from '../engine/table.ts';

export type Playouts = {
  /** Plays one match to its end. */
  play(seed: SeedWords): Result;
  /** How many decisions all matches so far took. */
  decisions(): number;
};

export function playoutsOf(game: Game, players: number, chance: Rng): Playouts {
  const { box, deal } = openBox(game, { players });
  const chooser = new PlayoutChooser(chance);
  return {
    play(seed) {
      const t = layTable(box, deal(rngFrom(seed)), chooser);
      for (;;) {
        const result = game.result(t);
        if (result !== undefined) return result;
        game.turn(t);
      }
    },
    decisions: () => chooser.answered,
  };
}
