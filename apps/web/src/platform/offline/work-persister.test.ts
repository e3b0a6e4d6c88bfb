import type { Item } from '@murmel/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onRecordsReleased } from './records-released';
import { browserLocks, MemoryRecordStore } from './testing/memory-record-store';
import { type SavedWork, WorkPersister } from './work-persister';

const item = { id: 'item-1', title: 'Wald' } as Item;
const PATIENCE_MS = 1000;
const words = (value: string): NonNullable<SavedWork<string>> => ({ item, value, unsent: true, text: value, calls: [] });

let store: MemoryRecordStore;
let online: boolean;
let page: EventTarget;
const keepers: WorkPersister<string>[] = [];

function open(patienceMs = 0, itemId = item.id): WorkPersister<string> {
  const keeper = new WorkPersister<string>('words', itemId, patienceMs, () => Promise.resolve(store));
  keepers.push(keeper);
  return keeper;
}
const kept = () => [...store.records.values()].map(({ facts }) => (facts.kind === 'work' ? facts.value : facts.kind));
/** The keeper's steps are promises, not time. */
const settled = () => new Promise<void>((done) => setImmediate(done));
const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  store = new MemoryRecordStore();
  online = true;
  page = new EventTarget();
  vi.stubGlobal('localStorage', { 'murmel.waiting': '1', getItem: () => '1' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', {
    get onLine() {
      return online;
    },
    locks: browserLocks(),
  });
});
afterEach(() => {
  keepers.splice(0).forEach((keeper) => keeper.stop());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('has one piece, as the work is now, and none when there is nothing to go on with', async () => {
  const keeper = open();
  await keeper.load();
  for (const value of ['P', 'Pi', 'Pilze']) keeper.save(words(value));
  await settled();
  expect(kept()).toEqual(['Pilze']);
  expect(store.puts).toBe(2);
  keeper.save(null);
  await settled();
  expect(kept()).toEqual([]);
});

it('gives what a page that is gone had kept to the next one, which keeps it in the same place', async () => {
  const first = open();
  await first.load();
  first.save(words('Pilze'));
  await settled();
  first.stop();
  await settled();
  const next = open();
  expect(await next.load()).toEqual([{ item, value: 'Pilze' }]);
  expect(await next.load()).toHaveLength(1);
  next.save(words('Pilze, Moos'));
  await settled();
  expect(kept()).toEqual(['Pilze, Moos']);
  expect(await open(0, 'item-2').load()).toEqual([]);
});

it('leaves alone what another open tab holds', async () => {
  const [first, second] = [open(), open()];
  first.save(words('Pilze'));
  await settled();
  expect(await second.load()).toEqual([]);
  second.save(words('Moos'));
  await settled();
  second.save(null);
  await settled();
  expect(kept()).toEqual(['Pilze']);
});

it('keeps nothing of what the server has within a moment, and all of it at once when there is no line', async () => {
  const keeper = open(PATIENCE_MS);
  keeper.save(words('Pilze'));
  keeper.save(null);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(store.puts).toBe(0);
  keeper.save(words('Moos'));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  await settled();
  expect(kept()).toEqual(['Moos']);
  online = false;
  keeper.save(words('Farn'));
  await settled();
  expect(kept()).toEqual(['Farn']);
});

it('asks before it is left while nothing else has what was done without a line', async () => {
  const keeper = open();
  await keeper.load();
  store.hasRoom = false;
  keeper.save(words('Pilze'));
  await settled();
  expect(asks()).toBe(false);
  online = false;
  expect(asks()).toBe(true);
  store.hasRoom = true;
  keeper.save(words('Pilze'));
  expect(asks()).toBe(true);
  await settled();
  expect(asks()).toBe(false);
});

it('goes on with what an older version left', async () => {
  store.records.set('old', {
    id: 'old',
    keptAt: 0,
    facts: { kind: 'old', of: 'words', itemId: item.id, value: 'Pilze' },
    bytes: new Uint8Array(),
  });
  const keeper = open();
  expect(await keeper.load()).toEqual([{ item: undefined, value: 'Pilze' }]);
  keeper.save(null);
  await settled();
  expect(kept()).toEqual([]);
});

it('what a page that closes leaves is kept and free before others are told to send it', async () => {
  const keeper = open(PATIENCE_MS);
  const told = vi.fn(() => kept());
  onRecordsReleased(told);
  keeper.save(words('Moos'));
  keeper.stop();
  await settled();
  expect(told.mock.results.map(({ value }) => value as unknown)).toEqual([['Moos']]);
});
