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

/** What the page knows of a picture before it is there. */
export type Entry = { readonly colour: string; readonly focus?: number };
export type Hashes = Readonly<Record<string, string>>;

/** An order as it should be drawn now. */
export type Draft = Hung & { readonly drawing: string; readonly hash: string; readonly entry: Entry };

export function draftOf(order: Hung, icons: Icons): Draft {
  const drawing = picture(order, icons);
  const dots = JSON.stringify(FORMATS[order.format]);
  const hash = createHash('sha256').update(drawing).update(dots).digest('hex').slice(0, 12);
  const { focus } = order.recipe;
  const colour = placeholderColour(order, icons);
  return { ...order, drawing, hash, entry: { colour, ...(focus !== undefined && { focus }) } };
}

export const pathOf = ({ game, file }: Pick<Hung, 'game' | 'file'>): string =>
  join(folderOf(game), `${file}.avif`);

const HASHES = 'hashes.json';
/** For the page: no hashes in it, since they weigh more than all the rest. */
const entriesFile = (game: string): string => join(folderOf(game), '..', 'pictures.json');

export function readHashes(game: string): Hashes {
  const path = join(folderOf(game), HASHES);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Hashes) : {};
}

export function writeManifest(game: string, drafts: readonly Draft[]): void {
  writeFileSync(join(folderOf(game), HASHES), asLines(drafts.map(({ file, hash }) => [file, hash])));
  writeFileSync(entriesFile(game), asLines(drafts.map(({ file, entry }) => [file, entry])));
}

/** One line per picture, in the order of the recipes. */
function asLines(entries: readonly (readonly [string, unknown])[]): string {
  const lines = entries.map(([file, value]) => `  ${JSON.stringify(file)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Drafts whose picture is missing, or was made of something else. Nothing is drawn to find out. */
export function staleAmong(drafts: readonly Draft[], hashes: Hashes): Draft[] {
  return drafts.filter((draft) => hashes[draft.file] !== draft.hash || !existsSync(pathOf(draft)));
}

/** Files in a game's folder that no recipe wants any more. */
export function unwanted(game: string, drafts: readonly Draft[]): string[] {
  const wanted = new Set([HASHES, ...drafts.map(({ file }) => `${file}.avif`)]);
  return existsSync(folderOf(game)) ? readdirSync(folderOf(game)).filter((file) => !wanted.has(file)) : [];
}
