// Figures in words: percent, counts, intervals.

import type { Estimate } from '../statistics/share.ts';

const MINUS = '−';

const signed = (text: string): string => text.replace('-', MINUS);

export const percent = (part: number, digits = 1): string => signed(`${(100 * part).toFixed(digits)} %`);

/** "24.1 % (22.3–26.0)" */
export const percentWith = ({ value, low, high }: Estimate): string =>
  `${percent(value)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`;

/** "+3.2 points (+1.1 to +5.3)" */
export const pointsWith = ({ value, low, high }: Estimate): string =>
  `${plus(100 * value)} points (${plus(100 * low)} to ${plus(100 * high)})`;

export const plus = (figure: number, digits = 1): string =>
  signed(`${figure >= 0 ? '+' : ''}${figure.toFixed(digits)}`);

export const counted = (number: number): string => Math.round(number).toLocaleString('en-GB');

export const small = (number: number, digits = 1): string => signed(number.toFixed(digits));

export const many = (number: number, what: string, plural = `${what}s`): string =>
  `${counted(number)} ${number === 1 ? what : plural}`;
