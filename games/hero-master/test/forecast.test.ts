// The board's short forecast is read from the option's own words: if the rules say it in another way, this fails.

import { expect, test } from 'vitest';
import { decisionFor } from '../../../engine/match.ts';
import { forecastOf } from '../board/forecast.ts';
import { table } from './table.ts';

test('HM-ENC-11 what an attack would do is put on the card itself', () => {
  const t = table({ lurking: ['Giant'], players: [{ hand: ['Brave', 'Headbutt'] }, {}] }).answers(0, 'Giant');
  const forecasts = decisionFor(t.fork, 0)!.options.map((option, index) => forecastOf({ ...option, index }));
  expect(forecasts).toEqual(['11+ R6/7 ✗', '11+ R3/7 ✗']);
});
