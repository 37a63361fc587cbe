// The decks: how many cards each still has, and what lies open on its discard pile.

import { useState } from 'react';
import type { CardId } from '../../../engine/table.ts';
import { Modal } from '../../../web/table/modal.tsx';
import { StillCard } from '../../../web/table/still-card.tsx';
import { PRECYCLE, REGION_COUNT, TREASURE } from '../cards/regions.ts';
import type { View } from '../view.ts';
import { nameOfRegion } from './region.tsx';

function deckName(deck: number): string {
  if (deck < REGION_COUNT) return nameOfRegion(deck);
  if (deck === PRECYCLE) return 'Precycle';
  return deck === TREASURE ? 'Scavenger Treasure' : 'Worm Grass';
}

export function Decks({ view }: { readonly view: View }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="rw-tool" onClick={() => setOpen(true)}>
        Decks
      </button>
      {isOpen && (
        <Modal title="Decks and discards" onClose={() => setOpen(false)}>
          <ul className="rw-decks">
            {view.decks.map((count, deck) => (
              <Deck
                name={deckName(deck)}
                count={count}
                discards={view.discards[deck] ?? []}
                key={deckName(deck)}
              />
            ))}
          </ul>
        </Modal>
      )}
    </>
  );
}

type DeckProps = { readonly name: string; readonly count: number; readonly discards: readonly CardId[] };

function Deck({ name, count, discards }: DeckProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        className="rw-deck"
        aria-expanded={isOpen}
        disabled={discards.length === 0}
        onClick={() => setOpen(!isOpen)}
      >
        <b>{name}</b> <span>{count} to draw</span> <span>{discards.length} discarded</span>
      </button>
      {isOpen && (
        <div className="rw-deck-open">
          {discards.toReversed().map((card) => (
            <StillCard card={card} key={card} />
          ))}
        </div>
      )}
    </li>
  );
}
