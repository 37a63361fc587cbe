// A thing on the table: glows when an option points at it, lifts when tapped, can be dragged, explains itself when looked at.

import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Place } from '../../engine/question.ts';
import type { CardFace } from '../../engine/table.ts';
import { type Explanation, useLooking } from './attention.ts';
import { type Drag, useDrag } from './drag.ts';
import { useGlance } from './glance.ts';
import { type Large, useLarge } from './large.ts';
import { lift, tap, usePreviewAt } from './lift.ts';
import { type Choice, type TableModel, useTable } from './model.ts';
import { placeKey } from './place.ts';

const LONG_PRESS_MS = 450;
const HOVER_MS = 380;

export type ThingOf = {
  readonly place: Place;
  /** What it is, in a sentence. */
  readonly label: string;
  /** Enlarged on hover or long press, and dragged, when it is a card whose face may be seen. */
  readonly face?: CardFace;
  /** It is large enough to be read where it lies. */
  readonly isLarge?: boolean;
};

/**
 * Everything a button on the table needs to react like all the others: its props, what is spoken, and what the lifted card
 * would do to it. What it draws is hidden from those who hear the table; they get the sentence instead.
 *
 *     const { props, spoken, preview } = useThing({ place: { spot: 'altar' }, label: 'The altar, 3 karma' });
 *     return <button {...props}><span className="spoken">{spoken}</span><span aria-hidden="true">…</span></button>;
 */
export function useThing({ place, label, face, isLarge }: ThingOf) {
  const model = useTable();
  const large = useLarge(model.attention, isLarge ? undefined : face);
  const preview = usePreviewAt(place);
  const key = placeKey(place);
  const isLifted = useLooking(model.attention, ({ lifted }) => lifted?.place === key);
  const choices = model.choicesAt(place);
  const picked = model.pickedAt(place);
  const look = () => model.attention.turn({ explained: explanation(model, place, label) });
  /** A mouse on its way somewhere asked nothing: what cannot be chosen now leaves the question alone. */
  const passBy = () => model.attention.turn({ explained: explanationInPassing(model, place, label) });
  /** The finger only pushed the row along: what is asked stays to be read. */
  const overlook = () => model.attention.turn({ explained: undefined });
  const act = (event: MouseEvent) => {
    if (picked !== undefined) model.unpick(picked);
    else if (preview !== undefined) model.playAt(key, event);
    else if (choices.length > 0) tap(model, place, event);
    else {
      look();
      large.show(event.currentTarget);
    }
  };
  const drag = useDrag(model, {
    isPossible: face !== undefined && choices.length > 0,
    begin: (element) => lift(model, place, element),
  });
  const glance = useGlance(({ pointerType, currentTarget }) => {
    if (pointerType === 'mouse') passBy();
    else look();
    if (pointerType === 'mouse') large.showAfter(HOVER_MS, currentTarget);
  });
  const props = {
    type: 'button' as const,
    'data-state': stateOf(model, place, { isLifted, isAim: preview !== undefined }),
    'data-hinted': choices.some(({ index }) => index === model.hinted) || undefined,
    'data-walk': '',
    'data-place': key,
    'aria-disabled': choices.length === 0 && picked === undefined && preview === undefined ? true : undefined,
    'aria-pressed': picked !== undefined || isLifted ? true : undefined,
    ...handlers({ large, drag, glance, look, overlook, act }),
  };
  return {
    props,
    preview,
    spoken: accessibleName(label, { choices, isPicked: picked !== undefined, isLifted, preview }),
  };
}

export type ThingState = 'picked' | 'lifted' | 'option' | 'aim' | 'refused' | 'still';

/** How it looks: picked before, lifted, an option, a target of what is lifted, refused with a reason, or of no matter now. */
function stateOf(model: TableModel, place: Place, its: { isLifted: boolean; isAim: boolean }): ThingState {
  if (model.pickedAt(place) !== undefined) return 'picked';
  if (its.isAim) return 'aim';
  if (its.isLifted) return 'lifted';
  if (model.choicesAt(place).length > 0) return 'option';
  return model.whyNotAt(place) ? 'refused' : 'still';
}

