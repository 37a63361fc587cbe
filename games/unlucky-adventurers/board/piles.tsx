// The decks and discard piles: Quest cards large on one side, Beasts and Characters small on the other.

import { Pile } from '../../../web/table/pile.tsx';
import type { View } from '../view.ts';
import outlines from './kinds.icons.json' with { type: 'json' };
import { KnownCards } from './known-cards.tsx';

export function QuestPiles({ view }: { view: View }) {
  const { questDeck, deckTop, questDiscard, questDiscardCount } = view;
  return (
    <div className="ua-piles">
      <div className="ua-pile">
        <Pile
          spot="questDeck"
          title="Quest deck"
          count={questDeck}
          deck="Quest"
          back="quest"
          emblem={outlines.quest}
        />
        {deckTop.length > 0 && (
          <KnownCards title="The top of the Quest deck, first card first" cards={deckTop} />
        )}
      </div>
      <Pile spot="questDiscard" title="Discards" count={questDiscardCount} cards={questDiscard} />
    </div>
  );
}

export function SmallPiles({ view }: { view: View }) {
  const { beastDeck, beastDiscard, beastDiscardCount } = view;
  const { characterDeck, characterDiscard, characterDiscardCount } = view;
  return (
    <div className="ua-piles ua-small-piles">
      <Pile
        spot="beastDeck"
        title="Beast deck"
        count={beastDeck}
        deck="Beast"
        back="beast"
        emblem={outlines.points}
      />
      <Pile spot="beastDiscard" title="Beast discards" count={beastDiscardCount} cards={beastDiscard} />
      <Pile
        spot="characterDeck"
        title="Character deck"
        count={characterDeck}
        deck="Character"
        back="character"
        emblem={outlines.character}
      />
      <Pile
        spot="characterDiscard"
        title="Character discards"
        count={characterDiscardCount}
        cards={characterDiscard}
      />
    </div>
  );
}
