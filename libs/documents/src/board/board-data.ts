import type { Json, PartFields } from '@murmel/contracts';

/** The parts of one kind, by id. A part that did not change keeps its identity, so that nothing is drawn twice. */
export type Table = ReadonlyMap<string, PartFields>;

/** Board as plain data: the content of its Yjs document, independent of the reader. */
export type BoardData<T extends string = string> = Readonly<Record<T, Table>>;

/** Sets fields of one part (`undefined` removes a field, a part that is not there is made), or removes it as a whole. */
export type Change<T extends string = string> =
  | { readonly table: T; readonly id: string; readonly set: Readonly<Record<string, Json | undefined>> }
  | { readonly table: T; readonly id: string; readonly remove: true };

export function emptyBoard<T extends string>(tables: readonly T[]): BoardData<T> {
  return Object.fromEntries(tables.map((table) => [table, new Map()])) as unknown as BoardData<T>;
}

/** The board after these changes; the given one stays as it is. */
export function changed<T extends string>(data: BoardData<T>, changes: readonly Change<T>[]): BoardData<T> {
  if (changes.length === 0) return data;
  const next: Record<T, Map<string, PartFields>> = { ...data } as Record<T, Map<string, PartFields>>;
  const copied = new Set<T>();
  for (const change of changes) {
    if (!copied.has(change.table)) {
      next[change.table] = new Map(data[change.table]);
      copied.add(change.table);
    }
    const table = next[change.table];
    if ('remove' in change) table.delete(change.id);
    else table.set(change.id, withFields(table.get(change.id), change.set));
  }
  return next;
}

function withFields(fields: PartFields | undefined, set: Readonly<Record<string, Json | undefined>>): PartFields {
  const entries = Object.entries({ ...fields, ...set }).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  return Object.fromEntries(entries);
}

/** The smallest changes that make `before` equal to `after`. */
export function differences<T extends string>(before: BoardData<T>, after: BoardData<T>): Change<T>[] {
  const changes: Change<T>[] = [];
  for (const table of Object.keys(after) as T[]) {
    if (before[table] === after[table]) continue;
    for (const id of before[table].keys()) if (!after[table].has(id)) changes.push({ table, id, remove: true });
    for (const [id, fields] of after[table]) {
      const known = before[table].get(id);
      if (known === fields) continue;
      const set = differentFields(known ?? {}, fields);
      if (!known || Object.keys(set).length > 0) changes.push({ table, id, set });
    }
  }
  return changes;
}

function differentFields(before: PartFields, after: PartFields): Record<string, Json | undefined> {
  const set: Record<string, Json | undefined> = {};
  for (const name of Object.keys(before)) if (!(name in after)) set[name] = undefined;
  for (const [name, value] of Object.entries(after)) if (!sameJson(before[name], value)) set[name] = value;
  return set;
}

/** Equal as values; the order of an object's fields does not count. */
export function sameJson(left: Json | undefined, right: Json | undefined): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    return (
      Array.isArray(left) &&
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((entry, index) => sameJson(entry as Json, right[index] as Json))
    );
  }
  const names = Object.keys(left);
  const [ours, theirs] = [left, right] as [Record<string, Json>, Record<string, Json>];
  return names.length === Object.keys(theirs).length && names.every((name) => name in theirs && sameJson(ours[name], theirs[name]));
}
