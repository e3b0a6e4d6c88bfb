import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastVisitDay } from '../../platform/session/daily-visit';
import { restoreProject } from '../../platform/session/project';
import { session } from '../../platform/session/store';
import { person } from '../../platform/session/test-person';
import { applyGuardEffects } from './apply-guard-effects';

// The api's client reads the page it stands in; of it only this one call is made here.
const recorded = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../platform/api/client', () => ({ api: { dailyUserVisits: { create: recorded } } }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.spyOn(console, 'warn').mockReturnValue();
  recorded.mockReset();
  session.reset();
});

/** The page is loaded anew: only what is kept on the device is still there. */
function reload(): void {
  const { user } = session.get();
  session.reset();
  session.setUser(user);
  restoreProject();
}

describe('carryOut', () => {
  it.each([
    ['teacher', person(), null],
    ['pupil', person({ type: 'Pupil' }), 'p1'],
  ] as const)('[NAV-08] [D-1] the project in the address counts for a %s; over a reload for pupils only', (_who, user, afterReload) => {
    session.setUser(user);
    applyGuardEffects([{ type: 'rememberProject', projectId: 'p1' }]);
    expect(session.get().projectId).toBe('p1');
    reload();
    expect(session.get().projectId).toBe(afterReload);
  });

  it('[SES-20] the day of a visit is kept only when the server has it; a failure is only logged, and the next page tries again', async () => {
    recorded.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({});
    applyGuardEffects([{ type: 'recordVisit', day: '2026-11-21' }]);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    expect(lastVisitDay()).toBeNull();
    applyGuardEffects([{ type: 'recordVisit', day: '2026-11-21' }]);
    await vi.waitFor(() => expect(lastVisitDay()).toBe('2026-11-21'), { timeout: 60_000 });
    expect(recorded).toHaveBeenCalledTimes(2);
  });
});
