// What hangs already: for each picture the hash of the SVG it was made of, and the colour that stands for it until it is there.
//
// The SVG is what recipe, engine and icon set make together, to the byte. So its hash changes when any of the three changes
// this picture, and only then: a new finish does not make other games' pictures stale.

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMATS, picture, placeholderColour } from '../picture.ts';
import type { Icons } from '../plates.ts';
import { folderOf, type Hung } from './galleries.ts';

export type Entry = { readonly svg: string; readonly colour: string; readonly focus?: number };
export type Manifest = Readonly<Record<string, Entry>>;

/** An order as it should be drawn now. */
export type Draft = Hung & { readonly drawing: string; readonly entry: Entry };

export function draftOf(order: Hung, icons: Icons): Draft {
  const drawing = picture(order, icons);
  const dots = JSON.stringify(FORMATS[order.format]);
  const svg = createHash('sha256').update(drawing).update(dots).digest('hex').slice(0, 12);
  const { focus } = order.recipe;
  const colour = placeholderColour(order, icons);
  return { ...order, drawing, entry: { svg, colour, ...(focus !== undefined && { focus }) } };
}

const fileOf = (game: string): string => join(folderOf(game), '..', 'pictures.json');

export const pathOf = ({ game, file }: Pick<Hung, 'game' | 'file'>): string =>
  join(folderOf(game), `${file}.avif`);

export function readManifest(game: string): Manifest {
  return existsSync(fileOf(game)) ? (JSON.parse(readFileSync(fileOf(game), 'utf8')) as Manifest) : {};
}

/** One line per picture, in the order of the recipes. */
export function writeManifest(game: string, drafts: readonly Draft[]): void {
  const lines = drafts.map(({ file, entry }) => `  ${JSON.stringify(file)}: ${JSON.stringify(entry)}`);
  writeFileSync(fileOf(game), `{\n${lines.join(',\n')}\n}\n`);
}

/** Drafts whose picture is missing, or was made of something else. Nothing is drawn to find out. */
export function staleAmong(drafts: readonly Draft[], manifest: Manifest): Draft[] {
  return drafts.filter(
    (draft) => manifest[draft.file]?.svg !== draft.entry.svg || !existsSync(pathOf(draft)),
  );
}

/** Files in a game's folder that no recipe wants any more. */
export function unwanted(game: string, drafts: readonly Draft[]): string[] {
  const wanted = new Set(drafts.map(({ file }) => `${file}.avif`));
  return existsSync(folderOf(game)) ? readdirSync(folderOf(game)).filter((file) => !wanted.has(file)) : [];
}
