import { spreadsheetCell } from '@murmel/contracts';
import { stringify } from 'csv-stringify/sync';

/** Rows as a spreadsheet opens them: UTF-8 with BOM and semicolons, umlauts right in a German Excel, and nothing that calculates. */
export function tableMarkup(header: readonly string[], rows: readonly (readonly (string | number)[])[]): Buffer {
  const cells = rows.map((row) => row.map(spreadsheetCell));
  return Buffer.from(stringify([[...header], ...cells], { bom: true, delimiter: ';', record_delimiter: 'windows', quoted_match: /\n/ }));
}
