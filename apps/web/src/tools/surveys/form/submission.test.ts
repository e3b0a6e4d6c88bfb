import { ORPCError } from '@orpc/client';
import { describe, expect, it } from 'vitest';
import { UnsendableFile } from '../../../core/answers/submission';
import { afterFailure } from './submission';

describe('afterFailure', () => {
  it.each([
    [new TypeError('Failed to fetch'), { type: 'again', afterMs: 3000 }],
    [new ORPCError('UNAVAILABLE', { status: 503 }), { type: 'again', afterMs: 3000 }],
    [new ORPCError('INTERNAL', { status: 500 }), { type: 'again', afterMs: 3000 }],
    [new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { seconds: 12 } }), { type: 'again', afterMs: 12_000 }],
    [new ORPCError('TOO_MANY_REQUESTS', { status: 429, data: { seconds: 9000 } }), { type: 'again', afterMs: 60_000 }],
    [new ORPCError('SURVEY_CLOSED', { status: 403 }), { type: 'closed' }],
    [new ORPCError('ANSWER_MISSING', { status: 422 }), { type: 'changed' }],
    [new ORPCError('ANSWER_INVALID', { status: 422 }), { type: 'changed' }],
    [
      new ORPCError('ANSWER_INVALID', { status: 422, data: { questionId: 'q', problem: 'unknown_file' } }),
      { type: 'changed', questionId: 'q' },
    ],
    [new ORPCError('INCOMPLETE', { status: 422 }), { type: 'changed' }],
    [new ORPCError('NOT_FOUND', { status: 404 }), { type: 'gone' }],
    [new ORPCError('FORBIDDEN', { status: 403 }), { type: 'refused' }],
    [new UnsendableFile('lost', 'q'), { type: 'lost', questionId: 'q' }],
    [new UnsendableFile('refused', 'q'), { type: 'refused', questionId: 'q' }],
    [new ORPCError('IDEMPOTENCY_CONFLICT', { status: 409 }), { type: 'refused' }],
  ])('%s', (error, expected) => {
    expect(afterFailure(error)).toEqual(expected);
  });
});
