import type { BoardData } from '../board-data.js';
import { type BoardActor, type BoardKind, type BoardOperation, type OperationOutcome, runOperation } from '../operations.js';

/** A kind of board as the test network knows it: data, views, and operations by their names. */
export interface Subject<T extends string> {
  tables: readonly T[];
  /** throws for data that the kind cannot read */
  parse(data: BoardData<T>): unknown;
  viewOf(data: BoardData<T>): BoardData<T>;
  ownOf(data: BoardData<T>, person: string): BoardData<T>;
  run(data: BoardData<T>, actor: BoardActor, asked: BoardRequest): OperationOutcome<T>;
}

export interface BoardRequest {
  id: string;
  name: string;
  input: unknown;
}

export function subjectOf<T extends string, Board>(
  kind: BoardKind<T, Board>,
  operations: Readonly<Record<string, unknown>>,
  newId: () => string,
): Subject<T> {
  return {
    tables: kind.tables,
    parse: (data) => kind.parse(data),
    viewOf: (data) => kind.viewOf(data),
    ownOf: (data, person) => kind.ownOf(data, person).parts,
    run: (data, actor, { name, input }) =>
      runOperation(operations[name] as BoardOperation<Board, unknown, T>, kind.parse(data), actor, input, newId),
  };
}

/** The whole board, in an order of its own: documents keep their parts in the order in which they came. */
export function writtenOut<T extends string>(data: BoardData<T>): string {
  const sorted = (fields: object): [string, unknown][] => Object.entries(fields).sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify(
    sorted(data).map(([table, parts]) => [
      table,
      sorted(Object.fromEntries([...(parts as BoardData[string])].map(([id, fields]) => [id, sorted(fields)]))),
    ]),
  );
}
