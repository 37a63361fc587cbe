// Who felt it: losses, gains, blocks, as chips with names; while it is under way, who is attacked.

import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { View } from '../view.ts';
import { type Consequence, consequencesOf } from './consequence.ts';
import outlines from './kinds.icons.json' with { type: 'json' };
import type { Scene } from './scene.ts';
import { useWording } from './wording.ts';

const ICONS: Readonly<Record<Consequence['tone'], string>> = {
  loss: outlines.loss,
  gain: outlines.reward,
  safe: outlines.blocked,
  attack: outlines.weapon,
  plain: outlines.asked,
};

/** Your own cards are named, up to a few. */
const MOST_NAMED = 2;

export function Consequences({ scene, view }: { scene: Scene; view?: View }) {
  const { named } = useWording();
  const { faceOf, viewer } = useTable();
  const felt = [...consequencesOf(scene), ...(view ? underAttack(scene, view) : [])];
  if (felt.length === 0) return null;
  return (
    <ul className="ua-consequences" aria-label="Who is affected">
      {felt.map(({ seat, word, tone, cards = [] }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its place.
        <li data-tone={tone} key={i}>
          <Icon outline={ICONS[tone]} />
          <span>
            <b>{named(seat)}</b> {word}
            {seat === viewer && cards.length <= MOST_NAMED && (
              <em> {cards.map((card) => faceOf(card).name).join(', ')}</em>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function underAttack({ card }: Scene, view: View): Consequence[] {
  const effect = view.effects.find((each) => each.card === card);
  if (effect === undefined) return [];
  return effect.attacked
    .filter((seat) => !effect.blocked.includes(seat))
    .map((seat) => ({ seat, word: 'under attack', tone: 'attack' }));
}
