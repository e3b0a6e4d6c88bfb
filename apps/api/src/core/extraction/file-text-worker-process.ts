/** Separate process that only reads files for assistants. They come from unknown authors: a zip bomb kills this process and not the api. */
import { readFile } from 'node:fs/promises';
import { SERVER_LIMITS } from '@murmel/contracts';
import { workLoop } from '../../platform/processes/work-loop.js';
import { FileRefused } from '../imports/file-refused.js';
import { isWordDocument, wordsOfDocument } from '../imports/read-word-document.js';
import { unpackArchive } from '../imports/unpack-archive.js';
import type { FileTextAnswer, FileTextTask, ReadPages } from './file-text-worker-task.js';
import { CUTS } from './passages.js';
import { readPdfPages } from './pdf-text.js';
import { plainText } from './plain-text.js';
import { Unreadable } from './unreadable.js';

workLoop(async (task: FileTextTask): Promise<FileTextAnswer> => {
  try {
    return { kind: 'read', ...(await read(task)) };
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'failed', failure: error.failure };
    if (error instanceof FileRefused) return { kind: 'failed', failure: failureOf(error) };
    // Nested too deep, for example.
    if (error instanceof RangeError) return { kind: 'failed', failure: 'broken' };
    throw error;
  }
});

async function read({ path, ending, from, cut }: FileTextTask): Promise<ReadPages> {
  if (ending === 'pdf') return readPdfPages(path, from, CUTS[cut]);
  const text = ending === 'docx' ? await wordText(path) : plainText(await readFile(path));
  if (text.length > SERVER_LIMITS.knowledge.letters) throw new Unreadable('tooLong');
  return { passages: CUTS[cut](text, null), pages: null, next: null };
}

async function wordText(path: string): Promise<string> {
  const parts = await unpackArchive(path);
  if (!isWordDocument(parts)) throw new Unreadable('broken');
  return wordsOfDocument(parts);
}

function failureOf({ why }: FileRefused): 'locked' | 'tooLong' | 'broken' {
  if (why === 'locked') return 'locked';
  return why === 'inflated' || why === 'ratio' || why === 'markup' || why === 'entries' ? 'tooLong' : 'broken';
}
