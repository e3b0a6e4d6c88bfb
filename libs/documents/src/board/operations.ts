import type { BoardBase, BoardRefusal } from '@murmel/contracts';
import type { BoardData, Change } from './board-data.js';

/** Who does something on a board, as the one who decides knows it. */
export interface BoardActor {
  /** account or visitor id; null: nobody in particular, who only looks */
  person: string | null;
  /** owner or invited with write: holds the source document */
  trusted: boolean;
  /** what a person without trust may do where no list or card says otherwise */
  base: BoardBase;
  /** time of the decision in milliseconds since 1970 */
  at: number;
}

/**
 * What can happen to a board: a question and its consequence, both pure. Run by trusted browsers on the source, by
 * collab-server for everybody else and for REST, and by every sender for what is shown meanwhile.
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

/** Who brings an earlier board back, and when, in milliseconds since 1970. */
export interface BoardRestoring {
  by: string;
  at: number;
}

/** What is different about each kind of board; everything else is one mechanism. */
export interface BoardKind<T extends string, Board> {
  tables: readonly T[];
  /** The data as this release understands it; what it does not understand is left out. Cheap for parts that did not change. */
  parse(data: BoardData<T>): Board;
  /** What people without trust may see of the source. */
  viewOf(data: BoardData<T>): BoardData<T>;
  /** What only this person sees besides the view. */
  ownOf(data: BoardData<T>, person: string): { parts: BoardData<T>; stoppedUntil: string | null };
  /** The board when `then` comes back: what of today stays. */
  restored(now: BoardData<T>, then: BoardData<T>, how: BoardRestoring): BoardData<T>;
}
