import type { Json, PartFields } from '@murmel/contracts';
import * as Y from 'yjs';
import { type BoardData, type Change, emptyBoard, sameJson, type Table } from './board-data.js';
import { isJson, wellFormedJson } from './json.js';

/** A part whose fields are not a map was forged and is left out, and so is every field that is not plain JSON. */
function readPart(value: unknown): PartFields | undefined {
  if (!(value instanceof Y.Map)) return undefined;
  const fields: [string, Json][] = [];
  value.forEach((field: unknown, name) => {
    if (name !== '__proto__' && isJson(field)) fields.push([name, field]);
  });
  return Object.fromEntries(fields);
}

/** The whole board as plain data. */
export function readBoard<T extends string>(document: Y.Doc, tables: readonly T[]): BoardData<T> {
  const data = emptyBoard(tables);
  for (const table of tables) {
    const parts = data[table] as Map<string, PartFields>;
    for (const [id, value] of document.getMap(table).entries()) {
      const fields = readPart(value);
      if (fields) parts.set(id, fields);
    }
  }
  return data;
}

/** Writes changes into the document, as one transaction. Values that are equal already are not written again. */
export function changeDocument<T extends string>(document: Y.Doc, changes: readonly Change<T>[], origin?: unknown): void {
  if (changes.length === 0) return;
  document.transact(() => {
    for (const change of changes) {
      const table = document.getMap(change.table);
      if ('remove' in change) table.delete(change.id);
      else setFields(table, change.id, change.set);
    }
  }, origin);
}

function setFields(table: Y.Map<unknown>, id: string, set: Readonly<Record<string, Json | undefined>>): void {
  let part = table.get(id);
  if (!(part instanceof Y.Map)) {
    part = new Y.Map();
    table.set(id, part);
  }
  const fields = part as Y.Map<unknown>;
  for (const [name, value] of Object.entries(set)) {
    if (value === undefined) fields.delete(name);
    else write(fields, name, wellFormedJson(value));
  }
}

function write(fields: Y.Map<unknown>, name: string, value: Json): void {
  const known = fields.get(name);
  if (!isJson(known) || !sameJson(known, value)) fields.set(name, value);
}

/** Change passed to a watcher: before and after, and the transaction's origin, which identifies the author. */
export interface BoardChange<T extends string> {
  before: BoardData<T>;
  after: BoardData<T>;
  origin: unknown;
}

/** A board that follows its document. Reading costs as much as what changed, not as much as the board. */
export class WatchedBoard<T extends string> {
  private current: BoardData<T>;
  private readonly listeners = new Set<(change: BoardChange<T>) => void>();

  constructor(
    private readonly document: Y.Doc,
    private readonly tables: readonly T[],
  ) {
    this.current = readBoard(document, tables);
    document.on('afterTransaction', this.follow);
  }

  get data(): BoardData<T> {
    return this.current;
  }

  /** @returns how to stop listening */
  subscribe(listener: (change: BoardChange<T>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  stop(): void {
    this.document.off('afterTransaction', this.follow);
    this.listeners.clear();
  }

  private readonly follow = (transaction: Y.Transaction): void => {
    const before = this.current;
    const tables: Partial<Record<T, Table>> = {};
    for (const [table, ids] of this.touchedBy(transaction)) {
      const parts = this.partsAfter(table, ids, before[table]);
      if (parts !== before[table]) tables[table] = parts;
    }
    // An older change of another user may touch a part without changing it.
    if (Object.keys(tables).length === 0) return;
    this.current = { ...before, ...tables };
    const change = { before, after: this.current, origin: transaction.origin as unknown };
    for (const listener of [...this.listeners]) listener(change);
  };

  private partsAfter(table: T, ids: ReadonlySet<string>, before: Table): Table {
    const shared = this.document.getMap(table);
    const parts = new Map(before);
    let same = true;
    for (const id of ids) {
      const [known, fields] = [before.get(id), readPart(shared.get(id))];
      if (known === fields || (known && fields && sameJson(known, fields))) continue;
      same = false;
      if (fields) parts.set(id, fields);
      else parts.delete(id);
    }
    return same ? before : parts;
  }

  private touchedBy(transaction: Y.Transaction): Map<T, Set<string>> {
    const touched = new Map<T, Set<string>>();
    const touch = (table: T, id: string): void => void touched.set(table, (touched.get(table) ?? new Set()).add(id));
    for (const table of this.tables) {
      const shared = this.document.getMap(table);
      for (const id of transaction.changed.get(shared as never) ?? []) if (id !== null) touch(table, id);
    }
    for (const type of transaction.changed.keys()) {
      const parent = type.parent as unknown;
      const table = this.tables.find((name) => this.document.getMap(name) === parent);
      if (table && type._item?.parentSub) touch(table, type._item.parentSub);
    }
    return touched;
  }
}
