import Papa from 'papaparse';

/** Never typed, so that a text is read as one column. */
const NO_SEPARATOR = '\u001f';
const NO_QUOTES = '\u001e';
/** Characters in which the first line ends, or is a text without columns. */
const HEAD = 20_000;
/** Line in which spreadsheets name the separator. */
const NAMED_SEPARATOR = /^\uFEFF?\s*"?sep=([^\r\n"]?)"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/** Cells of a text whose separator is known; quotation marks of a table are taken off, those of words stay. */
export function rowsOf(text: string, separator = NO_SEPARATOR): string[][] {
  const options = { delimiter: separator, skipEmptyLines: 'greedy' } as const;
  const { data, errors } = Papa.parse<string[]>(text, options);
  // Lines in which only some words are quoted are no table: one of them would take in those below it.
  const areWords = separator === NO_SEPARATOR && errors.some(({ type }) => type === 'Quotes');
  return areWords ? Papa.parse<string[]>(text, { ...options, quoteChar: NO_QUOTES }).data : data;
}

/** Everything outside of quoted cells. */
export const unquoted = (text: string): string => text.replace(/"[^"]*"/g, '');

/**
 * Rows of a table in a file: with semicolons, tabs or commas, or one column. A first line that only names the separator is none of them.
 * @param isHeader true for the cells of a first line that names columns
 */
export function tableRows(text: string, isHeader: (cells: readonly string[]) => boolean): string[][] {
  const named = NAMED_SEPARATOR.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  return rowsOf(table, named?.[1] || separatorOf(table.slice(0, HEAD), isHeader));
}

/** The separator of the first line. A comma may stand in the text of a table with semicolons, and of one with a single column. */
function separatorOf(text: string, isHeader: (cells: readonly string[]) => boolean): string {
  const line = /^.*$/m.exec(unquoted(text.trimStart()))?.[0] ?? '';
  const sign = [';', '\t'].find((one) => line.includes(one));
  if (sign !== undefined) return sign;
  return line.includes(',') && (isHeader(line.split(',')) || hasColumns(text)) ? ',' : NO_SEPARATOR;
}

/** True for a line of which the only comma is that of a number. */
function isDecimal(line: string): boolean {
  const parts = line.split(',');
  return parts.length === 2 && /\d$/.test(parts[0]!) && /^\d/.test(parts[1]!);
}

/** True if commas are those of a table: as many in each row, and not those of sentences and numbers. */
function hasColumns(text: string): boolean {
  const rows = rowsOf(text, ',').slice(0, 50);
  // The last of several may be cut.
  const whole = rows.length > 1 && text.length >= HEAD ? rows.slice(0, -1) : rows;
  const bare = unquoted(text);
  return whole.every((row) => row.length === whole[0]?.length) && !/,[^\S\r\n]/.test(bare) && !bare.split(/[\r\n]+/).some(isDecimal);
}
