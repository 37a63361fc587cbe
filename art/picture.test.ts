// The engine on recipes of its own: the same bytes again, wrong recipes, all settings and finishes.

import { beforeAll, expect, test } from 'vitest';
import { FINISHES, type FinishName } from './finishes/index.ts';
import { LIGHTS, type LightName } from './lights.ts';
import { MOTES, type MoteName } from './motes.ts';
import { type Order, picture } from './picture.ts';
import type { Icons } from './plates.ts';
import { POSES, type PoseName } from './poses.ts';
import type { Recipe } from './recipe.ts';
import { SETTINGS, type SettingName } from './settings/index.ts';
import { gameIcons } from './studio/game-icons.ts';

let icons: Icons;
beforeAll(() => {
  icons = gameIcons();
});

const GOOSE: Recipe = { figure: 'goose', setting: 'meadow', light: 'sun', paint: 'feather fire', eyes: [1] };
const order = (recipe: Partial<Recipe>, more: Partial<Order> = {}): Order => ({
  name: 'Opinionated Goose',
  recipe: { ...GOOSE, ...recipe },
  finish: 'comic',
  format: 'card',
  ...more,
});
const drawing = (recipe: Partial<Recipe>, more: Partial<Order> = {}) => picture(order(recipe, more), icons);
const names = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

test('the same recipe gives the same bytes, another seed or name other ones', () => {
  expect(drawing({})).toBe(picture(order({}), gameIcons()));
  expect(drawing({ seed: 1 })).not.toBe(drawing({}));
  expect(drawing({}, { name: 'Polite Goose' })).not.toBe(drawing({}));
});

test.each(names(FINISHES))('%s dresses a picture in its own way', (finish: FinishName) => {
  const others = names(FINISHES).filter((other) => other !== finish);
  for (const other of others) expect(drawing({}, { finish })).not.toBe(drawing({}, { finish: other }));
});

test('every setting, light, pose and weather can be drawn, and nothing in a picture is not a number', () => {
  const drawings = [
    ...names(SETTINGS).map((setting: SettingName) => drawing({ setting })),
    ...names(LIGHTS).map((light: LightName) => drawing({ light })),
    ...names(POSES).map((pose: PoseName) => drawing({ pose })),
    ...names(MOTES).map((motes: MoteName) => drawing({ motes })),
    drawing({ count: 5 }),
    drawing({ panel: true, impact: [200, 100], flip: true, shines: true, backed: true, pierced: true }),
  ];
  expect(new Set(drawings).size).toBeGreaterThan(drawings.length - 8); // 'stand', 'sun' and the like are the goose itself.
  for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test('every definition that a picture names is there', () => {
  for (const finish of names(FINISHES)) {
    const svg = drawing({ paint: 'fur/bread steel|rust', count: 3, panel: true }, { finish });
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const named = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, id, use]) => id ?? use);
    expect(named.filter((id) => !defined.has(id))).toEqual([]);
  }
});

const WRONG: readonly [string, Partial<Recipe>, RegExp][] = [
  [
    'an unknown icon',
    { figure: 'gooose' },
    /wants the game-icon “gooose”, which does not exist; did you mean “goose”\?/,
  ],
  ['an unknown accent', { accent: { icon: 'xyzzy' } }, /wants the game-icon “xyzzy”, which does not exist\./],
  [
    'an unknown setting',
    { setting: 'taverne' as SettingName },
    /wants the setting “taverne”, which does not exist; did you mean “tavern”\?/,
  ],
  ['an unknown light', { light: 'lampp' as LightName }, /the light “lampp”.*did you mean “lamp”/],
  [
    'an unknown pose',
    { pose: 'sits' as PoseName },
    /the pose “sits”, which does not exist\..*There are: stand/,
  ],
  [
    'an unknown material',
    { paint: 'fether' },
    /paints with “fether”, which is no material; did you mean “feather”\?/,
  ],
  [
    'a plate too many',
    { paint: 'red red red red red' },
    /paints plate 4 of “goose”, which has 3 plates, 0 to 2/,
  ],
  ['a hollow too many', { inner: 'red red red' }, /paints hollow 2 of “goose”, which has 2 hollows, 0 to 1/],
  ['an eye that is none', { eyes: [7] }, /lights hollow 7 of “goose”, which has 2 hollows, 0 to 1/],
];

test.each(WRONG)('%s is one sentence that names the card', (_, recipe, words) => {
  expect(() => drawing(recipe)).toThrow(words);
  expect(() => drawing(recipe)).toThrow(/^The recipe of “Opinionated Goose” /);
});
