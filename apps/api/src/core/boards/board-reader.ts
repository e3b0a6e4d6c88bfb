import type { BoardData } from '@murmel/documents';
import type { DataSource, EntityManager } from 'typeorm';
import { DocumentCache, type DocumentCacheLimits } from '../documents/document-cache.js';
import type { StoredBoardKind } from '../tool-contribution/stored-board-kind.js';
import { CommittedBoard } from './committed-board.js';

const readers = new WeakMap<DataSource, BoardReader>();

/** A board as it is stored: plain data, and what this release understands of it. */
export interface ReadBoard<T extends string, Board> {
  data: BoardData<T>;
  board: Board;
}

/** Reads committed boards for calls and live states. Reading a cached board again costs one query for the changes. */
export class BoardReader {
  private readonly boards: DocumentCache<CommittedBoard>;
  /** parsed boards by their data, as long as that data does not change */
  private readonly understood = new WeakMap<BoardData, unknown>();

  constructor(
    private readonly database: DataSource,
    limits?: DocumentCacheLimits,
  ) {
    this.boards = new DocumentCache(limits);
  }

  /** The one reader of this process for the database behind a manager. It sees what is committed, also inside a transaction. */
  static of(manager: EntityManager): BoardReader {
    const { connection } = manager;
    let reader = readers.get(connection);
    if (!reader) {
      reader = new BoardReader(connection);
      readers.set(connection, reader);
    }
    return reader;
  }

  /**
   * @param itemId of an item of this kind; what was never written is an empty board
   * @param through for callers that read in a transaction: with all connections in transactions that wait for one more, none would
   *   ever get one. It must have written nothing into the journal
   * @throws when the database cannot be read or a row is broken
   */
  async read<T extends string, Board>(
    kind: StoredBoardKind<T, Board>,
    itemId: string,
    through?: EntityManager,
  ): Promise<ReadBoard<T, Board>> {
    const board = this.boards.take(itemId, () => new CommittedBoard(this.database, itemId, kind));
    try {
      const data = (await board.read(through)) as BoardData<T>;
      this.boards.settle(itemId);
      return { data, board: this.understand(kind, data) };
    } catch (error) {
      this.boards.forget(itemId, board);
      throw error;
    }
  }

  /** Removes a board from memory; reads under way still get it. */
  forget(itemId: string): void {
    this.boards.forget(itemId);
  }

  /** Number of boards in memory. */
  get size(): number {
    return this.boards.size;
  }

  private understand<T extends string, Board>(kind: StoredBoardKind<T, Board>, data: BoardData<T>): Board {
    let board = this.understood.get(data) as Board | undefined;
    if (board === undefined) {
      board = kind.parse(data);
      this.understood.set(data, board);
    }
    return board;
  }
}
