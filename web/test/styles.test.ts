// Style sheets stay short and cheap: a browser keeps one list of all that stands behind any `:has()`, and styles whatever is on it anew
// whenever anything inside changes. With `span` on that list, every move styled half of the table five times.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
/** There are hundreds of these on a table. */
const COUNTLESS = /(?:^|[\s>+~(,])(?:\*|span|i|b|p|svg|path|button|\.card|\.icon|\.spoken|\.card-[a-z]+)$/;

const selectorsIn = (sheet: string): string[] =>
  [...sheet.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => partsOf(list));

/** At the commas that stand in no brackets. */
const partsOf = (list: string): string[] => list.split(/,(?![^(]*\))/).map((part) => part.trim());

/** What stands behind the last `:has()`, without attributes and pseudo-classes of its own. */
function behindHas(selector: string): string {
  const from = selector.lastIndexOf(':has(');
  if (from < 0) return '';
  let depth = 0;
  let at = from + ':has'.length;
  do {
    if (selector[at] === '(') depth++;
    if (selector[at] === ')') depth--;
    at++;
  } while (depth > 0 && at < selector.length);
  return selector.slice(at).replace(/\[[^\]]*\]|::?[a-z-]+(?:\([^)]*\))?/g, '');
}

const isCostly = (selector: string): boolean =>
  /[\s>+~]/.test(behindHas(selector)) && COUNTLESS.test(behindHas(selector));

test('what stands behind a :has() is known', () => {
  expect(isCostly('.card-rows:has(> :nth-child(5)) span')).toBe(true);
  expect(isCostly('.hand:has(.card[data-state="option"]) .card[data-state="still"]::after')).toBe(true);
  expect(isCostly('.card-body:has(.card-tags)')).toBe(false);
  expect(isCostly('.stage:has(.hm-before) .stage-side')).toBe(false);
});

const SHEETS = globSync('{web,games}/**/*.css', { cwd: ROOT }).map((file) => ({
  file,
  sheet: readFileSync(join(ROOT, file), 'utf8'),
}));

test.each(SHEETS)('$file: nothing countless behind a :has()', ({ sheet }) => {
  expect(selectorsIn(sheet).filter(isCostly)).toEqual([]);
});

test('a style sheet is found by what it styles: none is over 400 lines', () => {
  const tooLong = SHEETS.filter(({ sheet }) => sheet.split('\n').length > 400);
  expect(tooLong.map(({ file }) => file)).toEqual([]);
});
