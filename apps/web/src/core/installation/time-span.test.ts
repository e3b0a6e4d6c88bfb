import { expect, it } from 'vitest';
import { timeSpan } from './time-span';

it.each([
  [0, '0 Sekunden', '0 seconds'],
  [-500, '0 Sekunden', '0 seconds'],
  [1999, '1 Sekunde', '1 second'],
  [120_000, '2 Minuten', '2 minutes'],
  [7_199_999, '1 Stunde', '1 hour'],
  [9 * 86_400_000 + 5, '9 Tage', '9 days'],
])('%i ms', (ms, german, english) => {
  expect([timeSpan(ms, 'de'), timeSpan(ms, 'en')].map((text) => text.replaceAll(/\s/g, ' '))).toEqual([german, english]);
});
