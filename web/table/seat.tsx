// A seat: who sits there, what they show, whether they are asked or thinking; clickable when an option points at it.

import type { ReactNode } from 'react';
import type { Seat as SeatNumber } from '../../engine/table.ts';
import type { Fact } from '../../engine/view.ts';
import { useLooking } from './attention.ts';
import { backed } from './card.tsx';
import { Icon, type Outline } from './icon.tsx';
import { useTable } from './model.ts';
import { type Painting, savesData } from './painting.ts';
import { useThing } from './thing.ts';
import './seat.css';

/** Something that lies before a seat, as an icon with its word: "misses a turn". */
export type Marker = { readonly icon?: Outline; readonly word: string; readonly tone?: string };

export type SeatProps = {
  readonly seat: SeatNumber;
  readonly portrait?: Outline;
  /** The painted portrait; it lies over the plain one. */
  readonly painting?: Painting | undefined;
  /** Under the name: a character, a team. */
  readonly title?: string;
  readonly facts?: readonly Fact[];
  readonly markers?: readonly Marker[];
  readonly isActive?: boolean;
  readonly isOut?: boolean;
  readonly children?: ReactNode;
};

export function Seat(its: SeatProps) {
  const { seat, portrait, painting, title, facts = [], markers = [], isActive, isOut, children } = its;
  const { nameOfSeat, seats, attention, snapshot, viewer } = useTable();
  const isThinking = useLooking(attention, ({ thinking }) => thinking === seat);
  const isAsked = snapshot.asked.some((each) => each.seat === seat);
  const name = nameOfSeat(seat);
  const status = seatStatus({ isOut, isAsked, isThinking });
  const words = [
    seat === viewer ? `${name}, you` : name,
    title,
    status,
    ...facts.map(({ label, value }) => `${label} ${value}`),
    ...markers.map(({ word }) => word),
  ];
  const { props, spoken } = useThing({ place: { seat }, label: words.filter(Boolean).join(', ') });
  return (
    <article
      className="seat"
      data-seat={seat}
      data-active={isActive || undefined}
      data-out={isOut || undefined}
    >
      <button {...props} className="seat-who">
        <span className="spoken">{spoken}</span>
        {portrait && (
          <span className="seat-head">
            <Icon className="seat-portrait" outline={portrait} />
            {painting && !savesData() && <img className="seat-painting" src={painting.src} alt="" />}
          </span>
        )}
        <span className="seat-words" aria-hidden="true">
          <span className="seat-name">{name}</span>
          <span className="seat-title">{title ?? playerTitle(seats[seat]?.player)}</span>
        </span>
        {status && (
          <span className="seat-status" aria-hidden="true">
            {status}
          </span>
        )}
      </button>
      <div className="seat-shows">
        {facts.map(({ label, value }) => (
          <span className="seat-fact" key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
        {children}
        {markers.length > 0 && (
          <span className="seat-markers" aria-hidden="true">
            <Markers markers={markers} />
          </span>
        )}
      </div>
    </article>
  );
}

export function Markers({ markers }: { markers: readonly Marker[] }) {
  return markers.map(({ icon, word, tone }) => (
    <span className="seat-marker" data-tone={tone} key={word}>
      {icon && <Icon outline={icon} />}
      {word}
    </span>
  ));
}

function seatStatus(its: {
  isOut: boolean | undefined;
  isAsked: boolean;
  isThinking: boolean;
}): string | undefined {
  if (its.isOut) return 'out';
  if (its.isThinking) return 'thinking…';
  return its.isAsked ? 'to choose' : undefined;
}

const playerTitle = (player = ''): string => (player === 'person' ? 'at this screen' : `${player} bot`);

/** Cards held that nobody else may see: a fan of backs and their number. */
export function HiddenCards({
  count,
  title = 'cards in hand',
  back,
}: {
  count: number;
  title?: string;
  back?: string;
}) {
  const shown = Math.min(count, 7);
  return (
    <span className="hidden-cards" role="img" aria-label={`${count} ${title}`}>
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: card backs are all alike.
        <span className="hidden-card" style={backed(back)} key={i} />
      ))}
      <b>{count}</b>
    </span>
  );
}
