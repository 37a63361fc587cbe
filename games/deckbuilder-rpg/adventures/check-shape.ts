// Is a document written as the schema says? Every field that is missing, unknown or of another kind, each with its place.

import { didYouMean } from '../../../engine/fault.ts';
import { asObject, Findings, type Problem, shown } from './findings.ts';
import type { Schema } from './schema.ts';

export function problemsOfShape(document: unknown, schema: Schema): Problem[] {
  const found = new Findings();
  checkValue(found, schema, document, '');
  return found.problems;
}

function checkValue(found: Findings, schema: Schema, value: unknown, at: string): void {
  if (schema.anyOf !== undefined) return checkAny(found, schema.anyOf, value, at);
  if (schema.enum !== undefined) {
    found.oneOf(at, value, schema.enum, schema.title ?? 'name');
    return;
  }
  if (!isOfKind(schema, value)) return found.say(at, `has to be ${wordsOf(schema)}, not ${shown(value)}.`);
  if (schema.type === 'object') checkFields(found, schema, asObject(value), at);
  if (schema.type === 'array')
    (value as readonly unknown[]).forEach((each, i) => {
      checkValue(found, schema.items ?? {}, each, `${at}[${i}]`);
    });
}

/** Of several kinds, the one that the value is of. */
function checkAny(found: Findings, kinds: readonly Schema[], value: unknown, at: string): void {
  const kind = kinds.find(({ type }) => type === typeOf(value));
  if (kind === undefined)
    return found.say(at, `has to be ${kinds.map(wordsOf).join(', or ')}, not ${shown(value)}.`);
  checkValue(found, kind, value, at);
}

function typeOf(value: unknown): Schema['type'] {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return 'integer';
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value as 'string' | 'boolean';
  return typeof value === 'object' && value !== null ? 'object' : undefined;
}

function isOfKind(schema: Schema, value: unknown): boolean {
  if (schema.type !== typeOf(value)) return false;
  const {
    minLength = 0,
    minimum = 0,
    maximum = 0,
    minItems = 0,
    maxItems = Number.POSITIVE_INFINITY,
  } = schema;
  if (schema.type === 'string') return (value as string).length >= minLength;
  if (schema.type === 'integer')
    return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
  const { length = 0 } = value as { length?: number };
  return schema.type !== 'array' || (length >= minItems && length <= maxItems);
}

/** "a whole number from 1 to 5", "text in quotes". */
function wordsOf({ type, title, minimum, maximum }: Schema): string {
  switch (type) {
    case 'string':
      return 'text in quotes';
    case 'integer':
      return `a whole number from ${minimum} to ${maximum}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return title ?? 'a list in square brackets';
    default:
      return `${title} in curly brackets`;
  }
}

function checkFields(found: Findings, schema: Schema, value: Record<string, unknown>, at: string): void {
  const { properties = {}, required = [], title } = schema;
  const place = (field: string): string => (at === '' ? field : `${at}.${field}`);
  for (const field of Object.keys(value))
    if (properties[field] === undefined)
      found.say(
        place(field),
        `is no field of ${title}${didYouMean(field, Object.keys(properties)) || `; it has ${Object.keys(properties).join(', ')}.`}`,
      );
  for (const [field, kind] of Object.entries(properties))
    if (value[field] !== undefined || required.includes(field))
      checkValue(found, kind, value[field], place(field));
}
