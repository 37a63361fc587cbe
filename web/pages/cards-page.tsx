// The whole card set of a game, searchable, and as sheets to print: 63 × 88 mm with crop marks, on A4 or Letter.

import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { sheetsOf } from '../boards.ts';
import { useConnection } from '../session/connection.ts';
import { sentenceOf } from '../session/problem.ts';
import { PageFrame } from '../shell/page-frame.tsx';
import { createAttention } from '../table/attention.ts';
import type { Sheet } from '../table/board.ts';
import { CardGallery } from '../table/card-gallery.tsx';
import type { LookOf } from '../table/card-look.ts';
import { EnlargeContext, EnlargedCard } from '../table/enlarge.tsx';
import type { PublicBox } from '../table/public-game.ts';
import { type GameParts, useGameParts } from './game-parts.ts';
import { Loading, Trouble } from './messages.tsx';
import { type Paper, PrintButtons } from './print-buttons.tsx';
import type { PrintPaintings } from './print-paintings.ts';
import { PrintSheets } from './print-sheets.tsx';
import { titleOf } from './shelf.ts';

export function CardsPage({ game }: { game: string }) {
  const parts = useGameParts(game);
  const { box, problem } = useCards(game);
  if (problem) return <Trouble problem={problem} />;
  if (box === undefined || parts === undefined) return <Loading what="Laying out the cards" />;
  return <Cards game={game} box={box} parts={parts} />;
}

function Cards({ game, box, parts }: { game: string; box: PublicBox; parts: GameParts }) {
  const attention = useMemo(createAttention, []);
  const [sheets, setSheets] = useState<{ paper: Paper; paintings: PrintPaintings }>({
    paper: 'A4',
    paintings: new Map(),
  });
  const keys = useMemo(() => box.faces.map(({ key }) => key), [box]);
  const others = useSheets(game);
  return (
    <EnlargeContext value={(enlarged) => attention.turn({ enlarged })}>
      <div className="screen-only">
        <PageFrame title={`Cards of ${titleOf(game)}`}>
          <div className="paper">
            <p className="row cards-print">
              <span>
                Print and play: all {box.faces.length} cards, 63 × 88 mm, with crop marks
                {others.map(({ title }) => `, and ${title}`)}.
              </span>
              <PrintButtons
                game={game}
                keys={keys}
                lay={(paper, paintings) => flushSync(() => setSheets({ paper, paintings }))}
              />
            </p>
            <CardGallery faces={box.faces} lookOf={parts.lookOf} />
          </div>
        </PageFrame>
      </div>
      <PrintSheets
        faces={box.faces}
        lookOf={onPaper(parts.lookOf, sheets.paintings)}
        paper={sheets.paper}
        others={others}
      />
      <EnlargedCard attention={attention} lookOf={parts.lookOf} />
    </EnlargeContext>
  );
}

/** Cards with the fine pictures, where there are some. */
const onPaper =
  (lookOf: LookOf, paintings: PrintPaintings): LookOf =>
  (face) => {
    const [look, src] = [lookOf(face), paintings.get(face.key)];
    return src && look.painting ? { ...look, painting: { ...look.painting, src, isUrgent: true } } : look;
  };

/** What a game prints besides its cards; without it, the cards are printed alone. */
function useSheets(game: string): readonly Sheet[] {
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  useEffect(() => {
    sheetsOf(game).then(setSheets, () => setSheets([]));
  }, [game]);
  return sheets;
}

function useCards(game: string): { box?: PublicBox; problem?: string } {
  const connection = useConnection();
  const [found, setFound] = useState<{ box?: PublicBox; problem?: string }>({});
  useEffect(() => {
    connection?.table.cards(game).then(
      (box) => setFound({ box }),
      (thrown) => setFound({ problem: sentenceOf(thrown) }),
    );
  }, [connection, game]);
  return found;
}
