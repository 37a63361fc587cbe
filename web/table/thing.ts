// A thing on the table: glows when an option points at it, answers when clicked, explains itself when looked at.

import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { withNames } from '../../engine/names.ts';
import type { Place } from '../../engine/question.ts';
import type { CardFace } from '../../engine/table.ts';
import type { Explanation } from './attention.ts';
import { type Large, useLarge } from './large.ts';
import { type Choice, type TableModel, useTable } from './model.ts';

const LONG_PRESS_MS = 450;
const HOVER_MS = 380;

export type ThingOf = {
  readonly place: Place;
  /** What it is, in a sentence. */
  readonly label: string;
  /** Enlarged on hover or long press, when it is a card whose face may be seen. */
  readonly face?: CardFace;
};

/**
 * Everything a button on the table needs to react like all the others: its props, and what is spoken. What it draws is
 * hidden from those who hear the table; they get the sentence instead.
 *
 *     const { props, spoken } = useThing({ place: { spot: 'altar' }, label: 'The altar, 3 karma' });
 *     return <button {...props}><span className="spoken">{spoken}</span><span aria-hidden="true">…</span></button>;
 */
export function useThing({ place, label, face }: ThingOf) {
  const model = useTable();
  const large = useLarge(model.attention, face);
  const choices = model.choicesAt(place);
  const picked = model.pickedAt(place);
  const look = () => model.attention.turn({ explained: explanation(model, place, label) });
  const act = (element: Element) => {
    const [first, second] = choices;
    if (picked !== undefined) model.unpick(picked);
    else if (second) model.attention.turn({ narrowed: choices.map(({ index }) => index) });
    else if (first) model.choose(first.index);
    else {
      look();
      large.show(element);
    }
  };
  const props = {
    type: 'button' as const,
    'data-state': stateOf(model, place),
    'data-hinted': choices.some(({ index }) => index === model.hinted) || undefined,
    'data-walk': '',
    'aria-disabled': choices.length === 0 && picked === undefined ? true : undefined,
    'aria-pressed': picked === undefined ? undefined : true,
    ...handlers({ large, look, act }),
  };
  return { props, spoken: accessibleName(label, { choices, isPicked: picked !== undefined }) };
}

/** How it looks: picked before, an option, refused with a reason, or of no matter to the question. */
function stateOf(model: TableModel, place: Place): 'picked' | 'option' | 'refused' | 'still' {
  if (model.pickedAt(place) !== undefined) return 'picked';
  if (model.choicesAt(place).length > 0) return 'option';
  return model.whyNotAt(place) ? 'refused' : 'still';
}

type Reactions = { large: Large; look(): void; act(element: Element): void };

/** The second half of a double click: by then the next question may stand under the pointer, and nobody has read it. */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1;

/** A mouse enlarges by resting on it, a finger by staying on it, a keyboard with Z. */
function handlers({ large, look, act }: Reactions) {
  return {
    onClick(event: MouseEvent) {
      if (!large.wasPress() && !isSecondClick(event)) act(event.currentTarget);
    },
    onPointerEnter({ pointerType, currentTarget }: PointerEvent) {
      look();
      if (pointerType === 'mouse') large.showAfter(HOVER_MS, currentTarget);
    },
    onPointerDown({ pointerType, currentTarget }: PointerEvent) {
      if (pointerType !== 'mouse') large.showAfter(LONG_PRESS_MS, currentTarget, 'press');
    },
    onPointerUp: large.stopWaiting,
    // The explanation stays until something else is looked at, so that its clause can be opened.
    onPointerLeave: large.hide,
    onPointerCancel: large.hide,
    onFocus: look,
    onBlur: large.hide,
    onKeyDown({ key, currentTarget }: KeyboardEvent) {
      if (key.toLowerCase() === 'z') large.show(currentTarget);
    },
    onContextMenu(event: { preventDefault(): void }) {
      if (large.isPossible) event.preventDefault();
    },
  };
}

function accessibleName(
  label: string,
  { choices, isPicked }: { choices: readonly Choice[]; isPicked: boolean },
) {
  if (isPicked) return `${label} — picked; choose again to put it back`;
  const [first, second] = choices;
  if (first === undefined) return label;
  return second === undefined
    ? `${label} — option ${first.number}: ${first.label}`
    : `${label} — ${choices.length} options`;
}

function explanation(model: TableModel, place: Place, label: string): Explanation {
  const title = label.split(/[.,] /)[0] as string;
  const why = model.whyNotAt(place);
  if (why !== undefined) return { title, text: withNames(why.reason, model.nameOfSeat), clause: why.clause };
  const choices = model.choicesAt(place);
  if (choices.length > 0)
    return { title, text: choices.map(({ label, detail }) => detail ?? label).join(' · ') };
  if (model.pickedAt(place) !== undefined) return { title, text: 'picked; click again to put it back' };
  const { decision } = model;
  if (decision === undefined) return { title, text: label.slice(title.length + 2) };
  return { title, text: 'is not one of the choices now', clause: decision.clause };
}
