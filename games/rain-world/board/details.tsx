// Everything that lies open before a player, behind a tap on the portrait: figures, state, the way up, all cards held.

import { useState } from 'react';
import type { CardId, Seat } from '../../../engine/table.ts';
import { Modal } from '../../../web/table/modal.tsx';
import { useTable } from '../../../web/table/model.ts';
import { StillCard } from '../../../web/table/still-card.tsx';
import type { Face } from '../cards/card.ts';
import type { PlayerView, View } from '../view.ts';
import { DIETS, signed } from './cards.ts';
import { Karma } from './karma.tsx';
import { Pips } from './pips.tsx';
import { nameOfRegion } from './region.tsx';
import { reputationWords } from './reputation.ts';
import { WayInWords } from './way.tsx';

type DetailsProps = { readonly seat: Seat; readonly view: View };

export function Details({ seat, view }: DetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const { nameOfSeat } = useTable();
  const name = nameOfSeat(seat);
  return (
    <>
      <button
        type="button"
        className="rw-details"
        title={`All about ${name}`}
        aria-label={`All about ${name}: look`}
        onClick={() => setOpen(true)}
      >
        i
      </button>
      {isOpen && (
        <Modal title={`All about ${name}`} onClose={() => setOpen(false)}>
          <Inside seat={seat} view={view} />
        </Modal>
      )}
    </>
  );
}

const PILES = [
  ['Items', 'items'],
  ['Food carried', 'food'],
  ['Shelters', 'shelters'],
  ['Gates', 'gates'],
  ['Companions', 'tamed'],
  ['Carcasses', 'carcasses'],
] as const;

function Inside({ seat, view }: DetailsProps) {
  const { faceOf, nameOfSeat } = useTable();
  const player = view.players[seat]!;
  if (player.slugcat === undefined) return <p>Has not chosen a slugcat yet.</p>;
  const face = faceOf(player.slugcat) as Face;
  return (
    <div className="rw-details-inside">
      <div className="rw-details-card">
        <StillCard card={player.slugcat} />
      </div>
      <div className="rw-details-words">
        <p className="rw-my-karma">
          <Karma level={player.karma} isReinforced={player.reinforced} />
          <Pips pips={player.pips} need={player.need} most={player.most} />
        </p>
        <p>
          HP <b>{player.hp}</b>, attack <b>{signed(player.attack)}</b>, flee <b>{signed(player.flee)}</b>,{' '}
          {DIETS[face.diet]}, started in {nameOfRegion(face.start)}. {stateWords(player, nameOfSeat)}
        </p>
        <p>
          Reputation <b>{player.reputation}</b>: {reputationWords(player.reputation)}.
        </p>
        <WayInWords player={player} view={view} />
      </div>
      {PILES.map(([title, pile]) => (
        <Held title={title} cards={player[pile]} key={pile} />
      ))}
    </div>
  );
}

function Held({ title, cards }: { readonly title: string; readonly cards: readonly CardId[] }) {
  if (cards.length === 0) return null;
  return (
    <section className="rw-details-pile">
      <h3>
        {title} ({cards.length})
      </h3>
      <div>
        {cards.map((card) => (
          <StillCard card={card} key={card} />
        ))}
      </div>
    </section>
  );
}

/** Where it is and would wake, what is used up, whom it may not attack. */
function stateWords(p: PlayerView, nameOf: (seat: Seat) => string): string {
  return [
    `Is ${p.status} in ${nameOfRegion(p.region)}; after a death it wakes in ${nameOfRegion(p.returnsTo)}`,
    `${p.turns} turns, ${p.deaths} deaths`,
    p.starving ? 'it starves: −1 to every roll, and only a full board lets it sleep' : '',
    p.reinforced ? 'it is reinforced: its next death costs no karma' : '',
    p.searching > 0 ? `it searches for a shelter, ${p.searching} more turns` : '',
    p.lost > 0 ? `it loses ${p.lost === 1 ? 'its next turn' : `its next ${p.lost} turns`}` : '',
    p.prey === undefined ? '' : `it hunts ${nameOf(p.prey)}`,
    p.owner === undefined ? '' : `it is tamed by ${nameOf(p.owner)}`,
    p.owns === undefined ? '' : `it has tamed ${nameOf(p.owns)}`,
    p.traitUsed ? 'its trait is used for this cycle' : '',
    p.glow ? 'it glows' : '',
    p.rotsIn !== undefined && p.rotsIn > 0 ? `it changes after ${p.rotsIn} more turns` : '',
    p.skip ? 'the next Worm Grass card is skipped' : '',
    p.bans.length > 0 ? `it may not attack ${p.bans.map(nameOf).join(', ')} any more this cycle` : '',
    p.echoes.length > 0 ? `it has heard the Echo of ${p.echoes.map(nameOfRegion).join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('; ')
    .concat('.');
}
