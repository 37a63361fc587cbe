// Traps: who rolls, with what, and what a failure costs.

import { describe, expect, test } from 'vitest';
import { health, hero, items, table, told } from './table.ts';

const STAR = 6;
const trio = [{ is: 'Golias' }, { is: 'Gwyn' }, { is: 'Rolyn' }];

describe('Traps', () => {
  test('RE-TRAP-01 RE-RULE-11 a Trap says who rolls: the Leader, a neighbour too, everybody, or one who is named', () => {
    const rollers = (name: string) => {
      const t = table({ party: trio, leader: 1, encounters: [name, 'Wolf'], rolls: [5, 5, 5] });
      return told(t, 'trapRolled').map(({ seat }) => seat);
    };
    expect(rollers('Snare Line')).toEqual([1]);
    expect(rollers('Frayed Rope Bridge')).toEqual([1, 2]);
    expect(rollers('Leaf-Covered Pit')).toEqual([1, 2, 0]);
    const one = table({ party: trio, leader: 1, encounters: ['Slumber Pollen', 'Wolf'] });
    expect(one.decision(1)).toMatchObject({ question: 'name-a-roller' });
    expect(one.decision(1).options[2]).toMatchObject({ label: 'Golias (Player 1)', data: { chance: 1 / 6 } });
    one.rolls(5).answers(1, 'Rolyn');
    expect(told(one, 'trapRolled')[0]).toMatchObject({ seat: 2, total: 3 + 5 + 1, safe: true });
  });

  test('RE-TRAP-08 RE-RULE-11 of two Stats the better one is used', () => {
    const t = table({ party: [{ is: 'Kai' }], encounters: ['Frayed Rope Bridge', 'Wolf'], rolls: [2] });
    expect(told(t, 'trapRolled')[0]).toMatchObject({ stat: 1, total: 7, safe: true });
  });

  test('RE-TRAP-05 a Star succeeds whatever the number', () => {
    const t = table({
      party: [{ is: 'Golias' }],
      level: 3,
      encounters: ['Gallery of Eyes', 'Dire Hound'],
      rolls: [STAR],
    });
    expect(told(t, 'trapRolled')[0]!.safe).toBe(true);
  });

  test('RE-TRAP-06 one Loot in total, however many succeed', () => {
    const t = table({ party: trio, encounters: ['Leaf-Covered Pit', 'Wolf'], rolls: [5, 5, 5] });
    expect(told(t, 'loot')).toHaveLength(1);
  });

  test('a failure that hurts everybody', () => {
    const t = table({ party: trio, encounters: ['Slumber Pollen', 'Wolf'] })
      .rolls(1)
      .answers(0, 'Rolyn');
    expect(told(t, 'hurt').map(({ damage }) => damage)).toEqual([2, 2, 2]);
  });

  test('Cursed Mirror takes a Star token, or Health without one', () => {
    const party = [{ is: 'Golias', stars: 1 }, { is: 'Gwyn' }];
    const t = table({ party, level: 3, encounters: ['Cursed Mirror', 'Dire Hound'], rolls: [2] });
    t.rolls(2).answers(0, 'Let it stand');
    expect([hero(t, 0).stars, health(t, 0), health(t, 1)]).toEqual([0, 19, 13]);
  });

  test('RE-RULE-44 a knocked-out Leader keeps the role; who stands next rolls', () => {
    const party = [{ is: 'Golias', health: 0 }, { is: 'Gwyn' }, { is: 'Kai' }];
    const t = table({ party, encounters: ['Snare Line', 'Wolf'], loot: ['Healing Herbs'], rolls: [5] });
    expect(told(t, 'trapRolled').map(({ seat }) => seat)).toEqual([1]);
    expect(items(t, 0)).toEqual(['Healing Herbs']);
  });
});
