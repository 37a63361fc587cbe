// Who can be attacked: the quick answers, yes or no, are those of the lists.

import { expect, test } from 'vitest';
import { seedFromText } from '../../../engine/hash.ts';
import { answer, startMatch } from '../../../engine/match.ts';
import { below, rngFrom } from '../../../engine/random.ts';
import { ANY_ATTACK, HANDS_ON } from '../cards/effect.ts';
import { game } from '../game.ts';
import { slotsOf, UNARMED } from '../rules/counter.ts';
import { attackSlots, canStrike, hasTarget, targetsOf } from '../rules/target.ts';
import { creature, isHero, type Table } from '../state.ts';

const CHOICES = 400;

/** Everything that the quick answers say of a table, beside what the lists say. */
function answersAt(t: Table) {
  return t.state.creatures.flatMap((_, id) => {
    const of = creature(t, id);
    const slots = [...slotsOf(t, of, ANY_ATTACK), ...(isHero(of) ? [UNARMED] : [])];
    return [
      [canStrike(t, id), attackSlots(t, id, HANDS_ON).length > 0],
      ...slots.map((slot) => [hasTarget(t, id, slot), targetsOf(t, id, slot).length > 0]),
    ];
  });
}

/** The same place with nobody left to hit: only things are there to be broken. */
function deserted(t: Table): Table {
  const state = game.copy(t.state);
  for (const each of state.creatures) if (!isHero(each)) each.health = 0;
  return { ...t, state };
}

test('DR-R-21 DR-R-53 whether there is anything to attack is answered alike by the list and without it', () => {
  const seen = new Set<string>();
  for (const adventure of ['gruk-splitjaw', 'the-warren-under-wick-hill']) {
    const seed = seedFromText(`targets in ${adventure}`);
    const match = startMatch(game, { players: 4, seed, options: { adventure } });
    const rng = rngFrom([1, 2, 3, 4]);
    for (let made = 0; made < CHOICES && match.result === undefined; made++) {
      const { seat, options } = match.asks[0]!;
      answer(match, seat, below(rng, options.length));
      for (const [quickly, listed] of [match.now, deserted(match.now)].flatMap(answersAt)) {
        expect(quickly).toBe(listed);
        seen.add(String(listed));
      }
    }
  }
  expect(seen.size).toBe(2);
});
