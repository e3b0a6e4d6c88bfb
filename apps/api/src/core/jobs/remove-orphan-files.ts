import { ImageAttachment } from '@murmel/server';
import { In, type DataSource } from 'typeorm';
import { daysBefore } from './days-before.js';

/** The part of the storage that this job needs. */
export interface ListedFiles {
  list(folder: string): AsyncIterable<string>;
  writtenAt(key: string): Promise<Date>;
  remove(key: string): Promise<void>;
}

const BATCH = 500;

/**
 * Removes files that no picture refers to: their row's transaction failed, or they could not be removed earlier.
 * Younger than a day they may belong to an upload that is just being committed.
 * @returns how many
 */
export async function removeOrphanFiles(source: DataSource, now: Date, files: ListedFiles): Promise<number> {
  const until = daysBefore(now, 1);
  let removed = 0;
  let keys: string[] = [];
  for await (const key of files.list('images')) {
    keys.push(key);
    if (keys.length < BATCH) continue;
    removed += await removeUnknown(source, until, files, keys);
    keys = [];
  }
  return removed + (await removeUnknown(source, until, files, keys));
}

async function removeUnknown(source: DataSource, until: Date, files: ListedFiles, keys: string[]): Promise<number> {
  const known = await source.manager.find(ImageAttachment, { where: { storageKey: In(keys) }, select: { id: true, storageKey: true } });
  const kept = new Set(known.map(({ storageKey }) => storageKey));
  let removed = 0;
  for (const key of keys) {
    if (kept.has(key) || (await files.writtenAt(key)) > until) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}