type Reactions = {
  large: Large;
  drag: Drag;
  glance: ReturnType<typeof useGlance>;
  look(): void;
  overlook(): void;
  act(event: MouseEvent): void;
};

/** A mouse enlarges by resting on it, a finger by staying on it, a keyboard with Z. */
function handlers({ large, drag, glance, look, overlook, act }: Reactions) {
  return {
    onClick(event: MouseEvent) {
      if (!large.wasPress() && !drag.wasDragged(event)) act(event);
    },
    onPointerEnter: glance.onPointerEnter,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      look();
      drag.press(event);
      if (event.pointerType !== 'mouse') large.showAfter(LONG_PRESS_MS, event.currentTarget, 'press');
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      glance.onPointerMove(event);
      if (drag.move(event)) large.hide();
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      large.stopWaiting();
      drag.letGo(event);
    },
    // The explanation stays until something else is looked at, so that its clause can be opened.
    onPointerLeave: large.hide,
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      large.hide();
      overlook();
      drag.lose(event);
    },
    // A finger's pointer leaves the picture on the card when the card itself takes it: that is not losing it.
    onLostPointerCapture(event: PointerEvent<HTMLElement>) {
      if (event.target === event.currentTarget) drag.lose(event);
    },
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

type Spoken = {
  choices: readonly Choice[];
  isPicked: boolean;
  isLifted: boolean;
  preview: string | undefined;
};

function accessibleName(label: string, { choices, isPicked, isLifted, preview }: Spoken): string {
  if (isPicked) return `${label} — picked; choose again to put it back`;
  if (preview !== undefined) return `${label} — aim here: ${preview}`;
  const [first, second] = choices;
  if (isLifted)
    return `${label} — lifted; ${second ? `its ${choices.length} uses are buttons` : 'choose again to confirm'}`;
  if (first === undefined) return label;
  return second === undefined
    ? `${label} — can be chosen: ${first.label}`
    : `${label} — ${choices.length} options`;
}

function explanation(model: TableModel, place: Place, label: string): Explanation {
  const title = titleOf(model, place, label);
  const why = model.whyNotAt(place);
  if (why !== undefined) return { title, text: why.reason, clause: why.clause };
  const choices = model.choicesAt(place);
  if (choices.length > 0)
    return {
      title,
      text: choices
        .map((choice) => choice.detail ?? (withoutTitle(choice.label, title) || restOf(label, title)))
        .join(' · '),
    };
  if (model.pickedAt(place) !== undefined) return { title, text: 'picked; once more puts it back' };
  const { decision } = model;
  const rest = 'spot' in place || decision === undefined ? restOf(label, title) : '';
  if (decision === undefined || rest !== '') return { title, text: rest };
  return { title, text: 'is not one of the choices now', clause: decision.clause };
}

/** A card that is no choice is read where it lies, or enlarged; of a pile or a seat there is more to say than its name. */
function explanationInPassing(model: TableModel, place: Place, label: string): Explanation | undefined {
  if (!isIdle(model, place)) return explanation(model, place, label);
  const text = 'card' in place ? '' : restOf(label, titleOf(model, place, label));
  return text === '' ? undefined : { title: titleOf(model, place, label), text };
}

const isIdle = (model: TableModel, place: Place): boolean =>
  model.choicesAt(place).length === 0 &&
  model.pickedAt(place) === undefined &&
  model.whyNotAt(place) === undefined;

/** What is said of it after its name. */
const restOf = (label: string, title: string): string => label.slice(title.length + 2);

/** What is called like the thing itself is not called so twice. */
const withoutTitle = (label: string, title: string): string =>
  label === title ? '' : label.startsWith(`${title} `) ? label.slice(title.length + 1) : label;

/** A card's name may have a comma in it. */
function titleOf(model: TableModel, place: Place, label: string): string {
  if ('card' in place) return model.faceOf(place.card).name;
  return label.split(/[.,] /)[0] as string;
}
