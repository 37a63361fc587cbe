// A seat is a character: portrait, what it holds, what it just did, whether it is next; chosen or aimed at by tapping it.

import type { ReactNode } from 'react';
import type { Seat as SeatNumber } from '../../engine/table.ts';
import type { Fact } from '../../engine/view.ts';
import { useLooking } from './attention.ts';
import { Bubble } from './bubble.tsx';
import { backed } from './card.tsx';
import { FeltBy } from './felt.tsx';
import { Icon, type Outline } from './icon.tsx';
import { places } from './in-places.ts';
import { reachable } from './keyboard.ts';
import { useIsKind } from './lift.ts';
import { useTable } from './model.ts';
import { type Painting, savesData } from './painting.ts';
import outlines from './table.icons.json' with { type: 'json' };
import { useThing } from './thing.ts';
import './seat.css';
import './myself.css';

/** Something that lies before a seat, as an icon with its word: "misses a turn". */
export type Marker = {
  readonly icon?: Outline;
  readonly word: string;
  /** What it is about, for whoever points at it. */
  readonly means?: string;
  readonly tone?: string;
};

export type SeatProps = {
  readonly seat: SeatNumber;
  readonly portrait?: Outline;
  /** The painted portrait; it lies over the plain one. */
  readonly painting?: Painting | undefined;
  /** A small picture at the portrait's foot: the tool of the trade. */
  readonly emblem?: Outline;
  /** Under the name: a character, a team. */
  readonly title?: string;
  readonly facts?: readonly Fact[];
  /** How many cards are held: those who hear the table hear it with the name. */
  readonly cards?: number | undefined;
  /** Shown as flags on the edge: "next", "Leader". */
  readonly markers?: readonly Marker[];
  readonly isActive?: boolean;
  readonly isOut?: boolean;
  /** What choosing it now would do, while it is offered. */
  readonly offer?: string | undefined;
  readonly children?: ReactNode;
};

export function Seat(its: SeatProps) {
  const { seat, title, facts = [], cards, markers = [], isActive, isOut, offer, children } = its;
  const { nameOfSeat, seats, viewer } = useTable();
  const isThinking = useThinks(seat);
  const name = nameOfSeat(seat);
  const words = [
    seat === viewer ? `${name}, you` : name,
    title,
    isOut ? 'out' : isThinking ? 'thinking' : undefined,
    cards === undefined ? undefined : `Cards ${cards}`,
    ...facts.map(({ label, value }) => `${label} ${value}`),
    ...markers.map(({ word }) => word),
  ];
  const {
    props,
    spoken,
    preview = offer,
  } = useThing({
    place: { seat },
    label: words.filter(Boolean).join(', '),
  });
  return (
    <article
      className="seat"
      data-seat={seat}
      data-active={isActive || undefined}
      data-out={isOut || undefined}
    >
      <button {...props} className="seat-who">
        <span className="spoken">{spoken}</span>
      </button>
      <Portrait {...its} />
      <div className="seat-words" aria-hidden="true">
        <span className="seat-name">{name}</span>
        <span className="seat-title">{title ?? playerTitle(seats[seat]?.player)}</span>
      </div>
      <div className="seat-shows">
        {facts.map(({ label, value }) => (
          <span className="seat-fact" key={label}>
            {label} <b>{value}</b>
          </span>
        ))}
        {children}
      </div>
      <Bubble seat={seat} isThinking={isThinking} />
      <span className="seat-flags" aria-hidden="true">
        <Markers markers={markers} />
      </span>
      {preview && <Preview text={preview} />}
      <FeltBy seat={seat} />
    </article>
  );
}

/** Yourself, beside your hand: the same character, with more room to say what it can do. */
export function Myself(its: SeatProps) {
  const { seat, title, facts = [], markers = [], isActive, isOut, children } = its;
  const { nameOfSeat } = useTable();
  const name = nameOfSeat(seat);
  const { props, spoken, preview } = useThing({
    place: { seat },
    label: `${name} (you)${title ? `, ${title}` : ''}`,
  });
  return (
    <section
      className="myself"
      aria-label="You"
      data-seat={seat}
      data-active={isActive || undefined}
      data-out={isOut || undefined}
      ref={reachable}
    >
      <div className="myself-head">
        <button {...props} className="seat-who">
          <span className="spoken">{spoken}</span>
        </button>
        <Portrait {...its} />
        <div className="seat-words" aria-hidden="true">
          <span className="seat-name">{name}</span>
          {title && <span className="seat-title">{title}</span>}
        </div>
      </div>
      {facts.length > 0 && (
        <p className="seat-shows">
          {facts.map(({ label, value }) => (
            <span className="seat-fact" key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
        </p>
      )}
      {children}
      {markers.length > 0 && (
        <p className="myself-markers">
          <Markers markers={markers} />
        </p>
      )}
      {preview && <Preview text={preview} />}
      <FeltBy seat={seat} />
    </section>
  );
}

export type PortraitProps = Pick<SeatProps, 'seat' | 'portrait' | 'painting' | 'emblem'>;

export function Portrait({ seat, portrait, painting: own, emblem }: PortraitProps) {
  const { seats, portraits } = useTable();
  const isPerson = seats[seat]?.player === 'person';
  const outline = portrait ?? (isPerson ? outlines.person : outlines.bot);
  const painting = own ?? (portrait || isPerson ? undefined : portraits[seat % portraits.length]);
  return (
    <span className="portrait" data-seat-colour={seat % 9} aria-hidden="true">
      <Icon outline={outline} isRaised />
      {painting && !savesData() && <img className="portrait-painting" src={painting.src} alt="" />}
      {emblem && <Icon className="portrait-emblem" outline={emblem} />}
    </span>
  );
}

function useThinks(seat: SeatNumber): boolean {
  const { attention } = useTable();
  return useLooking(attention, ({ thinking }) => thinking === seat);
}

export function Markers({ markers }: { markers: readonly Marker[] }) {
  return markers.map(({ icon, word, means, tone }) => (
    <span className="seat-marker" data-tone={tone} title={means} key={word}>
      {icon && <Icon outline={icon} />}
      {word}
    </span>
  ));
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
  const shown = Math.min(count, 12);
  return (
    <span className="hidden-cards" role="img" aria-label={`${count} ${title}`}>
      {places(shown).map((place) => (
        <span className="hidden-card" style={backed(back)} key={place} />
      ))}
      <b>{count}</b>
    </span>
  );
}

/** What a lifted card would do to whom it is aimed at. */
function Preview({ text }: { readonly text: string }) {
  const isKind = useIsKind();
  return (
    <span className="seat-preview" data-kind={isKind || undefined} aria-hidden="true">
      {!isKind && <Icon outline={outlines.aim} />} {text}
    </span>
  );
}
