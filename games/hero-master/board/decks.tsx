// All decks of the table with what is left in them; those with an open pile lay it out when their title is tapped.

import { useState } from 'react';
import type { CardId } from '../../../engine/table.ts';
import { Icon, type Outline } from '../../../web/table/icon.tsx';
import { Modal } from '../../../web/table/modal.tsx';
import type { View } from '../view.ts';
import { OpenPile } from './browse.tsx';
import { Road } from './location.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

type DeckProps = {
  readonly title: string;
  /** The deck its cards belong to, so that they fly from here. */
  readonly deck: string;
  readonly icon: Outline;
  readonly left: number;
  /** What its cards are for, in a few words. */
  readonly means?: string;
  /** What is left of it lies open itself. */
  readonly liesOpen?: boolean;
  readonly open?: { readonly title: string; readonly cards: readonly CardId[] };
};

export function Decks({ view }: { view: View }) {
  return (
    <ul className="hm-decks" aria-label="Decks">
      {decksOf(view).map((deck) => (
        <li key={deck.deck} data-deck={deck.deck}>
          <Deck {...deck} />
        </li>
      ))}
    </ul>
  );
}

/** Where there is no room for them: one button that lays the road and all decks out. */
export function DecksBehindATap({ view }: { view: View }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="hm-decks-button" onClick={() => setOpen(true)}>
        <Icon outline={outlines.deck} label="The road and the decks" />
      </button>
      {isOpen && (
        <Modal title="The road and the decks" onClose={() => setOpen(false)}>
          <Road view={view} />
          <Decks view={view} />
        </Modal>
      )}
    </>
  );
}

function decksOf(view: View): DeckProps[] {
  const { decks, locationsRejected, locationsVisited } = view;
  return [
    {
      title: 'Places',
      deck: 'Location',
      icon: outlines.location,
      left: decks.locations,
      open: {
        title: locationsRejected.length > 0 ? 'Locations visited or put away' : 'Locations visited',
        cards: [...locationsRejected, ...locationsVisited],
      },
    },
    {
      title: 'Monsters',
      deck: 'Monster',
      icon: outlines.monsters,
      left: decks.monsters,
      open: { title: 'Defeated monsters', cards: view.monsterDiscard },
    },
    {
      title: 'Bosses',
      deck: 'Boss',
      icon: outlines.warning,
      left: view.bosses.length,
      liesOpen: true,
      open: { title: 'Bosses and Legendaries not met yet', cards: view.bosses },
    },
    {
      title: 'Treasure',
      deck: 'Treasure',
      icon: outlines.treasure,
      left: decks.treasures,
      open: { title: 'Treasure discards', cards: view.treasureDiscard },
    },
    {
      title: 'Crit fails',
      deck: 'Critical Fail',
      icon: outlines.criticalFail,
      left: decks.criticalFails,
      means: 'A roll as low as the skull says turns one over',
      open: { title: 'Critical Fails drawn', cards: view.criticalFailDiscard },
    },
    {
      title: 'Protests',
      deck: 'Protest',
      icon: outlines.protest,
      left: decks.protests,
      means: 'From the second stay on, whoever has the least gold may draw one',
    },
  ];
}

function Deck({ title, icon, left, means, liesOpen, open }: DeckProps) {
  const [isOpen, setOpen] = useState(false);
  const count = open?.cards.length ?? 0;
  const words = [
    `${title}: ${left} left`,
    ...(means ? [means] : []),
    ...(open && count > 0 ? [`${open.title}: ${count}, look`] : []),
  ].join('. ');
  const figures = (
    <>
      <span className="hm-deck-counts" aria-hidden="true">
        <Icon outline={icon} />
        <b>{left}</b>
        {count > 0 && !liesOpen && (
          <span>
            <Icon outline={outlines.discard} />
            {count}
          </span>
        )}
      </span>
      <span className="hm-deck-title" aria-hidden="true">
        {title}
      </span>
      <span className="spoken">{words}</span>
    </>
  );
  if (open === undefined || count === 0)
    return (
      <span className="hm-deck" title={words}>
        {figures}
      </span>
    );
  return (
    <>
      <button type="button" className="hm-deck" title={words} onClick={() => setOpen(true)}>
        {figures}
      </button>
      {isOpen && <OpenPile {...open} close={() => setOpen(false)} />}
    </>
  );
}
