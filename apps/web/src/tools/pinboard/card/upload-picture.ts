import { LIMITS, partAddress } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { currentLanguage, prefetchTexts, text } from '../../../platform/i18n/i18n';
import { ensureVisitor } from '../../../platform/session/visitor';
import { uploadOwnerFile } from '../../../platform/upload/owner-file';
import { fileSize } from './attachments/file-size';
import { NAMESPACE } from './texts';

/** What became of one file. `reason` is a sentence with the file's name and the number that was exceeded. */
export type AttachOutcome = { file: File; ok: true } | { file: File; ok: false; reason: string };

const { attachmentsPerCard } = LIMITS.pinboard;
/** What no licence allows; below it the api decides by the licence of the board's owner (decision A6). */
const { paidMegabytes } = LIMITS.file;
const MEGABYTE = 1024 * 1024;

/**
 * Sends files one after the other and puts them onto a card; the first picture becomes its cover when it has none.
 * @param cardId the card's own id on the board
 * @param onProgress what has gone up of all of them, from 0 to 1
 * @returns one outcome per file, in order; a file that fails does not keep the others from going up
 * @throws AbortError when `signal` was given up
 */
export async function attachFiles(
  itemId: string, cardId: string, files: readonly File[], onProgress: (fraction: number) => void = () => undefined, signal?: AbortSignal,
): Promise<AttachOutcome[]> {
  await Promise.all([prefetchTexts([NAMESPACE, 'platform/errors']), ensureVisitor()]);
  const all = files.reduce((sum, { size }) => sum + size, 0) || 1;
  const outcomes: AttachOutcome[] = [];
  let done = 0;
  for (const file of files) {
    const before = done;
    const reason = await attachFile(itemId, cardId, file, (fraction) => onProgress((before + fraction * file.size) / all), signal);
    outcomes.push(reason === undefined ? { file, ok: true } : { file, ok: false, reason });
    done += file.size;
    onProgress(done / all);
  }
  return outcomes;
}

/** @returns why it did not work, undefined when it did */
async function attachFile(itemId: string, cardId: string, file: File, onProgress: (fraction: number) => void, signal?: AbortSignal): Promise<string | undefined> {
  if (file.size === 0) return text(NAMESPACE, 'files.empty', { name: file.name });
  if (file.size > paidMegabytes * MEGABYTE) return tooLarge(file, paidMegabytes);
  try {
    const { id, image } = await uploadOwnerFile(itemId, file, { onProgress, ...(signal ? { signal } : {}) });
    await api.pinboards.attach({ id: partAddress(itemId, cardId), fileId: id, asCover: image });
    return undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return reasonOf(error, file);
  }
}

function reasonOf(error: unknown, file: File): string {
  if (error instanceof ORPCError) {
    const { megabytes } = (error.data ?? {}) as { megabytes?: unknown };
    if (error.code === 'TOO_LARGE') return tooLarge(file, typeof megabytes === 'number' ? megabytes : paidMegabytes);
    if (error.code === 'EMPTY_FILE') return text(NAMESPACE, 'files.empty', { name: file.name });
    if (error.code === 'LIMIT_REACHED') return text(NAMESPACE, 'files.full', { max: attachmentsPerCard });
  }
  return text(NAMESPACE, 'files.failed', { name: file.name, reason: errorText(error) });
}

function tooLarge(file: File, max: number): string {
  return text(NAMESPACE, 'files.tooLarge', { name: file.name, size: fileSize(file.size, currentLanguage()), max });
}
