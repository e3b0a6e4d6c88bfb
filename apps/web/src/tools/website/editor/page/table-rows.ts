import { WEBSITE_LIMITS } from '@murmel/contracts';

const { rows: rowsMax, columns: columnsMax, cellMax } = WEBSITE_LIMITS.table;
export type Rows = readonly (readonly string[])[];

/** The same table with other words in one cell; it grows where there is none yet, as far as it may. */
export function withCell(rows: Rows, { row, column, cell }: { row: number; column: number; cell: string }): Rows {
  if (row >= rowsMax || column >= columnsMax) return rows;
  const high = Math.max(rows.length, row + 1);
  const wide = Math.max(...rows.map((cells) => cells.length), column + 1);
  return sized(rows, high, wide).map((cells, index) =>
    index === row ? cells.map((old, at) => (at === column ? cell.slice(0, cellMax) : old)) : cells,
  );
}

/** The same table with so many rows and columns; what is beyond them goes. */
export function sized(rows: Rows, high: number, wide: number): Rows {
  return Array.from({ length: high }, (_, row) => Array.from({ length: wide }, (_cell, column) => rows[row]?.[column] ?? ''));
}
