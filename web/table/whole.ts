// What stands on the stage is seen whole: whatever is too large for it is drawn smaller.

import { type RefObject, useLayoutEffect, useRef } from 'react';
import { beforePaint } from './before-paint.ts';

/** Smaller than this nobody would want to look at it. */
const SMALLEST = 0.45;
const TRIES = 12;
/** Lines wrap otherwise when they are smaller: a little less than was reckoned is enough. */
const A_LITTLE_LESS = 0.97;

/** Measured anew before a drawing is painted, and when the stage changes its size: `<section ref={useWhole<HTMLElement>()}>`. */
export function useWhole<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => beforePaint(() => fitting(part.current)));
  useLayoutEffect(() => {
    const stage = part.current?.parentElement;
    if (!stage) return;
    const observer = new ResizeObserver(() => fitting(part.current)?.());
    observer.observe(stage);
    return () => observer.disconnect();
  }, []);
  return part;
}

/** So much smaller than its room, it might as well be drawn larger again. */
const ROOM_TO_GROW = 0.85;

/** How to make it fit, if it does not. Begins with the size it had: every try lays the scene out anew, and most beats change little. */
function fitting(part: HTMLElement | null): (() => void) | undefined {
  const stage = part?.parentElement;
  if (!part || !stage || stage.clientHeight === 0) return undefined;
  const scale = Number(part.style.getPropertyValue('--fit') || 1);
  const { excess, down } = excessOf(part, stage);
  // Lines fill the width however small they are drawn: whether there is room shows in the height.
  if (scale < 1 && down < ROOM_TO_GROW) return () => shrink(part, stage, 1, drawnAt(part, stage, 1).excess);
  return excess > 1 && scale > SMALLEST ? () => shrink(part, stage, scale, excess) : undefined;
}

function shrink(part: HTMLElement, stage: HTMLElement, before: number, excessBefore: number): void {
  let [scale, excess, tooLarge, down] = [before, excessBefore, before, 1];
  for (let tries = 0; tries < TRIES && excess > 1 && scale > SMALLEST; tries++) {
    tooLarge = scale;
    scale = Math.max(SMALLEST, (scale / excess) * A_LITTLE_LESS);
    ({ excess, down } = drawnAt(part, stage, scale));
  }
  if (down < ROOM_TO_GROW && scale < tooLarge) growAgain(part, stage, scale, tooLarge);
}

const TRIES_TO_GROW = 3;

/** Smaller words take fewer lines: then it has become smaller than it need be. */
function growAgain(part: HTMLElement, stage: HTMLElement, fits: number, tooLarge: number): void {
  let [low, high, drawn] = [fits, tooLarge, fits];
  for (let tries = 0; tries < TRIES_TO_GROW; tries++) {
    drawn = (low + high) / 2;
    if (drawnAt(part, stage, drawn).excess > 1) high = drawn;
    else low = drawn;
  }
  if (drawn !== low) drawnAt(part, stage, low);
}

/** Below these sizes a card on the stage leaves out what could not be read: its joke, then its words. */
const NO_JOKE = 0.9;
const NO_WORDS = 0.75;

function drawnAt(part: HTMLElement, stage: HTMLElement, scale: number): Excess {
  part.style.setProperty('--fit', String(scale));
  part.dataset.fit = scale < NO_WORDS ? 'tiny' : scale < NO_JOKE ? 'small' : 'whole';
  return excessOf(part, stage);
}

/** Its parts and theirs; not what moves about on them. */
const PARTS = ':scope > *, :scope > * > :not(.stamp), :scope > * > * > :not(.die, span)';

/** A card that leans a little may touch the edge: however small it were drawn, it would do so again. */
const SLACK = 4;

type Excess = { readonly excess: number; readonly down: number };

/** How many times too large it is, from the middle of the stage outwards; and how much of that is its height. */
function excessOf(part: HTMLElement, stage: HTMLElement): Excess {
  const room = stage.getBoundingClientRect();
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  let [across, down] = [0, 0];
  for (const each of part.querySelectorAll(PARTS)) {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (left === right) continue;
    across = Math.max(across, (Math.max(x - left, right - x) - SLACK) / (room.width / 2));
    down = Math.max(down, (Math.max(y - top, bottom - y) - SLACK) / (room.height / 2));
  }
  return { excess: Math.max(across, down), down };
}
