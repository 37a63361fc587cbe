// Everything that lies before another hero, behind a tap on the portrait: tracks, equipment, stash and discards.

import { useState } from 'react';
import type { Seat } from '../../../engine/table.ts';
import { Modal } from '../../../web/table/modal.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { PlayerView } from '../view.ts';
import { Spread } from './browse.tsx';
import { GearCards } from './gear.tsx';
import { Mark } from './mark.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { HandTrack, HealthTrack } from './tracks.tsx';

type DetailsProps = { readonly seat: Seat; readonly player: PlayerView };

export function Details({ seat, player }: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const name = useTable().nameOfSeat(seat);
  return (
    <>
      <button
        type="button"
        className="hm-details"
        title={`What ${name} has`}
        aria-label={`What ${name} has: look`}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Modal title={`What ${name} has`} onClose={() => setOpen(false)}>
          <Belongings player={player} />
        </Modal>
      )}
    </>
  );
}

function Belongings({ player }: { player: PlayerView }) {
  const { health, armourValue, gold, treasures, cards, protests, deck, stash, discard } = player;
  return (
    <div className="hm-details-inside">
      <p className="hm-figures">
        <HealthTrack health={health} />
        <HandTrack player={player} />
        <Mark icon={outlines.armour} value={armourValue} label="armour" />
        <Mark icon={outlines.gold} value={gold} label="gold" />
        <Mark icon={outlines.treasure} value={treasures} label="treasures" />
        <Mark icon={outlines.cards} value={cards} label="cards in hand" />
        {protests > 0 && <Mark icon={outlines.protest} value={protests} label="of them Protest cards" />}
        <Mark icon={outlines.deck} value={deck} label="cards in the Action deck" />
      </p>
      <h3>Hero cards and equipment</h3>
      <GearCards player={player} />
      {stash.length > 0 && (
        <>
          <h3>In the stash</h3>
          <Spread cards={stash} />
        </>
      )}
      <h3>Discards, the last one first</h3>
      <Spread cards={discard} />
    </div>
  );
}
