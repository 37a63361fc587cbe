// The middle of the storybook: the road above, and under it the fight, the trial, the camp, the rewards or two cards to choose from.

import type { CSSProperties, ReactNode } from 'react';
import type { CardId } from '../../../engine/table.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import { Card } from '../../../web/table/card.tsx';
import { Stage } from '../../../web/table/stage.tsx';
import type { View } from '../view.ts';
import { Camp } from './camp.tsx';
import { Fight } from './fight.tsx';
import { forecastOf, leavingOf, noteOfUse } from './forecast.ts';
import { PAINTINGS } from './pictures.ts';
import { Decks } from './piles.tsx';
import { Rewards, SaleEvent } from './rewards.tsx';
import { Road } from './road.tsx';
import { Trial } from './trial.tsx';

type StageProps = BoardProps & { readonly story: View };

export function StorybookStage(props: StageProps) {
  const { story: view, viewer, box, nameOfSeat } = props;
  const me = viewer === 'spectator' ? undefined : view.players[viewer];
  const leaving = leavingOf(me, (card) => box.faces[card]!);
  return (
    <>
      <Road view={view} />
      <Stage
        forecast={(choice) => forecastOf(choice, leaving, nameOfSeat)}
        noteOfUse={(use) => noteOfUse(use, leaving, nameOfSeat, me)}
        right={view.phase !== 'prepare' && <Decks view={view} />}
      >
        {atRest(props)}
      </Stage>
    </>
  );
}

/** What is asked about stands here; at the end the last scene stays. */
function atRest({ story: view, decision, result }: StageProps): ReactNode {
  if (result) return undefined;
  if (view.phase === 'prepare')
    return <Opening view={view} isAsked={decision?.question === 'pick-a-character'} />;
  if (decision?.question === 'stat-token' || view.sale?.of === 'rewards') return <Rewards view={view} />;
  if (decision?.question === 'lend' && view.asking)
    return <Spread title="Wanted" cards={[view.asking.card]} />;
  if (view.looking.length > 0) return <Spread title="Loot to choose from" cards={view.looking} />;
  if (view.sale) return <SaleEvent view={view} sale={view.sale} />;
  if (view.monsters.length > 0) return <Fight view={view} />;
  if (view.facing.length > 1) return <Spread title="Encounters to choose from" cards={view.facing} />;
  const asked = questAskedAbout(view, decision) ?? view.facing[0];
  if (asked !== undefined) return <Trial view={view} card={asked} />;
  return view.phase === 'window' ? <Camp view={view} /> : undefined;
}

/** RE-QUEST-03: it has been laid out, and may be tried at once. */
function questAskedAbout({ quests }: View, decision: BoardProps['decision']): CardId | undefined {
  return decision?.question === 'try-the-quest' ? quests.at(-1)?.card : undefined;
}

function Spread({ title, cards }: { title: string; cards: readonly CardId[] }) {
  return (
    <section
      className="re-spread"
      aria-label={title}
      style={{ '--cards': Math.max(cards.length, 1) } as CSSProperties}
    >
      {cards.map((card) => (
        <Card card={card} isLarge key={card} />
      ))}
    </section>
  );
}

/** The first page, while the Party is put together. */
function Opening({ view, isAsked }: { view: View; isAsked: boolean }) {
  const chosen = view.players.flatMap(({ character }) => (character === undefined ? [] : [character]));
  return (
    <section className="re-opening" aria-label="The first page">
      {chosen.length === 0 && PAINTINGS.cover && <img src={PAINTINGS.cover.src} alt="" />}
      <h2>Once upon a time there was a Party…</h2>
      <p>Three Levels, three Bosses, one backpack. {isAsked && 'Who are you in this story?'}</p>
      {chosen.length > 0 && (
        <div className="re-spread" style={{ '--cards': Math.max(chosen.length, 4) } as CSSProperties}>
          {chosen.map((card) => (
            <Card card={card} size="small" key={card} />
          ))}
        </div>
      )}
    </section>
  );
}
