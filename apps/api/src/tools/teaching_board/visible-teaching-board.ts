import { type BoardActor, parseTeachingBoard, type TeachingBoard, type TeachingBoardTable, teachingBoardKind } from '@murmel/documents';
import type { ReadBoard } from '../../core/boards/board-reader.js';

/** Returns the whole board for owner and invited, for all others the content shown on its wall. */
export function shownTo({ data, board }: ReadBoard<TeachingBoardTable, TeachingBoard>, actor: Pick<BoardActor, 'trusted'>): TeachingBoard {
  return actor.trusted ? board : parseTeachingBoard(teachingBoardKind.viewOf(data));
}
