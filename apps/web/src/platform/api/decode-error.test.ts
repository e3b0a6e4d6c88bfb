import { describe, expect, it } from 'vitest';
import { decodeError } from './decode-error';
import { supportIdIn } from './support-id';

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

  it.each([
    ['its header says it', [{ code: 'INTERNAL', status: 500 }, '3f9a02bc71de'], '3f9a02bc71de'],
    ['its body says it, where no header is at hand', [{ code: 'INTERNAL', status: 500, requestId: '3f9a02bc71de' }], '3f9a02bc71de'],
    ['a proxy says something else', [{ code: 'INTERNAL', status: 500 }, 'anna@schule.example'], undefined],
    ['nothing says it', [{ code: 'INTERNAL', status: 500 }], undefined],
  ] as const)('keeps the id that support asks for: %s', (_where, [body, header], id) => {
    expect(supportIdIn(decodeError(body, header))).toBe(id);
  });

  it.each([[null], ['<html>'], [{}], [{ code: 'X' }], [{ code: 'X', status: 200 }], [{ code: 1, status: 400 }]])(
    'leaves %j to the client',
    (body) => {
      expect(decodeError(body)).toBeUndefined();
    },
  );
});
