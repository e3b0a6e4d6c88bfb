import type { CollaborationRight, Item, PartFields } from '@murmel/contracts';
import type { BoardData } from '@murmel/documents';
import { wordsIn } from '../collaboration/unsaved-words';
import type { Kept, Left } from '../waiting/work-keeper';

/** A command as it is sent again by another page: under its own id, so that it is done once. */
export interface KeptCommand {
  id: string;
  operation: string;
  input: unknown;
  at: number;
  /** local ids of the parts that it creates, until the server assigns theirs */
  ids: string[];
}

/** A board as an untrusted client sees it, with its commands that the server has not answered. */
export interface BoardPage<T extends string> {
  right: CollaborationRight;
  said: BoardData<T>;
  own: BoardData<T> | undefined;
  commands: readonly KeptCommand[];
}

type Records = Readonly<Record<string, Readonly<Record<string, PartFields>>>>;

/** The same as JSON. */
export interface PageValue {
  schemaVersion: number;
  right: CollaborationRight;
  said: Records;
  own: Records | undefined;
  commands: readonly KeptCommand[];
}

/** A board as this device keeps it. What waits is sent over its line (send-commands.ts). */
export function asWork<T extends string>(
  item: Item,
  schemaVersion: number,
  { right, said, own, commands }: BoardPage<T>,
): NonNullable<Kept<PageValue>> {
  const text = commands.flatMap(({ input }) => wordsIn(input)).join('\n');
  const value = { schemaVersion, right, said: records(said), own: own && records(own), commands };
  return { item, value, unsent: commands.length > 0, text, calls: [] };
}

/** The newest board that earlier pages left, with what waits of all of them. */
export function pageOf<T extends string>(left: readonly Left<PageValue>[], tables: readonly T[]): BoardPage<T> | undefined {
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
