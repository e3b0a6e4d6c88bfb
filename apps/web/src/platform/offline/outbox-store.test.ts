import { type CurrentUser, LIMITS } from '@murmel/contracts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryDatabase, memoryStorage } from './testing/memory-database';
import { browserLocks } from './testing/memory-record-store';

const device = vi.hoisted(() => ({ database: undefined as unknown, page: undefined as string | undefined }));
vi.mock('idb', () => ({
  openDB: () => Promise.resolve(((device.database as MemoryDatabase | undefined) ??= new MemoryDatabase())),
  deleteDB: () => Promise.resolve(void (device.database = undefined)),
}));
vi.mock('../page/meta', () => ({ pageMeta: () => device.page }));
const { deleteOutbox, OutboxStore } = await import('./outbox-store');
const { purgeForeignData } = await import('./purge-foreign-data');
const { restoreOfflinePage } = await import('./restore-page');
vi.mock('./send-outbox', () => ({ sendOutboxWhenOnline: () => undefined }));

const ada = { id: 'ada', type: 'User', publicName: 'Ada' } as unknown as CurrentUser;
const bea = { id: 'bea', type: 'User', publicName: 'Bea' } as unknown as CurrentUser;
const words = { facts: { kind: 'words', item: { id: 'i', title: 'Wald' }, text: 'Geheim' } as never, bytes: new Uint8Array() };
const PAUSE_MS = LIMITS.waiting.pauseMinutes * 60_000;

beforeEach(() => {
  vi.useRealTimers();
  device.database = undefined;
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('navigator', { locks: browserLocks() });
  vi.stubGlobal('localStorage', memoryStorage());
  newTab();
});

/** Another tab, or the browser was closed in between: nothing of the tab before is in it. */
function newTab(): void {
  vi.stubGlobal('sessionStorage', memoryStorage());
}
/** A page that the server sent, which says who is there. */
async function pageOfServer(user: CurrentUser | null): Promise<void> {
  device.page = undefined;
  await purgeForeignData(user);
}
/** A page that came without the server. */
function pageWithoutLine(): ReturnType<typeof restoreOfflinePage> {
  device.page = 'kept';
  return restoreOfflinePage();
}
async function writes(user: CurrentUser | null): Promise<void> {
  const store = await OutboxStore.open(user);
  expect(await store?.put('piece', words)).toBe(true);
  store?.close();
}
/** Returns the words in the outbox of the current user. */
async function waitingOf(user: CurrentUser | null): Promise<string[] | undefined> {
  const store = await OutboxStore.open(user);
  const all = await store?.all();
  store?.close();
  return all?.flatMap(({ facts }) => (facts.kind === 'words' ? [facts.text] : []));
}

describe('on a tablet that goes from hand to hand, without a line', () => {
  it('whoever wrote something reloads their tab and goes on', async () => {
    await pageOfServer(ada);
    await writes(ada);
    expect(await pageWithoutLine()).toEqual({ user: ada, items: [words.facts['item' as never]] });
    expect(await waitingOf(ada)).toEqual(['Geheim']);
  });

  it.each([
    ['somebody who is signed in', ada],
    ['a guest whom the server does not know yet', null],
  ])(
    'a tab of somebody else does not open what %s left, and it is not lost: it is there when the server says that it is them',
    async (_who, user) => {
      await pageOfServer(user);
      await writes(user);
      newTab();
      expect(await pageWithoutLine()).toBeUndefined();
      for (const asker of [null, user, bea]) expect(await waitingOf(asker)).toBeUndefined();
      await pageOfServer(user);
      expect(await waitingOf(user)).toEqual(['Geheim']);
    },
  );

  it('a tab that was left for too long does not open it either; each thing that is written begins the time anew', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await pageOfServer(ada);
    await writes(ada);
    vi.setSystemTime(Date.now() + PAUSE_MS - 1000);
    expect(await pageWithoutLine()).toMatchObject({ user: ada });
    await writes(ada);
    vi.setSystemTime(Date.now() + PAUSE_MS - 1000);
    expect(await pageWithoutLine()).toMatchObject({ user: ada });
    vi.setSystemTime(Date.now() + 2000);
    expect(await pageWithoutLine()).toBeUndefined();
    expect(await waitingOf(ada)).toBeUndefined();
    await pageOfServer(ada);
    expect(await waitingOf(ada)).toEqual(['Geheim']);
  });

  it('nothing is left of somebody who went, and a guest who wrote something stays', async () => {
    await pageOfServer(ada);
    expect(sessionStorage.getItem('murmel.here')).toContain('ada');
    await pageOfServer(null);
    expect(sessionStorage.getItem('murmel.here')).toBeNull();
    await writes(null);
    await pageOfServer(null);
    expect(await pageWithoutLine()).toMatchObject({ user: null });
  });

  it('a clock that was set back opens nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await pageOfServer(ada);
    await writes(ada);
    vi.setSystemTime(Date.now() - 1000);
    expect(await pageWithoutLine()).toBeUndefined();
  });

  it('a tab in which the server said that somebody else is there, or nobody, opens nothing and keeps nothing of it', async () => {
    for (const next of [bea, null]) {
      await pageOfServer(ada);
      await writes(ada);
      await pageOfServer(next);
      expect(await pageWithoutLine()).toBeUndefined();
      await pageOfServer(ada);
      expect(await waitingOf(ada)).toEqual([]);
      await deleteOutbox();
    }
  });
});
