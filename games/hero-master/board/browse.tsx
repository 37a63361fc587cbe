// A button with a count that lays the cards of an open pile out to be read.

import { useState } from 'react';
import type { CardId } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { Icon, type Outline } from '../../../web/table/icon.tsx';
import { Modal } from '../../../web/table/modal.tsx';

type PileProps = { readonly title: string; readonly cards: readonly CardId[] };

type BrowseProps = PileProps & {
  readonly icon?: Outline;
  /** What stands on it, where that is not the number of cards. */
  readonly value?: number;
  /** What that is. */
  readonly says?: string;
};

export function Browse({ title, cards, icon, value = cards.length, says = '' }: BrowseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="hm-browse"
        title={`${says} ${title}: ${cards.length}, look`.trim()}
        aria-label={`${says} ${title}: ${cards.length}, look`.trim()}
        onClick={() => setOpen(true)}
      >
        {icon && <Icon outline={icon} />}
        <b>{value}</b>
      </button>
      {isOpen && <OpenPile title={title} cards={cards} close={() => setOpen(false)} />}
    </>
  );
}

export function OpenPile({ title, cards, close }: PileProps & { readonly close: () => void }) {
  return (
    <Modal title={title} onClose={close}>
      <Spread cards={cards} />
    </Modal>
  );
}

/** The top card first. */
export function Spread({ cards }: Pick<PileProps, 'cards'>) {
  return (
    <div className="hm-open-pile">
      {cards.length === 0 && <p>Nothing here.</p>}
      {cards.toReversed().map((card) => (
        <Card card={card} key={card} />
      ))}
    </div>
  );
}
