// The record as text: a readable JSON form, and a compact line that fits in a link. Written, and read with suspicion.

import { Fault } from './fault.ts';
import { EMPTY_HASH, foldHash } from './fold.ts';
import { isSeed, type Seed } from './hash.ts';
import type { Beginning } from './match.ts';
import type { MatchRecord, SeatRecord } from './record.ts';
import { isOptionValue } from './setup.ts';
import type { BaseState, OptionValues } from './table.ts';

const FORMAT = 1;
const LARGEST_TEXT = 400_000;
const MOST_CHOICES = 200_000;
const LARGEST_CHOICE = 262_143;
const LONGEST_NAME = 60;

/** The readable form: JSON, with a sum over its content so that an edit is noticed. */
export function writeJson(record: MatchRecord): string {
  const { checks, ...rest } = record;
  const body = { misadventure: FORMAT, ...rest, checks: checks.map(checkText) };
  const fields = Object.entries({ ...body, sum: sumOf(JSON.stringify(body)) });
  return `{\n${fields.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;
}

/** Reads either form. A Fault says in a sentence what is wrong with the text. */
export function readRecord(text: string): MatchRecord {
  if (text.length > LARGEST_TEXT)
    throw new Fault(
      `This record has ${text.length} characters; the largest one we read has ${LARGEST_TEXT}.`,
    );
  const trimmed = text.trim();
  return trimmed.startsWith('{') ? readJson(trimmed) : readCompact(trimmed);
}

function readJson(text: string): MatchRecord {
  const parsed = parseObject(text);
  const { sum, misadventure, ...fields } = parsed;
  if (misadventure !== FORMAT) throw new Fault(unknownFormat(misadventure));
  const record = checkedRecord({ ...fields, checks: asArray(fields.checks, 'checks').map(checkNumber) });
  if (sum !== sumOf(JSON.stringify({ misadventure, ...fields }))) {
    throw new Fault(
      'The record’s sum does not match its content: it has been edited or damaged since it was written.',
    );
  }
  return record;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch {
    throw new Fault('This record is not whole JSON: it has been cut off or damaged.');
  }
  throw new Fault('A record is a JSON object; this is not one.');
}

const unknownFormat = (format: unknown) =>
  `This record is of format ${JSON.stringify(format) ?? 'unknown'}; this version of Misadventure reads format ${FORMAT}.`;

const checkText = (check: number) => check.toString(16).padStart(6, '0');

function checkNumber(text: unknown): number {
  if (typeof text === 'string' && /^[0-9a-f]{6}$/.test(text)) return Number.parseInt(text, 16);
  throw new Fault(`A check word of the record is ${JSON.stringify(text)} instead of six hexadecimal digits.`);
}

const sumOf = (text: string) => (foldHash(EMPTY_HASH, text) >>> 0).toString(16).padStart(8, '0');

function asArray(value: unknown, name: string): unknown[] {
  if (Array.isArray(value) && value.length <= MOST_CHOICES) return value;
  throw new Fault(`The record’s “${name}” is not a list of at most ${MOST_CHOICES} entries.`);
}

function checkedRecord(fields: Record<string, unknown>): MatchRecord {
  const { game, rules, seed, commitment, players, options, variant, seats, choices, checks } = fields;
  const { scenario, scenarioSum, begins } = fields;
  return {
    game: asText(game, 'game'),
    rules: asText(rules, 'rules'),
    seed: asSeed(seed),
    commitment: asText(commitment, 'commitment', 64),
    players: asWhole(players, 'players'),
    options: asValues(options, 'options'),
    variant: asValues(variant, 'variant'),
    ...(scenario === undefined ? {} : { scenario, scenarioSum: asText(scenarioSum, 'scenarioSum') }),
    ...(begins === undefined ? {} : { begins: asBeginning(begins) }),
    seats: asArray(seats, 'seats').map(asSeat),
    choices: asArray(choices, 'choices').map((choice) => asWhole(choice, 'choices')),
    checks: asArray(checks, 'checks') as number[],
  };
}

function asText(value: unknown, name: string, longest = LONGEST_NAME): string {
  if (typeof value === 'string' && value.length <= longest) return value;
  throw new Fault(`The record’s “${name}” is missing, or not a text of at most ${longest} characters.`);
}

function asSeed(value: unknown): Seed {
  if (typeof value === 'string' && isSeed(value)) return value;
  throw new Fault('The record’s “seed” is missing, or not 32 hexadecimal digits.');
}

function asWhole(value: unknown, name: string): number {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST_CHOICE) return Number(value);
  throw new Fault(
    `The record’s “${name}” holds ${JSON.stringify(value)} where a whole number from 0 to ${LARGEST_CHOICE} belongs.`,
  );
}

function asValues(value: unknown, name: string): OptionValues {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isRecord && Object.values(value).every(isOptionValue)) return value as OptionValues;
  throw new Fault(`The record’s “${name}” is not an object of plain values.`);
}

function asBeginning(value: unknown): Beginning {
  const { rules, choices, state } = (value ?? {}) as Record<string, unknown>;
  const { rng } = (state ?? {}) as Record<string, unknown>;
  if (typeof rng !== 'object' || rng === null)
    throw new Fault('The record’s “begins” holds no position to go on from.');
  return {
    rules: asText(rules, 'begins'),
    choices: asWhole(choices, 'begins'),
    state: state as BaseState,
  };
}

function asSeat(value: unknown): SeatRecord {
  const { name, player, heldBy } = (value ?? {}) as Record<string, unknown>;
  return {
    name: asText(name, 'seats'),
    player: asText(player, 'seats'),
    ...(heldBy === undefined ? {} : { heldBy: asText(heldBy, 'seats') }),
  };
}

/* The compact form: one line of URL-safe text, fit for a link. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ESCAPE = 63;
const COMPACT_MARK = `MA${FORMAT}`;

/** A choice is one character; from 63 on, an escape and three. A check word of 24 bits is four characters. */
export function writeCompact(record: MatchRecord): string {
  const { choices, checks, ...head } = record;
  const parts = [
    COMPACT_MARK,
    toBase64(JSON.stringify(head)),
    choices.map(choiceText).join(''),
    checks.map(compactCheck).join(''),
  ];
  const body = parts.join('.');
  return `${body}.${sumOf(body)}`;
}

function readCompact(text: string): MatchRecord {
  const [mark, head, choices, checks, sum, ...more] = text.split('.');
  if (mark?.startsWith('MA') && mark !== COMPACT_MARK) throw new Fault(unknownFormat(mark.slice(2)));
  if (mark !== COMPACT_MARK)
    throw new Fault(`This is not a record of Misadventure: one begins with ${COMPACT_MARK} or is JSON.`);
  if (sum === undefined || more.length > 0)
    throw new Fault('This record has been cut off or damaged: some of its parts are missing.');
  if (sum !== sumOf(text.slice(0, text.lastIndexOf('.')))) {
    throw new Fault('The record’s sum does not match its content: it has been cut off, edited or damaged.');
  }
  return checkedRecord({
    ...parseObject(fromBase64(head as string)),
    choices: readChoices(choices as string),
    checks: readChecks(checks as string),
  });
}

const letters = (value: number, count: number) =>
  Array.from({ length: count }, (_, i) => ALPHABET[(value >>> (6 * (count - 1 - i))) & 63]).join('');

const choiceText = (choice: number) =>
  choice < ESCAPE ? letters(choice, 1) : letters(ESCAPE, 1) + letters(choice, 3);

const compactCheck = (check: number) => letters(check, 4);

function readLetters(text: string, from: number, count: number): number {
  let value = 0;
  for (let i = from; i < from + count; i++) value = value * 64 + ALPHABET.indexOf(text[i] ?? 'A');
  return value;
}

function readChoices(text: string): number[] {
  const choices: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const choice = readLetters(text, at, 1);
    if (choice < ESCAPE) choices.push(choice);
    else {
      choices.push(readLetters(text, at + 1, 3));
      at += 3;
    }
  }
  return choices;
}

function readChecks(text: string): number[] {
  return Array.from({ length: text.length / 4 }, (_, i) => readLetters(text, i * 4, 4));
}

function toBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function fromBase64(text: string): string {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
  } catch {
    throw new Fault('This record has been damaged: its head cannot be read.');
  }
}
