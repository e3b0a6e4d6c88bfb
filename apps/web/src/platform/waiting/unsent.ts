import * as Y from 'yjs';
import { unsavedWords } from '../collaboration/unsaved-words';
import { session } from '../session/store';
import { mayWait } from './marker';
import type { Waiting, WaitingDocument, WaitingPiece, WaitingWork } from './pieces';
import { WaitingStore } from './store';

/** Unsent work in readable form. */
export interface Unsent {
  id: string;
  itemId: string;
  title: string;
  text: string;
}

/** Returns the current user's unsent records on this device. */
export async function unsentWork(): Promise<Unsent[]> {
  return withStore(async (store) => (await store.all()).filter(isUnsent).map(inWords), []);
}

export async function forgetUnsentWork(ids: readonly string[]): Promise<void> {
  await withStore((store) => store.remove(...ids), undefined);
}

/** Formats the work as a readable file: titles, and the written text below each. */
export function unsentAsText(work: readonly Unsent[]): string {
  return work.map(({ title, text }) => `${title}\n\n${text}\n`).join('\n');
}

/** Runs a function with the current user's store; does nothing where there is none. */
export async function withStore<Value>(work: (store: WaitingStore) => Promise<Value>, otherwise: Value): Promise<Value> {
  const store = mayWait() ? await WaitingStore.open(session.get().user) : undefined;
  if (!store) return otherwise;
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

type UnsentFacts = Extract<Waiting, { item: unknown }>;

function isUnsent(piece: WaitingPiece): piece is WaitingPiece<UnsentFacts> {
  const { facts } = piece;
  return facts.kind === 'words' || ((facts.kind === 'document' || facts.kind === 'work') && facts.unsent);
}

function inWords({ id, facts, bytes }: WaitingPiece<UnsentFacts>): Unsent {
  const text = facts.kind === 'document' ? wordsOfCopy(facts, bytes) : facts.text;
  return { id, itemId: facts.item.id, title: facts.item.title, text: text.trim() };
}

function wordsOfCopy({ field, ranges }: WaitingDocument, bytes: Uint8Array): string {
  const copy = new Y.Doc();
  Y.applyUpdate(copy, bytes);
  return unsavedWords(copy, field, ranges);
}

/** Returns records sendable without their page. */
export async function unsentPieces(): Promise<WaitingPiece<WaitingDocument | WaitingWork>[]> {
  const sendable = (piece: WaitingPiece): piece is WaitingPiece<WaitingDocument | WaitingWork> =>
    piece.facts.kind !== 'words' && isUnsent(piece);
  return withStore(async (store) => (await store.all()).filter(sendable), []);
}
