// Somebody who looks at a table: told what is new to them, and no more.

import type { Match } from '../engine/match.ts';
import type { Viewer } from '../engine/table.ts';
import { happenings } from '../engine/tale.ts';
import { type SeatPlan, seatsWith } from './seats.ts';
import {
  AT_THE_BEGINNING,
  type Cursor,
  dealtSnapshot,
  type Look,
  type Snapshot,
  takeSnapshot,
} from './snapshot.ts';

export class Onlooker {
  readonly viewer: Viewer;
  #cursor: Cursor = AT_THE_BEGINNING;

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  /** The table as it stands, with what has happened since the last look. */
  look(match: Match, seats: readonly SeatPlan[]): Snapshot {
    const snapshot = takeSnapshot(match, { ...this.#eyes(seats), cursor: this.#cursor });
    this.#cursor = {
      happenings: happenings(match),
      told: snapshot.toldBefore + snapshot.told.length,
    };
    return snapshot;
  }

  /** The table as it was dealt: what was told before the first choice happened after it. */
  lookAtTheDeal(match: Match, seats: readonly SeatPlan[]): Snapshot {
    return dealtSnapshot(match, this.#eyes(seats));
  }

  #eyes(seats: readonly SeatPlan[]): Omit<Look, 'cursor'> {
    const own = this.viewer === 'spectator' ? [] : seatsWith(seats, this.viewer);
    return { viewer: this.viewer, also: own.filter((seat) => seat !== this.viewer) };
  }

  /** The next look tells everything again: the match stands elsewhere than before. */
  forget(): void {
    this.#cursor = AT_THE_BEGINNING;
  }
}
