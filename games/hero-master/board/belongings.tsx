// What a hero has, in numbers: riches and Action cards.

import type { Seat } from '../../../engine/table.ts';
import { useTable } from '../../../web/table/model.ts';
import type { PlayerView } from '../view.ts';
import { Browse } from './browse.tsx';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

type OwnedProps = { readonly player: PlayerView; readonly seat: Seat };

/** What counts in the end, and what protects: gold, treasures, armour, tokens. */
export function Riches({ player, seat }: OwnedProps) {
  const { nameOfSeat } = useTable();
  const { gold, treasures, armourValue, stash, skillToken } = player;
  return (
    <>
      <Mark className="hm-gold" icon={outlines.gold} value={gold} label="gold" />
      {stash.length > 0 ? (
        <Browse
          icon={outlines.treasure}
          title={`Treasures in the stash of ${nameOfSeat(seat)}`}
          cards={stash}
        />
      ) : (
        <Mark icon={outlines.treasure} value={treasures} label="treasures" />
      )}
      <Mark icon={outlines.armour} value={armourValue} label="armour" />
      {skillToken && <Mark icon={outlines.token} value={1} label="skill token" />}
    </>
  );
}

/** Action cards: in hand, in the deck, discarded. */
export function Supplies({ player, seat }: OwnedProps) {
  const { nameOfSeat } = useTable();
  const { cards, protests, deck, discard } = player;
  return (
    <div className="hm-supplies">
      <Mark icon={outlines.cards} value={cards} label="cards in hand" />
      {protests > 0 && <Mark icon={outlines.protest} value={protests} label="of them Protest cards" />}
      <Mark icon={outlines.deck} value={deck} label="cards in the Action deck" />
      <Browse icon={outlines.discard} title={`Discards of ${nameOfSeat(seat)}`} cards={discard} />
    </div>
  );
}
