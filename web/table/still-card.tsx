// A card that is only remembered or looked at, not lying there: it can be enlarged, and nothing else.

import type { CardId } from '../../engine/table.ts';
import { CardDrawing } from './card-drawing.tsx';
import { type CardLook, cardSentence } from './card-look.ts';
import { useGlance } from './glance.ts';
import { useTable } from './model.ts';

export function StillCard({ card, look: changes }: { card: CardId; look?: Partial<CardLook> | undefined }) {
  const model = useTable();
  const face = model.faceOf(card);
  const look = { ...model.lookOf(face), ...changes };
  const enlarge = (element: Element) =>
    model.attention.turn({ enlarged: { face, beside: element.getBoundingClientRect() } });
  const glance = useGlance(
    ({ pointerType, currentTarget }) => pointerType === 'mouse' && enlarge(currentTarget),
  );
  const away = () => model.attention.turn({ enlarged: undefined });
  return (
    <button
      type="button"
      className="card-still"
      data-walk=""
      {...glance}
      onPointerLeave={away}
      onClick={(event) => enlarge(event.currentTarget)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && enlarge(event.currentTarget)}
      onBlur={away}
    >
      <span className="spoken">Look at {cardSentence(face, look)}</span>
      <CardDrawing face={face} look={look} />
    </button>
  );
}
