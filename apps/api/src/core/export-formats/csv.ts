import { Readable } from 'node:stream';
import { spreadsheetCell } from '@murmel/contracts';
import { stringify } from 'csv-stringify';
import { berlinTime, type Cell } from './table-cell.js';

/** UTF-8 with BOM and semicolons: opens with umlauts in a German Excel. Written as it is read. */
export function csvStream(header: readonly string[], rows: AsyncIterable<Cell[]>): Readable {
  const lines = Readable.from(withHeader(header, rows));
  const csv = stringify({ bom: true, delimiter: ';', record_delimiter: 'windows' });
  // An error while reading must end the answer, not leave it open.
  lines.once('error', (error) => csv.destroy(error));
  csv.once('close', () => lines.destroy());
  return lines.pipe(csv);
}

async function* withHeader(header: readonly string[], rows: AsyncIterable<Cell[]>): AsyncGenerator<Cell[]> {
  yield header.map(spreadsheetCell);
  for await (const row of rows) yield row.map((cell) => (cell instanceof Date ? berlinTime(cell) : spreadsheetCell(cell)));
}
