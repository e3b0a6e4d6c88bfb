import * as Y from 'yjs';
import { unsavedText } from '../collaboration/unsaved-text';
import { session } from '../session/store';
import { mayWait } from './marker';
import { type WaitingDocument, type WaitingPiece, WaitingStore } from './store';

/** Something that the server has not got, in words. */
export interface Unsent {
  id: string;
  itemId: string;
  title: string;
  text: string;
  /** can still be sent; undefined for words that the server refused */
  document: WaitingDocument | undefined;
}

/** What waits on this device of whoever is there. */
export async function unsentWork(): Promise<Unsent[]> {
  return withStore(async (store) => (await store.all()).flatMap((piece) => asUnsent(piece)), []);
}

export async function forgetUnsentWork(ids: readonly string[]): Promise<void> {
  await withStore((store) => store.remove(...ids), undefined);
}

/** As a file for people: titles, and what was written below each. */
export function unsentAsText(work: readonly Unsent[]): string {
  return work.map(({ title, text }) => `${title}\n\n${text}\n`).join('\n');
}

function asUnsent({ id, facts, bytes }: WaitingPiece): Unsent[] {
  if (facts.kind === 'person' || (facts.kind === 'document' && !facts.unsent)) return [];
  const { id: itemId, title } = facts.item;
  if (facts.kind === 'words') return [{ id, itemId, title, text: facts.text.trim(), document: undefined }];
  const copy = new Y.Doc();
  Y.applyUpdate(copy, bytes);
  return [{ id, itemId, title, text: unsavedText(copy.getXmlFragment(facts.field), facts.ranges).trim(), document: facts }];
}

async function withStore<Value>(work: (store: WaitingStore) => Promise<Value>, otherwise: Value): Promise<Value> {
  const { user } = session.get();
  const store = user && mayWait() ? await WaitingStore.open(user) : undefined;
  if (!store) return otherwise;
  try {
    return await work(store);
  } finally {
    store.close();
  }
}
