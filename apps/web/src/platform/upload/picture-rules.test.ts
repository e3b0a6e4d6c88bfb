import { LIMITS, MEGABYTE } from '@murmel/contracts';
import { expect, it } from 'vitest';
import { pictureProblem } from './picture-rules';

it.each([
  ['image/png', 0, 'EMPTY_FILE'],
  ['image/png', 1, undefined],
  ['image/jpeg', LIMITS.image.maxMegabytes * MEGABYTE, undefined],
  ['image/jpeg', LIMITS.image.maxMegabytes * MEGABYTE + 1, 'TOO_LARGE'],
  ['image/png', 11 * MEGABYTE, 'TOO_LARGE'],
  ['image/avif', 100, 'UNSUPPORTED_TYPE'],
  ['image/svg+xml', 100, 'UNSUPPORTED_TYPE'],
  ['text/html', 100, 'UNSUPPORTED_TYPE'],
  ['', 100, 'UNSUPPORTED_TYPE'],
])('%s of %i bytes', (type, size, problem) => {
  expect(pictureProblem({ type, size })).toBe(problem);
});
