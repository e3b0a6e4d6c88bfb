import type { DataSource } from 'typeorm';
import { subtractDays } from '../../platform/subtract-days.js';
import { keyOfWhole } from '../file-storage/storage-keys.js';

/** The part of the storage that this job needs. */
export interface ListedFiles {
  list(folder: string): AsyncIterable<string>;
  writtenAt(key: string): Promise<Date>;
  remove(key: string): Promise<void>;
}

const BATCH = 500;
/** Folders of the storage with what knows their files; pictures that are older than their common table lie in one of their own. */
const FOLDERS = {
  images: 'owner_file',
  files: 'owner_file',
  exports: 'export_job',
  'ai-images': 'ai_image',
  'ai-files': 'ai_file',
  'ai-documents': 'ai_document',
  'ai-converters': 'converter_job',
  // Its key is that of the job: spoken parts belong to it as well.
  'ai-sounds': "(select 'ai-sounds/' || id as storage_key from converter_job) sound",
  h5p: 'h5p_archive',
  partners: 'partner',
  uploads: 'upload_part',
} as const;

/**
 * Removes files that nothing refers to: their row's transaction failed, or they could not be
 * removed earlier. Younger than a day they may belong to an upload that is just being committed.
 * @returns how many
 */
export async function removeOrphanFiles(source: DataSource, now: Date, files: ListedFiles): Promise<number> {
  const until = subtractDays(now, 1);
  let removed = 0;
  for (const [folder, table] of Object.entries(FOLDERS)) {
    let keys: string[] = [];
    for await (const key of files.list(folder)) {
      keys.push(key);
      if (keys.length < BATCH) continue;
      removed += await removeUnknown(source, until, files, { table, keys });
      keys = [];
    }
    removed += await removeUnknown(source, until, files, { table, keys });
  }
  return removed;
}

async function removeUnknown(
  source: DataSource,
  until: Date,
  files: ListedFiles,
  { table, keys }: { table: string; keys: string[] },
): Promise<number> {
  const rows = await source.query<{ key: string }[]>(`select storage_key as key from ${table} where storage_key = any($1)`, [
    keys.map(keyOfWhole),
  ]);
  const kept = new Set(rows.map(({ key }) => key));
  let removed = 0;
  for (const key of keys) {
    if (kept.has(keyOfWhole(key)) || (await files.writtenAt(key)) > until) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}
