// The judge: an honest chance at every moment, so that the end of a match tells what decided it.

import { expect, test } from 'vitest';
import type { Game } from '../../../engine/game.ts';
import type { SeedWords } from '../../../engine/random.ts';
import type { Table as EngineTable } from '../../../engine/table.ts';
import { Arena } from '../../../lab/play.ts';
import { game } from '../game.ts';
import { partyChance } from '../judge.ts';
import type { Table } from '../state.ts';
import { battle } from './table.ts';

type Step = { readonly from: string; readonly to: string; readonly change: number };

const SEED: SeedWords = [3, 1, 4, 1];

/** How the party's chance changes from unit to unit, in a match of the standard on all chairs. */
function stepsOf(adventure: string): Step[] {
  const arena = new Arena(game as unknown as Game, { players: 3, options: { adventure } });
  const steps: Step[] = [];
  let before = { at: '', chance: 0 };
  const look = (t: EngineTable) => {
    const { phase, journey } = (t as Table).state;
    return { at: phase === 'journey' ? journey.stage : phase, chance: partyChance(t as Table) };
  };
  arena.play({
    seed: SEED,
    bots: ['standard', 'standard', 'standard'],
    watcher: {
      begins: (t) => {
        before = look(t);
      },
      answered: () => {},
      unitOver: (t) => {
        const after = look(t);
        steps.push({ from: before.at, to: after.at, change: Math.abs(after.chance - before.chance) });
        before = after;
      },
    },
  });
  return steps;
}

/** Who sets out, what they get hurt by and where they rest are things that change a chance; that the scene changes is not. */
const CHANGES = ['advances', 'fitting', 'muster', 'aftermath', 'favour', 'equip', 'leave'];

test.each(['gruk-splitjaw', 'the-hollow-queen', 'the-warren-under-wick-hill', 'the-drowned-throne'])(
  'where a battle of %s begins or has ended, and from zone to zone, the chances go on as they were',
  (adventure) => {
    const changes = stepsOf(adventure).filter(({ from }) => CHANGES.includes(from));
    expect(changes.some(({ to }) => to === 'battle')).toBe(true);
    for (const step of changes) expect(step.change, JSON.stringify(step)).toBeLessThan(0.06);
  },
);

test('who waits behind a door or comes in a wave counts like who stands there', () => {
  const heroes = [{ is: 'warrior' as const }];
  const four = battle({ heroes, monsters: [{ is: 'Goblin Cutter', count: 4 }] });
  const waves = [{ round: 2, kind: 'goblin-cutter', count: 3, arena: 0 }];
  const oneAndThree = battle({ heroes, monsters: [{ is: 'Goblin Cutter' }], waves });
  expect(partyChance(oneAndThree.table)).toBeCloseTo(partyChance(four.table));
});

test('DR-WAY-06 with two battles lost the same fight is worth less, since the third ends the adventure', () => {
  const fight = { heroes: [{ is: 'warrior' as const }], monsters: [{ is: 'Gruk Splitjaw', health: 40 }] };
  const t = battle({ ...fight, isAdventure: true });
  const fresh = partyChance(t.table);
  t.state.journey.losses = 2;
  const last = partyChance(t.table);
  expect(last).toBeLessThan(fresh);
  expect(last).toBeCloseTo(partyChance(battle(fight).table));
});
