// What a hero has, in numbers: gold, treasures, armour, cards in hand, Action deck and discards, tokens.

import type { Seat } from '../../../engine/table.ts';
import { useTable } from '../../../web/table/model.ts';
import type { PlayerView } from '../view.ts';
import { Browse } from './browse.tsx';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };

type BelongingsProps = { readonly player: PlayerView; readonly seat: Seat; readonly isMine: boolean };

export function Belongings({ player, seat, isMine }: BelongingsProps) {
  const { nameOfSeat } = useTable();
  const { gold, treasures, armourValue, cards, protests, deck, discard, stash, skillToken } = player;
  const name = nameOfSeat(seat);
  const hasStash = stash.length > 0 && !isMine;
  return (
    <div className="hm-belongings">
      <Mark className="hm-gold" icon={outlines.gold} value={gold} label="gold" />
      {hasStash ? (
        <Browse icon={outlines.treasure} title={`Treasures in the stash of ${name}`} cards={stash} />
      ) : (
        <Mark icon={outlines.treasure} value={treasures} label="treasures" />
      )}
      <Mark icon={outlines.armour} value={armourValue} label="armour" />
      <Mark icon={outlines.cards} value={cards} label="cards in hand" />
      {protests > 0 && <Mark icon={outlines.protest} value={protests} label="of them Protest cards" />}
      {skillToken && <Mark icon={outlines.token} value={1} label="skill token" />}
      <Mark icon={outlines.deck} value={deck} label="cards in the Action deck" />
      <Browse icon={outlines.discard} title={`Discards of ${name}`} cards={discard} />
    </div>
  );
}
