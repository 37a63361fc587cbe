// A thing on the table: glows when an option points at it, answers when clicked, explains itself when looked at.

import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { withNames } from '../../engine/names.ts';
import type { Place } from '../../engine/question.ts';
import type { CardFace } from '../../engine/table.ts';
import type { Explanation } from './attention.ts';
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
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasPressedLong = useRef(false);
  const choices = model.choicesAt(place);
  const picked = model.pickedAt(place);
  const first = choices[0];
  const enlarge = (element: Element) =>
    face && model.attention.turn({ enlarged: { face, beside: element.getBoundingClientRect() } });
  const later = (milliseconds: number, element: Element, isPress: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      wasPressedLong.current = isPress;
      enlarge(element);
    }, milliseconds);
  };
  const look = () => model.attention.turn({ explained: explanation(model, place, label) });
  // The explanation stays until something else is looked at, so that its clause can be opened.
  const away = () => {
    clearTimeout(timer.current);
    model.attention.turn({ enlarged: undefined });
  };
  const spoken = accessibleName(label, { choices, isPicked: picked !== undefined });
  const props = {
    type: 'button' as const,
    'data-state':
      picked !== undefined ? 'picked' : first ? 'option' : model.whyNotAt(place) ? 'refused' : 'still',
    'data-hinted': choices.some(({ index }) => index === model.hinted) || undefined,
    'data-walk': '',
    'aria-disabled': first === undefined && picked === undefined ? true : undefined,
    'aria-pressed': picked === undefined ? undefined : true,
    onClick(event: { currentTarget: Element }) {
      clearTimeout(timer.current);
      if (wasPressedLong.current) wasPressedLong.current = false;
      else if (picked !== undefined) model.unpick(picked);
      else if (choices.length > 1) model.attention.turn({ narrowed: choices.map(({ index }) => index) });
      else if (first) model.choose(first.index);
      else {
        look();
        enlarge(event.currentTarget);
      }
    },
    onPointerEnter(event: PointerEvent) {
      look();
      if (event.pointerType === 'mouse') later(HOVER_MS, event.currentTarget, false);
    },
    onPointerLeave: away,
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'mouse') later(LONG_PRESS_MS, event.currentTarget, true);
    },
    onPointerUp: () => clearTimeout(timer.current),
    onPointerCancel: away,
    onFocus: look,
    onBlur: away,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'z' || event.key === 'Z') enlarge(event.currentTarget);
    },
    onContextMenu(event: { preventDefault(): void }) {
      if (face) event.preventDefault();
    },
  };
  return { props, spoken };
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
