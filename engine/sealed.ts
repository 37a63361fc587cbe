// Answers under seal: several seats are asked at once, and nobody's answer is known before the last one is in.

import { anyone, type HowMany } from './choose.ts';
import { DONE, type Done, type Question } from './question.ts';
import { type Envelope, envelopeOf, type Seat, type Table, type Viewer } from './table.ts';

/**
 * Asks several seats at once and goes on when all have answered, in whatever order they did. A world imagined meanwhile
 * forgets what others have sealed and asks them again. Returns the answers in the order of `seats`.
 *
 *     const shielded = everyone(t, victims, RAISE_A_SHIELD, (seat) => shieldsAndPass(t, seat));
 */
export function everyone<T extends Table, Option>(
  t: T,
  seats: readonly Seat[],
  question: Question<T, Option>,
  optionsOf: (seat: Seat) => readonly NoInfer<Option>[],
): Option[] {
  const answers: Option[] = [];
  for (const [pick] of everyoneSome(t, seats, question, optionsOf, one)) answers.push(pick as Option);
  return answers;
}

const ONE: HowMany = { min: 1, max: 1 };
const one = (): HowMany => ONE;

/**
 * The same with several picks each, such as cards put down face down. What is picked stays where it is until the last
 * answer is in. Returns the picks of each seat in the order of `seats`.
 *
 *     const passed = everyoneSome(t, seats, PASS_ON, (seat) => hand(t, seat), () => ({ min: 2, max: 2 }));
 */
export function everyoneSome<T extends Table, Option>(
  t: T,
  seats: readonly Seat[],
  question: Question<T, Option>,
  optionsOf: (seat: Seat) => readonly NoInfer<Option>[],
  howMany: (seat: Seat) => HowMany,
): Option[][] {
  t.sealed = seats.map((seat) => emptyEnvelope(seat, question, optionsOf(seat).length, howMany(seat)));
  for (;;) {
    const waiting = seatsWaitedFor(t.sealed);
    if (waiting.length === 0) break;
    const { seat, option } = anyone(t, waiting, question as Question<T, Option | Done>, (each) =>
      leftToPick(t, each, optionsOf(each)),
    );
    // Read again: in an imagined world, others' envelopes have been emptied since.
    t.sealed = t.sealed.map((envelope) => (envelope.seat === seat ? withPick(envelope, option) : envelope));
  }
  const answers = t.sealed.map(({ seat, picks, isForced }) => (isForced ? optionsOf(seat) : picks).slice());
  t.sealed = undefined;
  return answers as Option[][];
}

function emptyEnvelope(seat: Seat, question: Question, options: number, { min, max }: HowMany): Envelope {
  const most = Math.min(max, options);
  const least = Math.min(min, most);
  const isForced = question.secret === undefined && least === options;
  return { seat, picks: [], min: least, max: most, isForced, isClosed: isForced || most === 0 };
}

function seatsWaitedFor(sealed: readonly Envelope[]): Seat[] {
  const waiting: Seat[] = [];
  for (const { seat, isClosed } of sealed) if (!isClosed) waiting.push(seat);
  return waiting;
}

function leftToPick<Option>(t: Table, seat: Seat, options: readonly Option[]): readonly (Option | Done)[] {
  const { picks, min } = envelopeOf(t, seat)!;
  if (picks.length === 0) return min === 0 ? [...options, DONE] : options;
  const left: (Option | Done)[] = options.filter((option) => !picks.includes(option));
  if (picks.length >= min) left.push(DONE);
  return left;
}

function withPick(envelope: Envelope, option: unknown): Envelope {
  if (option === DONE) return { ...envelope, isClosed: true };
  const picks = [...envelope.picks, option];
  return { ...envelope, picks, isClosed: picks.length === envelope.max };
}

/** What others have sealed, a viewer cannot know: in another world they are asked again. */
export function forgetSealed(t: Table, viewer: Viewer): void {
  t.sealed = t.sealed?.map((envelope) =>
    envelope.seat === viewer || envelope.isForced
      ? envelope
      : { ...envelope, picks: [], isClosed: envelope.max === 0 },
  );
}
