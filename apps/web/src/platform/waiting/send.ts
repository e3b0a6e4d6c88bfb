import { openCollaboration } from '../collaboration/open-collaboration';
import { requestTicket } from '../collaboration/request-ticket';
import type { WaitingDocument } from './store';
import { unsentWork } from './unsent';

/** As long as somebody waits at a dialog. */
const WITHIN_MS = 15_000;
const LOOK_AGAIN_MS = 300;

/** Sends what waits of documents that nobody has open, one after the other, and again whenever the line is back. */
export function sendWhenOnline(): void {
  addEventListener('online', () => void sendClosed());
  if (navigator.onLine) void sendClosed();
}

/** @returns whether nothing waits any more: open documents send for themselves */
export async function sendNow(): Promise<boolean> {
  const until = Date.now() + WITHIN_MS;
  await sendClosed();
  while (Date.now() < until) {
    if ((await unsentWork()).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}

async function sendClosed(): Promise<void> {
  const waiting = new Map((await unsentWork()).flatMap(({ itemId, document }) => (document ? [[itemId, document] as const] : [])));
  for (const [itemId, document] of waiting) if (!location.pathname.includes(itemId)) await sendOne(document);
}

/** Opens the document as its page would, until the server has everything or refuses it. */
async function sendOne({ item, documentName, schemaVersion, field }: WaitingDocument): Promise<void> {
  const opened = openCollaboration({ item, documentName, schemaVersion, field, requestTicket: () => requestTicket(item.id, true) });
  await new Promise<void>((done) => {
    const look = () => {
      if (['saved', 'readonly', 'damaged', 'refused', 'removed', 'outdated'].includes(opened.view().state)) done();
    };
    opened.subscribe(look);
    setTimeout(done, WITHIN_MS);
  });
  opened.close();
}
