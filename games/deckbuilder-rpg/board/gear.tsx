// What is ready: weapons, armour, spells and powers as chips with their counters, large enough to be chosen.

import { cardSentence } from '../../../web/table/card-look.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import type { AimData } from '../questions/attack.ts';
import type { CreatureView } from '../view.ts';
import { percent } from './bars.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

type Ready = CreatureView['ready'][number];

/** So many stand on a phone in three columns and two rows; more than that need a fourth column. */
const FEW = 6;

export function Gear({ of, title }: { of: CreatureView; title: string }) {
  return (
    <section className="dr-gear" aria-label={title} data-many={of.ready.length > FEW || undefined}>
      {of.ready.map((ready) => (
        <GearChip ready={ready} key={ready.card} />
      ))}
    </section>
  );
}

function GearChip({ ready: { card, counters, guards, used } }: { ready: Ready }) {
  const { faceOf, lookOf, choicesAt } = useTable();
  const face = faceOf(card);
  const look = lookOf(face);
  const data = choicesAt({ card })[0]?.data as AimData | undefined;
  const notes = [
    counters > 0 ? `${counters} counters` : '',
    guards > 0 ? `${guards} defence counters` : '',
    used ? 'used' : '',
  ].filter(Boolean);
  const { props, spoken } = useThing({
    place: { card },
    label: [cardSentence(face, look), ...notes].join(', '),
    face,
  });
  return (
    <button {...props} className="dr-chip" data-used={used || undefined} data-sort={look.frame}>
      <span className="spoken">{spoken}</span>
      <span aria-hidden="true">
        <Icon outline={look.picture ?? outlines.weapon} />
        <span className="dr-chip-name">{face.name}</span>
        <Counters icon={outlines.counter} count={counters} />
        <Counters icon={outlines.guard} count={guards} />
        {data?.chance !== undefined && <b className="dr-chip-odds">{percent(data.chance)}</b>}
      </span>
    </button>
  );
}

function Counters({ icon, count }: { icon: string; count: number }) {
  if (count === 0) return null;
  return (
    <b className="dr-chip-count">
      <Icon outline={icon} />
      {count}
    </b>
  );
}

/** For a seat: what is ready, as icons with their counters. */
export function GearIcons({ of }: { of: CreatureView }) {
  const { faceOf, lookOf } = useTable();
  return (
    <span className="dr-gear-icons">
      {of.ready.map(({ card, counters, guards, used }) => {
        const face = faceOf(card);
        const { picture = outlines.weapon, frame } = lookOf(face);
        const count = counters + guards;
        const label = `${face.name}${count > 0 ? `, ${count} counters` : ''}${used ? ', used' : ''}`;
        return (
          <span
            role="img"
            aria-label={label}
            title={label}
            data-sort={frame}
            data-used={used || undefined}
            key={card}
          >
            <Icon outline={picture} />
            {count > 0 && <b>{count}</b>}
          </span>
        );
      })}
    </span>
  );
}
