import { withoutListSigns } from './list-signs';
import { rowsOf, unquoted } from './rows';

/** Cell in quotation marks. */
const QUOTED_CELL = /(?:^|[\t\r\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g;

/** True if cells are quoted as spreadsheets quote those with a line break, a tab or a quotation mark; others may be words in quotation marks. */
const hasQuotedCells = (text: string): boolean => [...text.matchAll(QUOTED_CELL)].some(([, inside = '']) => /[\t\r\n]|""/.test(inside));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lines of a pasted text as they stand there, without empty ones; a cell of a table with line breaks is one. */
export function rawLines(text: string): string[] {
  const lines = hasQuotedCells(text) ? rowsOf(text, '\t').map((cells) => cells.map(oneLine).join('\t')) : text.split(/[\r\n\u2028\u2029]+/);
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Entries of a pasted list, one per line: without empty ones, and without the signs of a list where all of it is one. */
export function pastedLines(text: string): string[] {
  return withoutListSigns(rawLines(text)).map((line) => line.trim());
}

/**
 * Cells of a pasted table, with tabs or semicolons between them.
 * @returns undefined for what is no table but words
 */
export function pastedTable(text: string): string[][] | undefined {
  const separator = text.includes('\t') ? '\t' : isSemicolonTable(text) ? ';' : undefined;
  if (separator === undefined) return undefined;
  // Only what spreadsheets quote is quoted: a cell may begin with words in quotation marks.
  const quoted = separator === ';' || hasQuotedCells(text);
  const rows = quoted
    ? rowsOf(text, separator)
    : text
        .replace(/(?:\r\n?|\n)$/, '')
        .split(/\r\n?|\n/)
        .map((line) => line.split(separator));
  return rows.map((row) => row.map(oneLine));
}

/** Several lines with as many semicolons each. */
function isSemicolonTable(text: string): boolean {
  const counts = unquoted(text)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(';').length);
  return counts.length > 1 && counts[0]! > 1 && counts.every((count) => count === counts[0]);
}
