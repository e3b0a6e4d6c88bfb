import type { DataSource, EntityManager } from 'typeorm';
import * as Y from 'yjs';
import { lockDocument } from './document-lock.js';
import { isEncodable } from './encodable.js';
import { applyStoredDocument, hasGaps, readStoredDocument } from './stored-document.js';

/** First version of documents. */
const OLDEST = 1;

/** `gaps`: rows wait for predecessors that never arrived, or cannot be counted; nothing was changed and an operator must look. */
export type Compaction = { result: 'done'; rows: number; bytes: number } | { result: 'nothing' | 'busy' | 'gaps' };

/**
 * Folds the journal of one document into its snapshot. Reads the database only, never a document in memory, and marks exactly the
 * rows it read; they stay for the versions.
 * @param schemaVersion the shape in which the document lies in the journal: from the caller that has migrated it
 */
export async function compactDocument(source: DataSource, itemId: string, schemaVersion: number): Promise<Compaction> {
  return source.transaction(async (manager) => {
    if (!(await lockDocument(manager, itemId))) return { result: 'busy' };
    return compactLocked(manager, itemId, schemaVersion);
  });
}

/**
 * Folds the journal inside a transaction that holds the document's lock already.
 * @param schemaVersion as it is without one: a caller that only folds has migrated nothing, and a newer number would keep the next
 *   opening from migrating
 */
export async function compactLocked(manager: EntityManager, itemId: string, schemaVersion?: number): Promise<Compaction> {
  const stored = await readStoredDocument(manager, itemId);
  if (stored.updates.length === 0) return { result: 'nothing' };
  const doc = new Y.Doc();
  try {
    applyStoredDocument(doc, stored);
    if (!isEncodable(doc) || hasGaps(doc)) return { result: 'gaps' };
    const state = Buffer.from(Y.encodeStateAsUpdate(doc));
    await manager.query(
      `insert into document_snapshot (item_id, schema_version, state) values ($1, $2, $3)
       on conflict (item_id) do update set schema_version = excluded.schema_version, state = excluded.state, updated_at = now()`,
      [itemId, schemaVersion ?? stored.schemaVersion ?? OLDEST, state],
    );
    const seqs = stored.updates.map((update) => update.seq);
    await manager.query('update document_update set compacted = true where seq = any($1::bigint[])', [seqs]);
    return { result: 'done', rows: seqs.length, bytes: state.length };
  } finally {
    doc.destroy();
  }
}
