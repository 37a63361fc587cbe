// All cards of a game, one of each kind, with a search field.

import { useContext, useMemo, useState } from 'react';
import type { CardFace } from '../../engine/table.ts';
import { CardDrawing } from './card-drawing.tsx';
import { cardSentence, type LookOf } from './card-look.ts';
import { EnlargeContext } from './enlarge.tsx';
import { ended } from './wording.ts';
import './card-gallery.css';

type CardGalleryProps = { faces: readonly CardFace[]; lookOf: LookOf; size?: 'small' | 'normal' };

export function CardGallery({ faces, lookOf, size = 'normal' }: CardGalleryProps) {
  const [wanted, setWanted] = useState('');
  const enlarge = useContext(EnlargeContext);
  const kinds = useMemo(() => kindsOf(faces), [faces]);
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = kinds.filter(({ face }) => {
    const all = `${cardSentence(face, lookOf(face))} ${face.deck}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  return (
    <div className="gallery" data-size={size}>
      <input
        type="search"
        className="field"
        placeholder={`Search ${kinds.length} different cards`}
        aria-label="Search the cards"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <ul className="gallery-cards">
        {shown.map(({ face, copies }) => (
          <li key={`${face.deck} ${face.key}`}>
            <button
              type="button"
              className="card-still"
              onClick={(event) => enlarge({ face, beside: event.currentTarget.getBoundingClientRect() })}
              onBlur={() => enlarge(undefined)}
              onPointerLeave={() => enlarge(undefined)}
            >
              <span className="spoken">{`${ended(cardSentence(face, lookOf(face)))} ${copies} in the box.`}</span>
              <CardDrawing face={face} look={lookOf(face)} />
            </button>
            <span className="gallery-copies" aria-hidden="true">
              ×{copies}
            </span>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p>No card mentions “{wanted}”.</p>}
    </div>
  );
}

function kindsOf(faces: readonly CardFace[]): { face: CardFace; copies: number }[] {
  const groups = Map.groupBy(faces, ({ deck, key }) => `${deck} ${key}`);
  return [...groups.values()].map((same) => ({ face: same[0] as CardFace, copies: same.length }));
}
