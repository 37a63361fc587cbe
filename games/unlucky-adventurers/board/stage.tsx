// The stage in the middle of the table: the card, the Beast or the cards that everybody looks at just now.

import type { CardId } from '../../../engine/table.ts';
import type { BoardProps } from '../../../web/table/board.ts';
import type { Face } from '../cards/card.ts';
import type { View } from '../view.ts';
import { CardsToChoose } from './cards-to-choose.tsx';
import { FightView } from './fight-view.tsx';
import { JustBefore } from './just-before.tsx';
import { Nothing, Winners } from './quiet-stage.tsx';
import type { Scene } from './scene.ts';
import { SceneView } from './scene-view.tsx';
import { useScenes } from './use-scenes.ts';

export function Stage(props: BoardProps<View, Face>) {
  const { shown, isLatest, before } = useScenes(props.told, props.box.faces);
  return (
    <div className="ua-stage">
      {props.result === undefined && <JustBefore scenes={before} />}
      <OnStage {...props} scene={shown} isLatest={isLatest} />
    </div>
  );
}

type OnStageProps = BoardProps<View, Face> & {
  readonly scene: Scene | undefined;
  readonly isLatest: boolean;
};

function OnStage({ view, decision, scene, isLatest }: OnStageProps) {
  if (scene !== undefined && !isLatest) return <SceneView scene={scene} view={view} />;
  const offered = cardsElsewhere(view, decision);
  if (view.winners.length > 0) return <Winners view={view} />;
  if (offered.length > 0) return <CardsToChoose cards={offered} about={decision?.about} />;
  const fighter = fighterOf(view);
  if (fighter !== undefined) return <FightView view={view} fighter={fighter} />;
  return scene === undefined ? <Nothing view={view} /> : <SceneView scene={scene} view={view} />;
}

/** Cards that are asked about and lie neither in the hand nor before its owner: on a deck, in another hand, in a pile. */
function cardsElsewhere({ mine, players, fight }: View, decision: OnStageProps['decision']): CardId[] {
  if (mine === undefined || decision === undefined) return [];
  const own = players[mine.seat];
  const seen = new Set([...mine.hand, ...(own?.allies ?? []), ...(fight?.cards ?? [])]);
  if (own !== undefined) seen.add(own.character);
  return decision.options.flatMap(({ at }) =>
    at !== undefined && 'card' in at && !seen.has(at.card) ? [at.card] : [],
  );
}

function fighterOf({ fight, players }: View): number | undefined {
  if (fight !== undefined) return fight.fighter;
  const facing = players.findIndex(({ beasts }) => beasts.length > 0);
  return facing < 0 ? undefined : facing;
}
