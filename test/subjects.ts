// The games in the catalogue as subjects of the conformance suite: each with its rulebook.

import { readFileSync } from 'node:fs';
import type { Subject } from '../engine/conformance/subject.ts';
import { readRulebook } from '../engine/rulebook.ts';
import { CATALOGUE } from '../games/catalogue.ts';
import { SALT } from './salt.ts';

export const GAME_IDS: readonly string[] = Object.keys(CATALOGUE);

/** Long enough for a slow machine; a promise that takes longer is to be made cheaper. The soak looks at everything, however long it takes. */
export const TIME_FOR_A_PROMISE = SALT === '' ? 240_000 : 7_200_000;

export async function subjectOf(id: string): Promise<Subject> {
  const { game } = await CATALOGUE[id]!();
  return {
    game,
    salt: SALT,
    // `npm test` tries each option with one player count, the soak with all of them.
    breadth: SALT === '' ? 'sampled' : 'whole',
    rulebook: readRulebook(fileOf(id, 'rulebook.md')),
    events: kindsIn(fileOf(id, 'events.ts')),
  };
}

const fileOf = (id: string, name: string): string =>
  readFileSync(new URL(`../games/${id}/${name}`, import.meta.url), 'utf8');

/** The kinds of a union of events, by the text of its types: nothing of them is left when the rules run. */
const kindsIn = (types: string): string[] => [
  ...new Set([...types.matchAll(/\bkind: '([^']+)'/g)].map(([, kind]) => kind!)),
];
