import { QR_LIMITS } from '@murmel/contracts';
import { pastedLines, pastedTable } from '../../../core/pasted/pasted-lines';

export interface SheetRow {
  label: string;
  value: string;
}

/** Between a name and what its code holds; a table's columns come with a tab. */
const BETWEEN = /\t| \| /;

/** One line, one code: a name, or a name and what its code holds. What is too much is left out. */
export function rowsOf(text: string): SheetRow[] {
  return text
    .split('\n')
    .map((line) => {
      const [label = '', ...rest] = line.split(BETWEEN);
      return { label: label.trim().slice(0, QR_LIMITS.captionMax), value: rest.join(' ').trim() };
    })
    .filter(({ label, value }) => label !== '' || value !== '')
    .slice(0, QR_LIMITS.rows);
}

/** The same as lines to write in. */
export function linesOf(rows: readonly SheetRow[]): string {
  return rows.map(({ label, value }) => (value === '' ? label : `${label} | ${value}`)).join('\n');
}

/** Lines of a sheet in a pasted list, or in a table of names and what their codes hold. */
export function sheetLines(text: string): string[] {
  const table = pastedTable(text)?.map((cells) => cells.filter((cell) => cell !== ''));
  return table?.map(([label = '', ...value]) => [label, ...(value.length > 0 ? [value.join(' ')] : [])].join(' | ')) ?? pastedLines(text);
}
