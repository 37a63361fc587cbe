// Showing a card large: at once, after resting on it, or while a finger stays on it.

import { useEffect, useRef } from 'react';
import type { CardFace } from '../../engine/table.ts';
import type { Attention, Enlarged } from './attention.ts';

export type Large = {
  readonly isPossible: boolean;
  show(element: Element): void;
  showAfter(milliseconds: number, element: Element, how?: 'press'): void;
  stopWaiting(): void;
  hide(): void;
  /** Was the click that comes now the end of a long press? */
  wasPress(): boolean;
};

export function useLarge(attention: Attention, face: CardFace | undefined): Large {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const shown = useRef<Enlarged | undefined>(undefined);
  const isPressed = useRef(false);
  const stopWaiting = () => clearTimeout(timer.current);
  const show = (element: Element) => {
    if (face === undefined) return;
    shown.current = { face, beside: element.getBoundingClientRect() };
    attention.turn({ enlarged: shown.current });
  };
  // A thing that leaves the table takes its large picture along.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (shown.current && attention.read().enlarged === shown.current)
        attention.turn({ enlarged: undefined });
    },
    [attention],
  );
  return {
    isPossible: face !== undefined,
    show,
    showAfter(milliseconds, element, how) {
      stopWaiting();
      isPressed.current = false;
      timer.current = setTimeout(() => {
        isPressed.current = how === 'press';
        show(element);
      }, milliseconds);
    },
    stopWaiting,
    hide() {
      stopWaiting();
      attention.turn({ enlarged: undefined });
    },
    wasPress() {
      stopWaiting();
      const was = isPressed.current;
      isPressed.current = false;
      return was;
    },
  };
}
