// The model that feeds every piece of a table, drawn and spoken alike: who sees what, what may be chosen, why not.

import { createContext, useContext } from 'react';
import { withNames } from '../../engine/names.ts';
import type { Decision, Key, NotPossible, OptionView, Place } from '../../engine/question.ts';
import type { CardFace, CardId, Seat, Viewer } from '../../engine/table.ts';
import type { Attention } from './attention.ts';
import type { CardLook, LookOf } from './card-look.ts';
import { placeKey } from './place.ts';
import type { PublicBox, SeatPlan, Snapshot, Told } from './public-game.ts';

/** An option of the pending decision, with the number that chooses it on a keyboard. */
export type Choice = OptionView & { readonly index: number; readonly number: number };

export type TableModel = {
  readonly box: PublicBox;
  readonly viewer: Viewer;
  readonly snapshot: Snapshot;
  /** What happened since the last snapshot: for dice, shakes and floating numbers. */
  readonly events: readonly Told[];
  readonly seats: readonly SeatPlan[];
  readonly decision: Decision | undefined;
  readonly choices: readonly Choice[];
  /** Index of the option that a bot would take, after somebody asked for a hint. */
  readonly hinted: number | undefined;
  /** Seconds that a step of an animation takes; 0 when things change in place. */
  readonly pace: number;
  readonly attention: Attention;
  /** Was this card to be seen a moment ago? If not, it flies in from its deck. */
  wasSeen(card: CardId): boolean;
  choicesAt(place: Place): readonly Choice[];
  whyNotAt(place: Place): NotPossible | undefined;
  /** Is it one of several picks made so far? */
  pickedAt(place: Place): Key | undefined;
  faceOf(card: CardId): CardFace;
  lookOf(face: CardFace): CardLook;
  nameOfSeat(seat: Seat): string;
  choose(index: number): void;
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
> & { readonly lookOf: LookOf };

const UNKNOWN_FACE: CardFace = { key: 'unknown', name: 'A card', deck: '', text: '' };

export function tableModel(parts: ModelParts): TableModel {
  const { snapshot, seats, box } = parts;
  const { decision } = snapshot;
  const nameOf = (seat: Seat) => seats[seat]?.name;
  const choices = (decision?.options ?? []).map((option, index) => ({
    ...option,
    label: withNames(option.label, nameOf),
    ...(option.detail === undefined ? {} : { detail: withNames(option.detail, nameOf) }),
    index,
    number: index + 1,
  }));
  const byPlace = Map.groupBy(choices, (choice) => (choice.at === undefined ? '' : placeKey(choice.at)));
  const refused = new Map(
    (decision?.notPossible ?? []).flatMap((each) =>
      each.at === undefined ? [] : [[placeKey(each.at), each]],
    ),
  );
  return {
    ...parts,
    viewer: snapshot.viewer,
    decision,
    choices,
    choicesAt: (place) => byPlace.get(placeKey(place)) ?? [],
    whyNotAt: (place) => refused.get(placeKey(place)),
    pickedAt: (place) => pickedKey(decision, place),
    faceOf: (card) => box.faces[card] ?? UNKNOWN_FACE,
    nameOfSeat: (seat) => seats[seat]?.name ?? `Player ${seat + 1}`,
  };
}

function pickedKey(decision: Decision | undefined, place: Place): Key | undefined {
  const wanted = placeKey(place);
  return decision?.picking?.picked.find(({ at }) => at !== undefined && placeKey(at) === wanted)?.key;
}
