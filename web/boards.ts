// What a game brings to the browser: board, scenes, look of its cards, guide, rulebook, mood. Each is fetched when it is needed.

import { type Rulebook, readRulebook } from '../engine/rulebook.ts';
import { keepPictures } from './keep-pictures.ts';
import type { BoardModule, Sheet } from './table/board.ts';
import { type LookOf, plainLook } from './table/card-look.ts';
import type { Guide } from './table/guide.ts';
import type { Painting, Paintings } from './table/painting.ts';
import { PlainBoard } from './table/plain-board.tsx';
import { plainScenes } from './table/plain-scenes.ts';
import type { Playwright } from './table/scene.ts';

const boards = import.meta.glob<BoardModule>('../games/*/board/board.tsx');
const scenes = import.meta.glob<{ scenes: Playwright }>('../games/*/board/scenes.ts');
const looks = import.meta.glob<{ lookOf: LookOf }>('../games/*/board/cards.ts');
const pictures = import.meta.glob<{
  PAINTINGS: Paintings;
  /** Which picture a card shows, where cards share some (art/recipe.ts). */
  pictureOf?: (key: string) => string;
}>('../games/*/board/pictures.ts');
const guides = import.meta.glob<{ GUIDE: Guide }>('../games/*/board/guide.ts');
const sheets = import.meta.glob<{ SHEETS: readonly Sheet[] }>('../games/*/board/sheets.tsx');
const rulebooks = import.meta.glob<string>('../games/*/rulebook.md', { query: '?raw', import: 'default' });

/** A game without a board of its own gets the plain one. */
export async function boardOf(game: string): Promise<BoardModule> {
  return (await boards[`../games/${game}/board/board.tsx`]?.()) ?? { Board: PlainBoard };
}

export async function scenesOf(game: string): Promise<Playwright> {
  return (await scenes[`../games/${game}/board/scenes.ts`]?.())?.scenes ?? plainScenes;
}

/** A game's own look, or the plain one, with the painted picture of each card where the game has one. */
export async function lookOfGame(game: string): Promise<LookOf> {
  const [own, painted] = await Promise.all([
    looks[`../games/${game}/board/cards.ts`]?.(),
    pictures[`../games/${game}/board/pictures.ts`]?.(),
  ]);
  const lookOf = own?.lookOf ?? plainLook;
  if (painted === undefined) return lookOf;
  const { PAINTINGS, pictureOf = (key) => key } = painted;
  keepPictures(PAINTINGS);
  return (face) => ({
    ...lookOf(face),
    painting: PAINTINGS[pictureOf(face.key)],
    portrait: PAINTINGS[`portrait-${pictureOf(face.key)}`],
  });
}

/** Faces for the bots of a game that gives its seats none of their own. */
export async function portraitsOf(game: string): Promise<readonly Painting[]> {
  const { PAINTINGS = {} } = (await pictures[`../games/${game}/board/pictures.ts`]?.()) ?? {};
  const named = Object.keys(PAINTINGS).filter((name) => name.startsWith('portrait-bot-'));
  return named.sort().map((name) => PAINTINGS[name] as Painting);
}

export async function guideOf(game: string): Promise<Guide> {
  return (await guides[`../games/${game}/board/guide.ts`]?.())?.GUIDE ?? [];
}

export async function sheetsOf(game: string): Promise<readonly Sheet[]> {
  return (await sheets[`../games/${game}/board/sheets.tsx`]?.())?.SHEETS ?? [];
}

export async function rulebookOf(game: string): Promise<Rulebook> {
  return readRulebook((await rulebooks[`../games/${game}/rulebook.md`]?.()) ?? '# No rulebook');
}
