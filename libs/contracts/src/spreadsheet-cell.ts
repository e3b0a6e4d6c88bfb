/**
 * Characters that make a spreadsheet read a cell as a formula: signs at its beginning, in full width too, after spaces and invisible
 * characters. A tab or line end at the beginning does the same in some of them.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣−﹦﹫])/u;

/** Returns a text as a cell of a table opened by another user: it is shown and calculates nothing. Other cells are unchanged. */
export function spreadsheetCell<T>(cell: T): T | string {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}

/** The text that a cell showed before `spreadsheetCell`, for tables of our own that come back. */
export function textOfCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
