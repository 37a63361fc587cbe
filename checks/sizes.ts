// How long functions and files are, so that a god file is noticed in its first week. It reports and never fails.

import { isTestCode, lineAt, parse, type Source } from './sources.ts';
import { isFunction, isNode, type Node, nameOf, walk } from './syntax.ts';

export type Size = { readonly what: string; readonly lines: number };

export function reportSizes(sources: readonly Source[]): string {
  const code = sources.filter((source) => !isTestCode(source.path));
  const files = code.map((source) => ({ what: source.path, lines: source.text.split('\n').length - 1 }));
  return [summary('functions', code.flatMap(functionSizes)), summary('files', files)].join('\n');
}

export function summary(title: string, sizes: readonly Size[]): string {
  const sorted = sizes.toSorted((a, b) => b.lines - a.lines);
  const share = (part: number) => sorted.at(-1 - Math.floor((sorted.length - 1) * part))?.lines ?? 0;
  const largest = sorted.slice(0, 5).map(({ what, lines }) => `    ${String(lines).padStart(4)}  ${what}`);
  return [
    `  ${sizes.length} ${title}: median ${share(0.5)} lines, p90 ${share(0.9)}; the largest:`,
    ...largest,
  ].join('\n');
}

export function functionSizes(source: Source): Size[] {
  const sizes: Size[] = [];
  walk(parse(source).program, (node, ancestors) => {
    if (!isFunction(node)) return;
    const line = lineAt(source.text, node.start);
    const name = functionName(node, ancestors.at(-1));
    sizes.push({ what: `${source.path}:${line} ${name}`, lines: lineAt(source.text, node.end) - line + 1 });
  });
  return sizes;
}

function functionName(node: Node, parent: Node | undefined): string {
  return (
    nameOf(node.id) ?? nameOf(parent?.id) ?? (isNode(parent) ? nameOf(parent.key) : undefined) ?? '(unnamed)'
  );
}
