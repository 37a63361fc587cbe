// Tests: two dice and a bonus against a number.

import { rollDie } from '../../../engine/random.ts';
import { type Creature, type CreatureId, creature, type Table } from '../state.ts';
import { chance } from './defence.ts';
import { note } from './note.ts';

export const TESTS = ['might', 'aim', 'lore', 'poise'] as const;
export type Test = (typeof TESTS)[number];

/** Words: Might, Aim and Lore are the attack bonuses, Poise is the defence score less 6. */
export function testBonus(of: Creature, test: Test): number {
  switch (test) {
    case 'might':
      return of.melee;
    case 'aim':
      return of.ranged;
    case 'lore':
      return of.mana;
    case 'poise':
      return of.defence - 6;
  }
}

/** A test as adventures write it: "lore 8". */
export function readTest(test: string): { name: Test; needed: number } {
  const [name = '', needed] = test.split(' ');
  return { name: name as Test, needed: Number(needed) };
}

/** 2d6 and the bonus against the number, equal or higher passes. */
export function passes(t: Table, id: CreatureId, test: string): boolean {
  const { name, needed } = readTest(test);
  return rollTest(t, id, name, needed) >= 0;
}

export function chanceToPass(of: Creature, test: string): number {
  const { name, needed } = readTest(test);
  return chance(testBonus(of, name), needed);
}

/** By how much a test is passed, or missed when negative. */
export function rollTest(t: Table, id: CreatureId, test: Test, needed: number): number {
  const dice: [number, number] = [rollDie(t.state.rng, 6), rollDie(t.state.rng, 6)];
  const bonus = testBonus(creature(t, id), test);
  const margin = dice[0] + dice[1] + bonus - needed;
  note(t, { kind: 'tested', who: id, test, dice, bonus, needed, passed: margin >= 0 });
  return margin;
}
