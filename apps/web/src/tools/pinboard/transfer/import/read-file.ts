import { MEGABYTE } from '@murmel/contracts';
import { type ImportDraft, ImportProblem } from './import-draft';
import { readCsv } from './read-csv';
import { readTrello } from './read-trello';
import type { TrelloLabels } from './trello-notes';

/** Larger exports hold years of a company's history, not a lesson. */
export const IMPORT_MEGABYTES = 20;

/** Text of a file: UTF-8, UTF-16 with its mark, and what older spreadsheets write. @throws ImportProblem UNREADABLE for what is no text */
export function decodeText(bytes: Uint8Array): string {
  const mark = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
  if (mark) return new TextDecoder(mark).decode(bytes);
  if (bytes.includes(0)) throw new ImportProblem('UNREADABLE');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a CSV table or a Trello export; what is inside decides, not the name. @throws ImportProblem */
export async function readImport(file: File, words: TrelloLabels): Promise<ImportDraft> {
  if (file.size === 0) throw new ImportProblem('EMPTY_FILE');
  if (file.size > IMPORT_MEGABYTES * MEGABYTE) throw new ImportProblem('TOO_LARGE');
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  const start = text.trimStart();
  return start.startsWith('{') || start.startsWith('[') || /\.json$/i.test(file.name)
    ? readTrello(start, words)
    : readCsv(text, words.unnamed);
}
