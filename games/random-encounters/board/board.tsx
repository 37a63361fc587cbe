// The board of Random Encounters: the Party around a storybook, the road of the Level, and one backpack for all.

import type { OptionView } from '../../../engine/question.ts';
import type { BoardProps, PortraitCard, Scores, TitleOfWinners } from '../../../web/table/board.ts';
import { Hand } from '../../../web/table/hand.tsx';
import { type HeadFact, Layout } from '../../../web/table/layout.tsx';
import { useWording, type Wording } from '../../../web/table/wording.ts';
import type { View } from '../view.ts';
import { backpackOf, noteOf } from './backpack.ts';
import { Companion, Me, MyFigures } from './characters.tsx';
import { SHORT_PLACES } from './figures.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { PAINTINGS } from './pictures.ts';
import { StorybookStage } from './storybook-stage.tsx';
import './board.css';
import './phone.css';

export { aimsOf, mainUse } from './forecast.ts';
export { mainOf } from './roll-waiting.tsx';

export const titleOfWinners: TitleOfWinners = (winners) =>
  winners === 1 ? 'Hero of the Abandoned Kingdom' : 'Heroes of the Abandoned Kingdom';

export const portraitCard: PortraitCard = (view, seat) => (view as View).players[seat]?.character;

export const CONFIRMS = {
  'pick-a-character': 'Play this one',
  'pick-a-boss': 'This one waits',
  'your-combat-turn': 'Do it!',
  'second-shot': 'Shoot!',
  'after-your-attack': 'Use it',
  'between-encounters': ({ data }: OptionView, nameOfSeat: (seat: number) => string) => {
    const { from } = (data ?? {}) as { from?: number };
    return from === undefined ? 'Do it' : `Take ${nameOfSeat(from)}’s`;
  },
  'stat-token': 'Put it there',
  'offer-for-sale': 'Onto the desk',
  'name-a-roller': 'Send them',
  'heal-whom': 'Heal',
  'starlight-for-whom': 'Give it',
  'give-a-star': 'Give it',
  'share-defense-tokens': 'Give it',
  'share-attack-tokens': 'Give it',
  'item-first': 'Use it',
  'keep-a-relic': 'Keep it',
  'face-which': 'Face it',
  'on-which-monster': 'On this one',
  'which-monster': 'This one',
  'pay-the-tax': 'Give it up',
  corroded: 'That one',
  dissolved: 'That one',
  'take-the-gift': 'Put it there',
} as const;

export const SCORES: Scores = (view, seat) => {
  const { health = 0, maxHealth = 0 } = (view as View).players[seat] ?? {};
  return health === 0 ? 'knocked out' : `${health} of ${maxHealth} Health`;
};

const BACKDROPS = ['backdrop-forest', 'backdrop-forest', 'backdrop-caves', 'backdrop-kingdom'] as const;

export function Board(props: BoardProps) {
  const view = props.view as View;
  const wording = useWording();
  const { viewer, others } = props;
  return (
    <Layout
      backdrop={PAINTINGS[BACKDROPS[view.level]!]}
      facts={factsOf(view, wording)}
      seats={others.map((seat) => <Companion seat={seat} view={view} key={seat} />)}
      stage={<StorybookStage {...props} story={view} />}
      myself={viewer !== 'spectator' && isHere(view, viewer) && <Me seat={viewer} view={view} />}
      hand={viewer !== 'spectator' && <Belongings {...props} story={view} seat={viewer} />}
    />
  );
}

const isHere = ({ players }: View, seat: number): boolean => players[seat]?.character !== undefined;

/** The Characters to choose from, and afterwards everything that is carried. */
function Belongings(props: BoardProps & { story: View; seat: number }) {
  const { story: view, seat, decision } = props;
  if (!isHere(view, seat)) {
    const offered = (decision?.options ?? []).flatMap(({ at }) => (at && 'card' in at ? [at.card] : []));
    return <Hand cards={offered} title="To choose from" empty="The others choose" />;
  }
  return (
    <Hand
      cards={backpackOf(view, seat, props)}
      title={titleOf(view, seat)}
      empty={emptyOf(view)}
      more={(card) => noted(noteOf(props, view, card))}
      figures={<MyFigures seat={seat} view={view} />}
    />
  );
}

/** What others carry lies here when it may be taken. */
const emptyOf = ({ players }: View): string =>
  players.some(({ carried, items }) => carried.length + items.length > 0)
    ? 'Nothing of yours here now. What others carry lies here around the fire.'
    : 'The backpack is empty. Beat an Encounter, and its Leader draws Loot.';

/** RE-ITEM-01: one Item a Combat turn. */
function titleOf({ turnOf, itemUsed }: View, seat: number): string {
  if (turnOf !== seat) return 'Backpack and Loot';
  return itemUsed ? 'Backpack: your Item is used' : 'Backpack: one Item this turn';
}

const noted = (note: string | undefined) => (note === undefined ? undefined : { note });

function factsOf(view: View, { called }: Wording): HeadFact[] {
  const { level, phase, players, leaderTurns, leader, nextLeader, down, downToLose } = view;
  if (phase === 'prepare') return [{ icon: outlines.character, word: 'The Party', value: 'gathers' }];
  const taken = players.reduce((sum, { led }) => sum + led, 0);
  return [
    {
      icon: outlines.road,
      word: `${SHORT_PLACES[level]} ·`,
      value: `${taken} of ${leaderTurns * players.length}`,
    },
    phase === 'window'
      ? { icon: outlines.leader, word: 'Next Leader', value: called(nextLeader) }
      : { icon: outlines.leader, word: 'Leader', value: called(leader) },
    ...(players.length > 1
      ? [{ icon: outlines.down, word: 'Knocked out', value: `${down}, lost at ${downToLose}` }]
      : [{ icon: outlines.down, word: 'Second Wind', value: view.secondWindUsed ? 'used' : 'ready' }]),
  ];
}
