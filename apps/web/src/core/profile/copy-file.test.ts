import { expect, it } from 'vitest';
import { copyFileName } from './copy-file';

it.each([
  ['2026-11-21T10:00:00Z', 'murmel-2026-11-21.zip'],
  ['2026-11-21T23:30:00Z', 'murmel-2026-11-22.zip'],
])('%s is called %s', (now, name) => {
  expect(copyFileName(new Date(now))).toBe(name);
});
