import type { OwnerFile } from '@murmel/contracts';
import { prefetchTexts } from '../../../platform/i18n/i18n';
import { ensureVisitor } from '../../../platform/session/visitor';
import { uploadOwnerFile } from '../../../platform/upload/owner-file';
import type { UploadOptions } from '../../../platform/upload/upload-file';
import { isAborted, NAMESPACE, problemBefore, problemOf } from './upload-problem';

/** Result of sending one file. `reason` is a sentence with the file's name and the number that was exceeded. */
export type SendResult = { ok: true; file: OwnerFile } | { ok: false; reason: string };

/**
 * Puts a file into the item of a board.
 * @throws AbortError when `signal` was given up
 */
export async function sendFile(itemId: string, file: File, options: UploadOptions = {}): Promise<SendResult> {
  await prefetchTexts([NAMESPACE, 'platform/errors']);
  const problem = problemBefore(file);
  if (problem) return { ok: false, reason: problem };
  options.onProgress?.(0);
  try {
    await ensureVisitor();
    return { ok: true, file: await uploadOwnerFile(itemId, file, options) };
  } catch (error) {
    if (isAborted(error)) throw error;
    return { ok: false, reason: problemOf(error, file) };
  }
}
