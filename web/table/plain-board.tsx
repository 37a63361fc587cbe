// The plain board: any game, drawn from its areas and its questions alone, so that it can be played on its first day.

import { withNames } from '../../engine/names.ts';
import type { Area } from '../../engine/view.ts';
import type { BoardProps } from './board.ts';
import { Card } from './card.tsx';
import { Hand } from './hand.tsx';
import { Layout } from './layout.tsx';
import { Pile } from './pile.tsx';
import { HiddenCards, Myself, Seat } from './seat.tsx';
import { Stage } from './stage.tsx';
import outlines from './table.icons.json' with { type: 'json' };
import { useThing } from './thing.ts';
import './plain-board.css';

export function PlainBoard({ areas: unnamed, viewer, others, seats, box }: BoardProps) {
  const areas = unnamed.map((area) => named(area, seats));
  const mine = areas.filter(({ owner }) => owner !== undefined && owner === viewer);
  const hand = mine.find(({ spot }) => spot === 'hand');
  const middle = areas.filter(({ owner }) => owner === undefined);
  const facts = middle.flatMap((area) => area.facts ?? []);
  return (
    <Layout
      facts={facts
        .slice(0, 2)
        .map(({ label, value }) => ({ icon: outlines.story, word: label, value: String(value) }))}
      seats={others.map((seat) => (
        <SeatOfAreas key={seat} seat={seat} areas={areas.filter(({ owner }) => owner === seat)} />
      ))}
      stage={
        middle.length > MOST_PILES ? (
          <Stage>
            <div className="plain-areas">
              {middle.map((area) => (
                <Spot area={area} key={area.spot} />
              ))}
            </div>
          </Stage>
        ) : (
          <Stage
            left={middle.map((area) => (
              <MiddleArea area={area} deck={box.faces[0]?.deck ?? ''} key={area.spot} />
            ))}
          />
        )
      }
      myself={
        viewer === 'spectator' ? null : (
          <Myself seat={viewer} facts={mine.flatMap((area) => area.facts ?? [])}>
            <OwnAreas areas={mine.filter((area) => area !== hand)} />
          </Myself>
        )
      }
      hand={viewer !== 'spectator' && <Hand cards={hand?.cards?.map(({ card }) => card) ?? []} />}
    />
  );
}

/** So many piles find room beside the stage; more of them are the stage. */
const MOST_PILES = 4;

/** A place of its own: a region of a map, a pile among many, a track. */
function Spot({ area: { spot, title, count, cards = [], facts = [] } }: { area: Area }) {
  const said = facts.map(({ label, value }) => `${label} ${value}`).join(', ');
  const { props, spoken, preview } = useThing({
    place: { spot },
    label: [title, count === undefined ? '' : `${count} cards`, said].filter(Boolean).join(', '),
  });
  return (
    <div className="plain-spot">
      <button {...props} className="plain-spot-button">
        <span className="spoken">{spoken}</span>
        <span aria-hidden="true">
          <b>
            {title} {count}
          </b>
          {facts.map(({ label, value }) => (
            <span key={label}>
              {label} <b>{value}</b>
            </span>
          ))}
          {preview && <em>{preview}</em>}
        </span>
      </button>
      {cards.map(({ card, note }) => (
        <Card card={card} size="mini" key={card} {...(note && { note })} />
      ))}
    </div>
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

function SeatOfAreas({ seat, areas }: { seat: number; areas: readonly Area[] }) {
  return (
    <Seat
      seat={seat}
      facts={areas.flatMap((area) => area.facts ?? [])}
      cards={areas.find(({ spot }) => spot === 'hand')?.count}
    >
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
  const { spot, title, count, cards } = area;
  if (count === undefined) return null;
  return (
    <Pile
      spot={spot}
      title={title}
      count={count}
      emblem={outlines.deck}
      {...(cards ? { cards: cards.map(({ card }) => card) } : { deck })}
    />
  );
}

function OwnAreas({ areas }: { areas: readonly Area[] }) {
  return areas.map(({ spot, title, count, cards = [] }) => (
    <div className="own-area" key={spot}>
      <b>
        {title} {count}
      </b>
      {cards.map(({ card, note }) => (
        <Card card={card} size="mini" key={card} {...(note && { note })} />
      ))}
    </div>
  ));
}
