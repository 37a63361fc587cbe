// Cards that only this viewer knows, behind a button: part of another hand, or the top of the Quest deck.

import { useState } from 'react';
import type { CardId } from '../../../engine/table.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { Modal } from '../../../web/table/modal.tsx';
import { StillCard } from '../../../web/table/still-card.tsx';
import outlines from './kinds.icons.json' with { type: 'json' };

export function KnownCards({ title, cards }: { title: string; cards: readonly CardId[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="ua-known" onClick={() => setOpen(true)}>
        <span className="spoken">{title}</span>
        <Icon outline={outlines.eye} />
        <b aria-hidden="true">{cards.length}</b>
        <span className="ua-known-word" aria-hidden="true">
          known
        </span>
      </button>
      {isOpen && (
        <Modal title={title} onClose={() => setOpen(false)}>
          <div className="pile-open">
            {cards.map((card) => (
              <StillCard card={card} key={card} />
            ))}
          </div>
        </Modal>
      )}
    </>
  );
}
