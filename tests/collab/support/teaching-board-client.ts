import type { TeachingBoardInput, TeachingBoardOperationName } from '@murmel/contracts';
import { TEACHING_BOARD_OPERATIONS, type TeachingBoard, type TeachingBoardTable, teachingBoardKind } from '@murmel/documents';
import type { Item } from '@murmel/server';
import { BoardClient } from './board-client.js';
import type { Holder, Lesson } from './lesson.js';

/** At a teaching board. */
export class TeachingBoardClient extends BoardClient<
  TeachingBoardTable,
  TeachingBoard,
  { [N in TeachingBoardOperationName]: TeachingBoardInput<N> }
> {
  constructor(lesson: Lesson, item: Item, holder: Holder, view: boolean) {
    super(lesson, item, holder, view, { kind: teachingBoardKind, operations: TEACHING_BOARD_OPERATIONS });
  }

  /** Titles of the cards, page by page, each from the bottom of the pile to its top. */
  get names(): string[] {
    return this.board.pages.flatMap(({ id }) => (this.board.cardsOf.get(id) ?? []).map(({ title }) => title));
  }
}
