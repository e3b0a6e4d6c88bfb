import { listVersions, type StoredVersion } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Limit above the number of versions that a document can have. */
const ALL = 1_000_000;
/** The largest number a journal row can have. */
const LARGEST_SEQ = 2n ** 63n - 1n;

/**
 * Returns the version with this id. During edits the newest version grows and its id moves on: an id listed a moment ago then belongs to
 * the version that contains it.
 * @returns undefined when the document never had such a row
 */
export async function versionOf(manager: EntityManager, itemId: string, versionId: string): Promise<StoredVersion | undefined> {
  if (BigInt(versionId) > LARGEST_SEQ) return undefined;
  const [row] = await manager.query<{ at: Date }[]>(
    `select created_at as at from document_update where item_id = $1 and seq = $2::bigint
     union all select created_at from document_version where item_id = $1 and seq = $2::bigint`,
    [itemId, versionId],
  );
  if (!row) return undefined;
  const { versions } = await listVersions(manager, itemId, 1, ALL);
  const containing = versions.findLast(({ id }) => BigInt(id) >= BigInt(versionId));
  return containing && { ...containing, id: versionId, at: row.at };
}
