// The stage of Rain World: the map with the rain over it, and in its middle whatever is going on.

import { useState } from 'react';
import type { BoardProps } from '../../../web/table/board.ts';
import { Modal } from '../../../web/table/modal.tsx';
import { type Choice, useDirected } from '../../../web/table/model.ts';
import { type LiftedForecast, Stage } from '../../../web/table/stage.tsx';
import type { PlayerView, View } from '../view.ts';
import { Decks } from './decks.tsx';
import { ExitsInWords, Surroundings, WorldMap } from './map.tsx';
import { Night } from './night.tsx';
import { Panel, Spread, spreadOf, useIsPanelEmpty } from './panel.tsx';
import { Rain, RainTimer } from './rain.tsx';
import { useNarrow } from './use-narrow.ts';

type StageProps = BoardProps & { readonly world: View; readonly me: PlayerView | undefined };

/** Where to go is asked on the map; before all else it makes room on a narrow screen. */
const ON_THE_MAP: ReadonlySet<string> = new Set(['turn', 'gate', 'overseer', 'which-deck', 'come-along']);

export function WorldStage(props: StageProps) {
  const { world: view, me, decision } = props;
  const isNarrow = useNarrow();
  const isPlaying = useDirected((now) => now.isPlaying);
  const cards = me === undefined ? [] : spreadOf({ decision, view, me });
  const isNear = isNarrow && me?.slugcat !== undefined && me.status !== 'ascending';
  const isPanelEmpty = useIsPanelEmpty(decision, view, me);
  const isElsewhere = decision !== undefined && !isPanelEmpty && !ON_THE_MAP.has(decision.question);
  const isHidden = isNarrow && (cards.length > 0 || isElsewhere);
  return (
    <div className="rw-world" data-crowded={cards.length > 0 || undefined}>
      {!isHidden && (isNear ? <Surroundings view={view} me={me} /> : <WorldMap view={view} me={me} />)}
      {me && <ExitsInWords me={me} />}
      <Rain view={view} />
      <RainTimer view={view} />
      <div className="rw-tools">
        {isNarrow && <WholeMap view={view} me={me} />}
        <Decks view={view} />
      </div>
      <Stage forecast={forecastOf}>
        <div className="rw-rest">
          {!isPlaying && cards.length > 0 && <Spread cards={cards} view={view} />}
          {!isPlaying && cards.length === 0 && me && <Panel decision={decision} view={view} me={me} />}
        </div>
      </Stage>
      <Night view={view} />
    </div>
  );
}

const forecastOf = ({ label, detail }: Choice): LiftedForecast => ({
  title: label,
  ...(detail && { text: detail }),
});

function WholeMap({ view, me }: { readonly view: View; readonly me: PlayerView | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="rw-tool" onClick={() => setOpen(true)}>
        Map
      </button>
      {isOpen && (
        <Modal title="The whole map" onClose={() => setOpen(false)} className="rw-map-window">
          <div className="rw-map-scroll">
            <WorldMap view={view} me={me} />
          </div>
        </Modal>
      )}
    </>
  );
}
