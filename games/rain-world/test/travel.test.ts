// Karma, gates and regions.

import { expect, test } from 'vitest';
import { discarded, eats, names, regionNumber, seen, TWO_PIPS, table, told, where } from './table.ts';

const atTheGate = (karma: number, more: object = {}) =>
  table({ players: [{ is: 'survivor', karma, ...more }], decks: { SU: ['SU-HI'] } });

test('RW-GATE-01 RW-GATE-02 RW-GATE-06 RW-KARMA-01 RW-KARMA-05 a gate drawn in the region may be used at once with karma enough, and is discarded', () => {
  const t = atTheGate(3).answers(0, 'Draw');
  t.offers(0, ['To Industrial Complex', 'Take it along']).answers(0, 'To Industrial Complex');
  expect(where(t, 0)).toBe('HI');
  expect(discarded(t, 'SU')).toEqual(['Karma Gate SU–HI']);
});

test('RW-KARMA-04 RW-GATE-07 with less karma it cannot be passed, only kept', () => {
  const t = atTheGate(2).answers(0, 'Draw');
  expect(where(t, 0)).toBe('SU');
  expect(names(t, seen(t, 0).gates)).toEqual(['Karma Gate SU–HI']);
  expect(t.whyNot(0, 'Through the gate to Industrial Complex')).toBe(
    'RW-KARMA-04: needs karma 3, and you have 2',
  );
});

test('RW-GATE-08 RW-R-37 a gate taken along is passed later for a turn, and karma is not spent', () => {
  const t = table({ players: [{ is: 'survivor', karma: 3, gates: ['SU-HI'] }] });
  t.answers(0, 'Through the gate to Industrial Complex');
  expect(where(t, 0)).toBe('HI');
  expect(seen(t, 0)).toMatchObject({ karma: 3, turns: 1, gates: [] });
});

test('RW-GATE-05 RW-KARMA-05 the way back asks its own karma: 2 is enough from Industrial Complex', () => {
  const t = table({ players: [{ is: 'survivor', region: 'HI', karma: 2, gates: ['SU-HI'] }] });
  t.answers(0, 'Through the gate to Outskirts');
  expect(where(t, 0)).toBe('SU');
});

test('RW-GATE-03 on leaving a region all shelters are discarded', () => {
  const t = table({ players: [{ is: 'survivor', karma: 3, shelters: 2, gates: ['SU-HI'] }] });
  t.answers(0, 'Through the gate');
  expect(seen(t, 0).shelters).toEqual([]);
  expect(discarded(t, 'SU').filter((name) => name === 'Shelter')).toHaveLength(2);
});

test('RW-R-46 gates are kept anywhere and used only where they stand', () => {
  const t = table({ players: [{ is: 'survivor', region: 'CC', karma: 5, gates: ['SU-HI'] }] });
  expect(t.labels(0).some((label) => label.startsWith('Through'))).toBe(false);
  expect(seen(t, 0).gates).toHaveLength(1);
});

test('RW-R-51 RW-R-37 the Mark’s passage: a drawn gate serves as any gate of the region, for that gate’s karma', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'SL', karma: 4, mark: true }],
    decks: { SL: ['GW-SL'] },
  });
  t.answers(0, 'Draw').offers(0, ['To Garbage Wastes', 'To Shaded Citadel', 'Take it along']);
  expect(t.whyNot(0, 'To Subterranean')).toBe('RW-KARMA-04: needs karma 5, and you have 4');
});

test('RW-REGION-11 RW-REGION-12 RW-R-48 the Wall and the Underhang are climbed between: no card, no karma, a turn, and shelters are left', () => {
  const t = table({ players: [{ is: 'survivor', region: 'UWW', karma: 1, shelters: 1 }] });
  t.answers(0, 'Climb to The Underhang');
  expect(where(t, 0)).toBe('UWU');
  expect(seen(t, 0)).toMatchObject({ turns: 1, shelters: [] });
  expect(where(t.answers(0, 'Climb to The Wall'), 0)).toBe('UWW');
});

