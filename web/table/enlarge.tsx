// A card shown large beside the thing that is looked at; whoever looks away, or taps anywhere, makes it vanish.

import { createContext, useEffect } from 'react';
import { type Attention, type Enlarged, useLooking } from './attention.ts';
import { CardDrawing } from './card-drawing.tsx';
import type { LookOf } from './card-look.ts';
import './enlarge.css';

export const EnlargeContext = createContext<(card: Enlarged | undefined) => void>(() => {});

/** What shows a card large when a mouse rests on it. */
const LOOKED_AT = '[data-walk], .card-link, .card-still';

const WIDTH = 272;
const HEIGHT = (WIDTH * 88) / 63;
const GAP = 12;

export function EnlargedCard({ attention, lookOf }: { attention: Attention; lookOf: LookOf }) {
  const enlarged = useLooking(attention, (looking) => looking.enlarged);
  const isShown = enlarged !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const away = () => attention.turn({ enlarged: undefined });
    // Whatever it belonged to may be gone without a word: a mouse over nothing looks at nothing.
    const strayed = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && target instanceof Element && !target.closest(LOOKED_AT)) away();
    };
    const keys = ({ key }: KeyboardEvent) => key !== 'z' && key !== 'Z' && away();
    document.addEventListener('pointerdown', away, true);
    document.addEventListener('pointermove', strayed, true);
    document.addEventListener('scroll', away, true);
    document.addEventListener('keydown', keys, true);
    window.addEventListener('blur', away);
    return () => {
      document.removeEventListener('pointerdown', away, true);
      document.removeEventListener('pointermove', strayed, true);
      document.removeEventListener('scroll', away, true);
      document.removeEventListener('keydown', keys, true);
      window.removeEventListener('blur', away);
    };
  }, [isShown, attention]);
  if (enlarged === undefined) return null;
  return (
    <div className="enlarged" style={position(enlarged.beside)} aria-hidden="true">
      <span className="card-still">
        <CardDrawing face={enlarged.face} look={lookOf(enlarged.face)} />
      </span>
    </div>
  );
}

/** What is asked, and what is said of the thing that is looked at. */
const WORDS = '.prompt';

/** Above the thing if there is room, else beside it; never over it nor over the words under it, and never out of the window. */
function position(beside: DOMRect | undefined): { left: number; top: number } {
  const { innerWidth, innerHeight } = window;
  if (beside === undefined) return { left: (innerWidth - WIDTH) / 2, top: (innerHeight - HEIGHT) / 2 };
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP));
  const middle = within(beside.x + beside.width / 2 - WIDTH / 2, innerWidth - WIDTH);
  if (beside.y > HEIGHT + 2 * GAP) return { left: middle, top: beside.y - HEIGHT - GAP };
  if (innerHeight - beside.bottom > HEIGHT + 2 * GAP) return { left: middle, top: beside.bottom + GAP };
  const isLeft = beside.x > WIDTH + 2 * GAP;
  const left = within(isLeft ? beside.x - WIDTH - GAP : beside.right + GAP, innerWidth - WIDTH);
  const words = document.querySelector(WORDS)?.getBoundingClientRect().top ?? innerHeight;
  const lowest = beside.bottom <= words && words > HEIGHT + 2 * GAP ? words : innerHeight;
  return { left, top: within(beside.y + beside.height / 2 - HEIGHT / 2, lowest - HEIGHT) };
}
