// The director: plays what happened beat by beat, and holds the picture back to what the played beats have revealed.

import { onceSeenFor } from './once-seen.ts';
import type { Snapshot, Told } from './public-game.ts';
import type { Beat, Felt, Playwright, Scenery, Step } from './scene.ts';
import { Script } from './scene.ts';

export type Directed = {
  /** The table as it may be seen by now; nothing is asked while something is played. */
  readonly snapshot: Snapshot;
  readonly told: readonly Told[];
  /** The beat on the stage; at rest, the last one. */
  readonly beat: Beat | undefined;
  /** Counts up, so that a beat can be told from the one before. */
  readonly number: number;
  /** What the beats have changed that the snapshot does not show yet. */
  readonly felt: readonly Felt[];
  readonly isPlaying: boolean;
};

/** How long a beat stays, in steps of an animation: long enough to be read. */
const STAYS: Readonly<Record<Step, number>> = {
  cause: 3.2,
  roll: 5,
  verdict: 3.4,
  consequence: 3.6,
  turn: 2,
  triumph: 9,
};

type Picture = {
  readonly snapshot: Snapshot;
  readonly told: readonly Told[];
  /** How many lines were told before it. */
  readonly before: number;
  readonly beats: readonly Beat[];
};

export class Director {
  readonly #play: Playwright;
  readonly #listeners = new Set<() => void>();
  #script = new Script();
  #queue: Picture[] = [];
  #at = 0;
  #heard = 0;
  #now: Directed | undefined;
  #callOff: () => void = () => {};
  #secondsPerStep = 0;
  #isSkipping = false;
  /** Hears of each beat as it begins. */
  onBeat: (beat: Beat) => void = () => {};

  constructor(play: Playwright) {
    this.#play = play;
  }

  readonly read = (): Directed | undefined => this.#now;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Seconds of one step of the drama. */
  get stepSeconds(): number {
    return this.#secondsPerStep;
  }

  set stepSeconds(seconds: number) {
    this.#secondsPerStep = seconds;
  }

  /** A new picture of the table, with all that was told up to it. */
  show(snapshot: Snapshot, told: readonly Told[], scenery: Scenery): void {
    const last = this.#queue.at(-1)?.snapshot ?? this.#now?.snapshot;
    if (snapshot === last) return;
    if (last === undefined || this.#isLeap(last, snapshot, told)) return this.#leap(snapshot, told, scenery);
    const before = this.#heard;
    this.#heard = told.length;
    const beats = this.#script.hear(told.slice(before), this.#play, scenery);
    this.#queue.push({ snapshot, told, before, beats });
    if (this.#queue.length === 1) this.#begin();
  }

  /** To the end of what one choice led to. */
  skip(): void {
    const [picture] = this.#queue;
    if (picture === undefined) return;
    this.#at = picture.beats.length;
    this.#step();
  }

  /** Does anything follow what one choice led to before whoever looks is asked, or the match is over? */
  get isMoreAhead(): boolean {
    const [picture, next] = this.#queue;
    const { decision, result } = picture?.snapshot ?? {};
    return next !== undefined || (decision === undefined && result === undefined);
  }

  /** To the next question for whoever looks, or to the end. */
  skipToMe(): void {
    this.#isSkipping = true;
    this.skip();
  }

  stop(): void {
    this.#callOff();
    this.#listeners.clear();
  }

  #isLeap(last: Snapshot, snapshot: Snapshot, told: readonly Told[]): boolean {
    if (told.length < this.#heard) return true;
    // The curtain only takes the cards away: what is being played is played to its end.
    return snapshot.isAnew && (this.#queue.length === 0 || snapshot.choices !== last.choices);
  }

  #leap(snapshot: Snapshot, told: readonly Told[], scenery: Scenery): void {
    this.#callOff();
    this.#script = new Script();
    const beat = this.#script.hear(told, this.#play, scenery).at(-1);
    this.#heard = told.length;
    this.#queue = [];
    this.#say({ snapshot, told, beat, felt: [], isPlaying: false });
  }

  #begin(): void {
    this.#at = 0;
    this.#step();
  }

  #step(): void {
    this.#callOff();
    const [picture] = this.#queue;
    if (picture === undefined || this.#now === undefined) return;
    const beat = picture.beats[this.#at];
    if (beat === undefined || this.#isSkipping) return this.#finish(picture);
    this.#at++;
    const stay = (beat.stay ?? STAYS[beat.step]) * this.#secondsPerStep * 1000;
    this.#say({
      snapshot: withoutDecision(this.#now.snapshot),
      told: picture.told.slice(0, picture.before + beat.lines),
      beat,
      felt: [...this.#now.felt, ...beat.felt],
      isPlaying: true,
    });
    this.onBeat(beat);
    if (stay === 0) this.#step();
    else this.#callOff = onceSeenFor(stay, () => this.#step());
  }

  #finish({ snapshot, told, beats }: Picture): void {
    this.#queue.shift();
    const [next] = this.#queue;
    if (
      this.#isSkipping &&
      (snapshot.decision !== undefined || snapshot.result !== undefined) &&
      next === undefined
    )
      this.#isSkipping = false;
    const beat = beats.at(-1) ?? this.#now?.beat;
    this.#say({
      snapshot: next ? withoutDecision(snapshot) : snapshot,
      told,
      beat,
      felt: [],
      isPlaying: next !== undefined,
    });
    if (next) this.#begin();
  }

  #say(now: Omit<Directed, 'number'>): void {
    this.#now = { ...now, number: (this.#now?.number ?? 0) + 1 };
    for (const listener of this.#listeners) listener();
  }
}

/** Nobody is asked, and nobody thinks, before what they answer to has been seen. */
function withoutDecision(snapshot: Snapshot): Snapshot {
  if (snapshot.decision === undefined && snapshot.asked.length === 0) return snapshot;
  const { decision: _, ...rest } = snapshot;
  return { ...rest, asked: [] };
}
