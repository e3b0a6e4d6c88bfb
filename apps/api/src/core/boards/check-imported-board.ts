import { type Json, LIMITS, type PartFields } from '@murmel/contracts';
import { type BoardData, isPartId, withoutFiles } from '@murmel/documents';
import { IMPORTING_ACCOUNT_ID } from '../tool-contribution/content-copy.js';
import type { StoredBoardKind } from '../tool-contribution/stored-board-kind.js';
import type { CopiedBoard } from './copy-board.js';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Rules that differ between kinds of boards. */
interface Rules<T extends string, Board> {
  /** the fields of a part that travel in a file */
  fieldsOf(table: T, part: PartFields): readonly string[];
  /** tables of which nothing travels */
  left?: readonly T[];
  /** true above any amount that users could make */
  tooMuch(board: Board): boolean;
  seed(data: BoardData<T>): Uint8Array;
}

/**
 * Returns the parts of a board from an untrusted file: known fields only, and no ids except those of the file's own files. Values are not
 * checked: readers of a board use a default for what does not fit.
 * @returns undefined for what is no board, or too large for one
 */
export function checkImportedBoard<T extends string, Board>(
  kind: StoredBoardKind<T, Board>,
  { fieldsOf, left = [], tooMuch, seed }: Rules<T, Board>,
  content: Json,
  files: ReadonlySet<string>,
): CopiedBoard<T> | undefined {
  if (!isRecord(content)) return undefined;
  const tables = kind.tables.map((table) => {
    const rows = left.includes(table) ? [] : (content[table] ?? []);
    const parts = Array.isArray(rows) ? rows.map((row) => partOf(row, (part) => fieldsOf(table, part))) : [undefined];
    return [table, parts] as const;
  });
  if (tables.some(([, parts]) => parts.includes(undefined))) return undefined;
  const whole = Object.fromEntries(
    tables.map(([table, parts]) => [table, new Map(parts as (readonly [string, PartFields])[])]),
  ) as object as BoardData<T>;
  const data = withoutFiles(whole, foreignIds(content, files));
  if (tooMuch(kind.parse(data)) || seed(data).length > LIMITS.collaboration.documentBytes) return undefined;
  return Object.fromEntries(kind.tables.map((table) => [table, [...data[table]]])) as unknown as CopiedBoard<T>;
}

const isRecord = (value: Json | undefined): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function partOf(row: Json, fieldsOf: (part: PartFields) => readonly string[]): readonly [string, PartFields] | undefined {
  const [id, part] = Array.isArray(row) && row.length === 2 ? row : [];
  if (typeof id !== 'string' || !isPartId(id) || !isRecord(part)) return undefined;
  const known = fieldsOf(part);
  return [id, Object.fromEntries(Object.entries(part).filter(([name]) => known.includes(name)))];
}

/** Every id in it that is not that of a file beside it. */
function foreignIds(content: Json, files: ReadonlySet<string>): Set<string> {
  const foreign = new Set<string>();
  const rest: Json[] = [content];
  for (let value = rest.pop(); value !== undefined; value = rest.pop()) {
    if (typeof value === 'string' && ID.test(value) && value !== IMPORTING_ACCOUNT_ID && !files.has(value)) foreign.add(value);
    else if (typeof value === 'object' && value !== null) rest.push(...Object.values(value));
  }
  return foreign;
}
