// Asking for print: fine pictures are drawn first, then the browser's own window opens.

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CardFace } from '../../engine/table.ts';
import type { LookOf } from '../table/card-look.ts';
import { type PrintPaintings, printPaintings } from './print-paintings.ts';

export type Paper = 'A4' | 'letter';

type Printing = {
  readonly paper: Paper;
  /** The look of cards on paper. */
  readonly lookOf: LookOf;
  /** What the page says while it draws. */
  readonly progress?: string;
  readonly print: (on: Paper) => void;
};

export function usePrinting(game: string, faces: readonly CardFace[], lookOf: LookOf): Printing {
  const [paper, setPaper] = useState<Paper>('A4');
  const [progress, setProgress] = useState<string>();
  const [fine, setFine] = useState<PrintPaintings>(new Map());
  useEffect(
    () => () => {
      for (const src of fine.values()) URL.revokeObjectURL(src);
    },
    [fine],
  );

  async function draw(on: Paper): Promise<void> {
    setPaper(on);
    const isDrawn = fine.size > 0;
    const keys = faces.map(({ key }) => key);
    const drawn = isDrawn
      ? fine
      : await printPaintings(game, keys, (done, all) => setProgress(`Drawing picture ${done} of ${all} …`));
    flushSync(() => {
      setFine(drawn);
      setProgress(undefined);
    });
    await Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('.sheets img[loading="eager"]')].map((image) =>
        image.decode().catch(() => {}),
      ),
    );
    window.print();
  }

  return {
    paper,
    ...(progress !== undefined && { progress }),
    lookOf: (face) => {
      const look = lookOf(face);
      const src = fine.get(face.key);
      return src && look.painting ? { ...look, painting: { ...look.painting, src, isUrgent: true } } : look;
    },
    // Without fine pictures the sheets show those of the screen.
    print: (on) => void draw(on).catch(() => window.print()),
  };
}
