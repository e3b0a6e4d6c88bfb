import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Cell } from './export-rows.js';

/** What makes a spreadsheet read a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

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
  yield header.map(harmless);
  for await (const row of rows) yield row.map(harmless);
}

/** A pupil's answer must not calculate on the teacher's machine. */
function harmless(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell;
}
