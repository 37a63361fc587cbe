// Somebody who looks at a table: told what is new to them, and no more.

import type { Match } from '../engine/match.ts';
import type { Viewer } from '../engine/table.ts';
import { type SeatPlan, seatsWith } from './seats.ts';
import { AT_THE_BEGINNING, type Cursor, happenings, type Snapshot, takeSnapshot } from './snapshot.ts';

export class Onlooker {
  readonly viewer: Viewer;
  #cursor: Cursor = AT_THE_BEGINNING;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  /** The table as it stands, with what has happened since the last look. */
  look(match: Match, seats: readonly SeatPlan[]): Snapshot {
    const also = this.viewer === 'spectator' ? [] : seatsWith(seats, this.viewer);
    const snapshot = takeSnapshot(match, {
      viewer: this.viewer,
      also: also.filter((seat) => seat !== this.viewer),
      cursor: this.#cursor,
    });
    this.#cursor = {
      happenings: happenings(match),
      told: snapshot.toldBefore + snapshot.told.length,
    };
    return snapshot;
  }

  /** The next look tells everything again: the match stands elsewhere than before. */
  forget(): void {
    this.#cursor = AT_THE_BEGINNING;
  }
}
