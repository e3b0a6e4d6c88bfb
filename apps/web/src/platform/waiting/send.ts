import type { SendablePiece } from './send-closed';
import { unsentPieces, unsentWork } from './unsent';
import { whenOnline } from './when-online';

/** Time a user accepts to wait at a dialog. */
const WITHIN_MS = 15_000;
const LOOK_AGAIN_MS = 300;

let sendAgain: (() => void) | undefined;

/** Sends the outbox records of items open in no tab, one after the other, and again whenever the connection is back. */
export function sendWhenOnline(): void {
  if (sendAgain) return sendAgain();
  sendAgain = whenOnline(async () => {
    await sendClosed().catch(() => undefined);
    return (await sendable()).length > 0;
  });
}

/** @returns whether nothing waits any more: open items send for themselves */
export async function sendNow(withinMs = WITHIN_MS): Promise<boolean> {
  const until = Date.now() + withinMs;
  void sendClosed().catch(() => undefined);
  while (Date.now() < until) {
    if ((await unsentWork()).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}

/** Returns the outbox records of items that this page does not show and that can be sent without their own page. */
async function sendable(): Promise<SendablePiece[]> {
  return (await unsentPieces()).filter(
    ({ facts }) =>
      !location.pathname.includes(facts.item.id) && (facts.kind === 'document' || facts.of === 'commands' || facts.calls.length > 0),
  );
}

/** The code that sends comes only where something is to be sent. */
async function sendClosed(): Promise<void> {
  const closed = await sendable();
  if (closed.length > 0) await (await import('./send-closed')).sendPieces(closed);
}
