import { LIMITS } from '@murmel/contracts';
import { prefetchTexts, text } from '../../../platform/i18n/i18n';
import { pictureProblem } from '../../../platform/upload/picture-rules';
import type { UploadOptions } from '../../../platform/upload/upload-file';
import { type SendResult, sendFile } from './send-file';
import { NAMESPACE, tooLarge } from './upload-problem';

/**
 * Puts a picture into the item of a board; what is no picture is refused, before it is sent if that can be seen.
 * @throws AbortError when `signal` was given up
 */
export async function uploadPicture(itemId: string, file: File, options: UploadOptions = {}): Promise<SendResult> {
  await prefetchTexts([NAMESPACE]);
  const problem = pictureProblem(file);
  if (problem === 'TOO_LARGE') return { ok: false, reason: tooLarge(file, LIMITS.image.maxMegabytes) };
  if (problem) return { ok: false, reason: text(NAMESPACE, problem === 'EMPTY_FILE' ? 'empty' : 'noPicture', { name: file.name }) };
  const sent = await sendFile(itemId, file, options);
  return sent.ok && !sent.file.image ? { ok: false, reason: text(NAMESPACE, 'noPicture', { name: file.name }) } : sent;
}
