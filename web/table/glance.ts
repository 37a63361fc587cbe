// Looking at a thing: a pointer that moves onto it looks; a thing that appears under a resting mouse was not looked at.

import { type PointerEvent, useRef } from 'react';

type At = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerType'>;

/** Where the mouse last moved to, or a finger tapped: after a tap the browser takes a mouse to rest there. */
let rests: { readonly x: number; readonly y: number } | undefined;

/** From now on it is known where the mouse rests. Begun with the page: the tap that opens a table comes before it. */
export function watchTheMouse(): void {
  const moved = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    rests = { x, y };
  };
  for (const kind of ['pointermove', 'pointerdown'] as const) document.addEventListener(kind, moved, true);
}

/** A finger is measured more finely than a mouse. */
const A_DOT = 1;

/** Entering comes before moving: a mouse that enters where it rests already has not moved, but something came under it. */
export const hasCome = ({ clientX, clientY, pointerType }: At, from = rests): boolean =>
  pointerType !== 'mouse' ||
  from === undefined ||
  Math.abs(from.x - clientX) >= A_DOT ||
  Math.abs(from.y - clientY) >= A_DOT;

/** The props of something that is looked at: at once by a pointer that comes, later by one that lay there and moves. */
export function useGlance(look: (event: PointerEvent<HTMLElement>) => void) {
  const isSeen = useRef(false);
  const see = (event: PointerEvent<HTMLElement>) => {
    isSeen.current = true;
    look(event);
  };
  return {
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      isSeen.current = false;
      if (hasCome(event)) see(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!isSeen.current) see(event);
    },
  };
}
