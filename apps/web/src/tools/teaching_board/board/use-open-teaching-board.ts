import type { Item } from '@murmel/contracts';
import {
  TEACHING_BOARD_OPERATIONS,
  TEACHING_BOARD_SCHEMA_VERSION,
  type TeachingBoard,
  type TeachingBoardTable,
  teachingBoardKind,
} from '@murmel/documents';
import { type BoardInUse, useOpenBoard } from '../../../core/boards/use-open-board';
import type { TeachingBoardInputs } from './teaching-board-context';

export type OpenTeachingBoard = BoardInUse<TeachingBoard, TeachingBoardInputs>;

const TOOL = { kind: teachingBoardKind, operations: TEACHING_BOARD_OPERATIONS, schemaVersion: TEACHING_BOARD_SCHEMA_VERSION };

/** Keeps the teaching board of an item open. @returns undefined until the first render is done */
export function useOpenTeachingBoard(item: Item): OpenTeachingBoard | undefined {
  return useOpenBoard<TeachingBoardTable, TeachingBoard, TeachingBoardInputs>(item, TOOL);
}
