import { type CurrentUser, LIMITS } from '@murmel/contracts';
import type { DBSchema, IDBPDatabase } from 'idb';
import { randomId } from '../random-id';
import { deleteDeviceDatabase, openDeviceDatabase } from '../storage/device-database';
import { hasLegacyWork, takeLegacyWork } from './legacy-work';
import { mayOpenOutbox } from './may-open-outbox';
import type { OutboxContent, OutboxRecord } from './outbox-records';
import { newKey, type SealedRecord, seal, type UnsealedRecord, unseal } from './sealed';
import { setOfflineFlag } from './set-offline-flag';
import { confirmTabOwner } from './tab-owner';

const NAME = 'murmel-waiting';
const DAY_MS = 86_400_000;
const SESSION = 'session';

/** Migration of older versions' data into the store, while it runs. */
let importingLegacy: Promise<void> = Promise.resolve();

interface StoredRecord extends SealedRecord {
  id: string;
  keptAt: number;
}

interface OutboxSchema extends DBSchema {
  /** `owner` null: a guest whom the server does not know yet */
  session: { key: string; value: { owner: string | null; key: CryptoKey } };
  pieces: { key: string; value: StoredRecord };
}

/**
 * Outbox of one user in this browser, sealed with a key of their login session. Absent where the browser has no such store (private
 * windows), no encryption (pages without HTTPS), or no locks, which tell whether a tab still holds a record.
 */
export class OutboxStore {
  private closed = false;

  private constructor(
    private readonly database: IDBPDatabase<OutboxSchema>,
    private readonly key: CryptoKey,
    private readonly owner: string | null,
  ) {
    // Another tab deletes everything: this page must not stand in the way, and keeps nothing from then on.
    database.addEventListener('versionchange', () => {
      this.closed = true;
      database.close();
    });
  }

  /**
   * Opens the store of this user only, and creates it when there is none. A guest is anonymous until the first contribution reaches the
   * server; their earlier work goes on as theirs. Without the server it opens only where they were (may-open-outbox.ts).
   */
  static async open(user: CurrentUser | null): Promise<OutboxStore | undefined> {
    const database = await openDatabase();
    if (!database) {
      // It must not lie in the open, and there is nowhere else to lie.
      takeLegacyWork();
      return undefined;
    }
    try {
      const made = (await database.get(SESSION, SESSION)) ? undefined : await newKey();
      // Tabs that begin at once agree on one key.
      const transaction = database.transaction(SESSION, 'readwrite');
      const known = await transaction.store.get(SESSION);
      const key = known?.key ?? made;
      const owner = user?.id ?? null;
      const theirs = key !== undefined && (!known || (belongsTo(known.owner, user) && mayOpenOutbox(known.owner)));
      const begins = theirs && known?.owner !== owner;
      if (begins) await transaction.store.put({ owner, key }, SESSION);
      await transaction.done;
      if (!theirs) return closed(database);
      if (begins) setOfflineFlag(true);
      if (begins) confirmTabOwner(owner);
      const store = new OutboxStore(database, key, owner);
      if (begins && user) await store.put(randomId(), { facts: { kind: 'person', user }, bytes: new Uint8Array() });
      // Code that opens the store meanwhile finds the migrated records, too.
      importingLegacy = importingLegacy.then(() => store.importLegacyWork());
      await importingLegacy;
      return store;
    } catch {
      return closed(database);
    }
  }

  /**
   * Opens the store of the last user, for a page loaded without the server. A store left in another tab, or too long ago, stays sealed
   * until the server names the user.
   */
  static async openForLastUser(): Promise<{ store: OutboxStore; user: CurrentUser | null } | undefined> {
    const database = await openDatabase();
    const known = await database?.get(SESSION, SESSION);
    if (!database || !known || !mayOpenOutbox(known.owner)) return database && closed(database);
    const store = new OutboxStore(database, known.key, known.owner);
    const person = (await store.all()).find(({ facts }) => facts.kind === 'person');
    return { store, user: person?.facts.kind === 'person' ? person.facts.user : null };
  }

