// Ending the game: the Mark, two nights in Subterranean, the wait, the ranking, and a match alone.

import { expect, test } from 'vitest';
import { eats, type Placed, seen, TWO_PIPS, table, told } from './table.ts';

const nearlyThere: Placed = {
  is: 'survivor',
  region: 'SB',
  mark: true,
  counted: 1,
  pips: 4,
  shelters: 1,
  karma: 4,
};

test('RW-END-01 RW-R-51 the Mark is drawn in Five Pebbles, with karma +1 the first time, and the card goes back', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'SS', karma: 2 }],
    decks: { SS: ['Mark of Communication', 'White Pearl', 'Mark of Communication', 'White Pearl'] },
  });
  t.answers(0, 'Draw');
  expect(seen(t, 0)).toMatchObject({ mark: true, karma: 3 });
  t.answers(0, 'Draw');
  expect(seen(t, 0)).toMatchObject({ mark: true, karma: 3 });
  expect(told(t, 'marked').map(({ first }) => first)).toEqual([true, false]);
  expect(t.view().discards[7]).toHaveLength(2);
});

test('RW-END-02 RW-END-03 RW-R-57 RW-R-58 two nights in Subterranean, not in a row, each counting the moment it begins', () => {
  const t = table({ players: [{ ...nearlyThere, counted: 0 }, { is: 'monk' }] });
  t.answers(0, 'Hibernate');
  expect(seen(t, 0)).toMatchObject({ counted: 1, status: 'hibernating' });
  const second = table({ players: [{ ...nearlyThere, deaths: 1 }, { is: 'monk' }] }).answers(0, 'Hibernate');
  expect(told(second, 'ascended')).toMatchObject([{ seat: 0, place: 1 }]);
  expect(seen(second, 0).status).toBe('ascending');
});

test('RW-R-38 a starved night in Subterranean does not count', () => {
  const t = table({ players: [{ ...nearlyThere, pips: 3 }, { is: 'monk' }] }).answers(0, 'Starve');
  expect(seen(t, 0)).toMatchObject({ counted: 1, status: 'starved' });
});

test('RW-END-04 RW-END-06 RW-R-59 four more rounds pass, which the ascended does not play; then the game ends', () => {
  const t = table({ players: [nearlyThere, { is: 'monk', pips: 5 }], round: 47, timer: 12 }).answers(
    0,
    'Hibernate',
  );
  for (let round = 47; round <= 51; round++) {
    expect(t.view()).toMatchObject({ round, wait: 51 - round });
    expect(t.asked).toEqual([1]);
    t.answers(1, 'Do nothing');
  }
  expect(t.result?.winners).toEqual([0]);
});

test('RW-END-04 RW-END-08 whoever follows ascends too, and the wait is still counted from the first', () => {
  const t = table({
    players: [nearlyThere, { ...nearlyThere, is: 'monk', pips: 5 }, { is: 'saint', pips: 5 }],
    round: 47,
    timer: 12,
  });
  t.answers(0, 'Hibernate').answers(1, 'Do nothing').answers(2, 'Do nothing').answers(1, 'Hibernate');
  expect(t.view()).toMatchObject({ round: 48, wait: 3 });
  expect(told(t, 'ascended').map(({ place }) => place)).toEqual([1, 2]);
});

test('RW-R-59 it ends at once when all are ascending', () => {
  const t = table({ players: [nearlyThere, { ...nearlyThere, is: 'monk', pips: 3, status: 'awake' }] });
  t.answers(0, 'Hibernate').answers(1, 'Hibernate');
  expect(t.result).toMatchObject({ winners: [0], places: [1, 2] });
});

test('RW-END-07 RW-R-61 the wait may be dropped: the game ends with the first', () => {
  const t = table({ players: [nearlyThere, { is: 'monk' }], options: { wait: false } }).answers(
    0,
    'Hibernate',
  );
  expect(t.result?.winners).toEqual([0]);
});

test('RW-END-05 RW-END-08 RW-GEN-03 RW-R-60 the first to ascend wins; others who followed rank by that order, the rest by shelters, Mark, karma and deaths', () => {
  const t = table({
    players: [
      nearlyThere,
      { ...nearlyThere, is: 'monk', pips: 3 },
      { is: 'saint', karma: 5, status: 'dead' },
      { is: 'inv', karma: 3, counted: 1, mark: true, status: 'dead' },
      { is: 'nightcat', karma: 5, deaths: 1, status: 'dead' },
      { is: 'rivulet', karma: 1, mark: true, status: 'hibernating' },
    ],
    options: { wait: false },
    active: 1,
    ascended: [],
  });
  t.answers(1, 'Hibernate');
  expect(t.result).toMatchObject({ winners: [1], places: [2, 1, 5, 3, 6, 4] });
  expect(t.result?.why).toContain('rank by shelters in Subterranean, Mark, karma, and fewer deaths');
});

test('RW-R-60 equal in everything means tied', () => {
  const t = table({
    players: [nearlyThere, { is: 'monk' }, { is: 'saint' }],
    options: { wait: false },
  }).answers(0, 'Hibernate');
  expect(t.result?.places).toEqual([1, 2, 2]);
});

test('RW-GEN-04 RW-R-62 alone: own turns up to the second night are the score, with a grade, and there is no wait', () => {
  const alone = (turns: number) =>
    table({ players: [{ ...nearlyThere, turns: turns - 1 }] }).answers(0, 'Hibernate').result;
  expect(alone(40)).toMatchObject({ solo: { score: 40, grade: 'gold', of: 'turns', best: 'lowest' } });
  expect(alone(41)?.solo?.grade).toBe('silver');
  expect(alone(56)?.solo?.grade).toBe('bronze');
  expect(alone(81)?.solo?.grade).toBe('ascended');
  expect(alone(40)!.scores[0]).toBeGreaterThan(alone(60)!.scores[0]!);
});

test('RW-R-62 alone, a death ends the cycle at once', () => {
  const t = table({
    players: [{ is: 'survivor', traitUsed: true }],
    decks: { SU: ['Green Lizard'] },
    timer: 9,
  });
  t.answers(0, 'Draw').rolls(2, 20).answers(0, 'Attack');
  expect(t.view().cycle).toBe(2);
});

test('RW-R-63 the round cap ends the game as it stands', () => {
  const t = table({
    players: [{ is: 'survivor', karma: 2 }, { is: 'monk' }],
    round: 40,
    options: { roundCap: 40 },
  });
  eats(eats(t, 0, TWO_PIPS), 1, TWO_PIPS);
  expect(t.result).toMatchObject({ winners: [0], places: [1, 2] });
  expect(t.result?.outcome).toContain('Time ran out');
  const alone = eats(
    table({ players: [{ is: 'survivor' }], round: 40, options: { roundCap: 40 } }),
    0,
    TWO_PIPS,
  );
  expect(alone.result).toMatchObject({ winners: [], solo: { grade: 'not ascended' } });
});

test('RW-R-59 the ascending leave the map with all cards and pips going back, and cannot be touched', () => {
  const t = table({
    players: [
      { ...nearlyThere, items: ['Spear'] },
      { is: 'monk', region: 'SB' },
    ],
  }).answers(0, 'Hibernate');
  expect(seen(t, 0)).toMatchObject({ items: [], shelters: [], pips: 0 });
  expect(t.labels(1)).not.toContain('Hunt Player 1');
});
