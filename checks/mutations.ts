// Mutations: small changes to a source that a test ought to notice.

import { parse, type Source } from './sources.ts';
import { isFunction, isNode, type Node, walk } from './syntax.ts';

/** One change: this stretch of the source reads otherwise. */
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
    if (!ancestors.some(isFunction) || ancestors.some(isComplaint)) return;
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
      return ['true', 'false'].map((verdict) => replace(verdict, node.test as Node));
    case 'ConditionalExpression':
      return ['true', 'false'].map((verdict) => replace(verdict, node.test as Node));
    case 'ExpressionStatement':
      return isNode(node.expression) && node.expression.type === 'CallExpression' ? [replace(';')] : [];
    default:
      return [];
  }
}

const textOf = (node: unknown, text: string): string =>
  isNode(node) ? text.slice(node.start, node.end) : '';

/** The operator stands somewhere between the two sides. */
function operatorChange({ left, right, operator }: Node, text: string): Change[] {
  const becomes = OPERATORS[operator as string];
  if (becomes === undefined || !isNode(left) || !isNode(right)) return [];
  const start = text.indexOf(operator as string, left.end);
  if (start < 0 || start >= right.start) return [];
  return [{ start, end: start + (operator as string).length, becomes }];
}

function literalChange({ value }: Node, replace: (becomes: string) => Change): Change[] {
  if (typeof value === 'number') return [replace(String(value + 1))];
  return typeof value === 'boolean' ? [replace(String(!value))] : [];
}

/** `throw new Error(…)`: its words are not a rule. */
const isComplaint = (node: Node): boolean => node.type === 'ThrowStatement';

export function mutated(source: Source, { start, end, becomes }: Mutation): string {
  return source.text.slice(0, start) + becomes + source.text.slice(end);
}
