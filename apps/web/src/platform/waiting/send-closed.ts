import { loadByCalls } from '../collaboration/load-by-calls';
import { openCollaboration } from '../collaboration/open-collaboration';
import { requestTicket } from '../collaboration/request-ticket';
import { goOnByCalls } from '../collaboration/while-away';
import { ensureVisitor } from '../session/visitor';
import type { WaitingDocument, WaitingPiece, WaitingWork } from './pieces';
import { assertSamePerson } from './same-person';
import { sendBoard } from './send-board';
import { sendPiece } from './send-piece';
import { withStore } from './unsent';

/** Time a user accepts to wait at a dialog. */
const WITHIN_MS = 15_000;

export type SendablePiece = WaitingPiece<WaitingDocument | WaitingWork>;

/** Sends the outbox records of items open in no tab, one after the other. */
export async function sendPieces(closed: readonly SendablePiece[]): Promise<void> {
  const documents = new Map(closed.flatMap(({ facts }) => (facts.kind === 'document' ? [[facts.item.id, facts] as const] : [])));
  const work = closed.filter((piece): piece is WaitingPiece<WaitingWork> => piece.facts.kind === 'work');
  if (work.length > 0) await sendWork(work);
  for (const document of documents.values()) await sendOne(document);
}

async function sendWork(work: readonly WaitingPiece<WaitingWork>[]): Promise<void> {
  await ensureVisitor();
  await assertSamePerson();
  for (const { id, facts } of work) {
    const send = facts.of === 'commands' ? sendBoard : (await import('./send-calls')).sendCalls;
    await withStore((store) => sendPiece(store, id, send), undefined);
  }
}

/** Opens the document as its page would, until the server has everything or refuses it. */
async function sendOne({ item, documentName, schemaVersion, field }: WaitingDocument): Promise<void> {
  const opened = openCollaboration({
    item,
    documentName,
    schemaVersion,
    field,
    requestTicket: () => requestTicket(item.id, true),
    // Texts alone are taken by calls.
    ...(field !== null && { whileAway: goOnByCalls(loadByCalls) }),
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
