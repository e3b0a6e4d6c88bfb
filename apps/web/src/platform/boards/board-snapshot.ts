import type { CollaborationRight, Item, PartFields } from '@murmel/contracts';
import type { BoardData } from '@murmel/documents';
import { textsIn } from '../collaboration/unsaved-text-of-document';
import type { LeftoverWork, SavedWork } from '../offline/work-persister';

/** A command as it is sent again by another page: under its own id, so that it is done once. */
export interface SavedCommand {
  id: string;
  operation: string;
  input: unknown;
  at: number;
  /** local ids of the parts that it creates, until the server assigns theirs */
  ids: string[];
}

/** A board as an untrusted client sees it, with its commands that the server has not answered. */
export interface BoardSnapshot<T extends string> {
  right: CollaborationRight;
  said: BoardData<T>;
  own: BoardData<T> | undefined;
  commands: readonly SavedCommand[];
}

type Records = Readonly<Record<string, Readonly<Record<string, PartFields>>>>;

/** The same as JSON. */
export interface BoardSnapshotJson {
  schemaVersion: number;
  right: CollaborationRight;
  said: Records;
  own: Records | undefined;
  commands: readonly SavedCommand[];
}

/** A board as this device keeps it. What waits is sent over its line (send-commands.ts). */
export function boardWork<T extends string>(
  item: Item,
  schemaVersion: number,
  { right, said, own, commands }: BoardSnapshot<T>,
): NonNullable<SavedWork<BoardSnapshotJson>> {
  const text = commands.flatMap(({ input }) => textsIn(input)).join('\n');
  const value = { schemaVersion, right, said: records(said), own: own && records(own), commands };
  return { item, value, unsent: commands.length > 0, text, calls: [] };
}

/** The newest board that earlier pages left, with what waits of all of them. */
export function mergeSnapshots<T extends string>(
  left: readonly LeftoverWork<BoardSnapshotJson>[],
  tables: readonly T[],
): BoardSnapshot<T> | undefined {
  const newest = left.at(-1)?.value;
  if (!newest) return undefined;
  const commands = new Map(left.flatMap(({ value }) => value.commands.map((command) => [command.id, command] as const)));
  const { right, said, own } = newest;
  return { right, said: board(said, tables), own: own && board(own, tables), commands: [...commands.values()] };
}

function records(data: BoardData): Records {
  return Object.fromEntries(Object.entries(data).map(([table, parts]) => [table, Object.fromEntries(parts)]));
}

function board<T extends string>(kept: Records, tables: readonly T[]): BoardData<T> {
  return Object.fromEntries(tables.map((table) => [table, new Map(Object.entries(kept[table] ?? {}))])) as unknown as BoardData<T>;
}
