// What a hero owns and uses: two Hero cards, two weapons, armour, each ready or exhausted.

import { Card } from '../../../web/table/card.tsx';
import type { GearView, PlayerView } from '../view.ts';

type GearProps = {
  readonly player: PlayerView;
  /** Cards that lie in the middle just now. */
  readonly away: ReadonlySet<number>;
  /** Whose they are. */
  readonly name: string;
};

export function Gear({ player, away, name }: GearProps) {
  const { heroCards, weapons, armour } = player;
  return (
    <section className="hm-gear" aria-label={`Hero cards and equipment of ${name}`}>
      {[...heroCards, ...weapons].map((gear) => (
        <Item gear={gear} isAway={away.has(gear.card)} key={gear.card} />
      ))}
      {armour !== undefined && <Item gear={{ card: armour, exhausted: false }} isAway={away.has(armour)} />}
    </section>
  );
}

function Item({ gear: { card, exhausted }, isAway }: { gear: GearView; isAway: boolean }) {
  if (isAway) return <span className="hm-item hm-slot-none" aria-hidden="true" />;
  return (
    <span className="hm-item" data-exhausted={exhausted || undefined}>
      <Card card={card} size="mini" {...(exhausted && { look: { isTurned: true }, note: 'used' })} />
    </span>
  );
}
