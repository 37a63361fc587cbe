// What a board shows beside the rules: ways out with their reasons, and totals part by part.

import { expect, test } from 'vitest';
import { inTurnOrder, titleOfWinners } from '../board/board.tsx';
import { lookOf } from '../board/cards.ts';
import { rowsOf } from '../board/rows.ts';
import { warningOf } from '../board/slugcats.tsx';
import { aheadWords, stepsOf } from '../board/way.tsx';
import { regionOf } from '../cards/regions.ts';
import type { FightData } from '../questions/fight.ts';
import { sumOf } from '../questions/terms.ts';
import { seen, table } from './table.ts';

const dataOf = (t: ReturnType<typeof table>, label: string): FightData =>
  t.decision(0).options.find((option) => option.label === label)?.data as FightData;

test('RW-KARMA-04 RW-GATE-01 every way out says what it lacks: karma, or its gate card', () => {
  const t = table({ players: [{ is: 'survivor', region: 'HI', karma: 3 }] });
  expect(t.whyNot(0, 'Through the gate to Shaded Citadel')).toBe(
    'RW-KARMA-04: needs karma 5, and you have 3',
  );
  expect(t.whyNot(0, 'Through the gate to Chimney Canopy')).toContain('RW-GATE-01');
  expect(t.view().players[0]?.exits).toContainEqual({ region: regionOf('SH'), karma: 5, held: false });
});

test('RW-GATE-08 a way whose gate is in hand is an option on the map, and no reason stands against it', () => {
  const t = table({ players: [{ is: 'survivor', region: 'HI', karma: 3, gates: ['HI-CC'] }] });
  const way = t.decision(0).options.find(({ at }) => at && 'spot' in at && at.spot === 'CC');
  expect(way?.label).toBe('Through the gate to Chimney Canopy');
  expect(t.decision(0).notPossible.some(({ label }) => label === way?.label)).toBe(false);
  expect(t.view().players[0]?.exits).toContainEqual({ region: regionOf('CC'), karma: 3, held: true });
});

test('RW-REGION-11 the climb is a way out that asks nothing', () => {
  const t = table({ players: [{ is: 'survivor', region: 'UWW' }] });
  expect(t.view().players[0]?.exits).toContainEqual({ region: regionOf('UWU'), karma: 0, held: true });
});

test('RW-R-07 RW-R-96 the named parts of a total add up to it', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'SH', starving: true, items: ['spear', 'vultureMask'] }],
    decks: { SH: ['pinkLizard'] },
  });
  t.answers(0, 'Draw in Shaded Citadel');
  const { attack } = dataOf(t, 'Attack');
  const { flee } = dataOf(t, 'Flee');
  expect(attack?.terms).toEqual([
    { word: 'ATK', value: 2 },
    { word: 'starving', value: -1 },
    { word: 'in the dark', value: -1 },
    { word: 'Spear', value: 3 },
  ]);
  expect(sumOf(attack!.terms)).toBe(attack!.total);
  expect(sumOf(flee!.terms)).toBe(flee!.total);
  expect(sumOf(flee!.againstTerms)).toBe(flee!.against);
});

test('RW-R-53 what the water adds to a chase is named', () => {
  const t = table({ players: [{ is: 'survivor', region: 'DS' }], decks: { DS: ['salamander'] } });
  t.answers(0, 'Draw in Drainage System');
  expect(dataOf(t, 'Flee').flee?.againstTerms).toEqual([
    { word: 'CHASE', value: -2 },
    { word: 'in the water', value: 2 },
  ]);
});

test('RW-R-63 who is first when the round cap is reached has not ascended, and is not called so', () => {
  const t = table({ players: [{ is: 'survivor', mark: true }, { is: 'monk' }], options: { roundCap: 40 } });
  expect(titleOfWinners(1, t.view())).toBe('Furthest on the way');
  const up = table({ players: [{ is: 'survivor' }, { is: 'monk' }], ascended: [0] });
  expect(titleOfWinners(1, up.view())).toBe('Ascended');
});

test('RW-END-01 RW-END-02 the way up says by which gates its next place is entered, and what they ask', () => {
  const t = table({
    players: [
      { is: 'survivor', region: 'HI', karma: 3 },
      { is: 'monk', region: 'SL', karma: 4, mark: true },
      { is: 'saint', region: 'SB', mark: true, counted: 1 },
    ],
  });
  const view = t.view();
  const words = (seat: number) => aheadWords({ view, player: view.players[seat]! });
  expect(words(0)).toBe(
    'Into Five Pebbles: from The Wall (karma 1), The Underhang (karma 5). You have karma 3.',
  );
  expect(words(1)).toContain('Into Subterranean: from ');
  expect(words(1)).toContain('Shoreline (karma 5)');
  expect(words(2)).toBe('You are there. Sleep fed, once more.');
});

test('RW-SETUP-01 the others stand in the order of play after me, as the dice had it', () => {
  const order = [3, 1, 0, 2];
  expect(inTurnOrder([2, 3, 0], { order })).toEqual([0, 2, 3]);
  expect(inTurnOrder([0, 1, 2, 3], { order })).toEqual(order);
  expect(inTurnOrder([1, 2], { order: [] })).toEqual([1, 2]);
});

test('RW-SETUP-05 a slugcat says on its card where it starts', () => {
  const t = table({ players: [{ is: 'hunter' }] });
  const words = lookOf(t.box.faces[t.box.hunter]!).tags?.map(({ word }) => word);
  expect(words).toEqual(['starts in Chimney Canopy']);
});

