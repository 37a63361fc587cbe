// Everything that belongs to a companion, behind a tap on the portrait: the Character, what is worn, carried and led.

import { useState } from 'react';
import type { Seat } from '../../../engine/table.ts';
import { Card } from '../../../web/table/card.tsx';
import { Modal } from '../../../web/table/modal.tsx';
import { useTable } from '../../../web/table/model.ts';
import type { PlayerView, View } from '../view.ts';
import { Abilities } from './abilities.tsx';
import { OpenCards } from './browse.tsx';
import { HealthBar, Stats, Tokens } from './stats.tsx';

type DetailsProps = { readonly seat: Seat; readonly player: PlayerView; readonly view: View };

export function Details({ seat, player, view }: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const name = useTable().nameOfSeat(seat);
  return (
    <>
      <button
        type="button"
        className="re-details"
        title={`What ${name} has`}
        aria-label={`What ${name} has: look`}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Modal title={`What ${name} has`} onClose={() => setOpen(false)}>
          <Belongings seat={seat} player={player} view={view} />
        </Modal>
      )}
    </>
  );
}

function Belongings({ seat, player, view }: DetailsProps) {
  const { character, slots, carried, items, kept } = player;
  const worn = slots.flatMap(({ card, enchantment }) =>
    card === undefined ? [] : [card, ...(enchantment === undefined ? [] : [enchantment])],
  );
  return (
    <div className="re-details-inside">
      <p className="re-details-figures">
        <HealthBar seat={seat} player={player} />
        <Tokens seat={seat} player={player} />
      </p>
      <Stats seat={seat} player={player} />
      <Abilities seat={seat} view={view} />
      <h3>Character and what is worn</h3>
      <div className="re-open-pile">
        {character !== undefined && <Card card={character} />}
        {worn.map((card) => (
          <Card card={card} key={card} />
        ))}
      </div>
      {carried.length + items.length > 0 && (
        <>
          <h3>Carried, and Items for everybody</h3>
          <OpenCards cards={[...carried, ...items]} />
        </>
      )}
      <h3>Encounters led in this Level</h3>
      <OpenCards cards={kept} />
    </div>
  );
}
