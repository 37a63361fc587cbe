// The keyboard at the table: numbers choose, arrows walk, Escape takes back, ? shows the keys.

import { useEffect, useRef } from 'react';

export const KEYS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: '1 – 9', does: 'choose the option of that number' },
  { keys: '← → ↑ ↓', does: 'walk over the table: cards, seats, piles' },
  { keys: 'Q', does: 'go to the question' },
  { keys: 'Enter', does: 'choose what you stand on' },
  { keys: 'Z', does: 'look at the card you stand on' },
  { keys: 'Esc', does: 'back to all options, or take your last choice back' },
  { keys: 'H', does: 'ask a bot for a hint' },
  { keys: 'S, R, C', does: 'story, rules, cards' },
  { keys: 'Space', does: 'skip the waiting during a bot’s turn' },
  { keys: '?', does: 'show these keys' },
];

/** What each key does; letters in lower case. */
export type KeyMap = Readonly<Record<string, () => void>>;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function useKeys(keys: KeyMap): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const step = STEPS[event.key];
      // A key that is held down answers one question, not the next one too.
      if (event.repeat && !step) return event.preventDefault();
      const act = step ? () => walk(step) : latest.current[event.key.toLowerCase()];
      if (act === undefined || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Somebody is typing, or a window is open over the table. */
function isElsewhere(target: EventTarget | null): boolean {
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
  return isTyping || document.querySelector('dialog[open]') !== null;
}

/** To the first option of the question bar, from wherever somebody has strayed. */
export function goToQuestion(): void {
  document.querySelector<HTMLElement>('.question-bar .option')?.focus();
}

/** When what had the focus is gone, the next question is where to go on. */
export function recoverFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body)
    document.querySelector<HTMLElement>('.question-bar')?.focus({ preventScroll: true });
}

/** To the nearest thing in that direction; sideways distance counts double. */
function walk([dx, dy]: readonly [number, number]): void {
  const things = [...document.querySelectorAll<HTMLElement>('.table [data-walk], .table .option')];
  const here = things.find((thing) => thing === document.activeElement);
  if (here === undefined) {
    (things.find((thing) => thing.dataset.state === 'option') ?? things[0])?.focus();
    return;
  }
  const from = middleOf(here);
  const near = things
    .map((thing) => {
      const to = middleOf(thing);
      const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      return { thing, ahead, distance: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 4)
    .sort((one, other) => one.distance - other.distance);
  near[0]?.thing.focus();
}

function middleOf(thing: Element): { x: number; y: number } {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
