import type { PieceStore } from './held-pieces';
import { hold } from './holding';
import type { WaitingCall } from './pieces';

/**
 * Sends work that no tab has open. What the server refuses, or nobody can send now, stays as it is: its page shows why, and
 * whoever signs out is asked.
 */
export async function sendCalls(
  store: Pick<PieceStore, 'all' | 'remove'>,
  id: string,
  make: (call: WaitingCall) => Promise<void>,
): Promise<void> {
  const release = await hold(id);
  if (!release) return;
  try {
    // Since it was looked for, another tab may have sent it or gone on with it.
    const { facts } = (await store.all()).find((piece) => piece.id === id) ?? {};
    if (facts?.kind !== 'work') return;
    for (const call of facts.calls) await make(call);
    await store.remove(id);
  } catch {
    // It waits on.
  } finally {
    release();
  }
}
