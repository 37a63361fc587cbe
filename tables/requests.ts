// What anybody may ask of a table, checked before it is believed.

import { Fault } from '../engine/fault.ts';
import type { Key } from '../engine/question.ts';
import type { Seat } from '../engine/table.ts';

export type TableRequest =
  | { readonly kind: 'answer'; readonly seat: Seat; readonly ask: string; readonly option: number }
  | { readonly kind: 'unpick'; readonly seat: Seat; readonly ask: string; readonly key: Key }
  | { readonly kind: 'hint'; readonly seat: Seat; readonly ask: string }
  /** The clock has run out: the standard answer, please. */
  | { readonly kind: 'overdue'; readonly seat: Seat; readonly ask: string }
  /** After how many choices it was asked for: once the match has gone on, something else would be taken back. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly seen: number; readonly agreed: readonly Seat[] };

const MOST_SEATS = 9;
const LONGEST_ID = 40;
const MOST_OPTIONS = 262_143;
const MOST_CHOICES = 200_000;

/** Reads a request from anywhere. A Fault says in a sentence what is wrong with it. */
export function readRequest(message: unknown): TableRequest {
  const fields = asFields(message);
  const seat = asWhole(fields.seat, 'seat', MOST_SEATS - 1);
  switch (fields.kind) {
    case 'answer':
      return {
        kind: 'answer',
        seat,
        ask: asId(fields.ask),
        option: asWhole(fields.option, 'option', MOST_OPTIONS),
      };
    case 'unpick':
      return { kind: 'unpick', seat, ask: asId(fields.ask), key: asKey(fields.key) };
    case 'hint':
    case 'overdue':
      return { kind: fields.kind, seat, ask: asId(fields.ask) };
    case 'undo':
      return {
        kind: 'undo',
        seat,
        seen: asWhole(fields.seen, 'seen', MOST_CHOICES),
        agreed: asSeats(fields.agreed),
      };
    default:
      throw new Fault(
        `A table does not know the request ${shown(fields.kind)}: it takes answer, unpick, hint, overdue and undo.`,
      );
  }
}

function asFields(message: unknown): Readonly<Record<string, unknown>> {
  if (typeof message === 'object' && message !== null && !Array.isArray(message))
    return message as Record<string, unknown>;
  throw new Fault(
    `A request is an object such as {"kind":"answer","seat":0,"ask":"…","option":2}, not ${shown(message)}.`,
  );
}

function asWhole(value: unknown, name: string, most: number): number {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most) return Number(value);
  throw new Fault(
    `The request’s “${name}” is ${shown(value)} where a whole number from 0 to ${most} belongs.`,
  );
}

function asId(value: unknown): string {
  if (typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID) return value;
  throw new Fault(`The request’s “ask” is ${shown(value)}: repeat the id that came with the question.`);
}

function asKey(value: unknown): Key {
  if (typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_ID)) return value;
  throw new Fault(`The request’s “key” is ${shown(value)}: repeat the key of what was picked.`);
}

function asSeats(value: unknown): Seat[] {
  if (Array.isArray(value) && value.length <= MOST_SEATS)
    return value.map((seat) => asWhole(seat, 'agreed', MOST_SEATS - 1));
  throw new Fault(`The request’s “agreed” is ${shown(value)} where a list of seats belongs.`);
}

const LONGEST_SHOWN = 60;
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, LONGEST_SHOWN);
