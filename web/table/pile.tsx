// A pile: face down with its count, or face up with its top card; an open pile can be browsed.

import { useState } from 'react';
import type { CardId, Seat } from '../../engine/table.ts';
import { Card, CardBack } from './card.tsx';
import type { Outline } from './icon.tsx';
import { Modal } from './modal.tsx';
import { useThing } from './thing.ts';
import './pile.css';

export type PileProps = {
  readonly spot: string;
  readonly title: string;
  readonly count: number;
  readonly owner?: Seat;
  /** The cards whose faces may be seen, the top one last. */
  readonly cards?: readonly CardId[];
  readonly emblem?: Outline;
  /** Which back: `--back-quest` in the mood's CSS. */
  readonly back?: string;
  /** The deck whose cards are drawn from here, so that they fly from here: the `deck` of their faces. */
  readonly deck?: string;
};

export function Pile({ spot, title, count, owner, cards, emblem, back, deck }: PileProps) {
  const [isOpen, setOpen] = useState(false);
  const top = cards?.at(-1);
  const place = owner === undefined ? { spot } : { spot, seat: owner };
  const { props, spoken } = useThing({
    place,
    label: `${title}, ${count} ${count === 1 ? 'card' : 'cards'}`,
  });
  return (
    <div className="pile" data-deck={deck}>
      <div className="pile-cards" data-depth={count > 20 ? 3 : count > 5 ? 2 : count > 1 ? 1 : 0}>
        {top !== undefined ? (
          <Card card={top} size="small" key={top} />
        ) : (
          <button {...props} className="pile-top" data-empty={count === 0 || undefined}>
            <span className="spoken">{spoken}</span>
            {count === 0 ? (
              <span className="pile-none" />
            ) : (
              <CardBack {...(emblem && { emblem })} {...(back && { back })} />
            )}
          </button>
        )}
      </div>
      {cards && cards.length > 1 ? (
        <button type="button" className="pile-title pile-browse" onClick={() => setOpen(true)}>
          <span className="spoken">Browse </span>
          {title} <b>{count}</b>
        </button>
      ) : (
        <p className="pile-title">
          {title} <b>{count}</b>
        </p>
      )}
      {isOpen && cards && (
        <Modal title={`${title}, top first`} onClose={() => setOpen(false)}>
          <div className="pile-open">
            {cards.toReversed().map((card) => (
              <Card card={card} key={card} />
            ))}
          </div>
        </Modal>
      )}
    </div>
  );
}
