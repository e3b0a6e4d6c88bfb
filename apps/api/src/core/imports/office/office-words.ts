import { SERVER_LIMITS } from '@murmel/contracts';
import { FileRefused } from '../file-refused.js';
import type { OfficeWords } from '../import-worker-task.js';
import { isWordDocument, wordsOfDocument } from '../read-word-document.js';
import { unpackArchive } from '../unpack-archive.js';
import { sheetWords } from './sheet-words.js';
import { type ElementWords, writtenWords } from './written-words.js';

const { words: MOST } = SERVER_LIMITS.reading;

/** Words of LibreOffice's formats: paragraphs, cells and slides. */
const OPEN_DOCUMENT: Readonly<Record<string, ElementWords>> = {
  'text:p': { after: '\n', written: true },
  'text:h': { after: '\n', written: true },
  'text:s': { before: ({ 'text:c': count = '1' }) => ' '.repeat(Math.min(Number(count) || 1, 100)) },
  'text:tab': { before: '\t' },
  'text:line-break': { before: '\n' },
  'table:table-row': { after: '\n' },
  'draw:page': { after: '\n' },
  'office:annotation': { silent: true },
  'text:tracked-changes': { silent: true },
};
/** Words of a slide. */
const SLIDE: Readonly<Record<string, ElementWords>> = { 'a:t': { written: true }, 'a:br': { before: '\n' }, 'a:p': { after: '\n' } };
const SLIDES = /^ppt\/slides\/slide(\d+)\.xml$/;

/** Reads the words of a word processor's, spreadsheet's or presentation's file, whatever program wrote it. @throws FileRefused */
export async function officeWords(path: string): Promise<OfficeWords> {
  const said = tidy(await wordsOf(await unpackArchive(path)));
  return { words: said.slice(0, MOST).toWellFormed(), more: said.length > MOST };
}

async function wordsOf(parts: ReadonlyMap<string, Buffer>): Promise<string> {
  if (isWordDocument(parts)) return wordsOfDocument(parts);
  if (parts.has('xl/workbook.xml')) return sheetWords(parts, MOST);
  const content = parts.get('content.xml');
  if (content) return writtenWords(content, OPEN_DOCUMENT, MOST);
  const slides = [...parts.keys()].flatMap((name) => SLIDES.exec(name)?.slice(0, 2) ?? []);
  const inOrder = slides.filter((_, at) => at % 2 === 0).sort((one, other) => numberOf(one) - numberOf(other));
  if (inOrder.length === 0) throw new FileRefused('type');
  let words = '';
  for (const name of inOrder) if (words.length <= MOST) words += `${writtenWords(parts.get(name)!, SLIDE, MOST)}\n`;
  return words;
}

const numberOf = (slide: string): number => Number(SLIDES.exec(slide)![1]);

/** At most one empty line between paragraphs, and no space at the end of one. */
function tidy(words: string): string {
  return words
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
