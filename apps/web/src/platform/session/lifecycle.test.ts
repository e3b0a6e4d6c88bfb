import { beforeEach, expect, it, vi } from 'vitest';
import { sessionLost, signOut } from './lifecycle';
import { session } from './store';

const { end, me } = vi.hoisted(() => ({ end: vi.fn<() => Promise<unknown>>(), me: vi.fn<() => Promise<unknown>>() }));
vi.mock('../api/client', () => ({ api: { sessions: { end }, users: { me } } }));
vi.mock('../api/query-client', () => ({ queryClient: { clear: () => undefined } }));
vi.mock('../i18n/i18n', () => ({ followProfile: () => undefined, forgetChosenLanguage: () => undefined }));
vi.mock('../offline/may-sign-out', () => ({ maySignOut: () => Promise.resolve(true) }));
vi.mock('../offline/purge-foreign-data', () => ({ purgeForeignData: () => Promise.resolve() }));

function shelf(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

const PUPIL = { id: 'p1', type: 'Pupil', schoolClassId: 'c1', disabledTools: [], disabledToolsFeatures: [] };
const assign = vi.fn<(target: string) => void>();
beforeEach(() => {
  vi.stubGlobal('sessionStorage', shelf());
  vi.stubGlobal('localStorage', shelf());
  vi.stubGlobal('location', { pathname: '/p/school_classes/c1/me', search: '', hash: '', assign });
  me.mockRejectedValue(new TypeError('no line'));
  session.setUser(PUPIL as never);
});

it('[SES-23] a line or call that the server ends while a pupil signs out keeps nothing of where they were', async () => {
  end.mockImplementation(async () => {
    await sessionLost();
    return {};
  });
  await signOut();
  expect(sessionStorage.length + localStorage.length).toBe(0);
  expect(assign).toHaveBeenCalledOnce();
});

it('signs out of the school account, too, once nothing is left here', async () => {
  localStorage.setItem('murmel.project', 'p1');
  assign.mockImplementation(() => expect(sessionStorage.length + localStorage.length).toBe(0));
  end.mockResolvedValue({ alsoAt: 'https://konto.example/end?client_id=murmel' });
  await signOut();
  expect(assign).toHaveBeenLastCalledWith('https://konto.example/end?client_id=murmel');
});
