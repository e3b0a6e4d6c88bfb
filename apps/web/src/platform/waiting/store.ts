import { type CurrentUser, type Item, LIMITS } from '@murmel/contracts';
import type { OwnRange } from '@murmel/documents';
import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb';
import { randomId } from '../random-id';
import { markWaiting } from './marker';
import { newKey, type Piece, type Sealed, seal, unseal } from './sealed';

const NAME = 'murmel-waiting';
const DAY_MS = 86_400_000;
const SESSION = 'session';

/** A copy of a live document with what its writer added to it; its bytes are its state. */
export interface WaitingDocument {
  kind: 'document';
  item: Item;
  documentName: string;
  schemaVersion: number;
  /** the Yjs fragment whose words are offered when nobody takes them */
  field: string;
  /** something of it is not on the server */
  unsent: boolean;
  ranges: readonly OwnRange[];
  /** its Yjs client, when nobody has ever heard of it: the next copy goes on under it */
  unheard: number | null;
}

/** What the server will not take any more, kept until its writer has read it. */
export interface WaitingWords {
  kind: 'words';
  item: Item;
  text: string;
}

/** Who is there, for a page that comes without the server. */
interface WaitingPerson {
  kind: 'person';
  user: CurrentUser;
}

export type Waiting = WaitingDocument | WaitingWords | WaitingPerson;

export interface WaitingPiece<Facts extends Waiting = Waiting> extends Piece<Facts> {
  id: string;
}

interface Row extends Sealed {
  id: string;
  keptAt: number;
}

interface Shape extends DBSchema {
  session: { key: string; value: { owner: string; key: CryptoKey } };
  pieces: { key: string; value: Row };
}

/**
 * What waits in this browser for one person, sealed with a key of their session. Absent where the browser has no such store
 * (private windows), no encryption (pages without HTTPS), or no locks, which say whether a tab still holds a piece.
 */
export class WaitingStore {
  private closed = false;

  private constructor(
    private readonly database: IDBPDatabase<Shape>,
    private readonly owner: string,
    private readonly key: CryptoKey,
  ) {
    // Another tab deletes everything: this page must not stand in the way, and keeps nothing from then on.
    database.addEventListener('versionchange', () => {
      this.closed = true;
      database.close();
    });
  }

  /** The store of this person; of nobody else, and begun when there is none. */
  static async open(user: CurrentUser): Promise<WaitingStore | undefined> {
    const database = await openShape();
    if (!database) return undefined;
    try {
      const known = await database.get(SESSION, SESSION);
      if (known && known.owner !== user.id) return closed(database);
      const session = known ?? { owner: user.id, key: await newKey() };
      const store = new WaitingStore(database, session.owner, session.key);
      if (!known) {
        markWaiting(true);
        await database.put(SESSION, session, SESSION);
        await store.put(randomId(), { facts: { kind: 'person', user }, bytes: new Uint8Array() });
      }
      return store;
    } catch {
      return closed(database);
    }
  }

  /** The store of whoever was here last, for a page that comes without the server. */
  static async ofLast(): Promise<{ store: WaitingStore; user: CurrentUser } | undefined> {
    const database = await openShape();
    const known = await database?.get(SESSION, SESSION);
    if (!database || !known) return database && closed(database);
    const store = new WaitingStore(database, known.owner, known.key);
    const person = (await store.all()).find(({ facts }) => facts.kind === 'person');
    return person?.facts.kind === 'person' ? { store, user: person.facts.user } : closed(database);
  }

  /** Everything that can still be read. What is too old goes. */
  async all(): Promise<WaitingPiece[]> {
    if (this.closed) return [];
    const rows = await this.database.getAll('pieces');
    const since = Date.now() - LIMITS.waiting.days * DAY_MS;
    const pieces = await Promise.all(
      rows.map(async (row): Promise<WaitingPiece[]> => {
        try {
          const { facts, bytes } = await unseal(this.key, this.placeOf(row.id), row);
          const piece = { id: row.id, facts: facts as Waiting, bytes };
          if (row.keptAt >= since || piece.facts.kind === 'person') return [piece];
        } catch {
          // Another key or broken bytes: nobody can ever read it.
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
  async put(id: string, piece: Piece<Waiting>, instead: readonly string[] = []): Promise<boolean> {
    if (this.closed) return false;
    try {
      const sealed = await seal(this.key, this.placeOf(id), piece);
      const transaction = this.database.transaction('pieces', 'readwrite');
      const others = (await transaction.store.getAll()).filter((row) => row.id !== id && !instead.includes(row.id));
      const bytes = others.reduce((sum, { data }) => sum + data.byteLength, sealed.data.byteLength);
      const fits = others.length < LIMITS.waiting.pieces && bytes <= LIMITS.waiting.bytes;
      if (fits) {
        await transaction.store.put({ id, keptAt: Date.now(), ...sealed });
        for (const gone of instead) await transaction.store.delete(gone);
      }
      await transaction.done;
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

  private placeOf(id: string): string {
    return `${this.owner}/${id}`;
  }
}

/** Forgets everything that waits here, the key as well. */
export async function forgetWaiting(): Promise<void> {
  if ('indexedDB' in globalThis) await deleteDB(NAME).catch(() => undefined);
  markWaiting(false);
}

/** Whose work is here. */
export async function ownerOfWaiting(): Promise<string | undefined> {
  const database = await openShape();
  const known = await database?.get(SESSION, SESSION);
  database?.close();
  return known?.owner;
}

async function openShape(): Promise<IDBPDatabase<Shape> | undefined> {
  if (!('indexedDB' in globalThis) || globalThis.crypto?.subtle === undefined || !('locks' in navigator)) return undefined;
  try {
    return await openDB<Shape>(NAME, 1, {
      upgrade(database) {
        database.createObjectStore(SESSION);
        database.createObjectStore('pieces', { keyPath: 'id' });
      },
    });
  } catch {
    return undefined;
  }
}

function closed(database: IDBPDatabase<Shape>): undefined {
  database.close();
}
