// Pictures for paper: drawn in the page when printing is asked for, finer than those on the screen.

import type { Outlines } from '../../art/icon-set.ts';
import type { Gallery, Recipe } from '../../art/recipe.ts';

const galleries = import.meta.glob<{ GALLERY: Gallery }>('../../games/*/board/recipes.ts');
const outlines = import.meta.glob<{ OUTLINES: Outlines }>('../../games/*/board/recipes.ts', {
  query: '?outlines',
});

/** 58 mm, the width of a card's picture, at 400 dots an inch. */
const WIDTH = 920;
const HEIGHT = 674;

/** Addresses of the drawn pictures by the key of a card's face. */
export type PrintPaintings = ReadonlyMap<string, string>;

/** Draws the pictures of these cards, and says how far it is. */
export async function printPaintings(
  game: string,
  keys: Iterable<string>,
  say: (progress: string) => void,
): Promise<PrintPaintings> {
  const path = `../../games/${game}/board/recipes.ts`;
  const [gallery, known, { iconsFrom }, { picture }] = await Promise.all([
    galleries[path]?.(),
    outlines[path]?.(),
    import('../../art/icon-set.ts'),
    import('../../art/picture.ts'),
  ]);
  if (gallery === undefined || known === undefined) return new Map();
  const { finish, decks, pictureOf = (key) => key } = gallery.GALLERY;
  const recipes = new Map(Object.values(decks).flatMap((deck) => Object.entries(deck)));
  const icons = iconsFrom(known.OUTLINES);
  const wanted = [...new Set([...keys].map(pictureOf))].filter((name) => recipes.has(name));
  const addresses = new Map<string, string>();
  for (const name of wanted) {
    say(`Drawing picture ${addresses.size + 1} of ${wanted.length} …`);
    const recipe = recipes.get(name) as Recipe;
    addresses.set(name, await rastered(picture({ name, recipe, finish, format: 'card' }, icons)));
  }
  return byKey(keys, (key) => addresses.get(pictureOf(key)));
}

/** Cards may share a picture. */
function byKey(keys: Iterable<string>, addressOf: (key: string) => string | undefined): PrintPaintings {
  return new Map(
    [...keys].flatMap((key) => {
      const address = addressOf(key);
      return address === undefined ? [] : [[key, address] as const];
    }),
  );
}

async function rastered(svg: string): Promise<string> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  URL.revokeObjectURL(image.src);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return URL.createObjectURL(blob ?? new Blob([svg], { type: 'image/svg+xml' }));
}
