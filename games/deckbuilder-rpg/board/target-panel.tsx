// Choosing a target, a weapon or a parting strike: everybody it could hit, with the to-hit value item by item; and defending.

import type { CSSProperties } from 'react';
import { useLooking } from '../../../web/table/attention.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { tap } from '../../../web/table/lift.ts';
import { type Choice, useTable } from '../../../web/table/model.ts';
import { placeKey } from '../../../web/table/place.ts';
import { useThing } from '../../../web/table/thing.ts';
import { hurtBy } from '../blow.ts';
import { signed } from '../cards/gear-text.ts';
import type { AimData, GuardData } from '../questions/attack.ts';
import { percent } from './bars.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { SumLine } from './sum-line.tsx';

export function TargetPanel({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const placed = choices.filter(({ at }) => at !== undefined);
  return (
    <section className="dr-targets" aria-label={title}>
      <div className="dr-target-list" data-many={placed.length > 4 || undefined}>
        {placed.map((choice) => (
          <Target choice={choice} isShort={placed.length > 4} key={choice.key} />
        ))}
      </div>
    </section>
  );
}

/** The same choice as the figure on the map, in words; the digits stay on the map. */
function Target({ choice, isShort }: { choice: Choice; isShort: boolean }) {
  const model = useTable();
  const data = choice.data as AimData | undefined;
  const place = choice.at!;
  const isLifted = useLooking(model.attention, ({ lifted }) => lifted?.place === placeKey(place));
  const isPicked = model.pickedAt(place) !== undefined;
  return (
    <button
      type="button"
      className="dr-target"
      data-lit={isLifted || isPicked || undefined}
      onClick={(event) => tap(model, place, event)}
    >
      <b className="dr-target-name">{choice.label}</b>
      {data?.chance === undefined ? (
        choice.detail && <small>{choice.detail}</small>
      ) : (
        <SumLine of={data} isShort={isShort && !isLifted} />
      )}
      {data?.chance !== undefined && <Odds chance={data.chance} />}
    </button>
  );
}

function Odds({ chance }: { chance: number }) {
  return <span className="dr-odds" style={{ '--odds': `${chance * 100}%` } as CSSProperties} />;
}

/** Each number of counters with the chance it leaves. */
export function DefencePanel({ choices, why }: { choices: readonly Choice[]; why: string | undefined }) {
  const { decision } = useTable();
  const [first] = choices;
  const data = first?.data as GuardData | undefined;
  return (
    <section className="dr-defence" aria-label="Defence counters to spend">
      <h2>{why ?? decision?.ask}</h2>
      {data && (
        <p className="dr-defence-line">
          2d6 {signed(data.toHit)} against <b>{data.defence}</b>, for {hurtBy(data)}
        </p>
      )}
      <div className="dr-guards">
        {choices.map((choice) => (
          <Guard choice={choice} key={choice.key} />
        ))}
      </div>
    </section>
  );
}

const guardWords = (count: number): string =>
  count === 0 ? 'No counter' : `${count} defence ${count === 1 ? 'counter' : 'counters'}`;

function Guard({ choice }: { choice: Choice }) {
  const data = choice.data as GuardData | undefined;
  const { props, spoken } = useThing({
    place: choice.at!,
    label: guardWords(Number(choice.key)),
  });
  const count = Number(choice.key);
  return (
    <button {...props} className="dr-guard">
      <span className="spoken">{spoken}</span>
      <span aria-hidden="true">
        <span className="dr-guard-count">
          {count === 0 ? (
            'none'
          ) : (
            <>
              <Icon outline={outlines.guard} /> {count}
            </>
          )}
        </span>
        {data && (
          <>
            <b>{percent(data.chance)}</b>
            <small>hit · defence {data.defence}</small>
          </>
        )}
      </span>
    </button>
  );
}
