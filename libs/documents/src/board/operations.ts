import type { BoardBase, BoardRefusal } from '@murmel/contracts';
import type { BoardData, Change } from './board-data.js';

/** Actor of an operation on a board, as its authorizer knows it. */
export interface BoardActor {
  /** account or visitor id; null: an anonymous read-only user */
  person: string | null;
  /** owner or invited with write: holds the source document */
  trusted: boolean;
  /** rights of an untrusted user where no list or card overrides them */
  base: BoardBase;
  /** time of the decision in milliseconds since 1970 */
  at: number;
}

/**
 * Operation on a board: a check and its consequence, both pure. Run by trusted browsers on the source, by collab-server for all others and
 * for REST, and by every sender for the optimistic preview.
 */
export interface BoardOperation<Board, Input, T extends string = string> {
  /** @returns undefined when it may happen */
  refuse(board: Board, actor: BoardActor, input: Input): BoardRefusal | undefined;
  /** @param newId gives the id of each part that it makes; called in a fixed order */
  changes(board: Board, actor: BoardActor, input: Input, newId: () => string): Change<T>[];
}

export type OperationOutcome<T extends string> = { refusal: BoardRefusal } | { changes: Change<T>[]; made: string[] };

/** Asks and answers at once; nothing is changed yet. */
export function runOperation<Board, Input, T extends string>(
  operation: BoardOperation<Board, Input, T>,
  board: Board,
  actor: BoardActor,
  input: Input,
  newId: () => string,
): OperationOutcome<T> {
  const refusal = operation.refuse(board, actor, input);
  if (refusal) return { refusal };
  const made: string[] = [];
  const changes = operation.changes(board, actor, input, () => {
    const id = newId();
    made.push(id);
    return id;
  });
  return { changes, made };
}

/** Author and time, in milliseconds since 1970, of restoring an earlier board. */
export interface BoardRestoring {
  by: string;
  at: number;
}

/** Specifics of each kind of board; everything else is one mechanism. */
export interface BoardKind<T extends string, Board> {
  tables: readonly T[];
  /** The data as this release understands it; what it does not understand is left out. Cheap for parts that did not change. */
  parse(data: BoardData<T>): Board;
  /** Returns the part of the source that untrusted users may see. */
  viewOf(data: BoardData<T>): BoardData<T>;
  /** Returns the parts that only this user sees besides the view. */
  ownOf(data: BoardData<T>, person: string): { parts: BoardData<T>; stoppedUntil: string | null };
  /** The board when `then` comes back: what of today stays. */
  restored(now: BoardData<T>, then: BoardData<T>, how: BoardRestoring): BoardData<T>;
}
