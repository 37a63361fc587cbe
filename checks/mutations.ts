// Mutations: small changes to a source that a test ought to notice.

import { parse, type Source } from './sources.ts';
import { isFunction, isNode, type Node, walk } from './syntax.ts';

/** One change: the expression that stands here reads otherwise. */
export type Mutation = {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly becomes: string;
};

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '&&': '||',
  '||': '&&',
  '+=': '-=',
  '-=': '+=',
  '|=': '&=',
};

/** Every mutation of a source, in the order in which they stand there. */
export function mutationsOf(source: Source): Mutation[] {
  const found: Mutation[] = [];
  walk(parse(source).program, (node, ancestors) => {
    // What is not in a function runs once, when the file is loaded; what only makes an error's words changes no rule.
    if (!ancestors.some(isFunction) || ancestors.some(isComplaint) || isOnlyAName(node, ancestors)) return;
    for (const change of changesOf(node, source.text)) found.push({ path: source.path, ...change });
  });
  return found;
}

type Change = Omit<Mutation, 'path'>;

function changesOf(node: Node, text: string): Change[] {
  const replace = (becomes: string, at: Node = node): Change => ({ start: at.start, end: at.end, becomes });
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChange(node, text);
    case 'Literal':
      return literalChange(node, replace);
    case 'UnaryExpression':
      return node.operator === '!' ? [replace(textOf(node.argument, text))] : [];
    case 'UpdateExpression':
      return [replace(textOf(node, text).replace(/\+\+|--/, (sign) => (sign === '++' ? '--' : '++')))];
    case 'IfStatement':
    case 'ConditionalExpression':
      return ['true', 'false'].map((verdict) => replace(verdict, node.test as Node));
    case 'ExpressionStatement':
      return isNode(node.expression) && node.expression.type === 'CallExpression'
        ? [replace('undefined', node.expression)]
        : [];
    default:
      return [];
  }
}

const textOf = (node: unknown, text: string): string =>
  isNode(node) ? text.slice(node.start, node.end) : '';

/** The operator stands somewhere between the two sides. */
function operatorChange({ left, right, operator, start, end }: Node, text: string): Change[] {
  const becomes = OPERATORS[operator as string];
  if (becomes === undefined || !isNode(left) || !isNode(right)) return [];
  const at = text.indexOf(operator as string, left.end);
  if (at < 0 || at >= right.start) return [];
  return [
    { start, end, becomes: text.slice(start, at) + becomes + text.slice(at + String(operator).length, end) },
  ];
}

function literalChange({ value }: Node, replace: (becomes: string) => Change): Change[] {
  if (typeof value === 'number') return [replace(String(value + 1))];
  return typeof value === 'boolean' ? [replace(String(!value))] : [];
}

/** `throw new Error(…)`: its words are not a rule. */
const isComplaint = (node: Node): boolean => node.type === 'ThrowStatement';

/** A figure that is a type, or the key of an entry: nothing is computed there. */
function isOnlyAName(node: Node, ancestors: readonly Node[]): boolean {
  const parent = ancestors.at(-1)!;
  if (parent.type === 'Property' && parent.key === node) return true;
  return ancestors.some(({ type }) => type === 'TSLiteralType'); // Not always the parent: `-1` is a sign and a figure.
}

export function mutated(source: Source, { start, end, becomes }: Mutation): string {
  return source.text.slice(0, start) + becomes + source.text.slice(end);
}

/** The lines of a change as they stand, and as they read broken. */
export function beforeAndAfter({ text }: Source, { start, end, becomes }: Mutation): [string, string] {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const asOne = (lines: string): string => lines.trim().replace(/\s+/g, ' ');
  return [asOne(text.slice(from, to)), asOne(text.slice(from, start) + becomes + text.slice(end, to))];
}

/** The line before that of a change, without its indentation. */
export function lineBefore({ text }: Source, { start }: Mutation): string {
  const end = text.lastIndexOf('\n', start - 1);
  return end < 0 ? '' : text.slice(text.lastIndexOf('\n', end - 1) + 1, end).trim();
}

/** A mutation that can be told from the others by its number. */
export type Mutant = Mutation & { readonly number: number };

/**
 * A source with all these mutants in it, asleep: `a < b` is `(broken(7) ? a <= b : a < b)`.
 * Which one is awake is said by `broken` while the program runs, so that one start serves for all.
 */
export function withMutants({ text }: Source, mutants: readonly Mutant[]): string {
  const outermostFirst = mutants.toSorted(
    (one, other) => one.start - other.start || other.end - one.end || one.number - other.number,
  );
  return between(0, text.length, outermostFirst);

  function between(from: number, to: number, inside: readonly Mutant[]): string {
    const outer = inside[0];
    if (outer === undefined) return text.slice(from, to);
    const { start, end } = outer;
    const here = inside.filter((mutant) => mutant.start === start && mutant.end === end);
    const within = inside.filter((mutant) => mutant.end <= end && !here.includes(mutant));
    const after = inside.filter((mutant) => mutant.start >= end);
    const choices = here.map(({ number, becomes }) => `broken(${number}) ? ${becomes} : `).join('');
    const unbroken = between(start, end, within);
    return `${text.slice(from, start)}(${choices}${unbroken})${between(end, to, after)}`;
  }
}
