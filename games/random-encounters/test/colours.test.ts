// Which kind of Loot and which Stat something is, told at a glance: colours as the style sheet has them, icons as the cards carry them.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookOf } from '../board/cards.ts';
import { STATS_SHOWN } from '../board/figures.ts';
import outlines from '../board/marks.icons.json' with { type: 'json' };
import { table } from './table.ts';

const read = (file: string) => readFileSync(new URL(`../board/${file}`, import.meta.url), 'utf8');
const MOOD = read('mood.css');
const ICON_NAMES = JSON.parse(read('marks.icons.json')) as Record<keyof typeof outlines, string>;
const { faces } = table({ party: [{ is: 'Golias' }], encounters: ['Wolf'] }).box;

const looksOf = (name: string) => lookOf(faces.find((face) => face.name === name)!);

/** What a style sheet gives a name: `linear-gradient(…)`, or one colour. */
const painted = (name: string) => MOOD.match(new RegExp(`--${name}: (.+);`))?.[1] ?? 'nothing';

/** Its colours, each in a word. */
const coloursOf = (name: string) => [
  ...new Set([...painted(name).matchAll(/#([0-9a-f]{6})/g)].map(([, hex]) => inAWord(hex!))),
];

function inAWord(hex: string): string {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)];
  if (most - least < 16) return 'gray';
  if (most === green) return 'green';
  if (most === red) return green - least > (most - least) / 4 ? 'orange' : 'red';
  return red - least > (most - least) / 4 ? 'purple' : 'blue';
}

test.each([
  ['Weapon', 'Short Sword', 'orange', 'weapon', 'broadsword'],
  ['Armor', 'Leather Jerkin', 'blue', 'armor', 'crested-helmet'],
  ['Trinket', 'Lucky Acorn', 'purple', 'trinket', 'ring'],
  ['Familiar', 'Barn Cat', 'gray', 'familiar', 'cat'],
  ['Item', 'Healing Herbs', 'green', 'item', 'knapsack'],
  ['Enchantment', 'Hunter’s Mark', 'green', 'enchantment', 'cut-diamond'],
] as const)(
  'RE-LOOT-02 RE-LOOT-03 RE-LOOT-04 RE-LOOT-05 RE-LOOT-06 RE-LOOT-07 %s: %s is %s and carries its icon',
  (kind, name, colour, mark, icon) => {
    const look = looksOf(name);
    expect(look.kind).toBe(`Copper ${kind}`);
    expect(coloursOf(`frame-${look.frame}`)).toEqual([colour]);
    expect(look.kindIcon).toBe(outlines[mark]);
    expect(ICON_NAMES[mark]).toBe(icon);
  },
);

test('RE-RULE-55 Item and Enchantment share green and differ by their pattern', () => {
  expect(painted('frame-item')).toMatch(/^linear/);
  expect(painted('frame-enchantment')).toMatch(/^repeating/);
});

test('RE-MULTI-01 a card of two kinds shows both colours', () => {
  expect(coloursOf(`frame-${looksOf('Wooden Shield').frame}`)).toEqual(['orange', 'blue']);
  for (const face of faces) expect(painted(`frame-${lookOf(face).frame}`), face.name).not.toBe('nothing');
});

test('RE-COMP-08 RE-COMP-15 Strength is red, Dexterity green, Magic blue; each has a letter and a meaning', () => {
  expect(STATS_SHOWN.map(({ tone, letter }) => [letter, ...coloursOf(tone)])).toEqual([
    ['S', 'red'],
    ['D', 'green'],
    ['M', 'blue'],
  ]);
  expect(new Set(STATS_SHOWN.map(({ meaning }) => meaning)).size).toBe(3);
});
