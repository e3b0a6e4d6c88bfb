import { ERRORS, genericMessage } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { errorBehaviour } from './error-behaviour';

describe('errorBehaviour follows the error catalogue', () => {
  it.each([
    [400, 'NO_PASSWORD_PROVIDED', false, { type: 'askForPassword' }],
    [400, 'NO_PASSWORD_PROVIDED', true, { type: 'askForPassword' }],
    [400, 'BAD_REQUEST', true, { type: 'messageOnly' }],
    [401, 'UNAUTHORIZED', true, { type: 'signOutLocally' }],
    [401, 'UNAUTHORIZED', false, { type: 'messageOnly' }],
    [401, 'WRONG_CREDENTIALS', false, { type: 'messageOnly' }],
    [403, 'FORBIDDEN', true, { type: 'messageOnly' }],
    [404, 'NOT_FOUND', true, { type: 'messageOnly' }],
    [422, 'LIMIT_REACHED', true, { type: 'messageOnly' }],
    [429, 'TOO_MANY_REQUESTS', true, { type: 'messageOnly' }],
    [500, 'INTERNAL', true, { type: 'toast', text: 'INTERNAL' }],
    [502, 'BAD_GATEWAY', false, { type: 'toast', text: 'BAD_GATEWAY' }],
    [503, 'UNAVAILABLE', true, { type: 'toast', text: 'UNAVAILABLE' }],
    [503, 'COLLABORATION_UNAVAILABLE', true, { type: 'toast', text: 'COLLABORATION_UNAVAILABLE' }],
    [503, 'STORAGE_UNAVAILABLE', true, { type: 'toast', text: 'STORAGE_UNAVAILABLE' }],
    [504, 'INTERNAL', true, { type: 'messageOnly' }],
  ] as const)('[PWD-01] [ERR-02] [ERR-03] [ERR-05] %i %s, signed in: %s', (status, code, authenticated, expected) => {
    expect(errorBehaviour({ status, code }, authenticated)).toEqual(expected);
  });

  it('[ERR-06] keeps the generic messages of the specification', () => {
    const messages = [400, 401, 403, 404, 500, 502, 503, 599].map(genericMessage);
    expect(messages).toEqual([
      'Bad Request',
      'Unauthorized',
      'Forbidden',
      'Not Found',
      'Internal Server Error',
      'Bad Gateway',
      'Service Unavailable',
      'Generic Error',
    ]);
    expect(ERRORS.INTERNAL.status).toBe(500);
  });
});
