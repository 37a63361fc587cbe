// A region of the map: a place that can be chosen, with its trait, its deck and whoever is there.

import type { CSSProperties } from 'react';
import type { Seat } from '../../../engine/table.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { useThing } from '../../../web/table/thing.ts';
import { REGION_CODES, REGIONS, type RegionCode } from '../cards/regions.ts';
import type { View } from '../view.ts';
import type { Spot } from './map-places.ts';
import outlines from './marks.icons.json' with { type: 'json' };
import { Head } from './slugcat-head.tsx';

/** What makes a region special, at a glance. */
const TRAITS: Readonly<Partial<Record<RegionCode, string>>> = {
  GW: outlines.water,
  SL: outlines.water,
  DS: outlines.water,
  SH: outlines.dark,
  SI: outlines.high,
  SS: outlines['no-rain'],
  UWW: outlines.climb,
  UWU: outlines.climb,
  LF: outlines.grass,
  SB: outlines.goal,
};

export const traitIcon = (region: number): string | undefined => TRAITS[REGION_CODES[region]!];

export const nameOfRegion = (region: number): string => REGIONS[REGION_CODES[region]!].name;

/** How a way out of where I am stands: open now, open with its gate card, or shut. */
export type Way = 'here' | 'open' | 'wanted' | 'shut' | undefined;

type RegionProps = { readonly region: number; readonly at: Spot; readonly view: View; readonly way: Way };

export function Region({ region, at, view, way }: RegionProps) {
  const { nameOfSeat, viewer } = useTable();
  const code = REGION_CODES[region]!;
  const { name, trait } = REGIONS[code];
  const here = seatsIn(view, region);
  const cards = view.decks[region] ?? 0;
  const { props, spoken } = useThing({
    place: { spot: code },
    label: [
      name,
      trait.replace(/\.$/, ''),
      `${cards} cards in its deck`,
      here.length > 0
        ? `here: ${here.map((seat) => (seat === viewer ? 'you' : nameOfSeat(seat))).join(', ')}`
        : '',
    ]
      .filter(Boolean)
      .join(', '),
  });
  const icon = traitIcon(region);
  return (
    <button
      {...props}
      className="rw-region"
      data-way={way}
      data-region={code}
      data-deck={name}
      style={{ '--x': `${at.x}%`, '--y': `${at.y}%` } as CSSProperties}
    >
      <span className="spoken">{spoken}</span>
      <span className="rw-region-name" aria-hidden="true">
        {name}
      </span>
      {icon && <Icon className="rw-trait" outline={icon} />}
      <Tokens seats={here} view={view} />
    </button>
  );
}

/** Whoever has ascended is on no map. */
const seatsIn = ({ players }: View, region: number): Seat[] =>
  players.flatMap(({ region: where, status, slugcat }, seat) =>
    where === region && status !== 'ascending' && slugcat !== undefined ? [seat] : [],
  );

function Tokens({ seats, view }: { readonly seats: readonly Seat[]; readonly view: View }) {
  const { viewer, nameOfSeat, faceOf } = useTable();
  if (seats.length === 0) return null;
  return (
    <span className="rw-tokens" data-many={seats.length > 3 || undefined} aria-hidden="true">
      {seats.map((seat) => {
        const { slugcat, status } = view.players[seat]!;
        return (
          <span
            className="rw-token rw-cat"
            data-cat={faceOf(slugcat!).key}
            data-status={status}
            data-mine={seat === viewer || undefined}
            data-active={seat === view.active || undefined}
            title={nameOfSeat(seat)}
            key={seat}
          >
            <Head />
            {seat !== viewer && <b>{nameOfSeat(seat).charAt(0)}</b>}
          </span>
        );
      })}
    </span>
  );
}
