import { loadHttpSync } from '../collaboration/load-http-sync';
import { httpSyncFallback } from '../collaboration/offline-fallback';
import { openCollaboration } from '../collaboration/open-collaboration';
import { requestTicket } from '../collaboration/request-ticket';
import { ensureVisitor } from '../session/visitor';
import { assertSameUser } from './assert-same-user';
import type { OutboxDocument, OutboxRecord, OutboxWork } from './outbox-records';
import { sendBoardCommands } from './send-board-commands';
import { sendRecord } from './send-record';
import { withOutbox } from './unsent-work';

/** Time a user accepts to wait at a dialog. */
const WITHIN_MS = 15_000;

export type SendableRecord = OutboxRecord<OutboxDocument | OutboxWork>;

/** Sends the outbox records of items open in no tab, one after the other. */
export async function sendRecords(closed: readonly SendableRecord[]): Promise<void> {
  const documents = new Map(closed.flatMap(({ facts }) => (facts.kind === 'document' ? [[facts.item.id, facts] as const] : [])));
  const work = closed.filter((piece): piece is OutboxRecord<OutboxWork> => piece.facts.kind === 'work');
  if (work.length > 0) await sendWork(work);
  for (const document of documents.values()) await sendDocument(document);
}

async function sendWork(work: readonly OutboxRecord<OutboxWork>[]): Promise<void> {
  await ensureVisitor();
  await assertSameUser();
  for (const { id, facts } of work) {
    const send = facts.of === 'commands' ? sendBoardCommands : (await import('./send-calls')).sendCalls;
    await withOutbox((store) => sendRecord(store, id, send), undefined);
  }
}

/** Opens the document as its page would, until the server has everything or refuses it. */
async function sendDocument({ item, documentName, schemaVersion, field }: OutboxDocument): Promise<void> {
  const opened = openCollaboration({
    item,
    documentName,
    schemaVersion,
    field,
    requestTicket: () => requestTicket(item.id, true),
    // Texts alone are taken by calls.
    ...(field !== null && { offlineFallback: httpSyncFallback(loadHttpSync) }),
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
