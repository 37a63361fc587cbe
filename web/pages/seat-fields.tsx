// The chairs of a new table: what each is, and who sits there.

import { isPerson } from '../../tables/seats.ts';
import { Icon } from '../table/icon.tsx';
import { inPlaces } from '../table/in-places.ts';
import type { SeatPlan, ShelfEntry } from '../table/public-game.ts';
import {
  inMyHand,
  isMine,
  keepingRoles,
  oneMore,
  rolesAt,
  seatedBy,
  sitterOf,
  sittersFor,
} from './seat-plans.ts';
import icons from './seats.icons.json' with { type: 'json' };

type SeatFieldsProps = {
  game: ShelfEntry;
  seats: readonly SeatPlan[];
  onChange: (seats: readonly SeatPlan[]) => void;
};

export function SeatFields({ game, seats, onChange }: SeatFieldsProps) {
  const { min, max } = game.players;
  const roles = rolesAt(game, seats);
  return (
    <fieldset className="paper seats">
      <legend>Who plays?</legend>
      <ol>
        {inPlaces(seats).map(({ item: seat, at, place }) => (
          <SeatRow
            key={place}
            at={at}
            game={game}
            seat={seat}
            role={roles[at]}
            onChange={(changed) => onChange(seats.with(at, changed))}
            {...(seats.length > min && { onRemove: () => onChange(seats.toSpliced(at, 1)) })}
          />
        ))}
      </ol>
      <div className="seats-ways">
        <button
          type="button"
          className="button quiet"
          disabled={seats.length >= max}
          onClick={() => onChange(keepingRoles(game, seats, oneMore(game, seats)))}
        >
          Add a seat
        </button>
        <InOneHand seats={seats} roles={roles} onChange={onChange} />
      </div>
    </fieldset>
  );
}

type InOneHandProps = Pick<SeatFieldsProps, 'seats' | 'onChange'> & { roles: readonly string[] };

/** One person on several chairs: the whole party, where the seats have roles; else the whole table. */
function InOneHand({ seats, roles, onChange }: InOneHandProps) {
  const party = roles.find((role, at) => roles.indexOf(role) < at);
  const isWanted = (seat: number) => party === undefined || roles[seat] === party;
  const isSo = seats.every((seat, at) => isMine(seat) || !isWanted(at));
  if (seats.length < 2 || (roles.length > 0 && party === undefined)) return null;
  return (
    <button
      type="button"
      className="button quiet"
      disabled={isSo}
      onClick={() => onChange(inMyHand(seats, isWanted))}
    >
      I play every {party ?? 'seat'}
    </button>
  );
}

type SeatRowProps = {
  at: number;
  game: ShelfEntry;
  seat: SeatPlan;
  role: string | undefined;
  onChange: (seat: SeatPlan) => void;
  /** Left out where no chair may go. */
  onRemove?: () => void;
};

function SeatRow({ at, game, seat, role, onChange, onRemove }: SeatRowProps) {
  return (
    <li>
      <Icon className="seats-icon" outline={isPerson(seat) ? icons.person : icons.bot} />
      <span className="seats-name">
        {role && <span className="seats-role">{role}</span>}
        <input
          className="field"
          aria-label={`Name of player ${at + 1}${role ? `, ${role}` : ''}`}
          value={seat.name}
          maxLength={24}
          required
          onChange={(event) => onChange({ ...seat, name: event.target.value })}
        />
      </span>
      <SitterField game={game} seat={seat} role={role} onChange={onChange} />
      <button
        type="button"
        className="button quiet"
        aria-label={`Remove ${seat.name}`}
        disabled={onRemove === undefined}
        onClick={onRemove}
      >
        ×
      </button>
    </li>
  );
}

function SitterField({ game, seat, role, onChange }: Omit<SeatRowProps, 'at' | 'onRemove'>) {
  return (
    <select
      className="field"
      aria-label={`Who plays for ${seat.name}`}
      value={sitterOf(seat)}
      onChange={(event) => onChange(seatedBy(seat, event.target.value))}
    >
      {sittersFor(game, role).map(({ title, sitters }) => (
        <optgroup label={title} key={title}>
          {sitters.map((sitter) => (
            <option value={sitter.value} key={sitter.value}>
              {sitter.title}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
