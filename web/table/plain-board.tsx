// The plain board: any game, drawn from its areas and its questions alone, so that it can be played on its first day.

import { withNames } from '../../engine/names.ts';
import type { Area } from '../../engine/view.ts';
import type { BoardProps } from './board.ts';
import { Card } from './card.tsx';
import { Die } from './die.tsx';
import { Hand } from './hand.tsx';
import { Layout } from './layout.tsx';
import { Pile } from './pile.tsx';
import { HiddenCards, Seat } from './seat.tsx';
import outlines from './table.icons.json' with { type: 'json' };
import './plain-board.css';

export function PlainBoard({ areas: unnamed, viewer, others, seats, box }: BoardProps) {
  const areas = unnamed.map((area) => named(area, seats));
  const mine = areas.filter(({ owner }) => owner !== undefined && owner === viewer);
  const hand = mine.find(({ spot }) => spot === 'hand');
  const isBot = (seat: number) => seats[seat]?.player !== 'person';
  return (
    <Layout
      seats={others.map((seat) => (
        <SeatOfAreas
          key={seat}
          seat={seat}
          portrait={isBot(seat) ? outlines.bot : outlines.person}
          areas={areas.filter(({ owner }) => owner === seat)}
        />
      ))}
      middle={areas
        .filter(({ owner }) => owner === undefined)
        .map((area) => <MiddleArea area={area} deck={box.faces[0]?.deck ?? ''} key={area.spot} />)}
      mine={
        <Hand cards={hand?.cards?.map(({ card }) => card) ?? []}>
          <OwnAreas areas={mine.filter((area) => area !== hand)} />
        </Hand>
      }
    />
  );
}

/** The rules say "Player 2", since they know no names. */
function named(area: Area, seats: BoardProps['seats']): Area {
  if (area.facts === undefined) return area;
  const facts = area.facts.map(({ label, value }) => ({
    label,
    value: typeof value === 'string' ? withNames(value, (seat) => seats[seat]?.name) : value,
  }));
  return { ...area, facts };
}

function SeatOfAreas({ seat, portrait, areas }: { seat: number; portrait: string; areas: readonly Area[] }) {
  const facts = areas.flatMap((area) => area.facts ?? []);
  return (
    <Seat seat={seat} portrait={portrait} facts={facts}>
      {areas.map(({ spot, title, count, cards }) =>
        cards === undefined ? (
          count !== undefined && <HiddenCards count={count} title={`cards: ${title}`} key={spot} />
        ) : (
          <MiniCards title={title} cards={cards} key={spot} />
        ),
      )}
    </Seat>
  );
}

function MiniCards({ title, cards }: { title: string; cards: NonNullable<Area['cards']> }) {
  return (
    <span className="mini-cards">
      <span>
        {title} <b>{cards.length}</b>
      </span>
      {cards.map(({ card, note }) => (
        <Card card={card} size="mini" key={card} {...(note && { note })} />
      ))}
    </span>
  );
}

function MiddleArea({ area, deck }: { area: Area; deck: string }) {
  const { spot, title, count, cards, facts = [] } = area;
  return (
    <div className="plain-area">
      {count !== undefined && (
        <Pile
          spot={spot}
          title={title}
          count={count}
          emblem={outlines.deck}
          {...(cards ? { cards: cards.map(({ card }) => card) } : { deck })}
        />
      )}
      {facts.length > 0 && (
        <div className="plain-facts">
          <Facts facts={facts} />
        </div>
      )}
    </div>
  );
}

/** A fact that is a die's number is shown as one. */
function Facts({ facts }: { facts: NonNullable<Area['facts']> }) {
  return facts.map(({ label, value }) =>
    /\bdie\b/i.test(label) && typeof value === 'number' ? (
      <Die value={value} title={label} arithmetic={label} key={label} />
    ) : (
      <p className="plain-fact" key={label}>
        {label} <b>{value}</b>
      </p>
    ),
  );
}

function OwnAreas({ areas }: { areas: readonly Area[] }) {
  if (areas.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="own-areas" aria-label="Yours" tabIndex={0}>
      {areas.map(({ spot, title, count, cards = [], facts = [] }) => (
        <div className="own-area" key={spot}>
          <h2>
            {title} <b>{count}</b>
          </h2>
          {facts.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
          {cards.map(({ card, note }) => (
            <Card card={card} size="mini" key={card} {...(note && { note })} />
          ))}
        </div>
      ))}
    </section>
  );
}
