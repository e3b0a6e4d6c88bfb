import type { Json, PartFields } from '@murmel/contracts';
import * as Y from 'yjs';
import { type BoardData, type Change, emptyBoard } from './board-data.js';

/** A part whose fields are not a map, or whose values are not plain JSON, was forged: it is left out. */
function readPart(value: unknown): PartFields | undefined {
  if (!(value instanceof Y.Map)) return undefined;
  const fields: Record<string, Json> = {};
  for (const [name, field] of value.entries()) if (!(field instanceof Y.AbstractType) && !(field instanceof Y.Doc) && !(field instanceof Uint8Array)) fields[name] = field as Json;
  return fields;
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
    else fields.set(name, value);
  }
}

/** What a watcher is told: before and after, and the transaction's origin, which says who it was. */
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
    const touched = this.touchedBy(transaction);
    if (touched.size === 0) return;
    const before = this.current;
    this.current = { ...before };
    for (const [table, ids] of touched) {
      const parts = new Map(before[table]);
      const shared = this.document.getMap(table);
      for (const id of ids) {
        const fields = readPart(shared.get(id));
        if (fields) parts.set(id, fields);
        else parts.delete(id);
      }
      (this.current as Record<T, unknown>)[table] = parts;
    }
    const change = { before, after: this.current, origin: transaction.origin as unknown };
    for (const listener of [...this.listeners]) listener(change);
  };

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
