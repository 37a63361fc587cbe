// The judge: what it says of a table, as the end of a match tells it.

import { expect, test } from 'vitest';
import { SensibleChooser } from '../../../bots/sensible.ts';
import { PlayoutChooser } from '../../../engine/choosers.ts';
import { rngFrom } from '../../../engine/random.ts';
import { openBox } from '../../../engine/setup.ts';
import { layTable } from '../../../engine/table.ts';
import { game } from '../game.ts';
import { judge } from '../judge.ts';
import type { Table } from '../state.ts';
import { table } from './table.ts';

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

/** Sensible Parties on their way; `looks` sees the table before and after each unit of a fight with a Boss. */
function fightBosses(players: number, looks: (t: Table, goOn: () => void) => void): void {
  const { box, deal } = openBox(game, { players, options: { difficulty: 'gentle' } });
  for (let match = 0; match < 9; match++) {
    const chooser = new SensibleChooser(game, rngFrom([match, 5, 6, 7]));
    const t = layTable(box, deal(rngFrom([match, 2, 3, 4])), chooser);
    const goOn = () => game.turn(t);
    while (game.result(t) === undefined)
      if (t.state.phase === 'combat' && t.state.fight === 'boss') looks(t, goOn);
      else goOn();
  }
}

/** What is spent on a Boss is gone, and that is judged too: here nobody has anything to spend. */
function emptyPockets({ state }: Table): void {
  for (const who of state.party) {
    who.stars = 0;
    who.items.length = 0;
  }
}

test.each([1, 2, 3, 4, 5])('a beaten Boss never lowers the chance of %i', (players) => {
  let beaten = 0;
  fightBosses(players, (t, goOn) => {
    emptyPockets(t);
    const before = judge(t)[0]!;
    goOn();
    if (t.state.phase === 'combat' || t.state.outcome === 'lost') return;
    beaten++;
    expect(judge(t)[0]).toBeGreaterThan(before);
  });
  expect(beaten).toBeGreaterThan(5);
});

test('the less of a Boss is left, the better for the Party, at every Level', () => {
  const levels = new Set<number>();
  fightBosses(3, (t, goOn) => {
    const boss = t.state.monsters[0]!;
    const { health } = boss;
    boss.health = 1;
    const almostThere = judge(t)[0]!;
    boss.health = health;
    if (health > 1) expect(almostThere).toBeGreaterThan(judge(t)[0]!);
    levels.add(t.state.level);
    goOn();
  });
  expect([...levels].toSorted()).toEqual([1, 2, 3]);
});

test('a Boss that comes turns nothing: it was to be beaten anyway', () => {
  const party = [
    { is: 'Golias', led: 2 },
    { is: 'Gwyn', led: 2 },
  ];
  const t = table({ at: 'boss', boss: 'Silkmother Vex', party });
  const inFight = judge(t.table)[0]!;
  t.state.monsters.length = 0;
  expect(judge(t.table)[0]).toBe(inFight);
});
