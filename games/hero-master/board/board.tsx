// The board of Hero Master: the other heroes at the top, Location and monsters in the middle, your hero and hand below.

import type { AimsOf, BoardProps, PortraitCard, Scores, TitleOfWinners } from '../../../web/table/board.ts';
import { Hand } from '../../../web/table/hand.tsx';
import { type HeadFact, Layout } from '../../../web/table/layout.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useWording, type Wording } from '../../../web/table/wording.ts';
import type { BungleData } from '../questions/bungle.ts';
import type { View } from '../view.ts';
import { DungeonStage } from './dungeon-stage.tsx';
import type { Face } from './figures.ts';
import { forecastOf } from './forecast.ts';
import { Hero, Me, MyFigures } from './heroes.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { cardsIn, showOf } from './on-show.ts';
import { PAINTINGS } from './pictures.ts';
import './figures.css';
import './belongings.css';
import './seats.css';
import './decks.css';
import './place.css';
import './dungeon.css';
import './phone.css';

export { mainOf } from './main-option.ts';
export { REMARKS } from './remarks.ts';

/** There is only one: with equal gold and treasures, a seat's place decides (HM-END-05). */
export const titleOfWinners: TitleOfWinners = () => 'Hero Master';

export const CONFIRMS = {
  'lay-first-attack': 'Lay it',
  join: 'Join in',
  'take-a-turn': 'Play it',
  'take-a-turn-watched': 'Play it',
  'bungle-which': 'Bungle it',
  'encounter-which': 'Fight!',
  'visit-which': 'Go there',
  'take-which-treasure': 'Take it',
  'use-treasure': 'Use it',
  'sell-which': 'Sell it',
  'apply-weapon': 'Apply it',
  'apply-hero-card': 'Apply it',
  apply: 'Apply it',
  'discard-a-card': 'Discard it',
  'exhaust-which': 'Exhaust it',
  'refresh-which': 'Refresh it',
  'draft-a-hero-card': 'Take this hero',
} as const;

export const SCORES: Scores = (view, seat) => {
  const { gold = 0, treasures = 0 } = (view as View).players[seat] ?? {};
  return `${gold} gold, ${treasures} ${treasures === 1 ? 'treasure' : 'treasures'}`;
};

/** The class, which comes after the race. */
export const portraitCard: PortraitCard = (view, seat) => (view as View).players[seat]?.heroCards[1]?.card;

/** A lifted bungle can be dropped on any attack of another hero that holds none yet. */
export const aimsOf: AimsOf = ({ choice, question, box }) => {
  const face = choice.at && 'card' in choice.at ? (box.faces[choice.at.card] as unknown as Face) : undefined;
  if (face?.kind !== 'bungle' || !question.startsWith('take-a-turn')) return undefined;
  const { spoils = [] } = (choice.data as Partial<BungleData> | undefined) ?? {};
  return {
    question: 'bungle-which',
    at: spoils.map(({ attack }) => ({ place: { card: attack }, preview: 'bungle it' })),
  };
};

const PHASES: Readonly<Record<View['phase'], string>> = {
  draft: 'Picking heroes',
  hands: 'Drawing hands',
  mulligans: 'Drawing hands',
  protests: 'Protests',
  location: 'Choosing a Location',
  'leader decision': 'The leader decides',
  'laying cards': 'Laying cards',
  resolving: 'Resolving',
  flight: 'The party flees',
  move: 'Moving on',
  over: 'The end',
};

export function Board(props: BoardProps) {
  const view = props.view as View;
  const wording = useWording();
  const { faceOf } = useTable();
  const show = props.result ? undefined : showOf(view, props);
  const exchange = show === undefined ? view.exchange : undefined;
  const away = new Set([...(show?.cards ?? []), ...(exchange ? cardsIn(exchange) : [])]);
  const place = view.location === undefined ? '' : faceOf(view.location).name;
  return (
    <Layout
      backdrop={PAINTINGS['backdrop-dungeon']}
      facts={factsOf(view, place, wording)}
      seats={props.others.map((seat) => <Hero seat={seat} view={view} away={away} key={seat} />)}
      stage={<DungeonStage {...props} dungeon={view} show={show} away={away} />}
      myself={view.mine && <Me seat={view.mine.seat} view={view} away={away} />}
      hand={
        view.mine && (
          <Hand
            cards={view.mine.hand}
            away={bungleInHand(props)}
            more={(card) => noted(forecastOf(props.optionAt({ card })))}
            figures={<MyFigures seat={view.mine.seat} view={view} />}
          />
        )
      }
    />
  );
}

function factsOf(view: View, place: string, { called }: Wording): HeadFact[] {
  const order = view.resolutionOrder.map(called);
  return [
    {
      icon: outlines.location,
      word: `Stay ${stayOf(view)}`,
      ...(place && { value: `· ${place}` }),
    },
    order.length > 0
      ? { icon: outlines.resolve, word: `${PHASES[view.phase]}:`, value: order.join(', then ') }
      : { icon: outlines.leader, word: `${PHASES[view.phase]}, led by`, value: called(view.leader) },
  ];
}

/** On the way to a Location it is the next one that hands are drawn for. */
const stayOf = ({ stay, location, phase }: View): number =>
  (location === undefined && phase !== 'over') || phase === 'location' ? stay + 1 : stay;

/** The bungle whose victim is asked for stands on the stage. */
const bungleInHand = ({ decision }: BoardProps) =>
  decision?.question === 'bungle-which' ? decision.about : undefined;

const noted = (note: string | undefined) => (note === undefined ? undefined : { note });
