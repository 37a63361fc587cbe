// Bots as companions of a person: they follow the Leader, heal who needs it, hand over what another can use better, and decide for nobody.

import { describe, expect, test } from 'vitest';
import { makeBot } from '../../../bots/bot.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { worldsFor } from '../../../engine/worlds.ts';
import type { CombatData } from '../questions/combat.ts';
import type { Forecast } from '../rules/figures.ts';
import { type Adventure, table } from './table.ts';

/** As long as the normal level thinks on a slow machine, and the easy one. */
const BOTS = ['search:300', 'greedy'] as const;

function answerOf(t: Adventure, seat: number, bot: string): string {
  const option = makeBot(bot, seedFromText('a companion')).decide(worldsFor(t.fork as never, seat));
  return t.labels(seat)[option]!;
}

describe.each(BOTS)('%s', (bot) => {
  test('lifts the fallen companion, not the scratched one', () => {
    const t = table({
      party: [
        { is: 'Gwyn', items: ['Healing Herbs'] },
        { is: 'Golias', health: 0 },
        { is: 'Swish', health: 12 },
      ],
      encounters: ['Thornback Bear'],
    });
    t.answers(0, 'Use Healing Herbs');
    expect(answerOf(t, 0, bot)).toMatch(/^Golias/);
  });

  test('does not stand by at a Boss that it can wound, nor strike where nothing comes of it', () => {
    for (const boss of ['Grandmother Mossjaw', 'Elder Thornheart']) {
      const party = [
        { is: 'Gwyn', stars: 3 },
        { is: 'Swish', stars: 3, wears: ['Gnarled Wand'] },
      ];
      const t = table({ party, at: 'boss', boss, level: 1 });
      const [seat = 0] = t.asked;
      const attacks = t.decision(seat).options.filter(({ data }) => (data as CombatData).act === 'attack');
      const wounding = attacks.filter(({ data }) => (data as Forecast).most > 0).map(({ label }) => label);
      expect(wounding).toContain(answerOf(t, seat, bot));
      const { fitting } = worldsFor(t.fork as never, seat);
      expect(fitting.map((option) => t.labels(seat)[option])).toEqual(wounding);
    }
  });

  test('hands a blade that it cannot use as well to whoever can', () => {
    const t = table({
      party: [{ is: 'Swish', wears: ['Gnarled Wand'], carries: ['Short Sword'] }, { is: 'Golias' }],
      at: 'window',
      leader: 1,
    });
    expect(answerOf(t, 0, bot)).toBe('Give Short Sword to Player 2');
  });

  test('wears what is given to it, if it helps', () => {
    const t = table({
      party: [{ is: 'Swish', carries: ['Short Sword'] }, { is: 'Golias' }],
      at: 'window',
    });
    t.answers(0, 'Give Short Sword to Player 2');
    expect(answerOf(t, 1, bot)).toMatch(/^Into Weapon slot/);
  });

  test('does not change clothes for nothing', () => {
    const t = table({
      party: [
        { is: 'Golias', wears: ['Short Sword', 'Leather Jerkin', 'Lucky Acorn'], carries: ['Quarterstaff'] },
        { is: 'Gwyn' },
      ],
      at: 'window',
    });
    expect(answerOf(t, 0, bot)).not.toMatch(/^(?:Take off|Quarterstaff)/);
  });

  test('passes nothing to and fro before the Boss', () => {
    const t = table({
      party: [
        { is: 'Swish', wears: ['Gnarled Wand'], carries: ['Quarterstaff'] },
        { is: 'Kafula', wears: ['Crystal Rod'] },
      ],
      at: 'last window',
      level: 3,
      boss: 'The Hollow King',
    });
    t.answers(1, 'Ready');
    expect(t.labels(0).length).toBeGreaterThan(2);
    expect(answerOf(t, 0, bot)).toBe('Ready');
  });

  test('leaves what a companion could use to the companion, and takes what is of use to nobody else', () => {
    const loose = (is: string, wears: string[]) =>
      table({
        party: [
          { is: 'Golias', wears: ['Short Sword'] },
          { is, wears, carries: ['Hunter’s Mark'] },
        ],
        at: 'last window',
        level: 3,
        boss: 'The Hollow King',
      });
    const mine = 'Hunter’s Mark onto Short Sword';
    expect(loose('Gwyn', ['Quarterstaff']).labels(0)).toContain(mine); // RE-RULE-30: it might
    expect(answerOf(loose('Gwyn', ['Quarterstaff']), 0, bot)).not.toBe(mine);
    expect(answerOf(loose('Gwyn', []), 0, bot)).toBe(mine);
  });

  test('goes down fighting where nothing can be won any more', () => {
    const t = table({
      party: [
        { is: 'Swish', health: 1 },
        { is: 'Kafula', health: 1 },
      ],
      at: 'boss',
      level: 3,
      boss: 'The Castle Colossus',
    });
    expect(answerOf(t, 0, bot)).toMatch(/^Attack with (?:Dexterity|Magic)/); // each 1 below the Boss's
  });

  test('drinks no Herbs for a scratch', () => {
    const t = table({
      party: [{ is: 'Golias', health: 17, items: ['Healing Herbs'] }, { is: 'Gwyn' }, { is: 'Swish' }],
      at: 'window',
    });
    expect(answerOf(t, 0, bot)).toBe('Ready');
  });
});

test('heals a companion who would fall, before it hits once more', () => {
  const t = table({
    party: [
      { is: 'Gwyn', items: ['Healing Herbs'] },
      { is: 'Golias', health: 1 },
      { is: 'Swish', health: 2 },
    ],
    encounters: ['Thornback Bear'],
  });
  expect(answerOf(t, 0, 'search:300')).toBe('Use Healing Herbs');
  t.answers(0, 'Use Healing Herbs');
  expect(t.question).toBe('heal-whom');
});
