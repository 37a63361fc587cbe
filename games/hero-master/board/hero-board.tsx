// A player board: who it is, both tracks, belongings, Hero cards and equipment, and the three attack slots.

import type { Seat as SeatNumber } from '../../../engine/table.ts';
import { Icon } from '../../../web/table/icon.tsx';
import { useTable } from '../../../web/table/model.ts';
import { Seat } from '../../../web/table/seat.tsx';
import type { View } from '../view.ts';
import { AttackRow } from './attack-row.tsx';
import { Riches, Supplies } from './belongings.tsx';
import { Floats } from './floats.tsx';
import { Gear } from './gear.tsx';
import outlines from './marks.icons.json' with { type: 'json' };
import { HandTrack, HealthTrack } from './tracks.tsx';

type HeroBoardProps = {
  readonly seat: SeatNumber;
  readonly view: View;
  /** Cards that lie in the middle just now. */
  readonly away: ReadonlySet<number>;
};

const PARTS = {
  out: '',
  'to join': 'may join',
  in: 'fighting',
  passed: 'passed',
  declined: 'stays out',
  defeated: 'defeated',
} as const;

export function HeroBoard({ seat, view, away }: HeroBoardProps) {
  const model = useTable();
  const player = view.players[seat];
  if (player === undefined) return null;
  const faces = player.heroCards.map(({ card }) => model.faceOf(card));
  const { picture, portrait } = faces[1] ? model.lookOf(faces[1]) : {};
  return (
    <Seat
      seat={seat}
      {...(picture && { portrait: picture })}
      painting={portrait}
      title={faces.map(({ name }) => name).join(' ') || 'not yet a hero'}
      isActive={view.turnOf === seat && view.phase === 'laying cards'}
    >
      <div className="hm-side">
        <Badges view={view} seat={seat} />
        <Supplies player={player} seat={seat} />
      </div>
      <div className="hm-tracks">
        <HealthTrack health={player.health} />
        <HandTrack marker={player.marker} size={player.startingHandSize} />
        <Riches player={player} seat={seat} />
      </div>
      <div className="hm-cards">
        <Gear player={player} away={away} name={model.nameOfSeat(seat)} />
        <AttackRow row={player.row} away={away} owner={seat} />
      </div>
      <Floats seat={seat} events={model.events} />
    </Seat>
  );
}

/** The token, the hero's part in the encounter, and the place in the order of resolution. */
function Badges({ view, seat }: { view: View; seat: SeatNumber }) {
  const part = PARTS[view.players[seat]?.part ?? 'out'];
  const order = view.resolutionOrder.indexOf(seat) + 1;
  return (
    <div className="hm-badges">
      {view.leader === seat && (
        <span className="hm-leader" title="Holds the Party Leader token">
          <Icon outline={outlines.leader} /> Leader
        </span>
      )}
      {part && <span className="hm-part">{part}</span>}
      {order > 0 && view.resolutionOrder.length > 1 && (
        <span className="hm-order" title="Place in the order of resolution">
          <span className="spoken">resolves </span>#{order}
        </span>
      )}
    </div>
  );
}
