import { type BoardActor, parseTeachingBoard, type TeachingBoard, type TeachingBoardTable, teachingBoardKind } from '@murmel/documents';
import type { ReadBoard } from '../../core/boards/board-reader.js';

/** The whole board for owner and invited, for everybody else what its wall shows. */
export function shownTo({ data, board }: ReadBoard<TeachingBoardTable, TeachingBoard>, actor: Pick<BoardActor, 'trusted'>): TeachingBoard {
  return actor.trusted ? board : parseTeachingBoard(teachingBoardKind.viewOf(data));
}
