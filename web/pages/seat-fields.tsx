// The chairs of a new table: you, a friend at this screen, or a bot of some level.

import { LEVELS } from '../../bots/levels.ts';
import { isPerson, PERSON } from '../../tables/seats.ts';
import { Icon } from '../table/icon.tsx';
import type { SeatPlan, ShelfEntry } from '../table/public-game.ts';
import icons from './seats.icons.json' with { type: 'json' };

const NAMES = ['Mirabel', 'Oswin', 'Tansy', 'Gobbit', 'Hesper', 'Bram', 'Quill', 'Wendeline'];
const GOOD_NUMBER = 3;

/** What the person at this screen is called until they say so; kept in this browser. */
const MY_NAME = 'misadventure name';
const FIRST_NAME = 'Robin';

function myName(): string {
  try {
    return localStorage.getItem(MY_NAME) || FIRST_NAME;
  } catch {
    return FIRST_NAME; // Storage may be forbidden.
  }
}

export function rememberMyName(seats: readonly SeatPlan[]): void {
  const name = seats.find(isPerson)?.name.trim();
  try {
    if (name) localStorage.setItem(MY_NAME, name);
  } catch {
    // As above.
  }
}

/** You, and as many bots as make a good table. */
export function standardSeats({ players: { min, max } }: ShelfEntry): SeatPlan[] {
  const count = Math.min(max, Math.max(min, GOOD_NUMBER));
  return Array.from({ length: count }, (_, seat) =>
    seat === 0
      ? { name: myName(), player: PERSON }
      : { name: NAMES[seat - 1] ?? `Bot ${seat}`, player: 'normal' },
  );
}

type SeatFieldsProps = {
  game: ShelfEntry;
  seats: readonly SeatPlan[];
  onChange: (seats: readonly SeatPlan[]) => void;
};

export function SeatFields({ game: { players }, seats, onChange }: SeatFieldsProps) {
  const add = () => {
    const free = NAMES.find((name) => seats.every((seat) => seat.name !== name)) ?? `Bot ${seats.length}`;
    onChange([...seats, { name: free, player: 'normal' }]);
  };
  return (
    <fieldset className="paper seats">
      <legend>Who plays?</legend>
      <ol>
        {seats.map((seat, at) => (
          <SeatRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place in the row.
            key={at}
            at={at}
            seat={seat}
            onChange={(changed) => onChange(seats.with(at, changed))}
            {...(seats.length > players.min && { onRemove: () => onChange(seats.toSpliced(at, 1)) })}
          />
        ))}
      </ol>
      <button type="button" className="button quiet" disabled={seats.length >= players.max} onClick={add}>
        Add a seat
      </button>
    </fieldset>
  );
}

type SeatRowProps = {
  at: number;
  seat: SeatPlan;
  onChange: (seat: SeatPlan) => void;
  /** Left out where no chair may go. */
  onRemove?: () => void;
};

function SeatRow({ at, seat, onChange, onRemove }: SeatRowProps) {
  return (
    <li>
      <Icon className="seats-icon" outline={isPerson(seat) ? icons.person : icons.bot} />
      <input
        className="field"
        aria-label={`Name of player ${at + 1}`}
        value={seat.name}
        maxLength={24}
        required
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
      <select
        className="field"
        aria-label={`Who plays for ${seat.name}`}
        value={seat.player}
        onChange={(event) => onChange({ ...seat, player: event.target.value })}
      >
        <option value={PERSON}>{at === 0 ? 'You, at this screen' : 'A friend at this screen'}</option>
        {Object.entries(LEVELS).map(([level, { title }]) => (
          <option value={level} key={level}>
            {title}
          </option>
        ))}
      </select>
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
