import { randomId } from '../random-id';
import { session } from '../session/store';
import { mayHaveOfflineData } from './offline-flag';
import type { OutboxContent, OutboxRecord } from './outbox-records';
import type { OutboxStore } from './outbox-store';
import { announceRecordsReleased } from './records-released';
import type { UnsealedRecord } from './sealed';
import { acquireTabLock } from './tab-lock';

/** Required part of the store. */
export type RecordStore = Pick<OutboxStore, 'all' | 'put' | 'remove'>;

async function storeOfPage(): Promise<RecordStore | undefined> {
  const { OutboxStore } = await import('./outbox-store');
  return OutboxStore.open(session.get().user);
}

/**
 * Records of one copy in one tab: its own, locked as long as the tab lives, and those of closed tabs, until its own replaces them. All
 * steps run one after the other.
 */
export class LockedRecords {
  readonly ownId = randomId();
  private store: Promise<RecordStore | undefined> | undefined;
  /** pieces of tabs that are gone, held until the own piece is kept in their place */
  private adopted: string[] = [];
  private releases: (() => void)[] = [];
  private turn: Promise<unknown> = Promise.resolve();
  private ownIsLocked = false;

  constructor(private readonly open: () => Promise<RecordStore | undefined> = storeOfPage) {}

  /** the store was looked into, so that there may be something in it */
  get opened(): boolean {
    return this.store !== undefined;
  }

  /** there is something of tabs that are gone which is not in the own piece yet */
  get hasAdopted(): boolean {
    return this.adopted.length > 0;
  }

  /** Takes over what belongs here and no living tab holds, oldest first. Asks nothing of a device that keeps nothing. */
  async adopt<Facts extends OutboxContent>(belongs: (facts: OutboxContent) => facts is Facts): Promise<OutboxRecord<Facts>[]> {
    const mine: OutboxRecord<Facts>[] = [];
    for (const piece of await this.all()) {
      const { facts } = piece;
      if (!belongs(facts)) continue;
      const release = await acquireTabLock(piece.id);
      if (!release) continue;
      this.releases.push(release);
      this.adopted.push(piece.id);
      mine.push({ ...piece, facts });
    }
    return mine.sort((one, other) => one.keptAt - other.keptAt);
  }

  /** Returns all records of this device. */
  async all(): Promise<OutboxRecord[]> {
    return (mayHaveOfflineData() && (await (await this.opening())?.all())) || [];
  }

  /**
   * Keeps a piece in place of the own one and those that were taken over.
   * @param id another one than the own
   * @param instead what goes as well
   * @returns false where nothing could be kept
   */
  put(piece: () => UnsealedRecord<OutboxContent>, id = this.ownId, instead: readonly string[] = []): Promise<boolean> {
    return this.inTurn(async (store) => {
      if (id === this.ownId) await this.lockOwn();
      const gone = [this.ownId, ...this.adopted, ...instead].filter((one) => one !== id);
      const done = await store.put(id, piece(), gone);
      if (done) this.adopted = [];
      return done;
    });
  }

  /** Forgets the own piece and those that were taken over. */
  clear(): Promise<boolean> {
    return this.inTurn(async (store) => {
      const gone = this.adopted;
      this.adopted = [];
      await store.remove(this.ownId, ...gone);
      return true;
    });
  }

  /** Forgets other pieces. */
  remove(ids: readonly string[]): Promise<boolean> {
    return this.inTurn(async (store) => {
      await store.remove(...ids);
      return true;
    });
  }

  /** Waits for all operations requested until now. */
  async idle(): Promise<void> {
    await this.turn;
  }

  /** Releases the records after the last step, so that others may take them over. */
  release(): void {
    void this.turn.then(() => {
      this.releases.splice(0).forEach((release) => release());
      announceRecordsReleased();
    });
  }

  private async lockOwn(): Promise<void> {
    if (this.ownIsLocked) return;
    this.ownIsLocked = true;
    const release = await acquireTabLock(this.ownId);
    if (release) this.releases.push(release);
  }

  private inTurn(step: (store: RecordStore) => Promise<boolean>): Promise<boolean> {
    const result = this.turn.then(async () => {
      const store = await this.opening();
      return store ? step(store).catch(() => false) : false;
    });
    this.turn = result;
    return result;
  }

  private opening(): Promise<RecordStore | undefined> {
    this.store ??= this.open()
      .catch(() => undefined)
      .then((store) => {
        // An anonymous store must not become this user's.
        if (!store) this.store = undefined;
        return store;
      });
    return this.store;
  }
}
