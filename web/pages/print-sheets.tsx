// Sheets of nine cards with crop marks; seen only on paper.

import type { CardFace } from '../../engine/table.ts';
import { CardDrawing } from '../table/card-drawing.tsx';
import type { LookOf } from '../table/card-look.ts';
import type { Paper } from './print-buttons.tsx';
import './print-sheets.css';

const CARDS_PER_SHEET = 9;

type PrintSheetsProps = { faces: readonly CardFace[]; lookOf: LookOf; paper: Paper };

export function PrintSheets({ faces, lookOf, paper }: PrintSheetsProps) {
  const sheets = Array.from({ length: Math.ceil(faces.length / CARDS_PER_SHEET) }, (_, sheet) =>
    faces.slice(sheet * CARDS_PER_SHEET, (sheet + 1) * CARDS_PER_SHEET),
  );
  return (
    <div className="sheets" data-paper={paper}>
      <style>{`@page { size: ${paper} portrait; margin: 0; }`}</style>
      {sheets.map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sheets are counted.
        <div className="sheet" key={at}>
          <div className="sheet-cards">
            {sheet.map((face, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike.
              <span className="sheet-card" key={place}>
                <span className="card-still">
                  <CardDrawing face={face} look={lookOf(face)} />
                </span>
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
