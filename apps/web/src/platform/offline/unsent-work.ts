import * as Y from 'yjs';
import { unsavedTextOfDocument } from '../collaboration/unsaved-text-of-document';
import { session } from '../session/store';
import { mayHaveOfflineData } from './offline-flag';
import type { OutboxContent, OutboxDocument, OutboxRecord, OutboxWork } from './outbox-records';
import { OutboxStore } from './outbox-store';

/** Unsent work in readable form. */
export interface UnsentWork {
  id: string;
  itemId: string;
  title: string;
  text: string;
}

/** Returns the current user's unsent records on this device. */
export async function listUnsentWork(): Promise<UnsentWork[]> {
  return withOutbox(async (store) => (await store.all()).filter(isUnsent).map(asUnsentWork), []);
}

export async function deleteUnsentWork(ids: readonly string[]): Promise<void> {
  await withOutbox((store) => store.remove(...ids), undefined);
}

/** Formats the work as a readable file: titles, and the written text below each. */
export function unsentAsText(work: readonly UnsentWork[]): string {
  return work.map(({ title, text }) => `${title}\n\n${text}\n`).join('\n');
}

/** Runs a function with the current user's store; does nothing where there is none. */
export async function withOutbox<Value>(work: (store: OutboxStore) => Promise<Value>, otherwise: Value): Promise<Value> {
  const store = mayHaveOfflineData() ? await OutboxStore.open(session.get().user) : undefined;
  if (!store) return otherwise;
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

type UnsentContent = Extract<OutboxContent, { item: unknown }>;

function isUnsent(piece: OutboxRecord): piece is OutboxRecord<UnsentContent> {
  const { facts } = piece;
  return facts.kind === 'words' || ((facts.kind === 'document' || facts.kind === 'work') && facts.unsent);
}

function asUnsentWork({ id, facts, bytes }: OutboxRecord<UnsentContent>): UnsentWork {
  const text = facts.kind === 'document' ? unsavedTextOfCopy(facts, bytes) : facts.text;
  return { id, itemId: facts.item.id, title: facts.item.title, text: text.trim() };
}

function unsavedTextOfCopy({ field, ranges }: OutboxDocument, bytes: Uint8Array): string {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, bytes);
  return unsavedTextOfDocument(copy, field, ranges);
}

/** Returns records sendable without their page. */
export async function listSendableRecords(): Promise<OutboxRecord<OutboxDocument | OutboxWork>[]> {
  const sendable = (piece: OutboxRecord): piece is OutboxRecord<OutboxDocument | OutboxWork> =>
    piece.facts.kind !== 'words' && isUnsent(piece);
  return withOutbox(async (store) => (await store.all()).filter(sendable), []);
}