test('RW-CYCLE-06 RW-CYCLE-08 the warning counts own turns: this round is over for whoever has played, and a lost turn is none', () => {
  const players = [{ is: 'survivor' }, { is: 'monk' }, { is: 'saint', lost: 2 }];
  const { players: seen } = table({ players, active: 1, timer: 3 }).view();
  expect(seen.map(({ hurry }) => hurry.left)).toEqual([3, 4, 2]);
});

test('RW-CYCLE-10 whoever can no longer have food and shelter is warned, and the turn before with “now or never”', () => {
  const warned = (timer: number, placed: object) =>
    warningOf(seen(table({ players: [{ is: 'survivor', ...placed }], timer }), 0));
  const hungry = { pips: 2 };
  expect(warned(4, hungry)).toBeUndefined();
  expect(warned(3, hungry)).toBe('Food and shelter take about 4 turns, all that are left: now or never.');
  expect(warned(2, hungry)).toBe('Food and shelter take about 4 turns; 3 are left.');
  expect(warned(0, { pips: 4, shelters: 1 })).toBe('Your last turn before the rain: sleep now.');
  expect(warned(2, { ...hungry, region: 'SS' }), 'no rain in Five Pebbles').toBeUndefined();
});

test('RW-END-02 RW-R-57 RW-KARMA-06 sleep says what it brings: karma, a night that counts, or the way up', () => {
  const bed = { is: 'survivor', pips: 4, shelters: 1 };
  const gain = (placed: object): string | undefined =>
    table({ players: [{ ...bed, ...placed }] })
      .decision(0)
      .options.find(({ label }) => label === 'Hibernate')?.detail;
  expect(gain({})).toBe('4 pips of 4 needed: karma +1');
  expect(gain({ karma: 5 })).toContain('karma stays at its most');
  expect(gain({ region: 'SB', mark: true })).toContain('the first of two nights here');
  expect(gain({ region: 'SB', mark: true, counted: 1 })).toContain('you ascend');
  expect(gain({ region: 'SB' })).toContain('karma +1');
});

test('RW-TURN-07 at the door of a shelter nobody is warned that there is none', () => {
  const t = table({ players: [{ is: 'survivor', pips: 4 }], decks: { SU: ['Shelter'] }, timer: 1 });
  expect(seen(t, 0).hurry).toEqual({ needs: 3, left: 2 });
  t.answers(0, 'Draw');
  expect(seen(t, 0).hurry).toEqual({ needs: 1, left: 2 });
});

/** The lines of the panel: title, figure, note. */
const linesOf = (t: ReturnType<typeof table>): string[] => {
  const decision = t.decision(0);
  const choices = decision.options.map((option, index) => ({ ...option, index }));
  return rowsOf(decision, choices, t.view().decks).map(({ title, figure, note }) =>
    [title, figure, note].filter(Boolean).join(' | '),
  );
};

test('RW-R-20 RW-R-23 an attack counts those who come along, and says whether there is anything to eat', () => {
  const alone = { is: 'survivor', region: 'CC' } as const;
  const meets = (placed: object, card: string) =>
    linesOf(table({ players: [{ ...alone, ...placed }], decks: { CC: [card] } }).answers(0, 'Draw'))[0];
  expect(meets({}, 'White Lizard')).toBe(
    'Attack | 50 % | 11 or more: ATK +2 against HP 12; nothing you can eat',
  );
  // The lizard at my side has ATK −2: 15 or more, 30 %.
  expect(meets({ tamed: ['cyanLizard'] }, 'White Lizard')).toBe(
    'Attack | 65 % | 11 or more: ATK +2 against HP 12, then Cyan Lizard; nothing you can eat',
  );
  expect(meets({ is: 'hunter' }, 'White Lizard')).toContain('; 3 pips to eat');
});

test('RW-GATE-06 RW-GATE-07 a drawn gate says side by side what going and taking it along cost', () => {
  const t = table({
    players: [{ is: 'survivor', region: 'HI', karma: 3, shelters: 2 }],
    decks: { HI: ['HI-CC'] },
  });
  t.answers(0, 'Draw');
  expect(linesOf(t)).toEqual([
    'To Chimney Canopy | at once, within this turn; 2 shelters of yours stay behind',
    'Take it along | later it costs a turn',
  ]);
});

test('RW-TURN-07 at a shelter the panel says what sleeping now would bring', () => {
  const t = table({ players: [{ is: 'survivor', pips: 1 }], decks: { SU: ['Shelter'] } }).answers(0, 'Draw');
  expect(linesOf(t)).toEqual([
    'Take it along',
    'Starve through the night | 1 pip of 4 needed: you survive, karma stays, and next cycle the whole board must be full',
  ]);
});

test('RW-PRE-10 RW-R-25 a turn says what the precycle deck lacks, and how much a food token can be', () => {
  const t = table({ players: [{ is: 'survivor' }], precycle: true });
  expect(linesOf(t).slice(0, 2)).toEqual([
    'Draw from the precycle deck | 40 cards | a creature most likely; food, an item, a shelter, but no gate',
    'Look for food | 1–3 pips | 2 most often',
  ]);
});

test('RW-R-62 alone nobody waits: the way up has three steps, and four with others', () => {
  const steps = (...players: string[]) => {
    const view = table({ players: players.map((is) => ({ is })) }).view();
    return stepsOf({ view, player: view.players[0]! }).length;
  };
  expect([steps('survivor'), steps('survivor', 'monk')]).toEqual([3, 4]);
});
