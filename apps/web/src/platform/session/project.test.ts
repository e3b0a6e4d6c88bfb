import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetProject, rememberProject, restoreProject } from './project';
import { session } from './store';
import { person } from './test-person';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  // The browser's own storage, which is all that a reload leaves.
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('[SES-10] over a reload only the project comes back: no token, no password', () => {
  session.reset();
  session.setUser(person({ type: 'Pupil' }));
  session.change({ accessToken: 'secret-a', publicToken: 'secret-p' });
  session.submitItemPassword('Wald');
  rememberProject('p1');
  expect([...kept.values()]).toEqual(['p1']);
  session.reset();
  session.setUser(person({ type: 'Pupil' }));
  restoreProject();
  expect(session.get()).toMatchObject({ projectId: 'p1', accessToken: null, publicToken: null, itemPassword: null });
  forgetProject();
  expect(kept.size).toBe(0);
});
