// Another adventurer at the table: Character and Allies, how many cards they hold, and what lies before them.

import { Card } from '../../../web/table/card.tsx';
import { useTable } from '../../../web/table/model.ts';
import { HiddenCards, Seat } from '../../../web/table/seat.tsx';
import type { View } from '../view.ts';
import { HandChange } from './hand-change.tsx';
import { KnownCards } from './known-cards.tsx';
import { markersOf } from './player-markers.ts';
import { teamMarker } from './teams.ts';

type AdventurerProps = { readonly seat: number; readonly view: View; readonly isTeamGame: boolean };

export function Adventurer({ seat, view, isTeamGame }: AdventurerProps) {
  const { faceOf, nameOfSeat } = useTable();
  const player = view.players[seat];
  if (player === undefined) return null;
  const { character, used, allies, cards, known, state } = player;
  const { name, text } = faceOf(character);
  return (
    <div className="ua-seat" data-state={state} data-team={isTeamGame ? player.team : undefined}>
      <Seat
        seat={seat}
        title={isTeamGame ? `${teamMarker(player.team).word} · ${name}` : name}
        facts={[{ label: 'Cards', value: cards }]}
        markers={markersOf(view, seat)}
        isActive={view.active === seat}
      >
        <span className="ua-characters">
          <CharacterCard card={character} isUsed={used} />
          {allies.map((ally) => (
            <Card card={ally} size="mini" note="Ally" key={ally} />
          ))}
        </span>
        {!used && <p className="ua-ability">{text}</p>}
        <span className="ua-held">
          <HiddenCards count={cards} back="quest" />
          <HandChange seat={seat} count={cards} />
        </span>
        {known.length > 0 && (
          <KnownCards title={`What you know of ${nameOfSeat(seat)}’s hand`} cards={known} />
        )}
      </Seat>
    </div>
  );
}

/** A used Character is turned over; whoever wants to know may still read it. */
export function CharacterCard({ card, isUsed }: { card: number; isUsed: boolean }) {
  return (
    <span className="ua-character" data-used={isUsed || undefined}>
      <Card card={card} size="mini" {...(isUsed && { note: 'used' })} />
    </span>
  );
}
