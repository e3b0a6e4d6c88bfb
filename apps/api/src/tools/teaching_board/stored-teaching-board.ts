import { TOOLS } from '@murmel/contracts';
import {
  TEACHING_BOARD_MIGRATIONS,
  TEACHING_BOARD_SCHEMA_VERSION,
  type TeachingBoard,
  type TeachingBoardTable,
  teachingBoardKind,
} from '@murmel/documents';
import type { EntityManager } from 'typeorm';
import { BoardReader } from '../../core/boards/board-reader.js';
import type { StoredBoardKind } from '../../core/tool-contribution/stored-board-kind.js';
import { boardFileIds } from './files/board-file-ids.js';

export const STORED_TEACHING_BOARD: StoredBoardKind<TeachingBoardTable, TeachingBoard> = {
  ...teachingBoardKind,
  item: TOOLS.teaching_board.kind,
  schemaVersion: TEACHING_BOARD_SCHEMA_VERSION,
  migrations: TEACHING_BOARD_MIGRATIONS,
  filesOn: boardFileIds,
};

/** A teaching board as it is committed, with what stays behind the wall. */
export async function storedTeachingBoard(manager: EntityManager, itemId: string): Promise<TeachingBoard> {
  return (await BoardReader.of(manager).read(STORED_TEACHING_BOARD, itemId)).board;
}
