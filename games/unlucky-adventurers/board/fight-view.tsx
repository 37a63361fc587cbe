// A fight with a Beast: what it asks for, what lies against it so far, and what waits behind it.

import { Card } from '../../../web/table/card.tsx';
import { Die } from '../../../web/table/die.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { BeastView, View } from '../view.ts';
import { asFace, beastFigures, valueFigures } from './cards.ts';
import outlines from './kinds.icons.json' with { type: 'json' };
import { Meter } from './meter.tsx';
import { useWording } from './wording.ts';

export function FightView({ view, fighter }: { view: View; fighter: number }) {
  const { faceOf } = useTable();
  const { does } = useWording();
  const [facing, ...queue] = view.players[fighter]?.beasts ?? [];
  if (facing === undefined) return null;
  const face = asFace(faceOf(facing.beast));
  const fight = view.fight?.fighter === fighter ? view.fight : undefined;
  return (
    <section className="ua-fight" aria-label="Fight">
      <div className="ua-staged">
        <Card card={facing.beast} look={{ corners: beastFigures(face, facing.points) }} />
      </div>
      <div className="ua-fight-words">
        <h2>
          {does(fighter, 'face')} {face.name}
        </h2>
        <div className="ua-meters">
          <Meter icon={outlines.minimum} what="cards" has={fight?.cards.length ?? 0} wants={face.minimum} />
          <Meter icon={outlines.points} what="points" has={fight?.total} wants={facing.points} />
          <Meter icon={outlines.reward} what="reward" wants={`+${face.reward}`} />
        </div>
        {face.dieAdds && (
          <Die
            value={facing.points - face.points}
            title="Half Moon die"
            arithmetic={`${face.points} + ${facing.points - face.points} = ${facing.points} points`}
          />
        )}
        {face.twistText && <p className="ua-twist">{face.twistText}</p>}
        <Queue beasts={queue} />
      </div>
      <PutDown fight={fight} />
    </section>
  );
}

function PutDown({ fight }: { fight: View['fight'] }) {
  const { faceOf } = useTable();
  if (fight === undefined || fight.cards.length === 0) return null;
  return (
    <section className="ua-put-down" aria-label={`Put down: ${fight.cards.length}`}>
      {fight.cards.map((card) => (
        <span className="ua-down" key={card}>
          <Card
            card={card}
            size="small"
            from={fight.fighter}
            look={{ figures: valueFigures(asFace(faceOf(card))) }}
          />
        </span>
      ))}
    </section>
  );
}

function Queue({ beasts }: { beasts: readonly BeastView[] }) {
  const { faceOf } = useTable();
  if (beasts.length === 0) return null;
  return (
    <section className="ua-queue" aria-label="Waiting behind it">
      <span>then</span>
      {beasts.map(({ beast, points }) => (
        <span key={beast}>
          <Card card={beast} size="mini" look={{ corners: beastFigures(asFace(faceOf(beast)), points) }} />
        </span>
      ))}
    </section>
  );
}
