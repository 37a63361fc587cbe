// What a hero owns and uses: two Hero cards, two weapons, armour, each ready or exhausted.

import type { CardId } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { cardSentence } from '../../../web/table/card-look.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { GearView, PlayerView } from '../view.ts';

type GearProps = {
  readonly player: PlayerView;
  /** Cards that stand on the stage just now. */
  readonly away: ReadonlySet<CardId>;
};

const gearOf = ({ heroCards, weapons, armour }: PlayerView): GearView[] => [
  ...heroCards,
  ...weapons,
  ...(armour === undefined ? [] : [{ card: armour, exhausted: false }]),
];

/** As small cards, for whoever uses them. */
export function Gear({ player, away }: GearProps) {
  return (
    <section className="hm-gear" aria-label="Your Hero cards and equipment">
      {gearOf(player).map(({ card, exhausted }) =>
        away.has(card) ? (
          <span className="hm-slot-none" key={card} aria-hidden="true" />
        ) : (
          <Card card={card} size="mini" key={card} {...usedLook(exhausted)} />
        ),
      )}
    </section>
  );
}

/** As tokens, for a seat at the top of the table. */
export function WornGear({ player, away, name }: GearProps & { readonly name: string }) {
  return (
    <section className="hm-worn" aria-label={`Hero cards and equipment of ${name}`}>
      {gearOf(player).map((gear) => (
        <Token gear={gear} isAway={away.has(gear.card)} key={gear.card} />
      ))}
    </section>
  );
}

/** Large enough to be read. */
export function GearCards({ player }: { player: PlayerView }) {
  return (
    <div className="hm-open-pile">
      {gearOf(player).map(({ card, exhausted }) => (
        <Card card={card} key={card} note={exhausted ? 'exhausted' : 'ready'} />
      ))}
    </div>
  );
}

const usedLook = (exhausted: boolean) => (exhausted ? { look: { isTurned: true }, note: 'used' } : {});

function Token({ gear: { card, exhausted }, isAway }: { gear: GearView; isAway: boolean }) {
  const { faceOf, lookOf } = useTable();
  const face = faceOf(card);
  const look = lookOf(face);
  const state = isAway ? 'being applied' : exhausted ? 'exhausted' : 'ready';
  const { props, spoken } = useThing({
    place: { card },
    label: `${cardSentence(face, look)} (${state})`,
    face,
  });
  return (
    <button {...props} className="hm-token" data-gear={state}>
      <Icon outline={look.picture ?? ''} />
      <span className="spoken">{spoken}</span>
    </button>
  );
}
