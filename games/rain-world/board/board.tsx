// The board of Rain World: the others at the top, the map with the rain over it, my slugcat and what it holds below.

import type { Seat } from '../../../engine/table.ts';
import type { BoardProps, PortraitCard, Scores, TitleOfWinners } from '../../../web/table/board.ts';
import { type HeadFact, Layout } from '../../../web/table/layout.tsx';
import { useWording, type Wording } from '../../../web/table/wording.ts';
import type { View } from '../view.ts';
import { Held } from './held.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { SlugcatInHand } from './slugcat-tiles.tsx';
import { Me, Other } from './slugcats.tsx';
import { WorldStage } from './world-stage.tsx';
import './board.css';
import './held.css';
import './map.css';
import './over-map.css';
import './panel.css';
import './night.css';
import './windows.css';

/** RW-END-04, RW-R-63: when the round cap ends the match, nobody has ascended. */
export const titleOfWinners: TitleOfWinners = (_winners, view) =>
  (view as View).ascended.length === 0 ? 'Furthest on the way' : 'Ascended';

export const portraitCard: PortraitCard = (view, seat) => (view as View).players[seat]?.slugcat;

export const CONFIRMS = {
  'pick-a-slugcat': 'Be this one',
  turn: 'Do it',
  fight: 'Do it',
  shelter: 'Do it',
  gate: 'Do it',
  overseer: 'That gate',
  give: 'Give it',
  buy: 'Buy it',
  pay: 'Pay with it',
  bait: 'Put it out',
  'through-the-pipe': 'Come out here',
  'which-deck': 'This one',
  'hand-over': 'Hand it over',
  'lose-to-the-grass': 'Let it go',
  'craft-from': 'Use it up',
  'hold-against': 'Use it',
  loot: 'Take it',
} as const;

/** How far somebody has come on the way up. */
export const SCORES: Scores = (view, seat) => {
  const { ascended, players } = view as View;
  const { counted = 0, mark = false, karma = 1, deaths = 0 } = players[seat] ?? {};
  if (ascended.includes(seat))
    return players.length === 1 ? 'ascended' : `ascended as number ${ascended.indexOf(seat) + 1}`;
  const way = mark ? `Mark, ${counted} of 2 shelters` : 'no Mark';
  return `${way}, karma ${karma}, ${deaths} ${deaths === 1 ? 'death' : 'deaths'}`;
};

export function Board(props: BoardProps) {
  const view = props.view as View;
  const wording = useWording();
  const { viewer, others } = props;
  const me = viewer === 'spectator' ? undefined : view.players[viewer];
  return (
    <Layout
      facts={factsOf(view, viewer, wording)}
      seats={inTurnOrder(others, view).map((seat) => <Other seat={seat} view={view} key={seat} />)}
      stage={<WorldStage {...props} world={view} me={me} />}
      myself={viewer !== 'spectator' && <Me seat={viewer} view={view} />}
      hand={
        me &&
        (me.slugcat === undefined ? (
          <SlugcatInHand />
        ) : (
          <Held player={me} view={view} optionAt={props.optionAt} />
        ))
      }
    />
  );
}

/** RW-SETUP-01: whoever plays after me stands first, by the dice and not by the chairs. */
export function inTurnOrder(others: readonly Seat[], { order }: Pick<View, 'order'>): readonly Seat[] {
  const me = order.find((seat) => !others.includes(seat));
  const from = me === undefined ? 0 : order.indexOf(me) + 1;
  const inOrder = [...order.slice(from), ...order.slice(0, from)].filter((seat) => seat !== me);
  return inOrder.length === others.length ? inOrder : others;
}

function factsOf(view: View, viewer: BoardProps['viewer'], { called }: Wording): HeadFact[] {
  const { phase, cycle, round, timer, active, wait, precycle } = view;
  if (phase === 'slugcats') return [{ icon: outlines.slugcat, word: 'Choosing', value: 'slugcats' }];
  const whose = active === undefined ? '' : active === viewer ? 'your turn' : called(active);
  return [
    {
      icon: outlines.rain,
      word: precycle ? 'Precycle ·' : `Cycle ${cycle} ·`,
      value: phase === 'over' ? 'over' : timer <= 0 ? 'last round' : `rain in ${timer}`,
    },
    { icon: outlines.round, word: `Round ${round} ·`, value: phase === 'over' ? 'the end' : whose },
    ...(wait === undefined || phase === 'over'
      ? []
      : [{ icon: outlines.ascend, word: 'Ends in', value: `${wait}` }]),
  ];
}
