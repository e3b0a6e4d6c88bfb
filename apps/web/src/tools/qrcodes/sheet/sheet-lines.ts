import { QR_LIMITS } from '@murmel/contracts';

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
