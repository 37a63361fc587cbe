// The Party as character cards: companions at the top of the table, yourself beside the backpack.

import type { Seat as SeatNumber } from '../../../engine/table.ts';
import { useTable } from '../../../web/table/model.ts';
import { type Marker, Myself, Seat } from '../../../web/table/seat.tsx';
import type { CharacterCard } from '../cards/card.ts';
import type { PlayerView, View } from '../view.ts';
import { Abilities } from './abilities.tsx';
import { Details } from './details.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { Slots, WornTokens } from './slots.tsx';
import { HealthBar, Stats, StatTotals, Tokens } from './stats.tsx';
import './party.css';

type CharacterProps = { readonly seat: SeatNumber; readonly view: View };

export function Companion({ seat, view }: CharacterProps) {
  const player = view.players[seat];
  const look = useCharacter(seat, player);
  const name = useTable().nameOfSeat(seat);
  if (player === undefined) return null;
  const isHere = player.character !== undefined;
  return (
    <Seat
      seat={seat}
      {...look}
      markers={markersOf(view, seat)}
      isActive={isActive(view, seat)}
      isOut={isDown(player)}
    >
      {isHere && (
        <>
          <span className="re-figures">
            <HealthBar seat={seat} player={player} />
            <StatTotals player={player} />
            <Tokens seat={seat} player={player} />
          </span>
          <span className="re-worn-line">
            <WornTokens player={player} name={name} />
            <Abilities seat={seat} view={view} />
          </span>
          <Details seat={seat} player={player} view={view} />
        </>
      )}
    </Seat>
  );
}

export function Me({ seat, view }: CharacterProps) {
  const player = view.players[seat];
  const look = useCharacter(seat, player);
  if (player === undefined) return null;
  return (
    <Myself
      seat={seat}
      {...look}
      markers={markersOf(view, seat)}
      isActive={isActive(view, seat)}
      isOut={isDown(player)}
    >
      {player.character !== undefined && (
        <>
          <span className="re-figures">
            <HealthBar seat={seat} player={player} />
            <Tokens seat={seat} player={player} />
          </span>
          <Stats seat={seat} player={player} />
          <div className="re-belongings">
            <Slots seat={seat} player={player} />
            <Abilities seat={seat} view={view} />
          </div>
        </>
      )}
    </Myself>
  );
}

/** How you are, where your own panel may be scrolled away. */
export function MyFigures({ seat, view }: CharacterProps) {
  const player = view.players[seat];
  if (player?.character === undefined) return null;
  return (
    <span className="re-my-figures">
      <HealthBar seat={seat} player={player} />
      <Tokens seat={seat} player={player} />
    </span>
  );
}

function useCharacter(seat: SeatNumber, player: PlayerView | undefined) {
  const { faceOf, lookOf, snapshot } = useTable();
  if (player?.character === undefined) {
    const isChoosing = snapshot.asked.some((asked) => asked.seat === seat);
    return { title: isChoosing ? 'choosing a Character' : 'ready for the road' };
  }
  const face = faceOf(player.character) as unknown as CharacterCard;
  const { picture, portrait } = lookOf(face);
  return {
    title: `${face.name} ${face.title}`,
    ...(picture && { portrait: picture }),
    painting: portrait,
  };
}

const isDown = ({ character, health }: PlayerView): boolean => character !== undefined && health === 0;

const isActive = (view: View, seat: SeatNumber): boolean => view.turnOf === seat || view.roll?.of === seat;

/** Who leads, who is ready, who is on the ground. */
function markersOf(view: View, seat: SeatNumber): Marker[] {
  const { phase, leader, nextLeader, ready, players } = view;
  const player = players[seat];
  const leads = phase === 'window' ? nextLeader : leader;
  const isSetUp = player?.character !== undefined;
  return [
    ...(isSetUp && phase !== 'prepare' && leads === seat
      ? [{ icon: outlines.leader, word: phase === 'window' ? 'leads next' : 'Leader' }]
      : []),
    ...(player && isDown(player) ? [{ icon: outlines.down, word: 'knocked out' }] : []),
    ...(ready?.[seat] ? [{ icon: outlines.ready, word: 'ready' }] : []),
  ];
}
