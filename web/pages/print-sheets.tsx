// Sheets of nine cards with crop marks, and what else a game prints; seen only on paper.

import { useEffect, useRef } from 'react';
import type { CardFace } from '../../engine/table.ts';
import type { Sheet } from '../table/board.ts';
import { CardDrawing } from '../table/card-drawing.tsx';
import type { CardLook, LookOf } from '../table/card-look.ts';
import { inPlaces } from '../table/in-places.ts';
import { whenCalm } from '../when-calm.ts';
import type { Paper } from './print-buttons.tsx';
import './print-sheets.css';

const CARDS_PER_SHEET = 9;

type PrintSheetsProps = {
  faces: readonly CardFace[];
  lookOf: LookOf;
  paper: Paper;
  /** What a game prints besides its cards. */
  others: readonly Sheet[];
};

export function PrintSheets({ faces, lookOf, paper, others }: PrintSheetsProps) {
  const sheets = Array.from({ length: Math.ceil(faces.length / CARDS_PER_SHEET) }, (_, sheet) =>
    faces.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET),
  );
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => whenCalm(() => fetchPictures(element.current)), []);
  return (
    <div className="sheets" data-paper={paper} ref={element}>
      <style>{`@page { size: ${paper} portrait; margin: 0; }`}</style>
      {inPlaces(sheets).map(({ item: sheet, place }) => (
        <div className="sheet" key={place}>
          <div className="sheet-cards">
            {inPlaces(sheet).map(({ item: face, place: corner }) => (
              <span className="sheet-card" key={corner}>
                <span className="card-still">
                  <SortedCard face={face} look={lookOf(face)} />
                </span>
              </span>
            ))}
          </div>
        </div>
      ))}
      {others.map(({ title, Sheet }) => (
        <div className="sheet" key={title}>
          <div className="sheet-whole">
            <Sheet />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A browser's own menu prints what is there: the pictures come while nobody needs the line, unless icons are wanted. */
function fetchPictures(sheets: HTMLDivElement | null): void {
  if (sheets === null || matchMedia('(forced-colors: active), (prefers-reduced-data: reduce)').matches)
    return;
  for (const picture of sheets.querySelectorAll('img')) picture.loading = 'eager';
}

/** A card of paper has no back that says where it belongs: it names its deck, unless its kind does. */
function SortedCard({ face, look }: { face: CardFace; look: CardLook }) {
  const deck = look.deck ?? face.deck;
  return <CardDrawing face={face} look={look} deck={look.kind?.includes(deck) ? undefined : deck} />;
}
