// Which plate and which hollow of an icon has which number, to write `paint`, `inner` and `eyes` by.

import type { Icons } from '../plates.ts';

const COLUMNS = 9;

/** A page with one drawing per icon; hollows carry an h. */
export function plateIndex(names: readonly string[], icons: Icons): { html: string; width: number } {
  const cells = names.map((name) => cell(name, icons)).join('');
  return { html: `<body style="margin:0;font:11px sans-serif">${cells}`, width: COLUMNS * 170 };
}

function cell(name: string, icons: Icons): string {
  const { silhouette, plates, hollows } = icons(name);
  const painted = plates.map(
    ({ path }, at) => `<path d="${path}" fill-rule="evenodd" fill="hsl(${at * 67} 70% 62%)"/>`,
  );
  const number = (text: string, [x, y]: readonly [number, number], style: string) =>
    `<text x="${Math.round(x) - 14}" y="${Math.round(y) + 12}" font-size="40" font-weight="700" ${style}>${text}</text>`;
  const numbers = [
    ...plates.slice(0, 14).map(({ middle }, at) => number(`${at}`, middle, '')),
    ...hollows.slice(0, 12).map(({ middle }, at) => number(`h${at}`, middle, 'fill="#fff" stroke="#000"')),
  ];
  return `<div style="display:inline-block;margin:2px;width:166px">${name}<br><svg width="164" viewBox="0 0 512 512" style="background:#ddd"><path d="${silhouette}" fill="#555"/>${painted.join('')}${numbers.join('')}</svg></div>`;
}
