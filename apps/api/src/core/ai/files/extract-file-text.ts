import { AI_FILE_LIMITS, type KnowledgeEnding, type KnowledgeFailure } from '@murmel/contracts';
import { apiError } from '../../../platform/api-error.js';
import type { FileText } from '../../extraction/file-text.js';
import { Unreadable } from '../../extraction/unreadable.js';

const { letters: MOST } = AI_FILE_LIMITS;

/** All words of a file, page by page as its author left them. Its sender waits for that: of a scan, the first pages are read. */
export async function extractFileText(
  reading: FileText,
  file: { path: string; ending: KnowledgeEnding },
): Promise<{ text: string; pages: number | null }> {
  const parts: string[] = [];
  let letters = 0;
  let pages: number | null = null;
  try {
    for await (const read of reading.read(file, { cut: 'whole', scans: 'chats' })) {
      for (const { page, text } of read.passages) {
        parts.push(page === null ? text : `Seite ${page}:\n${text}`);
        letters += text.length;
      }
      if (letters > MOST) throw tooLong();
      ({ pages } = read);
    }
  } catch (error) {
    refuse(error);
  }
  if (letters === 0) throw apiError('AI_FILE_NO_TEXT');
  return { text: parts.join('\n\n'), pages };
}

const tooLong = () => apiError('AI_FILE_TOO_LONG', { limit: MOST });

const REFUSALS: Readonly<Record<KnowledgeFailure, () => Error>> = {
  noText: () => apiError('AI_FILE_NO_TEXT'),
  locked: () => apiError('AI_FILE_LOCKED'),
  broken: () => apiError('UNREADABLE_FILE'),
  work: () => apiError('UNREADABLE_FILE'),
  tooLong,
};

/** @throws what its sender is told of a file that cannot be read */
function refuse(error: unknown): never {
  throw error instanceof Unreadable ? REFUSALS[error.failure]() : error;
}
