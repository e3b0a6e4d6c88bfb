import type { BoardActor, BoardData, BoardKind, BoardOperation, OperationOutcome } from '@murmel/documents';
import { runOperation } from '@murmel/documents';
import type { Author } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';

/** One kind of board as the mechanism sees it: its operations, its view, and its log. */
export interface LiveBoard {
  tables: readonly string[];
  viewOf(data: BoardData): BoardData;
  ownOf(data: BoardData, person: string): { parts: BoardData; stoppedUntil: string | null };
  /** The input as the operation takes it; undefined for an unknown operation or an input that does not fit. */
  parse(operation: string, input: unknown): unknown;
  /** true if the operation may be sent over an open document */
  fromBrowsers(operation: string): boolean;
  /** number of parts that an operation creates, so that a repeated command gets the same response as the first */
  makes(operation: string): number;
  /** @param input as `parse` gave it */
  run(operation: string, input: unknown, data: BoardData, actor: BoardActor, newId: () => string): OperationOutcome<string>;
  /** Lines of the activity log for one change. */
  log(manager: EntityManager, change: BoardLogEntry): Promise<void>;
}

export interface BoardLogEntry {
  itemId: string;
  author: Author;
  before: BoardData;
  after: BoardData;
}

/** Specifics of one kind of board. */
export interface BoardDefinition<T extends string, Board, Inputs extends Record<string, z.ZodType>> {
  kind: BoardKind<T, Board>;
  inputs: Inputs;
  operations: { [N in keyof Inputs & string]: BoardOperation<Board, z.output<Inputs[N]>, T> };
  /** operations that only the api may ask for */
  internal: readonly (keyof Inputs & string)[];
  makes: Readonly<Partial<Record<keyof Inputs & string, number>>>;
  log(manager: EntityManager, change: { itemId: string; author: Author; before: BoardData<T>; after: BoardData<T> }): Promise<void>;
}

/** Hides the types of one kind of board from the mechanism; every name and input is checked on the way in. */
export function liveBoard<T extends string, Board, Inputs extends Record<string, z.ZodType>>({
  kind,
  inputs,
  operations,
  internal,
  makes,
  log,
}: BoardDefinition<T, Board, Inputs>): LiveBoard {
  const typed = (data: BoardData): BoardData<T> => data as BoardData<T>;
  return {
    tables: kind.tables,
    viewOf: (data) => kind.viewOf(typed(data)),
    ownOf: (data, person) => kind.ownOf(typed(data), person),
    parse: (operation, input) => (Object.hasOwn(inputs, operation) ? inputs[operation]?.safeParse(input).data : undefined),
    fromBrowsers: (operation) => Object.hasOwn(inputs, operation) && !internal.includes(operation),
    makes: (operation) => (Object.hasOwn(makes, operation) ? (makes[operation] ?? 0) : 0),
    run: (operation, input, data, actor, newId) =>
      runOperation(
        operations[operation as keyof Inputs & string],
        kind.parse(typed(data)),
        actor,
        input as z.output<Inputs[string]>,
        newId,
      ),
    log: (manager, { before, after, ...change }) => log(manager, { ...change, before: typed(before), after: typed(after) }),
  };
}
