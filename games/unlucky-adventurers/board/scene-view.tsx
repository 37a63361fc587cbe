// A card being carried out, or the last one that was: its table with the rolled line lit, the dice, and who felt it.

import { Card } from '../../../web/table/card.tsx';
import type { CardLook } from '../../../web/table/card-look.ts';
import { Die } from '../../../web/table/die.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { View } from '../view.ts';
import { asFace, rowsOf } from './cards.ts';
import { Consequences } from './consequences.tsx';
import { FightEnd } from './fight-end.tsx';
import type { Scene } from './scene.ts';
import { SeenCards } from './seen-cards.tsx';
import { StillCard } from './still-card.tsx';
import { useWording } from './wording.ts';

type SceneProps = { readonly scene: Scene; readonly view: View };

export function SceneView({ scene, view }: SceneProps) {
  const { card, dice, fight, seen } = scene;
  if (fight !== undefined) return <FightEnd scene={scene} fight={fight} />;
  return (
    <section className="ua-scene" aria-label="What happens" key={scene.id}>
      {card !== undefined && <StagedCard card={card} scene={scene} view={view} />}
      <div className="ua-scene-words">
        <Headline scene={scene} />
        {dice.length > 0 && <Dice scene={scene} />}
        <Consequences scene={scene} view={view} />
      </div>
      {seen && <SeenCards {...seen} />}
    </section>
  );
}

/** While it is carried out, the card itself; afterwards it lies on the discard pile, and this is its memory. */
function StagedCard({ card, scene, view }: SceneProps & { card: number }) {
  const face = asFace(useTable().faceOf(card));
  const look: Partial<CardLook> =
    scene.row !== undefined && face.rolled ? { rows: rowsOf(face, scene.row) } : {};
  const isHere = view.inPlay.includes(card);
  return (
    <div className="ua-staged">
      {isHere ? <Card card={card} look={look} from={scene.by} /> : <StillCard card={card} look={look} />}
    </div>
  );
}

function Headline({ scene }: { scene: Scene }) {
  const { faceOf } = useTable();
  const { does, named, called } = useWording();
  const { by, card, at, row, kind } = scene;
  const name = card === undefined ? '' : faceOf(card).name;
  const what: Record<Scene['kind'], string> = {
    play: `${does(by, 'play')} ${name}`,
    blunder: `${does(by, 'blunder')}: ${name}`,
    ability: `${does(by, 'call')} on ${name}`,
    fight: name,
    ghost:
      card === undefined
        ? `The ghost of ${named(by)} rattles the die`
        : `The ghost of ${named(by)} plays ${name}`,
  };
  const line = row === undefined || card === undefined ? undefined : asFace(faceOf(card)).rows[row]?.text;
  return (
    <header>
      <h2>{what[kind]}</h2>
      {at !== undefined && <p>Aimed at {called(at)}, more or less</p>}
      {line !== undefined && <p className="ua-line">It says “{line}”</p>}
    </header>
  );
}

function Dice({ scene }: { scene: Scene }) {
  const { does } = useWording();
  const counting = scene.dice.at(-1) as number;
  const earlier = scene.dice.slice(0, -1);
  const said =
    earlier.length === 0
      ? `${does(scene.by, 'roll')} ${counting}`
      : `${earlier.join(', ')}, then ${counting}`;
  return (
    <div className="ua-dice">
      <Die value={counting} title="Die" arithmetic={said} roll={`${scene.id} ${scene.dice.length}`} />
    </div>
  );
}
