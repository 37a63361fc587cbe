// The monsters of a Location: the encountered one, the Ambusher, and those that lurk.

import type { CSSProperties } from 'react';
import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { MonsterView, View } from '../view.ts';
import type { Face } from './figures.ts';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

export function Monsters({ view }: { view: View }) {
  const { encounter, ambusher, lurking, exchange } = view;
  const count = lurking.length + (encounter ? 1.35 : 0) + (ambusher ? 1 : 0);
  return (
    <div
      className="hm-monsters"
      style={{ '--monsters': Math.max(count, 1) } as CSSProperties}
      data-many={count > 3 || undefined}
      data-resolving={exchange !== undefined || undefined}
    >
      {encounter && <Monster monster={encounter} slot="encounter" />}
      {ambusher && <Monster monster={ambusher} slot="ambusher" />}
      {lurking.length > 0 && (
        <section className="hm-lurking" aria-label="Lurking monsters">
          {lurking.map((monster) => (
            <Monster monster={monster} slot="lurking" key={monster.card} />
          ))}
        </section>
      )}
      {count === 0 && <p className="hm-quiet">No monster is left here.</p>}
    </div>
  );
}

const SLOTS = {
  encounter: { word: 'Encounter', icon: outlines.attack },
  ambusher: { word: 'Ambusher', icon: outlines.ambush },
  lurking: { word: 'Lurking', icon: outlines.monsters },
} as const;

function Monster({ monster, slot }: { monster: MonsterView; slot: keyof typeof SLOTS }) {
  const { card, gold, marked } = monster;
  const { word, icon } = SLOTS[slot];
  const face = useTable().faceOf(card) as unknown as Face;
  return (
    <div className="hm-monster" data-slot={slot}>
      <p className="hm-role">
        <Icon outline={icon} /> {word}
        {gold > 0 && <Mark icon={outlines.gold} value={gold} label="gold on it" />}
        {marked && <Mark icon={outlines.token} value="+2" label="skill token: to hit" />}
      </p>
      <Card card={card} size={slot === 'encounter' ? 'normal' : 'small'} />
      <p className="hm-stats">
        <Mark icon={outlines.armour} value={face.armour} label="armour" />
        <Mark icon={outlines.ferocity} value={face.ferocity} label="Ferocity" />
        <Mark icon={outlines.gold} value={face.gold} label="gold reward" />
      </p>
    </div>
  );
}
