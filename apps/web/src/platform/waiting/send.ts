import { loadByCalls } from '../collaboration/load-by-calls';
import { openCollaboration } from '../collaboration/open-collaboration';
import { requestTicket } from '../collaboration/request-ticket';
import { goOnByCalls } from '../collaboration/while-away';
import { ensureVisitor } from '../session/visitor';
import type { WaitingDocument, WaitingPiece, WaitingWork } from './pieces';
import { assertSamePerson } from './same-person';
import { sendCalls } from './send-calls';
import { unsentPieces, unsentWork, withStore } from './unsent';
import { whenOnline } from './when-online';

/** As long as somebody waits at a dialog. */
const WITHIN_MS = 15_000;
const LOOK_AGAIN_MS = 300;

/** Sends what waits of items that nobody has open, one after the other, and again whenever the line is back. */
export function sendWhenOnline(): void {
  whenOnline(async () => {
    await sendClosed().catch(() => undefined);
    return (await sendable()).length > 0;
  });
}

/** @returns whether nothing waits any more: open items send for themselves */
export async function sendNow(): Promise<boolean> {
  const until = Date.now() + WITHIN_MS;
  await sendClosed().catch(() => undefined);
  while (Date.now() < until) {
    if ((await unsentWork()).length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return false;
}

/** What waits of items that this page does not show, and can be sent. */
async function sendable(): Promise<WaitingPiece[]> {
  return (await unsentPieces()).filter(
    ({ facts }) =>
      !location.pathname.includes(facts.item.id) && (facts.kind === 'document' || (facts.kind === 'work' && facts.calls.length > 0)),
  );
}

async function sendClosed(): Promise<void> {
  const closed = await sendable();
  const documents = new Map(closed.flatMap(({ facts }) => (facts.kind === 'document' ? [[facts.item.id, facts] as const] : [])));
  const work = closed.filter((piece): piece is WaitingPiece<WaitingWork> => piece.facts.kind === 'work');
  if (work.length > 0) await sendWork(work);
  for (const document of documents.values()) await sendOne(document);
}

async function sendWork(work: readonly WaitingPiece<WaitingWork>[]): Promise<void> {
  await ensureVisitor();
  await assertSamePerson();
  const { makeCall } = await import('./make-call');
  for (const { id } of work) await withStore((store) => sendCalls(store, id, makeCall), undefined);
}

/** Opens the document as its page would, until the server has everything or refuses it. */
async function sendOne({ item, documentName, schemaVersion, field }: WaitingDocument): Promise<void> {
  const opened = openCollaboration({
    item,
    documentName,
    schemaVersion,
    field,
    requestTicket: () => requestTicket(item.id, true),
    whileAway: goOnByCalls(loadByCalls),
  });
  await new Promise<void>((done) => {
    const look = () => {
      if (['saved', 'readonly', 'damaged', 'refused', 'removed', 'outdated'].includes(opened.view().state)) done();
    };
    opened.subscribe(look);
    setTimeout(done, WITHIN_MS);
  });
  opened.close();
}
