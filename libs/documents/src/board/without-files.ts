import type { Json, PartFields } from '@murmel/contracts';
import type { BoardData, Table } from './board-data.js';

/** The board without these files: fields that say one of them are left out, so that their parts show what they show without it. */
export function withoutFiles<T extends string>(data: BoardData<T>, files: ReadonlySet<string>): BoardData<T> {
  if (files.size === 0) return data;
  const tables = (Object.entries(data) as [T, Table][]).map(([name, table]) => [
    name,
    new Map([...table].map(([id, fields]) => [id, fieldsWithout(fields, files)])),
  ]);
  return Object.fromEntries(tables) as BoardData<T>;
}

function fieldsWithout(fields: PartFields, files: ReadonlySet<string>): PartFields {
  const kept = Object.entries(fields).filter(([, value]) => !says(value, files));
  return kept.length === Object.keys(fields).length ? fields : Object.fromEntries(kept);
}

function says(value: Json, files: ReadonlySet<string>): boolean {
  if (typeof value === 'string') return files.has(value);
  return typeof value === 'object' && value !== null && Object.values(value).some((inner) => says(inner as Json, files));
}
