// What was on the stage lately, gathered from what was told: the card, its dice and line, and what it did to whom.

import type { CardId, Seat } from '../../../engine/table.ts';
import type { Face } from '../cards/card.ts';
import type { Event } from '../events.ts';
import { type CardsOfSeats, type Consequence, consequenceOf } from './consequence.ts';

export type FightScene = {
  readonly beast: CardId;
  readonly points: number;
  readonly cards?: readonly CardId[];
  readonly total?: number;
  readonly end?: 'beaten' | 'wandered off' | 'too strong' | 'led away';
};

export type Scene = {
  /** Counts up, so that a scene can be told from the one before. */
  readonly id: number;
  readonly kind: 'play' | 'blunder' | 'ability' | 'fight' | 'ghost';
  readonly by: Seat;
  readonly card?: CardId;
  readonly at?: Seat;
  readonly dice: readonly number[];
  readonly row?: number;
  readonly lost: CardsOfSeats;
  readonly gained: CardsOfSeats;
  readonly others: readonly Consequence[];
  readonly fight?: FightScene;
  /** Cards that were shown or looked at, and whose they were; the Quest deck's have no owner. */
  readonly seen?: { readonly cards: readonly CardId[]; readonly of?: Seat; readonly by: Seat };
};

/** The scenes of this match, the latest last; a new turn closes the latest, so that nothing is added to it. */
export type Scenes = { readonly scenes: readonly Scene[]; readonly isOpen: boolean };

export const NO_SCENES: Scenes = { scenes: [], isOpen: false };

const MOST_KEPT = 12;

/** Abilities that answer something belong to the scene they answer; these make one of their own. */
const OPENING_TIMINGS: readonly Face['timing'][] = ['T-MAIN', 'T-START'];

export function gather(before: Scenes, events: readonly Event[], faces: readonly Face[]): Scenes {
  return events.reduce((scenes, event) => next(scenes, event, faces), before);
}

function next(before: Scenes, event: Event, faces: readonly Face[]): Scenes {
  if (event.kind === 'turn') return { ...before, isOpen: false };
  const opening = openingOf(event, faces);
  if (opening !== undefined) {
    const id = (before.scenes.at(-1)?.id ?? 0) + 1;
    const scene: Scene = { dice: [], lost: new Map(), gained: new Map(), others: [], ...opening, id };
    return { scenes: [...before.scenes, scene].slice(-MOST_KEPT), isOpen: true };
  }
  if (!before.isOpen) return before;
  const at = sceneConcerned(before.scenes, event);
  const scene = before.scenes[at];
  return scene === undefined ? before : { ...before, scenes: before.scenes.with(at, changed(scene, event)) };
}

function openingOf(
  event: Event,
  faces: readonly Face[],
): (Pick<Scene, 'kind' | 'by'> & Partial<Scene>) | undefined {
  switch (event.kind) {
    case 'played':
      return { kind: 'play', by: event.seat, card: event.card };
    case 'blunder':
      return { kind: 'blunder', by: event.seat, card: event.card };
    case 'ability':
      if (!OPENING_TIMINGS.includes(faces[event.card]?.timing ?? '')) return undefined;
      return { kind: 'ability', by: event.seat, card: event.card };
    case 'turnedUp': {
      const { seat, beast, points, die } = event;
      return { kind: 'fight', by: seat, fight: { beast, points }, dice: die === undefined ? [] : [die] };
    }
    case 'ghostRolled':
      return { kind: 'ghost', by: event.seat, dice: [event.die] };
    default:
      return undefined;
  }
}

/** An event that names its card belongs to that card's scene, any other to the latest. */
function sceneConcerned(scenes: readonly Scene[], event: Event): number {
  const latest = scenes.length - 1;
  if ('beast' in event) {
    const fight = scenes.findLastIndex((scene) => scene.fight?.beast === event.beast);
    return fight < 0 ? latest : fight;
  }
  if (event.kind === 'putDown') {
    const fight = scenes.findLastIndex((scene) => scene.fight !== undefined && scene.by === event.seat);
    return fight < 0 ? latest : fight;
  }
  if (!('card' in event) || !OF_A_CARD.includes(event.kind)) return latest;
  const named = scenes.findLastIndex(({ card }) => card === event.card);
  return named < 0 ? latest : named;
}

const OF_A_CARD: readonly Event['kind'][] = [
  'aimed',
  'rolled',
  'rerolled',
  'named',
  'outcome',
  'noEffect',
  'blocked',
];

function changed(scene: Scene, event: Event): Scene {
  switch (event.kind) {
    case 'aimed':
      return { ...scene, at: event.at };
    case 'rolled':
    case 'named':
      return { ...scene, dice: [event.die] };
    case 'rerolled':
      return { ...scene, dice: [...scene.dice, event.die] };
    case 'outcome':
      return { ...scene, row: event.row };
    case 'discarded':
      return counted(scene, event.card, { lost: event.seat });
    case 'drew':
    case 'salvaged':
      return counted(scene, event.card, { gained: event.seat });
    case 'stole':
      return counted(scene, event.card, { lost: event.from, gained: event.seat });
    case 'handed':
      return counted(scene, event.card, { lost: event.seat, gained: event.to });
    case 'ghostDrew':
      return { ...scene, card: event.card };
    case 'putDown':
      return { ...scene, ...(scene.fight && { fight: { ...scene.fight, ...putDownOf(event) } }) };
    case 'looked':
    case 'showed':
    case 'scried':
      return event.cards === undefined ? noted(scene, event) : { ...noted(scene, event), ...seenOf(event) };
    default:
      return noted(ended(scene, event), event);
  }
}

const putDownOf = ({ cards, total }: Extract<Event, { kind: 'putDown' }>) => ({ cards, total });

type SeeingEvent = Extract<Event, { kind: 'looked' | 'showed' | 'scried' }>;

function seenOf(event: SeeingEvent): Pick<Scene, 'seen'> {
  const { cards = [], seat: by } = event;
  const of = event.kind === 'looked' ? event.at : event.kind === 'showed' ? event.seat : undefined;
  return { seen: { cards, by, ...(of === undefined ? {} : { of }) } };
}

type Moved = { readonly lost?: Seat; readonly gained?: Seat };

function counted(scene: Scene, card: CardId | undefined, { lost, gained }: Moved): Scene {
  return {
    ...scene,
    lost: lost === undefined ? scene.lost : oneMore(scene.lost, lost, card),
    gained: gained === undefined ? scene.gained : oneMore(scene.gained, gained, card),
  };
}

const oneMore = (cards: CardsOfSeats, seat: Seat, card: CardId | undefined): CardsOfSeats =>
  new Map(cards).set(seat, [...(cards.get(seat) ?? []), card]);

const ENDS: Partial<Record<Event['kind'], NonNullable<FightScene['end']>>> = {
  beat: 'beaten',
  fled: 'wandered off',
  overwhelmed: 'too strong',
  dismissed: 'led away',
};

function ended(scene: Scene, { kind }: Event): Scene {
  const end = ENDS[kind];
  return end === undefined || scene.fight === undefined
    ? scene
    : { ...scene, fight: { ...scene.fight, end } };
}

function noted(scene: Scene, event: Event): Scene {
  const consequence = consequenceOf(event);
  return consequence === undefined ? scene : { ...scene, others: [...scene.others, consequence] };
}
