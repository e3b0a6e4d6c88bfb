import type { Json } from '@murmel/contracts';
import type * as Y from 'yjs';
import { type BoardData } from '../board/board-data.js';
import { readBoard } from '../board/board-document.js';
import type { StoredFields } from '../board/stored-fields.js';
import type { DocumentMigration } from '../migrations.js';

/** Storage format of one kind of live document in the journal. */
export interface StoredShape {
  version: number;
  migrations: readonly DocumentMigration[];
  /** kinds, fields and what may be in them, a line each */
  lines: readonly string[];
  /** The document as this release understands it, with all that is kept of it. */
  read(document: Y.Doc): unknown;
  /** A document in which nothing is left out that can be kept; it follows the newest version. */
  sample(): Uint8Array;
  /** Names of all that can be kept. */
  kept: readonly string[];
  /** Names of what a document does keep. */
  written(document: Y.Doc): Iterable<string>;
}

/** Specifics of the stored shape of a kind of board. */
interface BoardShape<T extends string> extends Pick<StoredShape, 'version' | 'migrations' | 'sample'> {
  fields: StoredFields<T>;
  read(data: BoardData<T>): unknown;
  /** the lines of what its parts hold beside their fields */
  further?: readonly string[];
  /** names of all that its parts hold; without it: their fields */
  kept?: readonly string[];
  /** the name of a field of a part; without it `table.field` */
  nameOf?(table: T, field: string, part: Readonly<Record<string, Json>>): string;
}

export function boardShape<T extends string>({
  version,
  migrations,
  sample,
  fields,
  read,
  further = [],
  ...names
}: BoardShape<T>): StoredShape {
  const tables = Object.keys(fields) as T[];
  const {
    kept = tables.flatMap((table) => Object.keys(fields[table]).map((name) => `${table}.${name}`)),
    nameOf = (table, name) => `${table}.${name}`,
  } = names;
  const own = tables.flatMap((table) =>
    Object.entries(fields[table]).map(([name, value]) => `${table}.${name}: ${typeof value === 'string' ? value : value.join(' | ')}`),
  );
  return {
    version,
    migrations,
    sample,
    lines: [...own, ...further].sort(),
    kept,
    read: (document) => read(readBoard(document, tables)),
    written: (document) => {
      const data = readBoard(document, tables);
      return tables.flatMap((table) =>
        [...data[table].values()].flatMap((part) => Object.keys(part).map((field) => nameOf(table, field, part))),
      );
    },
  };
}
