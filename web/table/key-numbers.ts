// Key numbers on the things themselves: whatever can be chosen carries its digit, in the order in which it is seen.

import { type RefObject, useLayoutEffect } from 'react';

const CHOOSABLE =
  '[data-state="option"], [data-state="picked"], [data-state="lifted"], [data-state="aim"], .option';
/**
 * The hand first, then the stage, then the seats: so the digits stay where the eyes are. Before all of them what a board
 * asks for again and again: a digit that fingers have learnt must not be another thing whenever a card can be used.
 */
const PARTS = ['[data-keys="first"]', '.layout-hand', '.layout-stage', '.layout-seats', '.actions'];
const MOST = 9;

/** Numbers follow the table as it changes; a thing without one is chosen by walking to it. */
export function useKeyNumbers(table: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null) return;
    const observer = new MutationObserver(() => number(element));
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    number(element);
    return () => observer.disconnect();
  }, [table]);
}

function number(table: HTMLElement): void {
  const things = PARTS.flatMap((part) => [
    ...table.querySelectorAll<HTMLElement>(`${part} :is(${CHOOSABLE})`),
  ]).filter((thing) => thing.closest('dialog') === null);
  const numbered = digitsOf(things);
  for (const old of table.querySelectorAll<HTMLElement>('[data-key]'))
    if (!numbered.has(old)) {
      delete old.dataset.key;
      old.removeAttribute('aria-keyshortcuts');
    }
  for (const [thing, key] of numbered) {
    if (thing.dataset.key === key) continue;
    thing.dataset.key = key;
    thing.setAttribute('aria-keyshortcuts', key);
  }
}

/** A place that is seen twice, on a map and in words, has one digit. */
export function digitsOf<Thing extends Pick<HTMLElement, 'dataset'>>(
  things: readonly Thing[],
): Map<Thing, string> {
  const places = [...new Set(things.map((thing) => thing.dataset.place ?? thing))].slice(0, MOST);
  return new Map(
    things.flatMap((thing) => {
      const at = places.indexOf(thing.dataset.place ?? thing);
      return at < 0 ? [] : [[thing, String(at + 1)] as const];
    }),
  );
}

/** What the digit stands on is tapped; a digit twice confirms. */
export function pressNumber(key: string): void {
  const thing = document.querySelector<HTMLElement>(`.table [data-key="${key}"]`);
  thing?.focus({ preventScroll: false });
  thing?.click();
}
