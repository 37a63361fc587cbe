// What the table says: who is meant, what a question is about, and what hurt.

import { expect, test } from 'vitest';
import { abilityText, closestOf, noteOfUse, textOfUse } from '../board/play-panel.tsx';
import type { Face } from '../cards/card.ts';
import type { AimAt } from '../questions/attack.ts';
import type { PlayData } from '../questions/turn.ts';
import { battle } from './table.ts';

const MASTER = 1;
const cutters = (count: number) =>
  battle({
    heroes: [{ is: 'warrior' }],
    monsters: [
      { is: 'Gruk Splitjaw', arena: 'Meadow' },
      { is: 'Goblin Cutter', count },
    ],
    minionHand: ['Melee'],
    turn: 'Goblin Cutter',
  });

test('DR-CARD-04 what hurts without a blow is named: a hazard with its type', () => {
  const t = battle({
    heroes: [{ is: 'warrior' }],
    monsters: [{ is: 'Gruk Splitjaw', arena: 'Hearth' }],
    arenas: ['Captive Pens', { name: 'Hearth', setting: 'test', traits: ['Hazard 1 (fire)'] }],
    from: 'move',
  });
  expect(t.decision(0).options[0]).toMatchObject({
    label: 'To Hearth',
    detail: 'Open way; there: Gruk Splitjaw',
  });
  t.answers(0, 'To Hearth');
  expect(t.log(0)).toContain('You lose 1 to the hazard (fire); 25 left.');
});

test('DR-R-80 what hurts without a blow is named: flames and poison', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: [], health: 20, conditions: ['Burning', 'Poisoned'] }],
    monsters: [{ is: 'Gruk Splitjaw', arena: 'Meadow' }],
    from: 'begin',
  });
  expect(t.log(0)).toContain('You lose 2 to the flames; 18 left.');
  t.answersAll(0, 'Stay', 'Range');
  expect(t.log(0)).toContain('You lose 1 to poison; 17 left.');
});

test('DR-R-88 which minion is asked for is said, and how many hits each has left', () => {
  const t = cutters(2).answers(MASTER, 'Melee').answers(MASTER, 'Melee: attack with Chipped Blade');
  expect(t.decision(MASTER)).toMatchObject({
    ask: 'Which minion uses the card?',
    options: [{ detail: '1 of 1 hits' }, { detail: '1 of 1 hits' }],
  });
});

test('a lifted card with several uses says what each would do: the chance, or what a counter leads to', () => {
  const t = battle({
    heroes: [{ is: 'warrior', hand: ['Melee'] }],
    monsters: [{ is: 'Gruk Splitjaw' }, { is: 'Goblin Cutter' }],
  });
  t.answers(0, 'Melee');
  const noted = t.decision(0).options.map(({ label, data }) => [label, noteOfUse({ data })]);
  expect(noted.slice(0, 2)).toEqual([
    ['Melee: a counter on Longsword', '+2 to hit for its next attack, then 97 %'],
    ['Melee: attack with Longsword', '83 % at best'],
  ]);
  const alone = battle({ heroes: [{ is: 'warrior', hand: ['Melee'] }], monsters: [{ is: 'Gruk Splitjaw' }] });
  const [, attack] = alone.answers(0, 'Melee').decision(0).options;
  expect(noteOfUse({ data: attack!.data })).toBe('58 % for 6');
});

test('DR-ATTACK-04 what a counter leads to is said of whom it helps to hit, not of whom one hits anyway', () => {
  const at = (target: number, chance: number) => ({ target, chance }) as AimAt;
  expect(closestOf([at(1, 0.58), at(2, 1), at(3, 0.83)])).toMatchObject({ target: 3 });
  expect(closestOf([at(1, 1), at(2, 1)])).toMatchObject({ target: 1 });
  expect(closestOf([])).toBeUndefined();
});

test('DR-CARD-02 an ability says what it does where it is played, in the words of the card', () => {
  const { faces } = battle({ heroes: [{ is: 'warrior' }], monsters: [{ is: 'Gruk Splitjaw' }] }).box;
  const wall = faces.find(({ name }) => name === 'Shield Wall') as Face;
  expect(abilityText(wall, 'cards', true)).toBe('2 defence.');
  expect(wall.text).toContain(abilityText(wall, 'cards', false));
  expect(wall.text).toContain(abilityText(wall, 'synergy', false));
  expect(abilityText(wall, 'cards', false)).toContain('2 defence counters');
});

test('DR-R-34 a spell without a roll says what it does where it is cast', () => {
  const t = battle({ heroes: [{ is: 'priest' }], monsters: [{ is: 'Gruk Splitjaw' }] });
  const { options } = t.answers(0, 'Mana').decision(0);
  const cast = options.find(({ label }) => label === 'Mana: cast Mend')!.data as PlayData;
  expect(textOfUse(cast, (card) => t.box.faces[card]!)).toBe('Restore 2 (+2 per counter) (you or an ally).');
});
