import type { RecordStore } from './locked-records';
import type { OutboxWork } from './outbox-records';
import { acquireTabLock } from './tab-lock';

/**
 * Sends a record that no tab has open. A record that the server refuses, or that cannot be sent now, stays as it is: its page shows why,
 * and the user is asked at sign-out.
 * @param send answers whether the server has all of it
 */
export async function sendRecord(
  store: Pick<RecordStore, 'all' | 'remove'>,
  id: string,
  send: (work: OutboxWork) => Promise<boolean>,
): Promise<void> {
  const release = await acquireTabLock(id);
  if (!release) return;
  try {
    // Since it was looked for, another tab may have sent it or gone on with it.
    const { facts } = (await store.all()).find((piece) => piece.id === id) ?? {};
    if (facts?.kind === 'work' && (await send(facts))) await store.remove(id);
  } catch {
    // It waits on.
  } finally {
    release();
  }
}
