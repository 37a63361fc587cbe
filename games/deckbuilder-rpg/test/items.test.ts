// Consumable items that random players hardly ever get to use.

import { expect, test } from 'vitest';
import { battle } from './table.ts';

const FAR = { is: 'Gruk Splitjaw', health: 66, arena: 'Meadow' };

test('DR-R-68 Iron Spikes turn an open door into a barricade and are used up', () => {
  const t = battle({
    heroes: [{ is: 'warrior', atHand: ['Iron Spikes'] }],
    monsters: [FAR],
    zone: { connections: [{ between: ['Field', 'Meadow'], type: 'Door', open: true }] },
  });
  t.answers(0, 'Item/Ability').answers(0, 'Item/Ability: activate a power').answers(0, 'Iron Spikes');
  expect(t.view().zone.links[0]).toMatchObject({ type: 'Barricade', open: false });
  const atHand = t.view().packs[0]!.atHand.map((card) => t.box.faces[card]!.name);
  expect(atHand).not.toContain('Iron Spikes');
});
