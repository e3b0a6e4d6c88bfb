import { ORPCError } from '@orpc/client';
import { describe, expect, it, vi } from 'vitest';
import { gateAfter } from './ItemGate.state';

// The api client reads the page it stands in; only the pure decision is looked at here.
vi.mock('../../platform/api/client', () => ({ api: {} }));

const refused = (code: string, status: number) => new ORPCError(code, { status });
const sentence = () => 'Warte noch 30 Sekunden.';

describe('gateAfter', () => {
  it.each([
    ['[PWD-01] no password', refused('NO_PASSWORD_PROVIDED', 400), false, { type: 'password', busy: false, refusal: undefined }],
    ['too many passwords', refused('TOO_MANY_REQUESTS', 429), true, { type: 'password', busy: false, refusal: 'Warte noch 30 Sekunden.' }],
    ['too many requests', refused('TOO_MANY_REQUESTS', 429), false, { type: 'error' }],
    ['missing', refused('NOT_FOUND', 404), false, { type: 'gone' }],
    ['not for visitors', refused('FORBIDDEN', 403), false, { type: 'gone' }],
    ['nobody', refused('UNAUTHORIZED', 401), false, { type: 'gone' }],
    ['server fault', refused('INTERNAL', 500), false, { type: 'error' }],
    ['no network', new TypeError('Failed to fetch'), false, { type: 'offline' }],
    ['anything else', new Error('x'), false, { type: 'error' }],
  ] as const)('%s', (_what, error, asked, expected) => {
    expect(gateAfter(error, asked, sentence)).toEqual(expected);
  });
});
