// Dragging a card to where it goes. Let go anywhere else, or lost on the way, it goes back and nothing is answered.

import { type PointerEvent, useRef } from 'react';
import { goToPrompt } from './keyboard.ts';
import { hasSeveralUses, putBack } from './lift.ts';
import type { TableModel } from './model.ts';

/** A hand that trembles is not dragging. */
const LEAST_WAY = 12;
/** The click that a drag ends with comes with the letting go: by the hand's clock, not by when a busy table hears of it. */
const SAME_MOMENT_MS = 50;

export type Drag = {
  press(event: PointerEvent<HTMLElement>): void;
  /** True when this movement begins a drag. */
  move(event: PointerEvent<HTMLElement>): boolean;
  letGo(event: PointerEvent<HTMLElement>): void;
  /** The pointer was taken away: by the browser, by another window. */
  lose(event: PointerEvent<HTMLElement>): void;
  /** Is this click the end of a drag? */
  wasDragged(click: { readonly timeStamp: number }): boolean;
};

type Dragged = {
  readonly element: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
};

export function useDrag(
  model: TableModel,
  its: { isPossible: boolean; begin(element: Element): void },
): Drag {
  const dragged = useRef<Dragged | undefined>(undefined);
  const ended = useRef(0);
  const end = ({ timeStamp }: { timeStamp: number }) => {
    const { element, isMoving } = dragged.current ?? {};
    dragged.current = undefined;
    if (!element || !isMoving) return;
    element.style.removeProperty('translate');
    element.removeAttribute('data-dragged');
    ended.current = timeStamp;
    model.attention.turn({ over: undefined });
  };
  return {
    press({ currentTarget, pointerId, clientX, clientY, isPrimary, button }) {
      if (!its.isPossible || !isPrimary || button !== 0) return;
      dragged.current = {
        element: currentTarget,
        pointer: pointerId,
        x: clientX,
        y: clientY,
        isMoving: false,
      };
    },
    move({ clientX, clientY, pointerId, pointerType }) {
      const now = dragged.current;
      if (now === undefined || now.pointer !== pointerId) return false;
      const [dx, dy] = [clientX - now.x, clientY - now.y];
      const begins = !now.isMoving && Math.hypot(dx, dy) > LEAST_WAY && (pointerType === 'mouse' || dy < 0);
      if (begins) {
        now.isMoving = true;
        now.element.setPointerCapture(pointerId);
        now.element.setAttribute('data-dragged', '');
        its.begin(now.element);
      }
      if (!now.isMoving) return false;
      now.element.style.translate = `${dx}px ${dy}px`;
      model.attention.turn({ over: targetAt(now.element, clientX, clientY)?.name });
      return begins;
    },
    letGo(event) {
      const now = dragged.current;
      if (!now?.isMoving) return end(event);
      const target = targetAt(now.element, event.clientX, event.clientY);
      end(event);
      const { lifted } = model.attention.read();
      if (target === undefined || lifted === undefined) {
        putBack(model);
        goToPrompt(); // Enter is for the golden button again, not for the card the hand has let go.
      } else if (target.place !== undefined)
        model.playAt(target.place, { detail: 0, timeStamp: event.timeStamp });
      else if (!hasSeveralUses(lifted)) model.choose(lifted.chosen);
    },
    lose(event) {
      if (dragged.current?.isMoving) putBack(model);
      end(event);
    },
    wasDragged: (click) => click.timeStamp - ended.current < SAME_MOMENT_MS,
  };
}

type Target = { readonly name: string; readonly place?: string };

/** What lies under the card: a seat or slot that it can be aimed at, or the stage, where it is simply played. */
function targetAt(dragged: Element, x: number, y: number): Target | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (dragged.contains(element)) continue;
    const aim =
      element.closest<HTMLElement>('[data-state="aim"]') ??
      element.querySelector<HTMLElement>(':scope > [data-state="aim"]');
    if (aim?.dataset.place) return { name: aim.dataset.place, place: aim.dataset.place };
    if (element.closest('[data-drop]')) return { name: 'stage' };
  }
  return undefined;
}
