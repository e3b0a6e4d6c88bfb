import { type CurrentUser, RECORDING_LIMITS, type RecordingKind } from '@murmel/contracts';
import type { DBSchema, IDBPDatabase } from 'idb';
import { OutboxStore } from '../offline/outbox-store';
import { type SealedRecord, seal, unseal } from '../offline/sealed';
import { session } from '../session/store';
import { deleteDeviceDatabase, openDeviceDatabase } from '../storage/device-database';
import { clearRecordingsFlag, setRecordingsFlag } from './recordings-flag';

const NAME = 'murmel-recordings';
const HOUR_MS = 3600 * 1000;
const KEPT_MS = { item: RECORDING_LIMITS.heldHours * HOUR_MS, answer: RECORDING_LIMITS.answer.hours * HOUR_MS } as const;

/** Owner not yet known to the server. */
export const GUEST = 'guest';

/** A recording of which this device holds something that the server has not confirmed. */
export interface LocalRecording {
  id: string;
  itemId: string;
  kind: RecordingKind;
  title: string;
  /** into its item as it comes, or an answer that stays here until it is handed in */
  use: 'item' | 'answer';
  /** the account that records; `guest` as long as the server does not know the user */
  owner: string;
  startedAt: number;
  /** upload that receives its parts; null: not yet created on the server */
  upload: string | null;
}

export interface LocalPart {
  /** offset of its first byte in the whole */
  at: number;
  bytes: Uint8Array<ArrayBuffer>;
}

interface PartStoreSchema extends DBSchema {
  recordings: { key: string; value: LocalRecording };
  parts: { key: [string, number]; value: SealedRecord & { id: string; at: number } };
}

/**
 * Parts of recordings, each sealed with the key of the user's session in this browser (outbox-store.ts), from the moment in which they leave
 * the recorder until the server has confirmed them. It has no limit but the device's own. Absent where a browser keeps nothing.
 */
export class PartStore {
  private sealing: Promise<CryptoKey | undefined> | undefined;

  private constructor(private readonly database: IDBPDatabase<PartStoreSchema>) {
    database.addEventListener('versionchange', () => database.close());
  }

  static async open(): Promise<PartStore | undefined> {
    const database = await openDeviceDatabase<PartStoreSchema>(NAME, (made) => {
      made.createObjectStore('recordings', { keyPath: 'id' });
      made.createObjectStore('parts', { keyPath: ['id', 'at'] });
    });
    return database && new PartStore(database);
  }

  /** @throws where the session of this user has no key, or the device has no room */
  async begin(recording: LocalRecording): Promise<void> {
    if (!(await this.key())) throw new Error('Nothing can be sealed in this browser');
    await this.database.put('recordings', recording);
    setRecordingsFlag();
  }

  async setUpload(id: string, upload: string): Promise<void> {
    const known = await this.database.get('recordings', id);
    if (known) await this.database.put('recordings', { ...known, upload });
  }

  /** @returns false when there is no room for it */
  async keep(id: string, { at, bytes }: LocalPart): Promise<boolean> {
    try {
      const key = await this.key();
      if (!key || !(await this.database.get('recordings', id))) return false;
      const sealed = await seal(key, `${id} ${at}`, { facts: null, bytes });
      await this.database.put('parts', { id, at, ...sealed });
      return true;
    } catch {
      return false;
    }
  }

  /** The server has everything before this byte. */
  async confirmed(id: string, before: number): Promise<void> {
    await this.database.delete('parts', IDBKeyRange.bound([id, 0], [id, before], false, true));
  }

  /** Returns the parts not confirmed by the server, from the first such byte on; a part that cannot be decrypted ends the list. */
  async parts(id: string): Promise<LocalPart[]> {
    const key = await this.key();
    const rows = await this.database.getAll('parts', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    const parts: LocalPart[] = [];
    for (const row of key ? rows : []) {
      const piece = await unseal(key!, `${id} ${row.at}`, row).catch(() => undefined);
      if (!piece) break;
      parts.push({ at: row.at, bytes: piece.bytes });
    }
    return parts;
  }

  /** True if there are parts that the server has not confirmed. */
  async holdsParts(id: string): Promise<boolean> {
    return (await this.database.count('parts', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]))) > 0;
  }

  /** Returns the recordings an owner left here, the newest first. */
  async listOf(owner: string, use: LocalRecording['use']): Promise<LocalRecording[]> {
    const all = await this.all();
    return all.filter((one) => one.owner === owner && one.use === use).sort((one, other) => other.startedAt - one.startedAt);
  }

  /** Returns all recordings that are not too old, and deletes the others. */
  async all(): Promise<LocalRecording[]> {
    const rows = await this.database.getAll('recordings');
    const young = rows.filter(({ use, startedAt }) => startedAt > Date.now() - KEPT_MS[use]);
    for (const { id } of rows.filter((row) => !young.includes(row))) await this.forget(id);
    return young;
  }

  async forget(id: string): Promise<void> {
    await this.database.delete('parts', IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    await this.database.delete('recordings', id);
  }

  close(): void {
    this.database.close();
  }

  private key(): Promise<CryptoKey | undefined> {
    this.sealing ??= OutboxStore.sessionKey(session.get().user).catch(() => undefined);
    return this.sealing;
  }
}

/**
 * Deletes the recordings of other owners, as the outbox does with their work: another user signed in, or this one signed out or has no
 * session any more.
 */
export async function purgeForeignRecordings(user: CurrentUser | null): Promise<void> {
  const store = await PartStore.open();
  if (!store) return;
  const all = await store.all();
  const kept = all.filter((one) => belongsTo(one, user));
  for (const one of all) if (!kept.includes(one)) await store.forget(one.id);
  store.close();
  if (kept.length > 0) return;
  await deleteDeviceDatabase(NAME);
  clearRecordingsFlag();
}

function belongsTo({ owner }: LocalRecording, user: CurrentUser | null): boolean {
  return owner === GUEST ? user === null || user.type === 'Visitor' : owner === user?.id;
}
