import type { Json, PartFields } from '@murmel/contracts';
import { memoizeParts } from './memoize.js';

/** Value stored under one name: in a word, or its possible values. */
export type StoredFieldValue = string | readonly string[];
/** The fields of each table of a board. Readers know no other names, so what is fingerprinted is what is read. */
export type StoredFields<T extends string = string> = { readonly [Table in T]: Readonly<Record<string, StoredFieldValue>> };

/** The fields of a part, as far as its table has them. */
export type StoredPart<Fields> = { readonly [Name in keyof Fields]?: Json };

/** Reads parts of a table of these fields, once as long as they do not change. The fields are a type here: no browser loads them. */
export function readingParts<Fields extends Readonly<Record<string, StoredFieldValue>>>() {
  return <R>(read: (id: string, fields: StoredPart<Fields>, all: PartFields) => R): ((id: string, fields: PartFields) => R) =>
    memoizeParts((id, fields) => read(id, fields as StoredPart<Fields>, fields));
}
