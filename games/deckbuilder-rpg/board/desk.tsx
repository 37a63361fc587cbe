// The middle of the desk: the map at the left, and at the right what is asked about: stacks, cards, targets, a stranger, a puzzle.

import { isValidElement, type ReactNode } from 'react';
import type { CardId } from '../../../engine/table.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import { type Choice, useTable } from '../../../web/table/model.ts';
import { Stage } from '../../../web/table/stage.tsx';
import type { View } from '../view.ts';
import { BattleMap } from './battle-map.tsx';
import { Spread } from './details.tsx';
import { HeroChoice } from './hero-choice.tsx';
import { JourneyLine, journeyPanel } from './journey-panels.tsx';
import { forecastOfPlay, noteOfUse, PlayPanel } from './play-panel.tsx';
import { StackLine, Tableau } from './tableau.tsx';
import { DefencePanel, TargetPanel } from './target-panel.tsx';

type DeskProps = Pick<BoardProps, 'decision' | 'viewer' | 'result'> & { readonly view: View };

export function Desk({ view, decision, viewer, result }: DeskProps) {
  const { choices, faceOf } = useTable();
  const panel = result ? undefined : panelFor(view, decision, choices);
  const showsStacks = isValidElement(panel) && panel.type === Tableau;
  const isSpread = isValidElement(panel) && panel.type === Spread;
  const hasMap =
    view.zone.arenas.length > 0 && !BEFORE_THE_WAY.has(view.phase) && !(isSpread && isCalm(view));
  return (
    <Stage
      forecast={(choice) => forecastOfPlay(choice, (card) => faceOf(card).name)}
      noteOfUse={noteOfUse}
      left={
        hasMap && (
          <div className="dr-desk-map">
            <BattleMap view={view} mine={viewer === 'spectator' ? undefined : viewer} />
            <div className="dr-desk-foot">
              {!showsStacks && <StackLine view={view} />}
              <JourneyLine view={view} />
            </div>
          </div>
        )
      }
    >
      {panel}
    </Stage>
  );
}

const BEFORE_THE_WAY = new Set<View['phase']>(['heroes', 'advances', 'fitting']);

/** Between battles nothing on the map matters to a card: cards to choose from have the whole desk. */
const isCalm = ({ phase }: View): boolean => phase === 'journey';

/** What stands in the middle while somebody is asked; while nobody is, the last scene stays. */
function panelFor(
  view: View,
  decision: DeskProps['decision'],
  choices: readonly Choice[],
): ReactNode | undefined {
  if (decision === undefined) return undefined;
  const { question } = decision;
  if (question === 'choose-hero') return <HeroChoice choices={choices} />;
  if (question === 'choose-action') return <Tableau view={view} />;
  if (question === 'play-a-card' || question === 'play-in-synergy')
    return <PlayPanel view={view} choices={choices} />;
  if (question === 'spend-guards') return <DefencePanel choices={choices} why={decision.why} />;
  const journey = journeyPanel({ question, view, choices, seat: decision.seat });
  if (journey !== undefined) return journey;
  const cards = strayCards(view, choices);
  if (cards.length > 0) return <Spread title={decision.ask} cards={cards} />;
  const isPlaced = choices.some(({ at }) => at !== undefined);
  return isPlaced ? <TargetPanel title={decision.ask} choices={choices} /> : <Tableau view={view} />;
}

/** Cards to choose from that lie neither in a hand nor ready: of a pile, a book, the spoils. */
function strayCards(view: View, choices: readonly Choice[]): CardId[] {
  const lying = new Set([
    ...view.packs.flatMap(({ cards = [], front }) => [...cards, ...front]),
    ...view.creatures.flatMap(({ ready }) => ready.map(({ card }) => card)),
  ]);
  const cards = choices.flatMap(({ at }) => (at && 'card' in at && !lying.has(at.card) ? [at.card] : []));
  return [...new Set(cards)];
}
