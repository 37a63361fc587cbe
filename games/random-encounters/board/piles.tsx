// The decks of the Level with what is left in them, and the open piles to be read.

import { useState } from 'react';
import { Icon } from '../../../web/table/icon.tsx';
import { Modal } from '../../../web/table/modal.tsx';
import { Pile } from '../../../web/table/pile.tsx';
import { METALS, PLACES } from '../cards/card.ts';
import type { View } from '../view.ts';
import { OpenCards } from './browse.tsx';
import { SHORT_PLACES } from './figures.ts';
import outlines from './marks.icons.json' with { type: 'json' };

const LEVELS = [1, 2, 3] as const;
const PICTURES = { 1: outlines.forest, 2: outlines.caves, 3: outlines.kingdom } as const;

/** Encounters and Loot of the current Level, and a button for everything else. */
export function Decks({ view }: { view: View }) {
  const { level } = view;
  const at = Math.max(1, level) as 1 | 2 | 3;
  return (
    <div className="re-decks">
      <Pile
        spot="encounters"
        title={SHORT_PLACES[at]}
        count={view.encounters[at - 1]!}
        back={`encounter-${at}`}
        emblem={PICTURES[at]}
        deck={`Level ${at} Encounter`}
      />
      <Pile
        spot={`loot${at}`}
        title={METALS[at]}
        count={view.loot[at - 1]!}
        back={`loot-${at}`}
        emblem={outlines.loot}
        deck={`Level ${at} Loot`}
      />
      <PilesBehindATap view={view} />
    </div>
  );
}

function PilesBehindATap({ view }: { view: View }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="re-browse" title="All piles: look" onClick={() => setOpen(true)}>
        <Icon outline={outlines.deck} label="All piles" />
        <span>piles</span>
      </button>
      {isOpen && (
        <Modal title="All piles" onClose={() => setOpen(false)}>
          <AllPiles view={view} />
        </Modal>
      )}
    </>
  );
}

/** Everything that lies open, and the contents of the deck without its order (section 8.3 of the rules). */
function AllPiles({ view }: { view: View }) {
  const { level, encountersLeft, underEncounters, underLoot, lootDiscards, loot } = view;
  const { bosses, quests, removed, tried, cleared } = view;
  const piles = [
    { title: `Still in the ${PLACES[level]} deck, in no order`, cards: encountersLeft },
    { title: 'Known to lie under it, lowest first', cards: underEncounters },
    { title: 'Side Quests laid out until the Boss comes', cards: quests.map(({ card }) => card) },
    { title: 'Bosses that may come', cards: bosses[level - 1] ?? [] },
    ...LEVELS.map((each) => ({
      title: `Known to lie under the ${METALS[each]} Loot, lowest first`,
      cards: underLoot[each - 1]!,
    })),
    ...LEVELS.map((each) => ({ title: `${METALS[each]} discard pile`, cards: lootDiscards[each - 1]! })),
    { title: 'Side Quests tried or lapsed', cards: tried },
    { title: 'Finished in earlier Levels', cards: cleared },
    { title: 'Removed from the game', cards: removed },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <div className="re-piles">
      <p>Loot decks: {LEVELS.map((each) => `${METALS[each]} ${loot[each - 1]}`).join(', ')}.</p>
      {piles.map(({ title, cards }) => (
        <section key={title}>
          <h3>
            {title}: {cards.length}
          </h3>
          <OpenCards cards={cards} />
        </section>
      ))}
    </div>
  );
}
