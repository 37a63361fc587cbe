// Initiative: who begins. Defence score less armour, plus a die; ties to the higher score, then to a new die.

import { rollDie } from '../../../engine/random.ts';
import type { Seat } from '../../../engine/table.ts';
import { type Creature, creature, gear, isBoss, isUp, readyOf, type Table } from '../state.ts';
import { note } from './note.ts';

export type Roll = { seat: Seat; score: number; armour: number; die: number; total: number };

/** DR-INIT-01 to -06. Returns the seat that takes the first turn. */
export function rollInitiative(t: Table): Seat {
  let rolls = contenders(t).map((roll) => withDie(t, roll));
  for (;;) {
    note(t, { kind: 'initiative', rolls: rolls.map((roll) => ({ ...roll })) });
    rolls = highest(rolls, ({ total }) => total);
    rolls = highest(rolls, ({ score }) => score); // DR-INIT-05, DR-R-16
    if (rolls.length === 1) return (rolls[0] as Roll).seat;
    rolls = rolls.map((roll) => withDie(t, roll)); // DR-INIT-06
  }
}

function withDie(t: Table, { seat, score, armour }: Roll): Roll {
  const die = rollDie(t.state.rng, 6);
  return { seat, score, armour, die, total: score - armour + die };
}

function highest(rolls: readonly Roll[], by: (roll: Roll) => number): Roll[] {
  const best = Math.max(...rolls.map(by));
  return rolls.filter((roll) => by(roll) === best);
}

function contenders(t: Table): Roll[] {
  const rolls: Roll[] = [];
  for (let seat = 0; seat < t.box.heroes; seat++)
    if (isUp(creature(t, seat))) rolls.push(rollOf(t, creature(t, seat), seat));
  const master = leader(t);
  if (master !== undefined) rolls.push(rollOf(t, master, t.box.master));
  return rolls;
}

function rollOf(t: Table, of: Creature, seat: Seat): Roll {
  let armour = 0;
  for (const card of readyOf(t, of)) armour += gear(t, card).bonus;
  return { seat, score: of.defence, armour, die: 0, total: 0 };
}

/** DR-R-15: the boss whose score less armour is highest; without a boss, the minion kind. */
function leader(t: Table): Creature | undefined {
  const up = t.state.creatures.slice(t.box.heroes).filter(isUp);
  const bosses = up.filter((each) => isBoss(t, each));
  const swiftness = (of: Creature): number => {
    const { score, armour } = rollOf(t, of, 0);
    return score - armour;
  };
  return (bosses.length > 0 ? bosses : up).reduce<Creature | undefined>(
    (best, each) => (best === undefined || swiftness(each) > swiftness(best) ? each : best),
    undefined,
  );
}
