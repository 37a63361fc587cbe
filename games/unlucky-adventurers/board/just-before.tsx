// What else has happened since you last chose, so that nothing goes by unseen: who, with which card, to whom.

import { useTable } from '../../../web/table/model.ts';
import { consequencesOf } from './consequence.ts';
import type { Scene } from './scene.ts';
import { StillCard } from './still-card.tsx';
import { useWording } from './wording.ts';

const MOST_SHOWN = 3;

export function JustBefore({ scenes }: { scenes: readonly Scene[] }) {
  const { viewer } = useTable();
  const shown = scenes.filter(({ card, fight }) => (card ?? fight?.beast) !== undefined);
  if (shown.length === 0) return null;
  const concerning = shown.filter((scene) => consequencesOf(scene).some(({ seat }) => seat === viewer));
  const others = shown.filter((scene) => !concerning.includes(scene));
  const kept = [...others, ...concerning].slice(-MOST_SHOWN);
  return (
    <ol className="ua-before" aria-label="Just before">
      {kept
        .toSorted((one, other) => one.id - other.id)
        .map((scene) => (
          <Told scene={scene} key={scene.id} />
        ))}
    </ol>
  );
}

function Told({ scene }: { scene: Scene }) {
  const { faceOf, viewer } = useTable();
  const { named } = useWording();
  const card = (scene.card ?? scene.fight?.beast) as number;
  const felt = consequencesOf(scene);
  const yours = felt.filter(({ seat }) => seat === viewer);
  const told = yours.length > 0 ? yours : felt;
  return (
    <li data-yours={yours.length > 0 || undefined}>
      <StillCard card={card} />
      <p>
        <b>{named(scene.by)}:</b> {faceOf(card).name}
        {scene.fight?.end && `, ${scene.fight.end}`}
        <span className="ua-before-felt">
          {told.map(({ seat, word }) => `${named(seat)} ${word}`).join(', ')}
        </span>
      </p>
    </li>
  );
}
