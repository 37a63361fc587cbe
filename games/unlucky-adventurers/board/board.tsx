// The board of Unlucky Adventurers: a tavern table with adventurers around it, and something going wrong in the middle.

import { useState } from 'react';
import type { CardId } from '../../../engine/table.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { CardProps } from '../../../web/table/card.tsx';
import { Hand } from '../../../web/table/hand.tsx';
import { Layout } from '../../../web/table/layout.tsx';
import type { Face } from '../cards/card.ts';
import type { PutDownData } from '../questions/data.ts';
import type { View } from '../view.ts';
import { Adventurer } from './adventurer.tsx';
import { Farewell } from './farewell.tsx';
import { type HandOrder, inOrder, orderAfter } from './hand-order.ts';
import { OwnCorner } from './own-corner.tsx';
import { QuestPiles, SmallPiles } from './piles.tsx';
import { Stage } from './stage.tsx';
import { TurnRibbon } from './turn-ribbon.tsx';
import './board.css';
import { PAINTINGS } from './pictures.ts';
import './stage.css';

export { titleOfWinners } from './quiet-stage.tsx';

export function Board(props: BoardProps<View, Face>) {
  const { view, box, others } = props;
  const isTeamGame = box.options.teams === true;
  return (
    <Layout
      backdrop={PAINTINGS['backdrop-tavern']}
      seats={others.map((seat) => <Adventurer seat={seat} view={view} isTeamGame={isTeamGame} key={seat} />)}
      middle={
        <div className="ua-table">
          <TurnRibbon view={view} />
          <QuestPiles view={view} />
          <Stage {...props} />
          <SmallPiles view={view} />
        </div>
      }
      mine={view.mine && <Mine {...props} mine={view.mine} isTeamGame={isTeamGame} />}
    />
  );
}

type MineProps = BoardProps<View, Face> & {
  readonly mine: NonNullable<View['mine']>;
  readonly isTeamGame: boolean;
};

function Mine({ mine, view, box, optionAt, isTeamGame }: MineProps) {
  const [order, setOrder] = useState<HandOrder>('kind');
  const noteOf = (card: CardId): Omit<CardProps, 'card'> | undefined => {
    const { worth } = (optionAt({ card })?.data ?? {}) as Partial<PutDownData>;
    if (worth !== undefined && worth !== box.faces[card]?.value) return { note: `worth ${worth} now` };
    return mine.fresh.includes(card) ? { note: 'new' } : undefined;
  };
  const corner = (
    <OwnCorner
      seat={mine.seat}
      view={view}
      isTeamGame={isTeamGame}
      order={order}
      sort={() => setOrder(orderAfter)}
    />
  );
  const isDown = (card: CardId) => view.fight?.fighter === mine.seat && view.fight.cards.includes(card);
  const held = mine.hand.filter((card) => !isDown(card));
  const cards = inOrder(held, order, box.faces);
  if (cards.length === 0 && view.players[mine.seat]?.state !== 'living')
    return (
      <section className="hand" aria-label="Your hand, 0 cards">
        {corner}
        <Farewell view={view} seat={mine.seat} />
      </section>
    );
  return (
    <Hand cards={cards} more={noteOf}>
      {corner}
    </Hand>
  );
}
