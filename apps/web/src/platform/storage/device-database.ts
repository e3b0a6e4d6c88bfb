import { type DBSchema, deleteDB, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

/**
 * Opens a database of this browser for sealed content.
 * @returns undefined where the browser has none or forbids it, and where pages cannot seal (without HTTPS): the page works without it
 */
export async function openDeviceDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): Promise<IDBPDatabase<Schema> | undefined> {
  if (!('indexedDB' in globalThis) || globalThis.crypto?.subtle === undefined) return undefined;
  try {
    return await openDB<Schema>(name, 1, { upgrade });
  } catch {
    return undefined;
  }
}

/** Deletes a database with all that is in it. Where the browser forbids it there is none. */
export async function deleteDeviceDatabase(name: string): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  try {
    await deleteDB(name);
  } catch {
    // Asking alone throws where storage is forbidden.
  }
}
