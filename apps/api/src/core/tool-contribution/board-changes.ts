import type { BoardActor, BoardOperation } from '@murmel/documents';
import type { Author } from '@murmel/server';
import type { RequestContext } from '../../platform/request-context.js';
import type { StoredBoardKind } from './stored-board-kind.js';

/** Operation on a board with its author, as collab-server carries it out. */
export interface OrderedOperation {
  kind: string;
  itemId: string;
  operation: string;
  input: unknown;
  actor: Omit<BoardActor, 'at'>;
  author: Author;
  /** Repeating an operation with the same id has no further effect. */
  commandId?: string | undefined;
}

/** Operation that a request asks for on the board of its item. */
export interface RequestedOperation<T extends string, Board, Input> {
  name: string;
  operation: BoardOperation<Board, Input, T>;
  input: Input;
  /** the call's input, for calls that may be repeated with the same `Idempotency-Key` */
  repeatable?: unknown;
}

/** Carries out operations on boards; `BoardOperations` is the implementation. */
export interface OperationRunner {
  /** @returns ids of the parts that were made, in the order of the operation */
  run(order: OrderedOperation): Promise<string[]>;
}

/** Changes the board of a request; `Boards` is the implementation. */
export interface BoardChanger {
  /** @returns ids of the parts that were made @throws what the operation refuses with, COLLABORATION_UNAVAILABLE */
  run<T extends string, Board, Input>(
    context: RequestContext,
    kind: StoredBoardKind<T, Board>,
    wanted: RequestedOperation<T, Board, Input>,
  ): Promise<string[]>;
}
