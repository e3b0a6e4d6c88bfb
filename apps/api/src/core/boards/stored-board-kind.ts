import type { BoardKind, DocumentMigration } from '@murmel/documents';

/** A kind of board together with how its documents are stored. */
export interface StoredBoardKind<T extends string, Board> extends BoardKind<T, Board> {
  schemaVersion: number;
  migrations: readonly DocumentMigration[];
}
