// The two buttons of print and play, and the browser's key for it: fine pictures are drawn first, then its window opens.

import { useEffect, useRef, useState } from 'react';
import { type PrintPaintings, printPaintings } from './print-paintings.ts';

export type Paper = 'A4' | 'letter';

type PrintButtonsProps = {
  readonly game: string;
  /** The keys of the cards to print. */
  readonly keys: readonly string[];
  /** Puts the sheets on this paper, with these pictures, before it returns. */
  readonly lay: (paper: Paper, paintings: PrintPaintings) => void;
};

export function PrintButtons({ game, keys, lay }: PrintButtonsProps) {
  const [progress, setProgress] = useState<string>();
  const [drawn, setDrawn] = useState<PrintPaintings>();
  const print = async (paper: Paper) => {
    lay(paper, drawn ?? new Map());
    // Without fine pictures the sheets show those of the screen.
    const paintings = drawn ?? (await printPaintings(game, keys, setProgress).catch(() => new Map()));
    setProgress(undefined);
    setDrawn(paintings);
    lay(paper, paintings);
    const waiting = document.querySelectorAll<HTMLImageElement>('.sheets img[loading="eager"]');
    await Promise.all([...waiting].map((image) => image.decode().catch(() => {})));
    window.print();
  };
  usePrintKey(() => progress === undefined && void print('A4'));
  const button = (paper: Paper, words: string, kind: string) => (
    <button
      type="button"
      className={kind}
      disabled={progress !== undefined}
      onClick={() => void print(paper)}
    >
      {words}
    </button>
  );
  return (
    <>
      {button('A4', 'Print on A4', 'button')}
      {button('letter', 'Print on Letter', 'button quiet')}
      <output>{progress}</output>
    </>
  );
}

/** Ctrl+P or ⌘P, which would print at once whatever is there. */
function usePrintKey(print: () => void): void {
  const latest = useRef(print);
  latest.current = print;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'p' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
