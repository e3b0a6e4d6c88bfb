import { applyStoredDocument, readStoredDocument } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import * as Y from 'yjs';

/** A row may be committed this long after a later one was: groups of rows commit side by side. */
const LATE_MS = 30_000;

interface Row {
  seq: string;
  bytes: Buffer;
}

/**
 * A live document that follows its committed journal. Each `refresh` asks only for rows that it does not know. What is
 * read twice changes nothing, because Yjs updates are idempotent.
 */
export class JournalFollower {
  readonly document = new Y.Doc();
  /** size of everything that was applied, as a measure for the memory that it takes */
  bytes = 0;
  /** shape of the snapshot that it began with; undefined without one */
  schemaVersion: number | undefined;
  /** every row up to this one is in the document */
  private floor = 0n;
  /** rows above the floor that are in the document, and when they were read */
  private readonly known = new Map<string, number>();
  private loaded = false;

  constructor(
    private readonly database: DataSource,
    private readonly itemId: string,
  ) {}

  /**
   * Afterwards everything that was committed before the call is in the document.
   * @param manager of a transaction that has written nothing into the journal
   * @throws when a row cannot be read; the document is unusable then
   */
  async refresh(manager = this.database.manager): Promise<void> {
    if (!this.loaded) await this.load(manager);
    else await this.follow(manager);
    this.raiseFloor();
  }

  private async load(manager: EntityManager): Promise<void> {
    // Asked before the content: what is visible now is in the content, or in the snapshot that was made of it meanwhile.
    const [seen] = await manager.query<{ floor: string | null; young: string[] | null }[]>(
      `select max(seq) filter (where created_at < now() - make_interval(secs => $2)) as floor,
              array_agg(seq::text) filter (where created_at >= now() - make_interval(secs => $2)) as young
         from document_update where item_id = $1`,
      [this.itemId, LATE_MS / 1000],
    );
    const stored = await readStoredDocument(manager, this.itemId);
    applyStoredDocument(this.document, stored);
    this.floor = BigInt(seen?.floor ?? 0);
    this.remember([...(seen?.young ?? []), ...stored.updates.map(({ seq }) => seq)]);
    this.bytes = (stored.snapshot?.length ?? 0) + stored.updates.reduce((sum, { bytes }) => sum + bytes.length, 0);
    this.schemaVersion = stored.schemaVersion;
    this.loaded = true;
  }

  private async follow(manager: EntityManager): Promise<void> {
    const rows = await manager.query<Row[]>(
      'select seq, bytes from document_update where item_id = $1 and seq > $2::bigint and seq <> all($3::bigint[]) order by seq',
      [this.itemId, String(this.floor), [...this.known.keys()]],
    );
    if (rows.length === 0) return;
    this.document.transact(() => rows.forEach(({ bytes }) => Y.applyUpdate(this.document, bytes)));
    this.remember(rows.map(({ seq }) => seq));
    this.bytes += rows.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  private remember(seqs: readonly string[]): void {
    const now = performance.now();
    for (const seq of seqs) if (BigInt(seq) > this.floor && !this.known.has(seq)) this.known.set(seq, now);
  }

  /** A row that was known for long enough has no predecessor that could still be on its way. */
  private raiseFloor(): void {
    const until = performance.now() - LATE_MS;
    for (const [seq, since] of this.known) if (since <= until && BigInt(seq) > this.floor) this.floor = BigInt(seq);
    for (const seq of this.known.keys()) if (BigInt(seq) <= this.floor) this.known.delete(seq);
  }
}
