import type { ContentKind } from '@murmel/contracts';
import type { BoardKind, DocumentMigration } from '@murmel/documents';

/** A kind of board together with the items that are boards of it, and how their documents are stored. */
export interface StoredBoardKind<T extends string, Board> extends BoardKind<T, Board> {
  item: ContentKind;
  schemaVersion: number;
  migrations: readonly DocumentMigration[];
  /** every file that is used anywhere on the board, also in its trash */
  filesOn(board: Board): ReadonlySet<string>;
}
