import type { TeachingBoardInput, TeachingBoardOperationName } from '@murmel/contracts';
import { type BoardOperation, TEACHING_BOARD_OPERATIONS, type TeachingBoard, type TeachingBoardTable } from '@murmel/documents';
import { Injectable } from '@nestjs/common';
import { Boards } from '../../core/boards/boards.js';
import type { RequestContext } from '../../platform/request-context.js';
import { STORED_TEACHING_BOARD } from './stored-teaching-board.js';
import { shownTo } from './visible-teaching-board.js';

/** Teaching board as the caller may see it. */
export interface RequestedTeachingBoard {
  itemId: string;
  /** guests': without what is only behind the wall */
  board: TeachingBoard;
  mayEdit: boolean;
}

/** The teaching board of a request: what is on it, and how something is done to it. */
@Injectable()
export class TeachingBoards {
  constructor(private readonly boards: Boards) {}

  /** @throws NOT_FOUND for items that are no teaching boards */
  async requested(context: RequestContext): Promise<RequestedTeachingBoard> {
    const { itemId, actor, ...read } = await this.boards.requested(context, STORED_TEACHING_BOARD);
    return { itemId, board: shownTo(read, actor), mayEdit: actor.trusted };
  }

  /**
   * @param repeatable the call's input, for calls that may come again with the same `Idempotency-Key`
   * @returns ids of the parts that were made
   * @throws what the operation refuses with, COLLABORATION_UNAVAILABLE
   */
  run<N extends TeachingBoardOperationName>(
    context: RequestContext,
    name: N,
    input: TeachingBoardInput<N>,
    repeatable?: unknown,
  ): Promise<string[]> {
    const operation = TEACHING_BOARD_OPERATIONS[name] as BoardOperation<TeachingBoard, TeachingBoardInput<N>, TeachingBoardTable>;
    return this.boards.run(context, STORED_TEACHING_BOARD, { name, operation, input, repeatable });
  }
}
