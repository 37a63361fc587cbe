// Three attack slots: each attack with the bungle on it, and how it would fare against the monster.

import type { Seat } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { Forecast as Figures } from '../rules/forecast.ts';
import type { Wanting } from '../rules/wanting.ts';
import type { AttackView } from '../view.ts';
import { DAMAGES } from './figures.ts';
import { bestTotal, signOf } from './forecast.ts';

const SLOTS = [1, 2, 3];

type AttackRowProps = {
  readonly row: readonly AttackView[];
  /** Cards that lie in the middle just now. */
  readonly away: ReadonlySet<number>;
  readonly owner: Seat;
};

export function AttackRow({ row, away, owner }: AttackRowProps) {
  const { nameOfSeat, viewer } = useTable();
  return (
    // A card that is dragged to where it will lie is laid, as on the stage.
    <section
      className="hm-row"
      aria-label={`Attacks of ${nameOfSeat(owner)}`}
      data-drop={owner === viewer ? '' : undefined}
    >
      {SLOTS.map((slot) => {
        const attack = row[slot - 1];
        if (attack === undefined) return <EmptySlot key={slot}>{slot}</EmptySlot>;
        if (away.has(attack.card)) return <EmptySlot key={slot}>now</EmptySlot>;
        return <Slot attack={attack} key={slot} />;
      })}
    </section>
  );
}

function EmptySlot({ children }: { children: string | number }) {
  return (
    <span className="hm-slot" data-empty="">
      <span className="hm-slot-none" aria-hidden="true">
        {children}
      </span>
    </span>
  );
}

function Slot({ attack: { card, bungle, bungler, figures, wants } }: { attack: AttackView }) {
  const { nameOfSeat } = useTable();
  return (
    <span className="hm-slot" data-bungled={bungle !== undefined || undefined}>
      <span className="hm-slot-cards">
        <Card card={card} size="mini" />
        {bungle !== undefined && (
          <Card
            card={bungle}
            size="mini"
            {...(bungler !== undefined && { look: { kind: `bungle of ${nameOfSeat(bungler)}` } })}
          />
        )}
      </span>
      {figures && <Forecast figures={figures} wants={wants} />}
    </span>
  );
}

const ENOUGH_WITH: Readonly<Record<Wanting, string>> = {
  weapons: 'enough with weapons',
  power: 'enough with a Hero power',
};

/** Which green numbers hit, and the most promising total; all of them when it is looked at. */
function Forecast({ figures, wants }: { figures: Figures; wants: Wanting | undefined }) {
  const { needed, threshold, strength, defence, enough } = figures;
  const totals = DAMAGES.flatMap(({ name, letter }, type) =>
    strength[type] ? [{ name, letter, strength: strength[type], defence: defence[type] ?? 0 }] : [],
  );
  const words = totals.map((each) => `${each.name} ${each.strength} against ${each.defence}`).join(', ');
  const spoken = `Hits on ${needed} or more, fails critically on ${threshold} or less; ${words || 'no damage'}: ${enough ? 'enough' : wants ? ENOUGH_WITH[wants] : 'not enough'}`;
  return (
    <span className="hm-forecast" role="img" aria-label={spoken} title={spoken}>
      <b data-enough={enough || undefined}>
        {needed}+ {signOf(enough, wants)}
      </b>
      <span>{bestTotal(figures)}</span>
      {threshold > 1 && <span className="hm-forecast-fail">fails ≤{threshold}</span>}
    </span>
  );
}
