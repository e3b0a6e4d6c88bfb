import { ORPCError } from '@orpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onFailure } from './failures';
import { queryClient } from './query-client';

const shown = vi.fn();
onFailure(shown);

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  shown.mockReset();
});
afterEach(() => void vi.useRealTimers());

/** Asks something that always fails with this status. @returns when it was asked, in ms from the first time */
async function askInVain(code: string, status: number): Promise<number[]> {
  const began = Date.now();
  const asked: number[] = [];
  const answer = queryClient.fetchQuery({
    queryKey: [code],
    queryFn: () => {
      asked.push(Date.now() - began);
      return Promise.reject(new ORPCError(code, { status }));
    },
  });
  answer.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(answer).rejects.toThrow();
  return asked;
}

describe('queries', () => {
  it('[ERR-13] are tried three times more, after 1 s, 2 s and 4 s, and their answers are dropped after five minutes without anybody', async () => {
    expect(await askInVain('UNAVAILABLE', 503)).toEqual([0, 1000, 3000, 7000]);
    queryClient.setQueryData(['wald'], 'Fichte');
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(queryClient.getQueryData(['wald'])).toBe('Fichte');
    await vi.advanceTimersByTimeAsync(1);
    expect(queryClient.getQueryData(['wald'])).toBeUndefined();
  });

  it.each([
    [500, 'INTERNAL'],
    [502, 'BAD_GATEWAY'],
    [503, 'UNAVAILABLE'],
  ])('[ERR-04] %i: one toast with its message', async (status, code) => {
    await askInVain(code, status);
    expect(shown.mock.calls).toEqual([[expect.objectContaining({ type: 'toast', text: code })]]);
  });

  it.each([
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [504, 'INTERNAL'],
  ])('[ERR-03] [ERR-05] %i: no toast', async (status, code) => {
    await askInVain(code, status);
    expect(shown).not.toHaveBeenCalled();
  });
});
