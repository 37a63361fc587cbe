// Rules are closed and deterministic: no catching, no waiting, no clock, no chance of their own, no state outside the table.

import { isTestCode, lineAt, parse, type Source } from './sources.ts';
import { isFunction, isNode, type Node, nameOf, namesIn, rootOf, walk } from './syntax.ts';

/** The files of a game that hold its rules; its board and its tests are free. */
export function isRulesFile(path: string): boolean {
  return /^games\/[^/]+\/.*\.tsx?$/.test(path) && !/^games\/[^/]+\/board\//.test(path) && !isTestCode(path);
}

/** Every place where rules are not closed, as a sentence that says what to do instead. */
export function openRules(source: Source): string[] {
  const { program } = parse(source);
  const state = moduleState(program);
  const problems: string[] = [];
  walk(program, (node, ancestors) => {
    const problem =
      problemWith(node) ??
      problemWithName(node, ancestors, state) ??
      problemWithState(node, ancestors, state);
    if (problem) problems.push(`${source.path}:${lineAt(source.text, node.start)} ${problem}`);
  });
  return problems;
}

const CLOCK = 'reads the clock. A match must replay the same tomorrow.';
const CHANCE =
  'makes chance of its own. All chance comes from the generator in the state (engine/random.ts).';
const MACHINE = 'depends on the machine’s language. Compare with < and format in story.ts.';
const OUTSIDE = 'reaches outside the table. Rules touch nothing but the table they are given.';

const FORBIDDEN_NAMES: Readonly<Record<string, string>> = {
  Date: CLOCK,
  performance: CLOCK,
  setTimeout: CLOCK,
  setInterval: CLOCK,
  crypto: CHANCE,
  Intl: MACHINE,
  globalThis: OUTSIDE,
  process: OUTSIDE,
  window: OUTSIDE,
};

const FORBIDDEN_MEMBERS: Readonly<Record<string, string>> = {
  'Math.random': CHANCE,
  localeCompare: MACHINE,
  toLocaleString: MACHINE,
  toLocaleLowerCase: MACHINE,
  toLocaleUpperCase: MACHINE,
};

function problemWith(node: Node): string | undefined {
  if (node.type === 'TryStatement')
    return 'catches. A rule waits by throwing, and only the match may catch that.';
  if (node.type === 'AwaitExpression' || node.async === true)
    return 'is async. Rules call choose and go on, as if they had simply waited.';
  if (isFunction(node) && node.generator === true)
    return 'is a generator. There is one kind of rule: a plain function that calls choose.';
  if (node.type === 'MemberExpression') return memberProblem(node);
  return undefined;
}

/** A forbidden global; the same word as the name of a field or of a local variable is innocent. */
function problemWithName(node: Node, ancestors: readonly Node[], state: ModuleState): string | undefined {
  const name = nameOf(node) ?? '';
  const parent = ancestors.at(-1);
  const isFieldName = parent?.computed !== true && (parent?.property === node || parent?.key === node);
  return isFieldName || state.locals.has(name) ? undefined : FORBIDDEN_NAMES[name];
}

function memberProblem(node: Node): string | undefined {
  const property = nameOf(node.property) ?? '';
  return FORBIDDEN_MEMBERS[`${nameOf(node.object)}.${property}`] ?? FORBIDDEN_MEMBERS[property];
}

// --- State outside the table ---

type ModuleState = {
  readonly constants: ReadonlySet<string>;
  readonly variables: ReadonlySet<Node>;
  /** Names declared inside some function: whatever they shadow, they are left alone. */
  readonly locals: ReadonlySet<string>;
};

const STATE =
  'is state outside the table: a fork would share it with its original. Keep it in the state or in the box.';

/** What lives as long as the module: its variables (forbidden) and its constants (which nothing may change). */
function moduleState(program: unknown): ModuleState {
  const constants = new Set<string>();
  const variables = new Set<Node>();
  const locals = new Set<string>();
  const note = (names: readonly string[], set: Set<string>) => {
    for (const name of names) set.add(name);
  };
  walk(program, (node, ancestors) => {
    if (isFunction(node)) note((node.params as unknown[]).flatMap(namesIn), locals);
    if (node.type === 'ImportSpecifier') note(namesIn(node.local).filter(isShouted), constants);
    if (node.type !== 'VariableDeclaration') return;
    if (isInside(ancestors)) note(declared(node), locals);
    else if (node.kind === 'const') note(declared(node), constants);
    else variables.add(node);
  });
  return { constants: constants.difference(locals), variables, locals };
}

/** An imported TABLE_OF_CARDS is data; an imported `pile` may well be a folder of verbs with an `add` among them. */
const isShouted = (name: string) => /^[A-Z][A-Z0-9_]*$/.test(name);

function declared(declaration: Node): string[] {
  return (declaration.declarations as Node[]).flatMap((each) => namesIn(each.id));
}

const isInside = (ancestors: readonly Node[]) => ancestors.some((node) => isFunction(node));

function problemWithState(node: Node, ancestors: readonly Node[], state: ModuleState): string | undefined {
  if (state.variables.has(node)) return `${declared(node).join(', ')} ${STATE}`;
  if (isEmptyCollection(node) && !isInside(ancestors)) return `an empty ${nameOf(node.callee)} ${STATE}`;
  if (node.type === 'PropertyDefinition' && node.static === true && node.readonly !== true)
    return `a static field ${STATE}`;
  const changed = isInside(ancestors) ? changedVariable(node) : undefined;
  if (changed && state.constants.has(changed)) return `changes ${changed}, which ${STATE}`;
  return undefined;
}

function isEmptyCollection(node: Node): boolean {
  const isCollection = /^(Weak)?(Map|Set)$/.test(nameOf(node.callee) ?? '');
  return node.type === 'NewExpression' && isCollection && (node.arguments as unknown[]).length === 0;
}

const CHANGING = new Set(
  'push pop shift unshift splice sort reverse fill copyWithin set add delete clear'.split(' '),
);

/** The variable whose inside this node changes: `A` in `A.b = 1`, `A[i]++`, `delete A.b`, `A.push(x)`. */
function changedVariable(node: Node): string | undefined {
  if (node.type === 'AssignmentExpression') return memberRoot(node.left);
  if (node.type === 'UpdateExpression') return memberRoot(node.argument);
  if (node.type === 'UnaryExpression' && node.operator === 'delete') return memberRoot(node.argument);
  if (node.type === 'CallExpression') return changedByCall(node);
  return undefined;
}

function changedByCall(call: Node): string | undefined {
  const callee = call.callee;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  const [object, method] = [nameOf(callee.object), nameOf(callee.property) ?? ''];
  if (object === 'Object' && method === 'assign') return rootOf((call.arguments as unknown[])[0]);
  return CHANGING.has(method) ? rootOf(callee.object) : undefined;
}

const memberRoot = (node: unknown) =>
  isNode(node) && node.type === 'MemberExpression' ? rootOf(node) : undefined;
