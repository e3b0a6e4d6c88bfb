import { decodeText, MEGABYTE } from '@murmel/contracts';
import { type ImportDraft, ImportProblem } from './import-draft';
import { readCsv } from './read-csv';
import { readTrello } from './read-trello';
import type { TrelloLabels } from './trello-notes';

/** Larger exports hold years of a company's history, not a lesson. */
export const IMPORT_MEGABYTES = 20;

/** Reads a CSV table or a Trello export; what is inside decides, not the name. @throws ImportProblem */
export async function readImport(file: File, words: TrelloLabels): Promise<ImportDraft> {
  if (file.size === 0) throw new ImportProblem('EMPTY_FILE');
  if (file.size > IMPORT_MEGABYTES * MEGABYTE) throw new ImportProblem('TOO_LARGE');
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (text === undefined) throw new ImportProblem('UNREADABLE');
  const start = text.trimStart();
  return start.startsWith('{') || start.startsWith('[') || /\.json$/i.test(file.name)
    ? readTrello(start, words)
    : readCsv(text, words.unnamed);
}
