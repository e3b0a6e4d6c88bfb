import { LIMITS, partAddress } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { sendFile } from '../../../core/boards/upload/send-file';
import { isAborted, problemOf } from '../../../core/boards/upload/upload-problem';
import { api } from '../../../platform/api/client';
import { errorText } from '../../../platform/errors/error-text';
import { prefetchTexts, text } from '../../../platform/i18n/i18n';
import { ensureVisitor } from '../../../platform/session/visitor';
import type { UploadOptions } from '../../../platform/upload/upload-file';
import { NAMESPACE } from './texts';

/** Result of sending one file. `reason` is a sentence with the file's name and the number that was exceeded. */
export type AttachOutcome = { file: File; ok: true } | { file: File; ok: false; reason: string };

const { attachmentsPerCard } = LIMITS.pinboard;

/**
 * Sends files one after the other and puts them onto a card; the first picture becomes its cover when it has none.
 * @param cardId the card's own id on the board
 * @returns one outcome per file, in order; a file that fails does not keep the others from going up
 */
export async function attachFiles(itemId: string, cardId: string, files: readonly File[]): Promise<AttachOutcome[]> {
  const outcomes: AttachOutcome[] = [];
  for (const file of files) {
    const reason = await attachFile(itemId, cardId, file);
    outcomes.push(reason === undefined ? { file, ok: true } : { file, ok: false, reason });
  }
  return outcomes;
}

/**
 * Sends one file and puts it onto a card.
 * @returns why it did not work, undefined when it did
 * @throws AbortError when its signal was given up
 */
export async function attachFile(itemId: string, cardId: string, file: File, options: UploadOptions = {}): Promise<string | undefined> {
  await prefetchTexts([NAMESPACE]);
  try {
    const sent = await sendFile(itemId, file, options);
    if (!sent.ok) return sent.reason;
    await api.pinboards.attach({ id: partAddress(itemId, cardId), fileId: sent.file.id, asCover: sent.file.image });
    return undefined;
  } catch (error) {
    if (isAborted(error)) throw error;
    return error instanceof ORPCError && error.code === 'LIMIT_REACHED'
      ? text(NAMESPACE, 'files.full', { max: attachmentsPerCard })
      : problemOf(error, file);
  }
}

/** Puts addresses of pages onto a card; the server looks at each and makes its preview. @returns one outcome per address, in order */
export async function attachLinks(
  itemId: string,
  cardId: string,
  links: readonly string[],
): Promise<({ ok: true } | { ok: false; reason: string })[]> {
  const outcomes: ({ ok: true } | { ok: false; reason: string })[] = [];
  for (const url of links) {
    try {
      await ensureVisitor();
      await api.pinboards.attach({ id: partAddress(itemId, cardId), url, asCover: true });
      outcomes.push({ ok: true });
    } catch (error) {
      outcomes.push({ ok: false, reason: errorText(error) });
    }
  }
  return outcomes;
}
