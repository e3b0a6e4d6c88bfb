import type { PartFields } from '@murmel/contracts';
import type { BoardData } from '@murmel/documents';
import { seedDocument } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type ContentCopy, withCopies } from '../items/content-copy.js';
import { BoardReader } from './board-reader.js';
import type { StoredBoardKind } from './stored-board-kind.js';

/** What is different about copies of each kind of board. */
export interface BoardCopyRules<T extends string, Board> {
  seed(data: BoardData<T>): Uint8Array;
  /** the part as it stands in the copy; undefined leaves it out */
  kept(board: Board, table: T, id: string, part: PartFields): PartFields | undefined;
}

/** Writes a board's parts as the first content of another one: without history, with the ids that they have. */
export async function copyBoard<T extends string, Board>(
  manager: EntityManager,
  kind: StoredBoardKind<T, Board>,
  { from, to, by, ...copies }: ContentCopy,
  { seed, kept }: BoardCopyRules<T, Board>,
): Promise<void> {
  const { data, board } = await BoardReader.of(manager).read(kind, from);
  const tables = kind.tables.map((table) => {
    const parts = [...data[table]].flatMap(([id, part]): [string, PartFields][] => {
      const fields = kept(board, table, id, part);
      return fields ? [[id, withCopies(fields, copies) as PartFields]] : [];
    });
    return [table, new Map(parts)] as const;
  });
  await seedDocument(manager, to, seed(Object.fromEntries(tables) as unknown as BoardData<T>), { accountId: by, visitorId: null });
}
