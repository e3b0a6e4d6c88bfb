import { describe, expect, it } from 'vitest';
import { errorPageOf } from './error-kinds';

describe('ERR-07 errorPageOf', () => {
  it.each([
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [500, 'generic'],
    [undefined, 'generic'],
  ])('%s -> %s', (status, kind) => {
    expect(errorPageOf(status)).toBe(kind);
  });
});
