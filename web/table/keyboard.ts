// The keyboard at the table: numbers lift and confirm, arrows walk, Escape puts back, ? shows the keys.

import { useEffect, useRef } from 'react';

export const KEYS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: '1 – 9', does: 'lift what carries that number; once more confirms it' },
  { keys: '← → ↑ ↓', does: 'walk over the table: cards, seats, piles' },
  { keys: 'Enter', does: 'confirm, or press the golden button' },
  { keys: 'Esc', does: 'never mind: put back what is lifted, close what is open' },
  { keys: 'U', does: 'take your last choice back' },
  { keys: 'Q', does: 'go to the question' },
  { keys: 'Z', does: 'look at the card you stand on' },
  { keys: 'H', does: 'ask a bot for a hint' },
  { keys: 'S, R, C', does: 'story, rules, cards' },
  { keys: 'M', does: 'sound on or off' },
  { keys: 'Space', does: 'skip what is being played; with Shift, to your turn' },
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
      if (act === undefined || isPressing(event)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** Enter and Space press the button that has the focus. */
function isPressing({ key, target }: KeyboardEvent): boolean {
  return (
    (key === ' ' || key === 'Enter') && target instanceof Element && target.closest('button, a') !== null
  );
}

/** Somebody is typing, or a window is open over the table. */
function isElsewhere(target: EventTarget | null): boolean {
  const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select');
  return isTyping || document.querySelector('dialog[open]') !== null;
}

/** To the first thing that can be chosen, from wherever somebody has strayed. */
export function goToQuestion(): void {
  document.querySelector<HTMLElement>('.table [data-key="1"], .actions .primary')?.focus();
}

/** What is lifted has several uses: its buttons, one of which is to be pressed. */
export function goToUses(): void {
  const main = document.querySelector<HTMLElement>('.actions .primary:enabled');
  (main ?? document.querySelector<HTMLElement>('.actions .option'))?.focus();
}

/** The golden button, from wherever somebody is. */
export function pressPrimary(): void {
  document.querySelector<HTMLButtonElement>('.actions .primary:enabled')?.click();
}

/** When what had the focus is gone, the next question is where to go on. */
export function recoverFocus(): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body) goToPrompt();
}

/** Whoever has answered by a thing that is no choice any more goes on at the next question: Enter is for its golden button. */
export function leaveWhatIsDone(): void {
  if (document.activeElement?.matches('.table [data-place][aria-disabled]')) goToPrompt();
}

/** Before a pressed button goes: a browser that has to take the focus from what is removed lays out a half-changed page for it. */
export function leaveButton(): void {
  if (document.activeElement?.matches('.actions *')) goToPrompt();
}

/** Where Enter is for the golden button. */
export function goToPrompt(): void {
  document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true });
}

/** To the nearest thing in that direction; sideways distance counts double. */
function walk([dx, dy]: readonly [number, number]): void {
  const things = [...document.querySelectorAll<HTMLElement>('.table [data-walk], .table .action:enabled')];
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

/** What scrolls can be reached by keyboard: `ref={reachable}`. */
export function reachable(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0;
}
