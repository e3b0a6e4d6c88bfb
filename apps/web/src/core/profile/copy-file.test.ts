import { expect, it } from 'vitest';
import { copyFileName, sizeText } from './copy-file';

it.each([
  ['2026-11-21T10:00:00Z', 'murmel-2026-11-21.zip'],
  ['2026-11-21T23:30:00Z', 'murmel-2026-11-22.zip'],
])('%s is called %s', (now, name) => {
  expect(copyFileName(new Date(now))).toBe(name);
});

it.each([
  [0, 'de', '0 kB'],
  [999_400, 'de', '999 kB'],
  [3_440_000, 'de', '3,4 MB'],
  [3_440_000, 'en', '3.4 MB'],
  [1_250_000_000, 'de', '1,3 GB'],
])('%i bytes are in %s "%s"', (bytes, locale, text) => {
  expect(sizeText(bytes, locale).replace(/\s/g, ' ')).toBe(text);
});
