import type { Json, PartFields } from '@murmel/contracts';
import type { BoardData } from '@murmel/documents';
import { withoutFiles } from '@murmel/documents';
import { seedDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type ContentCopy, type CopyFrom, withCopies } from '../tool-contribution/content-copy.js';
import type { StoredBoardKind } from '../tool-contribution/stored-board-kind.js';
import { BoardReader } from './board-reader.js';

/** The parts of a board that travel, by table. */
export type CopiedBoard<T extends string> = { readonly [Table in T]: readonly (readonly [id: string, fields: PartFields])[] };

/**
 * Returns the parts of a board to copy: its source for those who may have everything, for others the public view.
 * @param kept the part as it stands in the copy; undefined leaves it out
 */
export async function readBoardCopy<T extends string, Board>(
  manager: EntityManager,
  kind: StoredBoardKind<T, Board>,
  { from, everything, foreignFiles }: CopyFrom,
  kept: (board: Board, table: T, id: string, part: PartFields) => PartFields | undefined,
): Promise<CopiedBoard<T>> {
  // In the copy's own transaction: a class that copies at once must not wait for connections that wait for each other.
  const read = await BoardReader.of(manager).read(kind, from, manager);
  const data = everything ? read.data : withoutFiles(kind.viewOf(read.data), foreignFiles);
  const board = everything ? read.board : kind.parse(data);
  const tables = kind.tables.map((table) => {
    const parts = [...data[table]].flatMap(([id, part]) => {
      const fields = kept(board, table, id, part);
      return fields ? [[id, fields] as const] : [];
    });
    return [table, parts] as const;
  });
  return Object.fromEntries(tables) as unknown as CopiedBoard<T>;
}

/** Writes a board's parts as the first content of another one: without history, with the ids that they have. */
export async function writeBoardCopy<T extends string>(
  manager: EntityManager,
  { to, by, ...copies }: ContentCopy,
  taken: CopiedBoard<T>,
  seed: (data: BoardData<T>) => Uint8Array,
): Promise<void> {
  const tables = Object.entries<CopiedBoard<T>[T]>(taken).map(([table, parts]) => [
    table,
    new Map(parts.map(([id, fields]) => [id, withCopies(fields as Json, copies) as PartFields])),
  ]);
  await seedDocument(manager, to, seed(Object.fromEntries(tables) as BoardData<T>), { accountId: by, visitorId: null });
}
