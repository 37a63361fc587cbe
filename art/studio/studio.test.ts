// Every game's pictures: all recipes can be drawn, what hangs is what the recipes say, no card goes without, none looks like another.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Game } from '../../engine/game.ts';
import { contentsFor } from '../../engine/setup.ts';
import { CATALOGUE } from '../../games/catalogue.ts';
import { accentsOf, type Gallery, type Recipe } from '../recipe.ts';
import { folderOf, galleries, ordersOf } from './galleries.ts';
import { gameIcons } from './game-icons.ts';
import { type Draft, draftOf, readHashes, staleAmong, unwanted } from './manifest.ts';

const MEGABYTE = 1_000_000;
const found = await galleries();

describe.each([...found])('%s', (game, gallery: Gallery) => {
  let drafts: readonly Draft[] = [];
  beforeAll(() => {
    const icons = gameIcons();
    drafts = ordersOf(game, gallery).map((order) => draftOf(order, icons));
  }, 60_000);

  test('no picture is stale, and none is left over: run npm run pictures', () => {
    expect(staleAmong(drafts, readHashes(game)).map(({ file }) => file)).toEqual([]);
    expect(unwanted(game, drafts)).toEqual([]);
    expect(Object.keys(readHashes(game))).toEqual(drafts.map(({ file }) => file));
  });

  test('the same recipe gives the same bytes again', () => {
    const icons = gameIcons();
    const again = ordersOf(game, gallery).map((order) => draftOf(order, icons));
    expect(again.map(({ hash }) => hash)).toEqual(drafts.map(({ hash }) => hash));
  });

  test('every kind of card has a recipe, and every recipe a card', async () => {
    const { game: rules } = await (CATALOGUE[game] as () => Promise<{ game: Game }>)();
    const { faces } = rules.unpack(contentsFor(rules, { players: rules.players.max }));
    const keys = new Set(faces.map(({ key }) => gallery.pictureOf?.(key) ?? key));
    const drawn = Object.values(gallery.decks).flatMap((deck) => Object.keys(deck));
    expect(new Set(drawn)).toEqual(keys);
    expect(drawn).toHaveLength(keys.size);
  });

  test.each(Object.entries(gallery.decks))('no two cards of %s look alike', (_, deck) => {
    const figures = Object.values(deck).map(({ figure }) => figure);
    expect(new Set(figures).size).toBe(figures.length);
    const scenes = Object.values(deck).map(sceneIn);
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  test('its pictures weigh at most 2.5 MB', () => {
    const bytes = readdirSync(folderOf(game)).map((file) => statSync(join(folderOf(game), file)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2.5 * MEGABYTE);
  });
});

/** What is seen besides the figure. */
const sceneIn = (recipe: Recipe): string =>
  [
    recipe.setting,
    recipe.light,
    recipe.pose,
    recipe.paint,
    ...accentsOf(recipe).map(({ icon }) => icon),
  ].join();
