// The board of Deckbuilder RPG: seats in order of play, the battle map and the six stacks, your hero or the game master's notes, and the hand.

import type { AimsOf, BoardProps, IsOut, Scores, TitleOfWinners } from '../../../web/table/board.ts';
import { Hand } from '../../../web/table/hand.tsx';
import { type HeadFact, Layout } from '../../../web/table/layout.tsx';
import type { PlayData } from '../questions/turn.ts';
import { isLinkTarget, isThing, linkOf, objectOf } from '../rules/target.ts';
import type { View } from '../view.ts';
import { percent } from './bars.tsx';
import { Desk } from './desk.tsx';
import { HeroSeat, MasterSeat, Me } from './heroes.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { MasterPanel, masterHand } from './master-panel.tsx';
import { PAINTINGS } from './pictures.ts';
import './marks.css';
import './seats.css';
import './myself.css';
import './details.css';
import './desk.css';
import './tableau.css';
import './choices.css';
import './play-panel.css';
import './target-panel.css';
import './journey-panels.css';

export const titleOfWinners: TitleOfWinners = (winners) =>
  winners > 1 ? 'Heroes of the day' : 'Master of the day';

export const CONFIRMS = {
  'choose-action': 'Take it',
  'play-a-card': 'Play it',
  'play-in-synergy': 'Join in',
  'choose-target': 'Strike!',
  'choose-weapon': 'Attack with it',
  'spend-guards': 'Hold!',
  'move-step': 'Move there',
  'move-where': 'Move there',
  'choose-hero': 'Be this hero',
  'activate-unit': 'It acts',
  explore: 'Do it',
  approach: 'Say it',
  riddle: 'Try it',
  'choose-advance': 'Learn it',
  'stand-where': 'Stand there',
  'hand-over': 'Hand it over',
  'take-treasure': 'Take it',
  'equip-between': 'Make it ready',
  'expend-which': 'Expend it',
} as const;

export const SCORES: Scores = (view, seat) => {
  const { creatures, characters, outcome } = view as View;
  const of = creatures[seat];
  if (seat >= characters.length || of === undefined)
    return outcome === 'lost' ? 'holds the field' : 'driven from the field';
  return (of.health ?? 0) > 0 ? `Health ${of.health} of ${of.maxHealth}` : 'unconscious';
};

export const IS_OUT: IsOut = (view, seat) => (view as View).characters[seat]?.dead === true;

/** A lifted attack can be dropped on everybody it could hit. */
export const aimsOf: AimsOf = ({ choice }) => {
  const { aims = [], isWide } = (choice.data as Partial<PlayData> | undefined) ?? {};
  if (aims.length < 2 || isWide) return undefined;
  return {
    question: 'choose-target',
    at: aims.map(({ target, chance, damage, hits }) => ({
      place: { spot: spotOf(target) },
      preview: hits === undefined ? `${percent(chance)} · ${damage}` : percent(chance),
    })),
  };
};

function spotOf(target: number): string {
  if (!isThing(target)) return `creature-${target}`;
  return isLinkTarget(target) ? `link-${linkOf(target)}` : `object-${objectOf(target)}`;
}

export function Board(props: BoardProps) {
  const view = props.view as View;
  const { viewer, others, box } = props;
  const master = box.players - 1;
  const isMaster = viewer === master;
  return (
    <Layout
      backdrop={PAINTINGS['backdrop-desk']}
      facts={factsOf(view, props)}
      seats={others.map((seat) =>
        seat === master ? (
          <MasterSeat seat={seat} view={view} key={seat} />
        ) : (
          <HeroSeat seat={seat} view={view} key={seat} />
        ),
      )}
      stage={<Desk {...props} view={view} />}
      myself={
        viewer === 'spectator' ? null : isMaster ? (
          <MasterPanel seat={viewer} view={view} />
        ) : (
          <Me seat={viewer} view={view} />
        )
      }
      hand={viewer !== 'spectator' && <Hand cards={isMaster ? masterHand(view) : handOf(view, viewer)} />}
    />
  );
}

const handOf = ({ packs, creatures }: View, seat: number) =>
  packs[creatures[seat]?.pack ?? seat]?.cards ?? [];

const STEP_WORDS: Readonly<Record<string, string>> = {
  begin: '1 · begins',
  move: '2 · moves',
  action: '3 · chooses',
  attack: '4 · strikes',
  cards: '4 · plays cards',
  members: '4 · the band acts',
  tidy: '5 · draws',
  synergy: '7 · Synergy',
  end: '8 · ends',
};

const PHASES: Readonly<Record<View['phase'], string>> = {
  heroes: 'The party gathers',
  advances: 'The heroes grow',
  fitting: 'Before they set out',
  journey: 'On the way',
  muster: 'To arms',
  battle: 'Battle',
  aftermath: 'The dust settles',
  over: 'The end',
};

function factsOf(view: View, { nameOfSeat, viewer }: BoardProps): HeadFact[] {
  const { phase, round, seat, turn, zone, journey } = view;
  const place = zone.name || journey.name;
  if (phase !== 'battle')
    return [{ icon: outlines.zone, word: PHASES[phase], ...(place && { value: `· ${place}` }) }];
  const joiner = turn.step === 'synergy' ? view.creatures[turn.joining[0] ?? -1] : undefined;
  const acting = joiner?.seat ?? seat;
  const whose = acting === viewer ? 'you' : nameOfSeat(acting);
  return [
    { icon: outlines.round, word: `Round ${round}`, value: `· ${place}` },
    { icon: outlines.turn, word: STEP_WORDS[turn.step] ?? 'Turn', value: whose },
  ];
}
