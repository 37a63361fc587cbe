// Wrong recipes: one clear sentence that names the picture, says what is wrong with it and what would be right.

import { didYouMean, Fault } from '../engine/fault.ts';
import { LIGHTS } from './lights.ts';
import { MATERIALS } from './materials.ts';
import { MOTES } from './motes.ts';
import type { Icons, Plates } from './plates.ts';
import { POSES } from './poses.ts';
import { accentsOf, type Piece, type Recipe } from './recipe.ts';
import { SETTINGS } from './settings/index.ts';

/** Throws a Fault about the first thing that cannot be drawn. */
export function checkRecipe(name: string, recipe: Recipe, icons: Icons): void {
  const known = (what: string, word: string | undefined, table: object) => {
    if (word === undefined || Object.hasOwn(table, word)) return;
    const names = Object.keys(table);
    throw new Fault(
      `The recipe of “${name}” wants the ${what} “${word}”, which does not exist${didYouMean(word, names) || '.'} There are: ${names.join(', ')}.`,
    );
  };
  known('setting', recipe.setting, SETTINGS);
  known('light', recipe.light, LIGHTS);
  known('pose', recipe.pose, POSES);
  known('motes', recipe.motes, MOTES);
  if (recipe.figure !== undefined) checkPiece(name, recipe.figure, recipe, icons);
  for (const accent of accentsOf(recipe)) checkPiece(name, accent.icon, accent, icons);
}

function checkPiece(name: string, icon: string, piece: Piece, icons: Icons): void {
  const { plates, hollows } = found(name, icon, icons);
  const words = [...(piece.paint?.split(' ') ?? []), ...(piece.inner?.split(' ') ?? [])];
  for (const material of words.flatMap((word) => word.split(/[/|]/))) checkMaterial(name, material);
  checkCount(name, icon, {
    count: piece.paint?.split(' ').length,
    of: plates.length,
    what: 'plate',
    where: 'paint',
  });
  checkCount(name, icon, {
    count: piece.inner?.split(' ').length,
    of: hollows.length,
    what: 'hollow',
    where: 'inner',
  });
  const eye = (piece.eyes ?? []).find((at) => at < 0 || at >= hollows.length);
  if (eye !== undefined)
    throw new Fault(
      `The recipe of “${name}” lights hollow ${eye} of “${icon}”, which has ${numbered(hollows.length, 'hollow')}${hollows.length > 0 ? `, 0 to ${hollows.length - 1}` : ''}. Correct its \`eyes\`.`,
    );
}

function found(name: string, icon: string, icons: Icons): Plates {
  try {
    return icons(icon);
  } catch (problem) {
    throw problem instanceof Fault ? new Fault(`The recipe of “${name}” ${problem.message}`) : problem;
  }
}

function checkMaterial(name: string, word: string): void {
  if (word === '-' || /^#[0-9a-f]{6}$/.test(word) || Object.hasOwn(MATERIALS, word)) return;
  throw new Fault(
    `The recipe of “${name}” paints with “${word}”, which is no material${didYouMean(word, Object.keys(MATERIALS)) || '.'} Write a name from art/materials.ts or a colour such as #a0b0c0.`,
  );
}

type Count = {
  readonly count: number | undefined;
  readonly of: number;
  readonly what: string;
  readonly where: string;
};

function checkCount(name: string, icon: string, { count = 0, of, what, where }: Count): void {
  if (count <= of) return;
  throw new Fault(
    `The recipe of “${name}” paints ${what} ${count - 1} of “${icon}”, which has ${numbered(of, what)}${of > 0 ? `, 0 to ${of - 1}` : ''}. Shorten its \`${where}\`.`,
  );
}

const numbered = (count: number, what: string) =>
  count === 0 ? `no ${what}` : `${count} ${what}${count === 1 ? '' : 's'}`;
