// The model that feeds every piece of a table, drawn and spoken alike: who sees what, what may be chosen, why not.

import { createContext, useContext, useSyncExternalStore } from 'react';
import { withNames } from '../../engine/names.ts';
import type { Decision, Key, NotPossible, OptionView, Place } from '../../engine/question.ts';
import type { CardFace, CardId, Seat, Viewer } from '../../engine/table.ts';
import type { Attention } from './attention.ts';
import type { CardLook, LookOf } from './card-look.ts';
import type { Directed, Director } from './director.ts';
import type { Aim, Press } from './lift.ts';
import type { Painting } from './painting.ts';
import { placeKey } from './place.ts';
import type { PublicBox, SeatPlan, Snapshot } from './public-game.ts';
import type { Remarks } from './remark.ts';

/** An option of the pending decision. */
export type Choice = OptionView & { readonly index: number };

export type TableModel = {
  readonly box: PublicBox;
  readonly viewer: Viewer;
  /** The table as far as the director has revealed it. */
  readonly snapshot: Snapshot;
  readonly director: Director;
  readonly seats: readonly SeatPlan[];
  /** Faces of the bots, by seat and round again; none in a game without pictures. */
  readonly portraits: readonly Painting[];
  /** The card whose portrait stands at a seat, if the game has such cards. */
  portraitCard(seat: Seat): CardId | undefined;
  /** What the others exclaim when it hits them. */
  readonly remarks: Remarks;
  readonly decision: Decision | undefined;
  readonly choices: readonly Choice[];
  /** Index of the option that a bot would take, after somebody asked for a hint. */
  readonly hinted: number | undefined;
  /** Seconds that a step of an animation takes; 0 when things change in place. */
  readonly pace: number;
  readonly confirms: 'twice' | 'at once';
  readonly attention: Attention;
  /** How many choices had been made when the viewer last chose: deeds since are still in the bubbles. */
  readonly chosenAt: number;
  /** Was this card to be seen a moment ago? If not, it flies in from its deck. */
  wasSeen(card: CardId): boolean;
  choicesAt(place: Place): readonly Choice[];
  whyNotAt(place: Place): NotPossible | undefined;
  /** Is it one of several picks made so far? */
  pickedAt(place: Place): Key | undefined;
  /** Does this pick complete the selection, though more could be picked? */
  isLastPick(choice: Choice): boolean;
  /** Of these buttons, the one to stand out. */
  mainOf(free: readonly Choice[], all: readonly Choice[]): Choice | undefined | null;
  /** Of several uses of what is lifted, the one that stands first. */
  mainUse(uses: readonly Choice[]): Choice | undefined;
  /** Where an option could be aimed in the same go. */
  aimOf(option: number): Aim | undefined;
  faceOf(card: CardId): CardFace;
  lookOf(face: CardFace): CardLook;
  nameOfSeat(seat: Seat): string;
  choose(index: number): void;
  /** Plays what is lifted and aims it at this place, if that is what is asked next. */
  playAt(place: string, by: Press): void;
  unpick(key: Key): void;
  openClause(id: string): void;
};

const Context = createContext<TableModel | undefined>(undefined);
export const TableProvider = Context.Provider;

export function useTable(): TableModel {
  const model = useContext(Context);
  if (model === undefined) throw new Error('Pieces of the table stand inside a <TableProvider>.');
  return model;
}

/** A part of what is being played; drawn again only when that part changes. */
export function useDirected<Part>(part: (now: Directed) => Part): Part {
  const { director } = useTable();
  const read = () => part(director.read() as Directed);
  return useSyncExternalStore(director.subscribe, read, read);
}

/** What `tableModel` is made from; the rest it works out. */
export type ModelParts = Omit<
  TableModel,
  | 'viewer'
  | 'decision'
  | 'choices'
  | 'choicesAt'
  | 'whyNotAt'
  | 'pickedAt'
  | 'faceOf'
  | 'lookOf'
  | 'nameOfSeat'
  | 'aimOf'
> & { readonly lookOf: LookOf; aimOf(choice: Choice, choices: readonly Choice[]): Aim | undefined };

const UNKNOWN_FACE: CardFace = { key: 'unknown', name: 'A card', deck: '', text: '' };

export const faceIn = (box: PublicBox, card: CardId): CardFace => box.faces[card] ?? UNKNOWN_FACE;

export function tableModel(parts: ModelParts): TableModel {
  const { snapshot, seats, box } = parts;
  const { viewer } = snapshot;
  const nameOf = (seat: Seat) => (seat === viewer ? 'you' : seats[seat]?.name);
  const decision = snapshot.decision && withPeople(snapshot.decision, seats, nameOf);
  const choices = (decision?.options ?? []).map((option, index) => ({
    ...option,
    label: capital(withNames(option.label, nameOf)),
    ...(option.detail === undefined ? {} : { detail: withNames(option.detail, nameOf) }),
    index,
  }));
  const byPlace = choicesByPlace(choices);
  const refused = new Map(
    (decision?.notPossible ?? []).flatMap((each) =>
      each.at === undefined ? [] : [[placeKey(each.at), each]],
    ),
  );
  const aims = new Map<number, Aim | undefined>();
  return {
    ...parts,
    viewer,
    decision,
    choices,
    choicesAt: (place) => byPlace.get(placeKey(place)) ?? [],
    whyNotAt: (place) => refused.get(placeKey(place)),
    pickedAt: (place) => pickedKey(decision, place),
    aimOf(option) {
      if (!aims.has(option)) aims.set(option, choices[option] && parts.aimOf(choices[option], choices));
      return aims.get(option);
    },
    faceOf: (card) => faceIn(box, card),
    nameOfSeat: (seat) => seats[seat]?.name ?? `Player ${seat + 1}`,
  };
}

type NameOf = (seat: Seat) => string | undefined;

/** What is asked and why, and what is not possible, of people with names: everybody is called by it where something is forbidden. */
function withPeople(decision: Decision, seats: readonly SeatPlan[], nameOf: NameOf): Decision {
  const { ask, why, notPossible } = decision;
  return {
    ...decision,
    ask: capital(withNames(ask, nameOf)),
    ...(why !== undefined && { why: capital(withNames(why, nameOf)) }),
    notPossible: notPossible.map((each) => ({
      ...each,
      reason: withNames(each.reason, (seat) => seats[seat]?.name),
    })),
  };
}

/** A card that is like the one an option points at is as good as that one. */
export function choicesByPlace(choices: readonly Choice[]): Map<string, Choice[]> {
  const byPlace = new Map<string, Choice[]>();
  for (const choice of choices)
    for (const key of placesOf(choice).map(placeKey)) byPlace.set(key, [...(byPlace.get(key) ?? []), choice]);
  return byPlace;
}

const placesOf = ({ at, alike = [] }: Choice): Place[] => [
  ...(at === undefined ? [] : [at]),
  ...alike.map((card) => ({ card })),
];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function pickedKey(decision: Decision | undefined, place: Place): Key | undefined {
  const wanted = placeKey(place);
  return decision?.picking?.picked.find(({ at }) => at !== undefined && placeKey(at) === wanted)?.key;
}
