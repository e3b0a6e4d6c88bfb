import {
  type DocumentJournal,
  type JournalHolder,
  LEASE_MS,
  type OwningServer,
  Together,
  takeDocument,
  UnavailableError,
} from '@murmel/server';
import type { DataSource } from 'typeorm';
import type { Lease } from './lease.js';

const ELSEWHERE = `select o.item_id as "itemId", p.epoch, p.address from document_owner o join collab_process p on p.epoch = o.epoch
  where o.item_id = any($1::uuid[]) and p.epoch <> $2 and p.renewed_at > clock_timestamp() - interval '${LEASE_MS} milliseconds'`;

export interface OwnersParts {
  database: DataSource;
  lease: Lease;
  /** made after this */
  journal: () => DocumentJournal;
}

/** Documents that this process owns: rows in the database that change owner only when it releases one, or its lease has expired. */
export class DocumentOwners implements JournalHolder {
  private readonly owned = new Set<string>();
  /** openings of this process that are not over; a document may be opened again before it is closed */
  private readonly openings = new Map<string, number>();
  /** operations on one document run one after the other */
  private readonly lines = new Map<string, Promise<unknown>>();

  private readonly asked = new Together((itemIds: readonly string[]) => this.ownersElsewhere(itemIds));

  constructor(private readonly parts: OwnersParts) {}

  get size(): number {
    return this.owned.size;
  }

  /** True if this process may still show the document and write in it. */
  holds(itemId: string): boolean {
    return this.owned.has(itemId) && this.parts.lease.sure;
  }

  epochOf(itemId: string): string {
    const { epoch } = this.parts.lease;
    if (epoch === undefined || !this.holds(itemId)) throw new UnavailableError();
    return epoch;
  }

  onOver(epoch: string): void {
    this.parts.lease.over(epoch);
  }

  /** Handles the loss of the lease: another process may own all documents. Open ones have to be closed before they are reopened. */
  lost(): void {
    this.owned.clear();
  }

  /** @returns false when another process has it, or this one has no lease  @throws when the database is away */
  take(itemId: string): Promise<boolean> {
    this.openings.set(itemId, (this.openings.get(itemId) ?? 0) + 1);
    const taking = this.inTurn(itemId, async () => {
      const { epoch } = this.parts.lease;
      if (epoch === undefined) return false;
      if (this.owned.has(itemId)) return true;
      const owner = await this.parts.database.transaction((manager) => takeDocument(manager, itemId, epoch));
      if (!owner) this.onOver(epoch);
      if (owner?.epoch !== epoch || this.parts.lease.epoch !== epoch) return false;
      this.owned.add(itemId);
      return true;
    });
    return taking.then(
      (mine) => {
        if (!mine) this.forget(itemId);
        return mine;
      },
      (error: unknown) => {
        this.forget(itemId);
        throw error;
      },
    );
  }

  /** One opening is over; after the last one others may have it. */
  async release(itemId: string): Promise<void> {
    if (this.forget(itemId)) await this.inTurn(itemId, async () => this.openings.has(itemId) || this.giveBack(itemId));
  }

  /** Hands over a document that is open here. No further writes to it are accepted. */
  async handOver(itemId: string): Promise<void> {
    await this.inTurn(itemId, () => this.giveBack(itemId));
  }

  /** @returns the process that has it, if another one has that lives  @throws when the database is away */
  async elsewhere(itemId: string): Promise<OwningServer | undefined> {
    if (this.owned.has(itemId)) return undefined;
    return this.asked.load(itemId);
  }

  private async ownersElsewhere(itemIds: readonly string[]): Promise<(OwningServer | undefined)[]> {
    const { database, lease } = this.parts;
    const rows = await database.manager.query<({ itemId: string } & OwningServer)[]>(ELSEWHERE, [itemIds, lease.epoch ?? '0']);
    const owners = new Map(rows.map(({ itemId, ...owner }) => [itemId, owner]));
    return itemIds.map((itemId) => owners.get(itemId));
  }

  private async giveBack(itemId: string): Promise<void> {
    const { epoch } = this.parts.lease;
    if (!this.owned.delete(itemId) || epoch === undefined) return;
    await this.parts.journal().decided();
    await this.parts.database.manager.query('delete from document_owner where item_id = $1 and epoch = $2', [itemId, epoch]);
  }

  /** @returns true when it was the last one */
  private forget(itemId: string): boolean {
    const openings = (this.openings.get(itemId) ?? 0) - 1;
    if (openings > 0) this.openings.set(itemId, openings);
    else this.openings.delete(itemId);
    return openings === 0;
  }

  private inTurn<T>(itemId: string, work: () => Promise<T>): Promise<T> {
    const run = (this.lines.get(itemId) ?? Promise.resolve()).then(work);
    const line = run
      .catch(() => undefined)
      .finally(() => {
        if (this.lines.get(itemId) === line) this.lines.delete(itemId);
      });
    this.lines.set(itemId, line);
    return run;
  }
}
