import { describe, expect, it } from 'vitest';
import { decodeError } from './decode-error';

describe('decodeError', () => {
  it("keeps code, status and data although the body carries the specification's spelling, too", () => {
    const body = {
      defined: false,
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      message: 'Too many',
      error: 'too_many_requests',
      data: { seconds: 30 },
    };
    expect(decodeError(body)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      message: 'Too many',
      data: { seconds: 30 },
      defined: false,
    });
  });

  it.each([[null], ['<html>'], [{}], [{ code: 'X' }], [{ code: 'X', status: 200 }], [{ code: 1, status: 400 }]])(
    'leaves %j to the client',
    (body) => {
      expect(decodeError(body)).toBeUndefined();
    },
  );
});
