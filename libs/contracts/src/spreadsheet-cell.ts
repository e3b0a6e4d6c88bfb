/**
 * What makes a spreadsheet read a cell as a formula: the signs at its beginning, in full width too, after spaces and signs that
 * are not seen. A tab or line end at the beginning does the same in some of them.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣−﹦﹫])/u;

/** A text as a cell of a table that somebody else opens: it is shown and calculates nothing. Other cells are as they are. */
export function spreadsheetCell<T>(cell: T): T | string {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The text that a cell showed before `spreadsheetCell`, for tables of our own that come back. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
