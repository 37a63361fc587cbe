// Writes measured weights as a source file of the game: data, in the form our formatter gives it.

import type { Lesson } from './lesson.ts';

const DIGITS = 4;

export function weightsFile(names: readonly string[], lessons: readonly Lesson[], command: string): string {
  return [
    '// What each feature of a position is worth in log odds, by how many may still win; and how well that foretold matches',
    '// it was not fitted to. Written by the command below: measure again, do not edit.',
    '',
    "import type { Measured } from '../../engine/features.ts';",
    '',
    'export const MEASURED: Measured = {',
    `  command: ${quoted(command)},`,
    '  weights: {',
    ...lessons.flatMap(({ sides, weights }) => [
      `    ${sides}: {`,
      ...names.map((name, i) => `      ${key(name)}: ${rounded(weights[i]!)},`),
      '    },',
    ]),
    '  },',
    '  checks: {',
    ...lessons.flatMap(linesOfCheck),
    '  },',
    '};',
    '',
  ].join('\n');
}

function linesOfCheck({ sides, check }: Lesson): string[] {
  const { calibration, ...figures } = check;
  return [
    `    ${sides}: {`,
    ...Object.entries(figures).map(([name, figure]) => `      ${name}: ${rounded(figure)},`),
    '      calibration: [',
    ...calibration.map((bin) => `        [${bin.map(rounded).join(', ')}],`),
    '      ],',
    '    },',
  ];
}

const rounded = (figure: number): string => String(Number(figure.toFixed(DIGITS)));
const key = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : quoted(name));
const quoted = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