  /**
   * Returns the key of this user's session, with which other stores of this device seal theirs: it goes with the outbox, and nothing of
   * theirs can be read from then on. @returns undefined where `open` does
   */
  static async sessionKey(user: CurrentUser | null): Promise<CryptoKey | undefined> {
    const store = await OutboxStore.open(user);
    store?.close();
    return store?.key;
  }

  /** Returns all readable records, and deletes the outdated ones. */
  async all(): Promise<OutboxRecord[]> {
    if (this.closed) return [];
    const rows = await this.database.getAll('pieces');
    const since = Date.now() - LIMITS.waiting.days * DAY_MS;
    const pieces = await Promise.all(
      rows.map(async (row): Promise<OutboxRecord[]> => {
        try {
          const { facts, bytes } = await unseal(this.key, row.id, row);
          const piece = { id: row.id, keptAt: row.keptAt, facts: facts as OutboxContent, bytes };
          if (row.keptAt >= since || piece.facts.kind === 'person') return [piece];
        } catch {
          // Another key or broken bytes: the record can never be read.
        }
        await this.database.delete('pieces', row.id);
        return [];
      }),
    );
    return pieces.flat();
  }

  /**
   * Keeps a piece and forgets others in the same step.
   * @returns false when there is no room: what was there stays
   */
  async put(id: string, piece: UnsealedRecord<OutboxContent>, instead: readonly string[] = []): Promise<boolean> {
    if (this.closed) return false;
    try {
      const sealed = await seal(this.key, id, piece);
      const transaction = this.database.transaction('pieces', 'readwrite');
      const others = (await transaction.store.getAll()).filter((row) => row.id !== id && !instead.includes(row.id));
      const bytes = others.reduce((sum, { data }) => sum + data.byteLength, sealed.data.byteLength);
      const fits = others.length < LIMITS.waiting.pieces && bytes <= LIMITS.waiting.bytes;
      if (fits) {
        await transaction.store.put({ id, keptAt: Date.now(), ...sealed });
        for (const gone of instead) await transaction.store.delete(gone);
      }
      await transaction.done;
      confirmTabOwner(this.owner);
      return fits;
    } catch {
      return false;
    }
  }

  async remove(...ids: readonly string[]): Promise<void> {
    if (this.closed || ids.length === 0) return;
    const transaction = this.database.transaction('pieces', 'readwrite');
    for (const id of ids) await transaction.store.delete(id);
    await transaction.done;
  }

  close(): void {
    this.closed = true;
    this.database.close();
  }

  private async importLegacyWork(): Promise<void> {
    for (const facts of takeLegacyWork()) await this.put(randomId(), { facts, bytes: new Uint8Array() });
  }
}

/** Forgets everything that waits here, the key as well. */
export async function deleteOutbox(): Promise<void> {
  await deleteDeviceDatabase(NAME);
  setOfflineFlag(false);
}

/** Purges other users' outbox records; work of a guest before the server knew them is theirs from now on. */
export async function purgeForeignOutbox(user: CurrentUser | null): Promise<void> {
  // Read first: a takeover that runs meanwhile has created the store by then.
  const left = hasLegacyWork();
  const database = await openDatabase();
  const known = await database?.get(SESSION, SESSION);
  database?.close();
  if (known ? belongsTo(known.owner, user) : left) (await OutboxStore.open(user))?.close();
  else await deleteOutbox();
}

/** True if the records go on as this user's. Anonymous work belongs to a guest, never to a user who signs in. */
function belongsTo(owner: string | null, user: CurrentUser | null): boolean {
  return owner === null ? user === null || user.type === 'Visitor' : owner === user?.id;
}

async function openDatabase(): Promise<IDBPDatabase<OutboxSchema> | undefined> {
  if (!('locks' in navigator)) return undefined;
  return openDeviceDatabase<OutboxSchema>(NAME, (database) => {
    database.createObjectStore(SESSION);
    database.createObjectStore('pieces', { keyPath: 'id' });
  });
}

function closed(database: IDBPDatabase<OutboxSchema>): undefined {
  database.close();
}
