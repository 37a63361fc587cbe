// Walking a syntax tree without knowing every kind of node there is.

/** Any node of the tree. What a kind of node holds is looked up by name, since we care about a few kinds only. */
export type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
};

/** Calls `visit` for every node, parents first, with the node's ancestors from the root down. */
export function walk(root: unknown, visit: (node: Node, ancestors: readonly Node[]) => void): void {
  const ancestors: Node[] = [];
  const enter = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) enter(each);
    if (!isNode(value)) return;
    visit(value, ancestors);
    ancestors.push(value);
    for (const part of Object.values(value)) enter(part);
    ancestors.pop();
  };
  enter(root);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

export function isFunction(node: Node): boolean {
  return FUNCTIONS.has(node.type);
}

/** The name of an identifier, or undefined for any other node. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;
}

/** The variable that `a.b[c].d` begins with: `a`. Undefined when it begins with anything but a plain name. */
export function rootOf(node: unknown): string | undefined {
  let at = node;
  while (
    isNode(at) &&
    (at.type === 'MemberExpression' || at.type === 'TSNonNullExpression' || at.type === 'TSAsExpression')
  ) {
    at = at.type === 'MemberExpression' ? at.object : at.expression;
  }
  return nameOf(at);
}

/** All names that a pattern on the left of a declaration introduces: `{ a, b: [c] }` gives a and c. */
export function namesIn(pattern: unknown): string[] {
  const names: string[] = [];
  const enter = (value: unknown): void => {
    if (!isNode(value)) return;
    if (value.type === 'Identifier') names.push(value.name as string);
    if (value.type === 'ObjectPattern')
      for (const each of value.properties as Node[]) enter(each.value ?? each.argument);
    if (value.type === 'ArrayPattern') for (const each of value.elements as unknown[]) enter(each);
    if (value.type === 'AssignmentPattern') enter(value.left);
    if (value.type === 'RestElement') enter(value.argument);
  };
  enter(pattern);
  return names;
}
