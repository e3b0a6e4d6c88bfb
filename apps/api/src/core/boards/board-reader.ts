import type { BoardData } from '@murmel/documents';
import type { DataSource, EntityManager } from 'typeorm';
import { CommittedBoard } from './committed-board.js';
import type { StoredBoardKind } from './stored-board-kind.js';

export interface BoardReaderLimits {
  boards: number;
  /** applied bytes; the memory behind them is several times as much */
  bytes: number;
  /** unused for longer, a board is read anew: its rows may have been thinned out meanwhile */
  idleMs: number;
}

const LIMITS: BoardReaderLimits = { boards: 200, bytes: 32 * 1024 * 1024, idleMs: 3_600_000 };
const readers = new WeakMap<DataSource, BoardReader>();

/** A board as it is stored: plain data, and what this release understands of it. */
export interface ReadBoard<T extends string, Board> {
  data: BoardData<T>;
  board: Board;
}

/** Committed boards, for calls and live states. Asked again, a board costs one query for what is new. */
export class BoardReader {
  /** the one used last is the last one */
  private readonly boards = new Map<string, CommittedBoard>();
  /** what was understood of data that did not change since */
  private readonly understood = new WeakMap<BoardData, unknown>();

  constructor(
    private readonly database: DataSource,
    private readonly limits: BoardReaderLimits = LIMITS,
  ) {}

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
   * @throws when the database cannot be read or a row is broken
   */
  async read<T extends string, Board>(kind: StoredBoardKind<T, Board>, itemId: string): Promise<ReadBoard<T, Board>> {
    this.forgetIdle();
    const board = this.boards.get(itemId) ?? new CommittedBoard(this.database, itemId, kind);
    this.boards.delete(itemId);
    this.boards.set(itemId, board);
    try {
      const data = (await board.read()) as BoardData<T>;
      this.forgetSurplus(itemId);
      return { data, board: this.understand(kind, data) };
    } catch (error) {
      if (this.boards.get(itemId) === board) this.forget(itemId);
      throw error;
    }
  }

  /** Takes a board out of memory; whoever is reading it right now still gets it. */
  forget(itemId: string): void {
    this.boards.delete(itemId);
  }

  /** How many boards are in memory. */
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

  private forgetIdle(): void {
    const until = performance.now() - this.limits.idleMs;
    for (const [itemId, { usedAt }] of this.boards) {
      if (usedAt > until) return;
      this.forget(itemId);
    }
  }

  private forgetSurplus(kept: string): void {
    let bytes = [...this.boards.values()].reduce((sum, board) => sum + board.bytes, 0);
    for (const [itemId, board] of this.boards) {
      if (this.boards.size <= this.limits.boards && bytes <= this.limits.bytes) return;
      if (itemId === kept) continue;
      bytes -= board.bytes;
      this.forget(itemId);
    }
  }
}
