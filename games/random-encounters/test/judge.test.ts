// The judge: what it says of a table, as the end of a match tells it.

import { expect, test } from 'vitest';
import { PlayoutChooser } from '../../../engine/choosers.ts';
import { rngFrom } from '../../../engine/random.ts';
import { openBox } from '../../../engine/setup.ts';
import { layTable } from '../../../engine/table.ts';
import { game } from '../game.ts';
import { judge } from '../judge.ts';

const OF_NO_ACCOUNT = 0.12;

test.each([1, 2, 3, 4, 5])('who plays which Character is never the turn of a match of %i', (players) => {
  const { box, deal } = openBox(game, { players });
  for (let match = 0; match < 40; match++) {
    const t = layTable(box, deal(rngFrom([match, 2, 3, 4])), new PlayoutChooser(rngFrom([match, 5, 6, 7])));
    const before = judge(t)[0]!;
    game.turn(t);
    expect(Math.abs(judge(t)[0]! - before)).toBeLessThan(OF_NO_ACCOUNT);
  }
});
