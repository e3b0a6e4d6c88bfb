import { type ModeratedWord, spreadsheetCell } from '@murmel/contracts';

/** Spreadsheets read UTF-8 only with this mark, and German ones want semicolons. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface CsvLabels {
  word: string;
  count: string;
  state: string;
  shown: string;
  hidden: string;
  held: string;
}

/** Escapes a cell so that no spreadsheet interprets a guest's input as a formula. */
function cell(text: string): string {
  const harmless = spreadsheetCell(text);
  return /[";\n\r']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The words as a table: word, number, and whether it is on the cloud. */
export function wordsCsv(words: readonly Pick<ModeratedWord, 'text' | 'count' | 'hidden' | 'held'>[], labels: CsvLabels): string {
  const rows = words.map(({ text, count, hidden, held }) => [text, `${count}`, hidden ? labels.hidden : held ? labels.held : labels.shown]);
  return BYTE_ORDER_MARK + [[labels.word, labels.count, labels.state], ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}
