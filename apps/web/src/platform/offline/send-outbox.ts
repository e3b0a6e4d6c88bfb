import { retryWhenOnline } from './retry-when-online';
import type { SendableRecord } from './send-closed-items';
import { listSendableRecords, listUnsentWork } from './unsent-work';

/** Time a user accepts to wait at a dialog. */
const WITHIN_MS = 15_000;
const LOOK_AGAIN_MS = 300;

let sendAgain: (() => void) | undefined;

/** Sends the outbox records of items open in no tab, one after the other, and again whenever the connection is back. */
export function sendOutboxWhenOnline(): void {
  if (sendAgain) return sendAgain();
  sendAgain = retryWhenOnline(async () => {
    await sendClosedItems().catch(() => undefined);
    return (await listSendableOfClosedItems()).length > 0;
  });
}

/** @returns whether nothing waits any more: open items send for themselves */
export async function sendOutboxNow(withinMs = WITHIN_MS): Promise<boolean> {
  const until = Date.now() + withinMs;
  void sendClosedItems().catch(() => undefined);
  while (Date.now() < until) {
    if ((await listUnsentWork()).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}

/** Returns the outbox records of items that this page does not show and that can be sent without their own page. */
async function listSendableOfClosedItems(): Promise<SendableRecord[]> {
  return (await listSendableRecords()).filter(
    ({ facts }) =>
      !location.pathname.includes(facts.item.id) && (facts.kind === 'document' || facts.of === 'commands' || facts.calls.length > 0),
  );
}

/** The code that sends comes only where something is to be sent. */
async function sendClosedItems(): Promise<void> {
  const closed = await listSendableOfClosedItems();
  if (closed.length > 0) await (await import('./send-closed-items')).sendRecords(closed);
}
