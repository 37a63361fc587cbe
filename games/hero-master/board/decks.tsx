// All decks of the table with what is left in them, and their open piles to look through.

import type { CardId } from '../../../engine/table.ts';
import { Icon, type Outline } from '../../../web/table/icon.tsx';
import type { View } from '../view.ts';
import { Browse } from './browse.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

type DeckProps = {
  readonly title: string;
  /** The deck its cards belong to, so that they fly from here. */
  readonly deck: string;
  readonly icon: Outline;
  readonly left?: number;
  readonly open?: { readonly title: string; readonly cards: readonly CardId[] };
};

function Deck({ title, deck, icon, left, open }: DeckProps) {
  if (left === undefined && open?.cards.length === 0) return null;
  return (
    <li className="hm-deck" data-deck={deck} title={left === undefined ? title : `${title}: ${left} left`}>
      <span className="hm-deck-back">
        <Icon outline={icon} />
      </span>
      <span className="hm-deck-title">{title}</span>
      {left !== undefined && (
        <b>
          {left}
          <span className="spoken"> left</span>
        </b>
      )}
      {open && open.cards.length > 0 && <Browse icon={outlines.discard} {...open} />}
    </li>
  );
}

export function Decks({ view }: { view: View }) {
  const { decks } = view;
  return (
    <ul className="hm-decks" aria-label="Decks">
      <Deck
        title="Places"
        deck="Location"
        icon={outlines.location}
        open={{
          title: view.locationsRejected.length > 0 ? 'Locations visited or put away' : 'Locations visited',
          cards: [...view.locationsRejected, ...view.locationsVisited],
        }}
      />
      <Deck
        title="Monsters"
        deck="Monster"
        icon={outlines.monsters}
        left={decks.monsters}
        open={{ title: 'Defeated monsters', cards: view.monsterDiscard }}
      />
      <Deck
        title="Bosses"
        deck="Boss"
        icon={outlines.warning}
        open={{ title: 'Bosses and Legendaries not met yet', cards: view.bosses }}
      />
      <Deck
        title="Treasure"
        deck="Treasure"
        icon={outlines.treasure}
        left={decks.treasures}
        open={{ title: 'Treasure discards', cards: view.treasureDiscard }}
      />
      <Deck
        title="Crit fails"
        deck="Critical Fail"
        icon={outlines.criticalFail}
        left={decks.criticalFails}
        open={{ title: 'Critical Fails drawn', cards: view.criticalFailDiscard }}
      />
      <Deck title="Protests" deck="Protest" icon={outlines.protest} left={decks.protests} />
    </ul>
  );
}
