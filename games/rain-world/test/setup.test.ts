// Beginning the game: order, slugcats, starting regions, the first rain.

import { expect, test } from 'vitest';
import { Scenario } from '../../../test/scenario.ts';
import { REGION_CODES } from '../cards/regions.ts';
import { game } from '../game.ts';
import type { Options } from '../state.ts';
import { names, told } from './table.ts';

const begin = (players: number, options: Partial<Options> = {}, seed = 'begin') =>
  new Scenario(game, { players, options, seed });

/** Everybody picks the first slugcat that is left. */
function picked(players: number, options: Partial<Options> = {}, seed = 'begin') {
  const t = begin(players, options, seed);
  while (t.question === 'pick-a-slugcat') t.picks(t.asked[0]!, 0);
  return t;
}

test('RW-SETUP-01 RW-R-05 the highest D20 goes first, and the tied roll again among themselves', () => {
  const ties = Array.from({ length: 40 }, (_, i) => begin(4, {}, `order ${i}`))
    .map((t) => told(t, 'order')[0]!)
    .filter(({ rolls }) => new Set(rolls.slice(0, 4).map(({ die }) => die)).size < 4);
  expect(ties.length).toBeGreaterThan(0);
  for (const { rolls, order } of ties) {
    expect(rolls.length).toBeGreaterThan(4);
    const first = (seat: number) => rolls.find((roll) => roll.seat === seat)!.die;
    const last = (seat: number) => rolls.findLast((roll) => roll.seat === seat)!.die;
    for (let i = 1; i < order.length; i++) {
      const [before, after] = [order[i - 1]!, order[i]!];
      expect(
        first(before) > first(after) || (first(before) === first(after) && last(before) > last(after)),
      ).toBe(true);
    }
  }
});

test('RW-SETUP-01 alone there is nothing to roll', () => {
  expect(told(begin(1), 'order')).toEqual([]);
});

test('RW-SETUP-02 RW-R-06 in turn order each picks a slugcat that nobody has, and never Hunter Long Legs', () => {
  const t = begin(2);
  const [first, second] = told(t, 'order')[0]!.order as [number, number];
  expect(t.asked).toEqual([first]);
  expect(t.labels(first)).toHaveLength(10);
  expect(t.labels(first)).not.toContain('Hunter Long Legs');
  t.answers(first, 'The Monk');
  expect(t.asked).toEqual([second]);
  expect(t.labels(second)).not.toContain('The Monk');
  expect(t.whyNot(second, 'The Monk')).toBe('RW-R-06: somebody else has taken it');
});

test('RW-SETUP-02 slugcats may be dealt at random or from a preset list', () => {
  const preset = begin(3, { slugcats: 'preset' });
  const cards = preset.view().order.map((seat) => preset.view().players[seat]!.slugcat!);
  expect(names(preset, cards)).toEqual(['The Survivor', 'The Monk', 'The Hunter']);
  const random = begin(3, { slugcats: 'random' });
  expect(random.question).toBe('turn');
  expect(new Set(random.view().players.map(({ slugcat }) => slugcat)).size).toBe(3);
});

test('RW-SETUP-03 RW-HIB-02 RW-SETUP-04 RW-SETUP-05 the slugcat brings its food board, with the line, and its starting region', () => {
  const t = begin(1).answers(0, 'The Gourmand');
  expect(t.view().players[0]).toMatchObject({
    line: 7,
    need: 7,
    most: 11,
    pips: 0,
    region: REGION_CODES.indexOf('SH'),
  });
});

test('RW-SETUP-06 RW-SCAV-01 RW-SCAV-08 everybody begins with karma 1 and a reputation of 1', () => {
  for (const player of picked(4).view().players) expect(player).toMatchObject({ karma: 1, reputation: 1 });
});

test('RW-SETUP-07 RW-SETUP-08 RW-CYCLE-01 RW-CYCLE-05 the rain is rolled before the first turn, by whoever takes it', () => {
  const t = picked(3);
  const kinds = t.events<{ kind: string }>().map(({ kind }) => kind);
  expect(kinds.indexOf('rain')).toBeLessThan(kinds.indexOf('turn'));
  expect(told(t, 'rain')[0]!.seat).toBe(told(t, 'turn')[0]!.seat);
  expect(told(t, 'turn')[0]!.seat).toBe(t.view().order[0]);
  expect(t.view().cycle).toBe(1);
});

test('RW-HLL-01 RW-HLL-02 RW-R-90 without a Hunter, Hunter Long Legs is shuffled into one region’s deck', () => {
  const t = picked(2, { slugcats: 'preset', longLegsDeck: 'CC' });
  expect(told(t, 'longLegsHides')).toEqual([{ kind: 'longLegsHides', deck: REGION_CODES.indexOf('CC') }]);
  expect(t.view().decks[REGION_CODES.indexOf('CC')]).toBe(41);
  const decks = new Set(
    Array.from(
      { length: 30 },
      (_, i) => told(picked(2, { slugcats: 'preset' }, `hides ${i}`), 'longLegsHides')[0]!.deck,
    ),
  );
  expect(decks.size).toBeGreaterThan(5);
});

test('RW-HLL-01 with a Hunter at the table it waits aside', () => {
  const t = picked(3, { slugcats: 'preset' });
  expect(told(t, 'longLegsHides')).toEqual([]);
  expect(names(t, t.view().aside)).toContain('Hunter Long Legs');
});
