// The hand as control: a tap lifts, a second one confirms; a lifted card may be aimed at a seat or a slot in the same go.

import type { Place } from '../../engine/question.ts';
import { type Lifted, useLooking } from './attention.ts';
import { goToUses } from './keyboard.ts';
import { type Choice, type TableModel, useTable } from './model.ts';
import { placeKey } from './place.ts';

/** Nobody reads, understands and answers in less: it is the other half of a double click. */
export const SHORTEST_THOUGHT_MS = 350;

/**
 * Where a lifted option could go next, and what it would do there. The table plays and aims in one go if the question that
 * follows is the expected one, and stops if something came between. A board exports `aimsOf` beside `Board`:
 *
 *     export const aimsOf: AimsOf = ({ choice, faces }) =>
 *       isWeapon(choice) ? { question: 'choose-target', at: others.map((seat) => ({ place: { seat }, preview: '−1 or −2' })) } : undefined;
 */
export type Aim = {
  readonly question: string;
  /** Whoever it is aimed at is better off: no crosshairs, and not in the colour of wounds. */
  readonly isKind?: true;
  readonly at: readonly {
    readonly place: Place;
    readonly preview: string;
    /** The option of the same question that says just this: nothing is asked afterwards. */
    readonly option?: number;
  }[];
};

export function useLifted(): Choice | undefined {
  const model = useTable();
  const lifted = useLooking(model.attention, (looking) => looking.lifted);
  return lifted && model.choices[lifted.chosen];
}

/** All that what is lifted could be used for. */
export function useUses(): readonly Choice[] {
  const model = useTable();
  const lifted = useLooking(model.attention, (looking) => looking.lifted);
  return lifted === undefined ? [] : mainFirst(model, usesOf(model, lifted));
}

/** What a lifted card would do at this place. */
export function usePreviewAt(place: Place): string | undefined {
  const model = useTable();
  return useLooking(model.attention, ({ lifted }) => previewAt(model, lifted, place));
}

/** Does what is lifted do good to whom it is aimed at? */
export function useIsKind(): boolean {
  const model = useTable();
  return useLooking(model.attention, ({ lifted }) =>
    lifted === undefined ? false : model.aimOf(lifted.chosen)?.isKind === true,
  );
}

function previewAt(model: TableModel, lifted: Lifted | undefined, place: Place): string | undefined {
  if (lifted === undefined) return undefined;
  const key = placeKey(place);
  return model.aimOf(lifted.chosen)?.at.find((each) => placeKey(each.place) === key)?.preview;
}

/** A tap on a thing that options point at: picks, lifts, or confirms what is lifted already. Of several uses the buttons decide. */
export function tap(model: TableModel, place: Place, by: Press & { currentTarget: Element }): void {
  const { attention } = model;
  const { lifted } = attention.read();
  const choices = model.choicesAt(place);
  const [first] = choices;
  if (first === undefined) return;
  if (lifted?.place === placeKey(place)) {
    if (hasSeveralUses(lifted)) goToUses();
    else if (!isTooSoon(lifted.since, by)) model.choose(lifted.chosen);
  } else if (choices.length === 1 && (model.confirms === 'at once' || isFreePick(model, first)))
    model.choose(first.index);
  else lift(model, place, by.currentTarget);
}

/** Which of them is meant, no second tap and no letting go can say. */
export const hasSeveralUses = ({ options }: Lifted): boolean => options.length > 1;

/** What is lifted could be used for these. For a moment it may belong to the question before, which offered more. */
export const usesOf = ({ choices }: Pick<TableModel, 'choices'>, { options }: Lifted): readonly Choice[] =>
  options.flatMap((index) => choices[index] ?? []);

function mainFirst({ mainUse }: Pick<TableModel, 'mainUse'>, uses: readonly Choice[]): readonly Choice[] {
  const main = mainUse(uses);
  return main === undefined ? uses : [main, ...uses.filter((use) => use !== main)];
}

/** What a use of a card is called beside the card itself: "Short Sword into Weapon slot" is "Into Weapon slot" there. */
export function shortLabel(label: string, card: string): string {
  const words = label.replace(`${card} `, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function lift(model: TableModel, place: Place, element: Element): void {
  const choices = model.choicesAt(place);
  const [first] = choices;
  if (first === undefined) return;
  model.attention.turn({
    enlarged: undefined,
    lifted: {
      place: placeKey(place),
      options: choices.map(({ index }) => index),
      chosen: first.index,
      isFromHand: element.closest('.hand') !== null,
      since: performance.now(),
    },
  });
}

export const putBack = ({ attention }: TableModel): void =>
  attention.turn({ lifted: undefined, over: undefined });

type FreePick = Pick<TableModel, 'decision' | 'isLastPick'>;

/** A pick that can be taken back needs no second word; the one that completes the selection does. */
export function isFreePick({ decision, isLastPick }: FreePick, choice: Choice): boolean {
  const picking = decision?.picking;
  return picking !== undefined && picking.picked.length + 1 < picking.max && !isLastPick(choice);
}

/** When the finger came down, by its own clock: on a busy machine the table hears of it later. */
export type Press = { readonly detail: number; readonly timeStamp: number };

/** Keys count always: who holds one down is not asked twice. */
export const isTooSoon = (since: number, { detail, timeStamp }: Press): boolean =>
  detail > 0 && timeStamp - since < SHORTEST_THOUGHT_MS;
