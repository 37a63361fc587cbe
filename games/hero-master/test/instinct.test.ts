// What a sensible player likes, at a glance and by the printed figures.

import { expect, test } from 'vitest';
import { makeBot } from '../../../bots/bot.ts';
import { playWithBots } from '../../../bots/play.ts';
import type { Game } from '../../../engine/game.ts';
import { seedFromText } from '../../../engine/hash.ts';
import { startMatch } from '../../../engine/match.ts';
import { wholeTale } from '../../../engine/tale.ts';
import { salted } from '../../../test/salt.ts';
import { game } from '../game.ts';
import { instinct } from '../instinct.ts';
import { type HeroTable, type Player, table } from './table.ts';

/** How gladly the seat that is asked takes each option, by label. */
function likings(t: HeroTable, seat: number): Record<string, number> {
  const ask = t.fork.asks.find((each) => each.seat === seat)!;
  const weights = instinct(t.table, ask as never)!;
  return Object.fromEntries(t.labels(seat).map((label, option) => [label, weights[option]!]));
}

const laying = (first: Player, ...others: Player[]): HeroTable =>
  table({
    phase: 'laying cards',
    encounter: 'Giant',
    loot: 12,
    leader: 1,
    players: [{ part: 'in', ...first }, ...others],
  });

const winner = { is: ['Dwarf', 'Barbarian'], row: ['Wild Swings!'], part: 'passed' } as const;

test('a bungle on an attack that may win is liked better than passing, and passing better than one attack more', () => {
  const {
    'Banana Skin': bungle,
    Pass,
    Unexpected,
  } = likings(laying({ row: ['Brave'], hand: ['Banana Skin', 'Unexpected'] }, winner), 0);
  expect(bungle).toBeGreaterThan(Pass!);
  expect(Pass).toBeGreaterThan(Unexpected!);
});

test('of two attacks alike, the one of the richer hero is bungled', () => {
  const aiming = (gold: number) =>
    laying(
      { row: ['Brave'], hand: ['Banana Skin'] },
      { ...winner, gold },
      { is: ['Elf', 'Rogue'], row: ['Evasion'], part: 'passed', gold: 3 },
    ).answers(0, 'Banana Skin');
  const likingFor = (gold: number) =>
    Object.entries(likings(aiming(gold), 0)).find(([label]) => label.startsWith('Wild Swings!'))![1];
  expect(likingFor(4)).toBeGreaterThan(likingFor(2));
});

test('whoever can bear few wounds is less glad to attack', () => {
  const attack = (health: number) =>
    likings(laying({ row: ['Brave'], hand: ['Unexpected'], health }, winner), 0);
  expect(attack(2).Unexpected).toBeLessThan(attack(10).Unexpected!);
});

test('a weapon is applied where it makes the difference, and kept where the attack is enough', () => {
  const resolving = (encounter: string) =>
    likings(
      table({
        phase: 'resolving',
        encounter,
        loot: 12,
        players: [{ row: ['Brave'], hand: ['Unexpected'] }, {}],
      }),
      0,
    );
  const short = resolving('Giant');
  expect(short['Mace of Mild Rebuke']).toBeGreaterThan(short['Roll the dice']!);
  const enough = resolving('Goblin Pickpocket');
  expect(enough['Mace of Mild Rebuke']).toBeLessThan(enough['Roll the dice']!);
});

const heroMaster = game as unknown as Game;

test('issue 11: a game about bungling: with four players a quarter of the attacks are bungled, and one in eight fails critically', () => {
  const count = { exchange: 0, bungled: 0, criticalFail: 0 };
  for (let number = 0; number < 30; number++) {
    const seed = seedFromText(salted(`bungling ${number}`));
    const match = startMatch(heroMaster, { players: 4, seed });
    playWithBots(
      match,
      [0, 1, 2, 3].map(() => makeBot('natural', seed, heroMaster)),
    );
    for (const { event } of wholeTale(match)) {
      if (event.kind === 'exchange') count.exchange++;
      if (event.kind === 'exchange' && 'bungle' in event) count.bungled++;
      if (event.kind === 'criticalFail') count.criticalFail++;
    }
  }
  expect(count.bungled / count.exchange).toBeGreaterThan(0.25);
  expect(count.criticalFail / count.exchange).toBeGreaterThan(0.12);
});
