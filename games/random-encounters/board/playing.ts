// What all scenes of Random Encounters are written with: who felt what, what stands opposite, which die is talked about.

import type { Sentence } from '../../../engine/event.ts';
import type { CardId, Seat } from '../../../engine/table.ts';
import { changed, type Felt, type Scene, type Scenery, type Script } from '../../../web/table/scene.ts';
import type { MonsterCard } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { foughtBy, healthCorner } from './cards.ts';
import outlines from './marks.icons.json' with { type: 'json' };

export type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
export type Line = { readonly script: Script; readonly sentence: Sentence; readonly scenery: Scenery };
export type Plays = { readonly [Kind in Event['kind']]?: (event: Of<Kind>, line: Line) => void };

export const health = (seat: Seat, by: number): Felt =>
  changed(seat, 'health', by, { icon: outlines.health });
export const stars = (seat: Seat, by: number): Felt => changed(seat, 'stars', by, { icon: outlines.star });

export const here = (script: Script): string | undefined => script.latest?.id;
/** Out of the one backpack, which everybody sees before them, at that moment. */
export const leavesTheBackpack = ({ viewer }: Scenery, ...cards: CardId[]): Felt[] =>
  viewer === 'spectator' ? [] : [changed(viewer, 'cards', -1, { word: '', cards })];

/** The die that is being talked about. */
export const rollHere = (script: Script): string | undefined =>
  here(script)?.startsWith('roll ') ? here(script) : undefined;

/** What stands there goes on standing there: a Trap under the die, a Monster opposite. */
export const opposite = (script: Script): Pick<Scene, 'against' | 'againstLook'> =>
  script.latest?.against === undefined ? {} : facing(script, script.latest.against);

/** It looks as it did when it was last seen: with the Health it had left. */
export function facing(script: Script, against: CardId): Pick<Scene, 'against' | 'againstLook'> {
  const seen = script.find((scene) => scene.against === against && scene.againstLook !== undefined);
  return { against, ...(seen?.againstLook && { againstLook: seen.againstLook }) };
}

/** A Character on the stage: its printed figures are no longer the ones it has. */
export const unnumbered: Pick<Scene, 'look'> = { look: { corners: [], figures: [] } };

export const wounded = (left: number) => ({ corners: [healthCorner(left)] });
export const fighter = ({ faces }: Scenery, card: CardId): MonsterCard =>
  faces[card] as unknown as MonsterCard;

/** Monsters come with the Health they have at this table; other Encounters as they are. */
export function asFoughtHere(scenery: Scenery, card: CardId): Pick<Scene, 'againstLook'> {
  const face = fighter(scenery, card);
  const isMonster = face.kind === 'monster' || face.kind === 'boss';
  return isMonster ? { againstLook: foughtBy(scenery.players, face) } : {};
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
