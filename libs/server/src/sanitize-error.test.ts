import { describe, expect, it } from 'vitest';
import { sanitizeError } from './sanitize-error.js';

describe('a fault in the log', () => {
  it('keeps kind, sentence, place and codes, and nothing else', () => {
    const cause = Object.assign(new Error('connection refused'), { code: 'ECONNREFUSED', port: 5432 });
    const error = Object.assign(new TypeError('violates "one_vote"', { cause }), {
      code: '23505',
      table: 'vote',
      constraint: 'one_vote',
      detail: 'Key (name)=(Ada) already exists',
      query: 'insert',
      parameters: ['Ada'],
      driverError: { detail: 'Ada' },
    });
    const fault = sanitizeError(error);
    expect(fault).toMatchObject({
      type: 'TypeError',
      message: 'violates "one_vote"',
      code: '23505',
      table: 'vote',
      constraint: 'one_vote',
      stack: expect.stringContaining('sanitize-error.test') as string,
      cause: { type: 'Error', message: 'connection refused', code: 'ECONNREFUSED', port: 5432 },
    });
    expect(JSON.stringify(fault)).not.toContain('Ada');
  });

  it('does not repeat the value that PostgreSQL could not read', () => {
    const fault = sanitizeError(Object.assign(new Error('invalid input syntax for type integer: "Ada"'), { code: '22P02' }));
    expect(JSON.stringify(fault)).not.toContain('Ada');
    expect(fault).toMatchObject({ code: '22P02' });
  });

  it.each([
    ['Ada', { type: 'string' }],
    [undefined, { type: 'undefined' }],
    [null, { type: 'object' }],
    [Object.create(null), { type: 'object' }],
  ])('is only a type when somebody threw %j', (thrown, told) => {
    expect(sanitizeError(thrown)).toEqual(told);
  });

  it('ends when causes go in a circle', () => {
    const error = new Error('round');
    error.cause = error;
    expect(JSON.stringify(sanitizeError(error)).match(/round/g)?.length).toBeLessThan(20);
  });
});
