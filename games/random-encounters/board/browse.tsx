// A button with a count that lays the cards of an open pile out to be read.

import { useState } from 'react';
import type { CardId } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { Icon, type Outline } from '../../../web/table/icon.tsx';
import { Modal } from '../../../web/table/modal.tsx';

type PileProps = { readonly title: string; readonly cards: readonly CardId[] };

export function Browse({ title, cards, icon }: PileProps & { readonly icon: Outline }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="re-browse"
        title={`${title}: look`}
        aria-label={`${title}: ${cards.length}, look`}
        onClick={() => setOpen(true)}
      >
        <Icon outline={icon} />
        <b>{cards.length}</b>
      </button>
      {isOpen && (
        <Modal title={title} onClose={() => setOpen(false)}>
          <OpenCards cards={cards} />
        </Modal>
      )}
    </>
  );
}

/** The top card first. */
export function OpenCards({ cards }: Pick<PileProps, 'cards'>) {
  return (
    <div className="re-open-pile">
      {cards.length === 0 && <p>Nothing here.</p>}
      {cards.toReversed().map((card) => (
        <Card card={card} key={card} />
      ))}
    </div>
  );
}
