// Where the party is: the Location with its effects and warning sign, the loot and the treasure pile.

import type { CardId } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { View } from '../view.ts';
import type { Face } from './figures.ts';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

export function LocationPanel({ view }: { view: View }) {
  const { faceOf } = useTable();
  if (view.location === undefined) return null;
  const face = faceOf(view.location) as unknown as Face;
  return (
    <section className="hm-location" aria-label={`Location: ${face.name}`}>
      <header>
        <Card card={view.location} size="mini" />
        <h2>{face.name}</h2>
      </header>
      {face.warning !== '' && (
        <p className="hm-warning">
          <Icon outline={outlines.warning} /> Warning: {face.warning}
        </p>
      )}
      <p>
        <Icon outline={outlines.leader} /> <b>Leader</b> {face.leaderText}
      </p>
      <p>
        <Icon outline={outlines.party} /> <b>Party</b> {face.partyText}
      </p>
    </section>
  );
}

export function Loot({ gold, treasures }: { gold: number; treasures: readonly CardId[] }) {
  return (
    <section className="hm-loot" aria-label="Loot">
      <p>
        <Mark className="hm-gold" icon={outlines.gold} value={gold} label="gold in the loot pile" />{' '}
        <span>in the loot pile</span>
      </p>
      <div className="hm-treasures">
        {treasures.map((card) => (
          <Card card={card} size="mini" key={card} />
        ))}
      </div>
    </section>
  );
}