test('RW-REGION-07 RW-REGION-08 RW-R-52 in Shaded Citadel −1 to attacking and fleeing without light: the Gourmand +1 and −4, with light +2 and −3', () => {
  const citadel = (more: object) => seen(table({ players: [{ is: 'gourmand', region: 'SH', ...more }] }), 0);
  expect(citadel({})).toMatchObject({ attack: 1, flee: -4, light: false });
  for (const light of [{ items: ['Lantern'] }, { tamed: ['Lantern Mouse'] }, { glow: true }])
    expect(citadel(light)).toMatchObject({ attack: 2, flee: -3, light: true });
});

test('RW-REGION-09 Sky Islands take 1 from fleeing; the Saint starving there has +3, and a tamed Squidcada helps', () => {
  const islands = (more: object) => seen(table({ players: [{ is: 'saint', region: 'SI', ...more }] }), 0);
  expect(islands({})).toMatchObject({ attack: -3, flee: 4 });
  expect(islands({ starving: true }).flee).toBe(3);
  expect(islands({ tamed: ['Squidcada'] }).flee).toBe(5);
});

test('RW-REGION-05 RW-REGION-06 RW-REGION-14 RW-R-53 in water Aquatic creatures chase at +2, but not the Rivulet, nor elsewhere, nor through Bubble Weed', () => {
  const chase = (is: string, region: 'GW' | 'SL' | 'DS' | 'HI', more: object = {}) => {
    const t = table({
      players: [{ is, region, ...more }],
      precycle: region === 'HI' || region === 'GW',
      decks: { [region === 'HI' || region === 'GW' ? 'PRE' : region]: ['Salamander'] },
    });
    return t.answers(0, 'Draw');
  };
  const against = (t: ReturnType<typeof table>) =>
    (t.decision(0).options.find(({ label }) => label === 'Flee')!.data as { flee: { against: number } }).flee
      .against;
  for (const region of ['GW', 'SL', 'DS'] as const) expect(against(chase('survivor', region))).toBe(0);
  expect(against(chase('rivulet', 'DS'))).toBe(-2);
  expect(against(chase('survivor', 'HI'))).toBe(-2);
  const weed = chase('survivor', 'DS', { items: ['Bubble Weed'] }).answers(0, 'Bubble Weed');
  expect(against(weed)).toBe(-2);
});

test('RW-REGION-13 RW-R-54 in Farm Arrays every second turn brings Worm Grass; leaving forgets the count', () => {
  const t = table({ players: [{ is: 'survivor', region: 'LF' }], decks: { GRASS: ['Bare Ground'] } });
  eats(t, 0, TWO_PIPS);
  expect(told(t, 'grass')).toEqual([]);
  expect(seen(t, 0).grass).toBe(1);
  eats(t, 0, TWO_PIPS);
  expect(told(t, 'grass')).toHaveLength(1);
  expect(seen(t, 0).grass).toBe(0);
  const gone = table({ players: [{ is: 'survivor', region: 'LF', karma: 3, gates: ['SI-LF'], grass: 1 }] });
  expect(seen(gone.answers(0, 'Through'), 0)).toMatchObject({ grass: 0, region: regionNumber('SI') });
});

test('RW-R-54 a stored skip is used up instead of the card', () => {
  const t = table({ players: [{ is: 'survivor', region: 'LF', grass: 1, skip: true }] });
  eats(t, 0, TWO_PIPS);
  expect(told(t, 'grass')).toEqual([]);
  expect(seen(t, 0)).toMatchObject({ skip: false, grass: 0 });
});

test('RW-REGION-15 RW-R-57 only in Subterranean, and only with the Mark, does a night count', () => {
  const night = (region: 'SB' | 'SU', mark: boolean) =>
    seen(
      table({ players: [{ is: 'survivor', region, mark, pips: 4, shelters: 1 }] })
        .rolls(3, 20)
        .answers(0, 'Hibernate'),
      0,
    );
  expect(night('SB', true).counted).toBe(1);
  expect(night('SB', false).counted).toBe(0);
  expect(night('SU', true).counted).toBe(0);
});
