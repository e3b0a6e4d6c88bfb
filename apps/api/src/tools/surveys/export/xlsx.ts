import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import type { Cell } from './export-rows.js';

/** A workbook with one sheet; numbers are numbers, and texts are texts even when they begin like a formula. */
export async function xlsxFile(header: readonly string[], rows: AsyncIterable<Cell[]>): Promise<Buffer> {
  const data: SheetData = [header.map((value) => ({ value: xmlText(value), type: String, fontWeight: 'bold' as const }))];
  for await (const row of rows) data.push(row.map((cell) => cellOf(cell)));
  return writeXlsxFile(data, { stickyRowsCount: 1, columns: header.map((_, index) => ({ width: index === 0 ? 6 : 24 })) }).toBuffer();
}

function cellOf(cell: Cell) {
  if (cell === null) return null;
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: xmlText(cell), type: String };
}

/** Characters that no XML file may contain, whatever a keyboard or a program sent, would make the whole file unreadable. */
function xmlText(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');
}
