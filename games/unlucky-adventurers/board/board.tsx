// The board of Unlucky Adventurers: a tavern table with adventurers around it, and something going wrong in the middle.

import { useState } from 'react';
import type { CardId } from '../../../engine/table.ts';
import type { Confirms } from '../../../web/table/actions.tsx';
import type { BoardProps, IsOut, PortraitCard, Scores, TitleOfWinners } from '../../../web/table/board.ts';
import type { CardProps } from '../../../web/table/card.tsx';
import { Hand } from '../../../web/table/hand.tsx';
import { type HeadFact, Layout } from '../../../web/table/layout.tsx';
import { useWording, type Wording } from '../../../web/table/wording.ts';
import type { Face } from '../cards/card.ts';
import type { PlayData, PutDownData } from '../questions/data.ts';
import type { View } from '../view.ts';
import { Adventurer, Me } from './adventurer.tsx';
import { previewOfOffer } from './aims.ts';
import { fatalTo } from './fatal.ts';
import { type HandOrder, inOrder, orderAfter } from './hand-order.ts';
import outlines from './kinds.icons.json' with { type: 'json' };
import { PAINTINGS } from './pictures.ts';

export { aimsOf } from './aims.ts';
export { REMARKS } from './remarks.ts';

import { TavernStage } from './tavern-stage.tsx';
import { useTurnTold } from './turn-told.ts';

export { isLastPick, mainOf } from './tavern-stage.tsx';

import './board.css';

/** UA-WIN-04 */
export const titleOfWinners: TitleOfWinners = (winners) =>
  winners === 1 ? 'Reasonably Lucky Adventurer' : 'Reasonably Lucky Adventurers';

const MEANS: Readonly<Record<PlayData['means'], string>> = {
  play: 'Play it',
  use: 'Use it up',
  'ask me': 'Ask me then',
};

export const CONFIRMS: Confirms = {
  'play-a-card': ({ data }) => MEANS[(data as PlayData).means],
  'play-another': 'Play it',
  'choose-target': 'Aim',
  discard: 'Discard it',
  'throw-away': 'Discard it',
  'hand-over': 'Hand it over',
  'pass-on': 'Pass it on',
  'pick-from-hand': 'Take it',
  'dig-up': 'Dig it up',
  'use-ability': 'Use it up',
  'use-at-the-start': 'Use it up',
  'exchange-with': 'Trade',
  exchange: 'Give it',
  'trade-hands-with': 'Trade hands',
  'put-back-next': 'This one first',
  'put-down': ({ data }) => ((data as Partial<PutDownData> | undefined)?.isLost ? 'Lose it' : 'Fight!'),
  defend: 'Use it',
  rob: 'Rob',
};

export const SCORES: Scores = (view, seat, { told, box }) => {
  const { players, left } = view as View;
  const { cards = 0, state } = players[seat] ?? {};
  if (state === 'living') return `${cards} ${cards === 1 ? 'card' : 'cards'} left`;
  const fatal = fatalTo(told, seat);
  const name = fatal === undefined ? undefined : box.faces[fatal]?.name;
  return `out ${IN_TURN[left.indexOf(seat)] ?? 'last'}${name === undefined ? '' : `: ${name}`}`;
};

const IN_TURN = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export const portraitCard: PortraitCard = (view, seat) => (view as View).players[seat]?.character;

/** A ghost still haunts the others; who is out only watches. */
export const IS_OUT: IsOut = (view, seat) => (view as View).players[seat]?.state === 'out';

export function Board(props: BoardProps<View, Face>) {
  const { box, others, viewer } = props;
  const view = useTurnTold(props.view);
  const [order, setOrder] = useState<HandOrder>('kind');
  const wording = useWording();
  const isTeamGame = box.options.teams === true;
  const { mine } = view;
  const isOut = mine !== undefined && view.players[mine.seat]?.state !== 'living';
  return (
    <Layout
      backdrop={PAINTINGS['backdrop-tavern']}
      facts={factsOf(view, viewer, wording)}
      seats={others.map((seat) => (
        <Adventurer
          seat={seat}
          view={view}
          isTeamGame={isTeamGame}
          preview={previewOfOffer(view, seat, props)}
          key={seat}
        />
      ))}
      stage={<TavernStage {...props} />}
      myself={
        mine && (
          <Me
            seat={mine.seat}
            view={view}
            isTeamGame={isTeamGame}
            order={order}
            sort={() => setOrder(orderAfter)}
          />
        )
      }
      hand={
        mine && (
          <Hand
            cards={inOrder(mine.hand, order, box.faces)}
            more={(card) => noteOf(props, card)}
            {...(isOut && { empty: lastWords(view, mine.seat) })}
          />
        )
      }
    />
  );
}

function noteOf(
  { view, box, optionAt }: BoardProps<View, Face>,
  card: CardId,
): Omit<CardProps, 'card'> | undefined {
  const { worth } = (optionAt({ card })?.data ?? {}) as Partial<PutDownData>;
  if (worth !== undefined && worth !== box.faces[card]?.value) return { note: `worth ${worth} now` };
  return view.mine?.fresh.includes(card) ? { note: 'new' } : undefined;
}

function factsOf(view: View, viewer: unknown, { called }: Wording): HeadFact[] {
  const { turn, active, next, direction, reshuffles, nightfall, winners } = view;
  const isOver = winners.length > 0;
  return [
    {
      icon: outlines.turn,
      word: `Turn ${turn} ·`,
      value: isOver ? 'the end' : active === viewer ? 'yours' : called(active),
    },
    {
      icon: direction === 1 ? outlines.clockwise : outlines.anticlockwise,
      word: `${direction === 1 ? 'clockwise' : 'anticlockwise'}, then`,
      value: isOver ? 'home' : called(next),
    },
    { icon: outlines.reshuffles, word: 'Reshuffles', value: `${reshuffles}` },
    ...(nightfall ? [{ icon: outlines.nightfall, word: 'Nightfall:', value: 'no draws' }] : []),
  ];
}

function lastWords({ players, left, winners }: View, seat: number): string {
  if (players[seat]?.state === 'ghost')
    return 'You are a ghost. On your turns you rattle a die; with a 6 you play a card from beyond.';
  const place = `You are out, in place ${players.length - left.indexOf(seat)}.`;
  return winners.length > 0 ? place : `${place} The others play on; you may laugh at them now.`;
}
