// How a fight ended: the Beast, the cards put down against it, and who felt it.

import { useTable } from '../../../web/table/model.ts';
import { asFace, beastFigures, valueFigures } from './cards.ts';
import { Consequences } from './consequences.tsx';
import type { FightScene, Scene } from './scene.ts';
import { StillCard } from './still-card.tsx';
import { useWording } from './wording.ts';

const ENDS: Readonly<Record<NonNullable<FightScene['end']>, string>> = {
  beaten: 'Beaten! Everybody is surprised.',
  'wandered off': 'It yawns and wanders off.',
  'too strong': 'Too few cards to face it.',
  'led away': 'Led away, in what is definitely the right direction.',
};

export function FightEnd({ scene, fight }: { scene: Scene; fight: FightScene }) {
  const { faceOf } = useTable();
  const { does } = useWording();
  const { beast, points, cards = [], total, end } = fight;
  const face = asFace(faceOf(beast));
  const worths = cards.map((card) => asFace(faceOf(card)).value);
  return (
    <section className="ua-fight" aria-label="Fight">
      <div className="ua-staged">
        <StillCard card={beast} look={{ corners: beastFigures(face, points) }} />
      </div>
      <div className="ua-fight-words">
        <h2>
          {does(scene.by, 'face')} {face.name}
        </h2>
        {end && <p className="ua-line">{ENDS[end]}</p>}
        {total !== undefined && <p className="ua-sum">{sumOf(worths, total, points)}</p>}
        <Consequences scene={scene} />
      </div>
      <div className="ua-put-down">
        {cards.map((card) => (
          <span className="ua-down" key={card}>
            <StillCard card={card} look={{ figures: valueFigures(asFace(faceOf(card))) }} />
          </span>
        ))}
      </div>
    </section>
  );
}

/** "3 + 2 = 5 of 5 points"; a Beast's twist may have them count for more, or for less. */
function sumOf(worths: readonly number[], total: number, points: number): string {
  const sum = worths.reduce((all, worth) => all + worth, 0);
  const terms = worths.length > 1 || sum !== total ? `${worths.join(' + ')} ` : '';
  const equals = sum === total ? (terms === '' ? '' : '= ') : 'count as ';
  return `${terms}${equals}${total} ${total >= points ? '≥' : '<'} ${points} points`;
}
