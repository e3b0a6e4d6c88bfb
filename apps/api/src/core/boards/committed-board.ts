import { type BoardData, migrateDocument, readBoard, WatchedBoard } from '@murmel/documents';
import type { DataSource, EntityManager } from 'typeorm';
import * as Y from 'yjs';
import { JournalFollower } from '../documents/journal-follower.js';
import type { StoredBoardKind } from '../tool-contribution/stored-board-kind.js';

/** One board in the memory of this process, as it is committed. */
export class CommittedBoard {
  usedAt = performance.now();
  private readonly followed: JournalFollower;
  private readonly watched: WatchedBoard<string>;
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(
    database: DataSource,
    itemId: string,
    private readonly kind: Pick<StoredBoardKind<string, unknown>, 'tables' | 'schemaVersion' | 'migrations'>,
  ) {
    this.followed = new JournalFollower(database, itemId);
    this.watched = new WatchedBoard(this.followed.document, kind.tables);
  }

  get bytes(): number {
    return this.followed.bytes;
  }

  /**
   * The board with everything that was committed before the call.
   * @param through a transaction that has written nothing into the journal; a connection of its own without it
   */
  async read(through?: EntityManager): Promise<BoardData> {
    // A transaction must not wait for callers that still wait for a connection: it queries by itself, and reading twice changes nothing.
    await (through ? this.followed.refresh(through) : this.refresh());
    return this.isOld ? this.lifted() : this.watched.data;
  }

  /** Refreshes the board. A caller that comes during a query waits for the next one: only that surely includes what they wrote. */
  private refresh(): Promise<void> {
    if (this.next) return this.next;
    if (!this.running) return this.start();
    this.next = this.running.catch(() => undefined).then(() => this.start());
    return this.next;
  }

  private start(): Promise<void> {
    this.next = undefined;
    this.running = this.followed.refresh().finally(() => (this.running = undefined));
    return this.running;
  }

  private get isOld(): boolean {
    return (this.followed.schemaVersion ?? this.kind.schemaVersion) < this.kind.schemaVersion;
  }

  /** Returns the migrated board. collab-server stores the migrated document when it is opened; until then each read migrates a copy. */
  private lifted(): BoardData {
    const copy = new Y.Doc();
    try {
      Y.applyUpdate(copy, Y.encodeStateAsUpdate(this.followed.document));
      migrateDocument(copy, this.followed.schemaVersion ?? 1, this.kind.migrations, this.kind.schemaVersion);
      return readBoard(copy, this.kind.tables);
    } finally {
      copy.destroy();
    }
  }
}
