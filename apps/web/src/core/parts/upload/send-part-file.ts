import { prefetchTexts, text } from '../../../platform/i18n/i18n';
import type { UploadOptions } from '../../../platform/upload/upload-file';
import { type SendResult, sendFile } from '../../boards/upload/send-file';
import { uploadPicture } from '../../boards/upload/upload-picture';
import { NAMESPACE } from '../texts';
import { isPackage, isPlayable, type UploadKind } from './rules';

/**
 * Puts the file of a part into its board; what is none for this kind is refused, before it is sent if that can be seen.
 * @throws AbortError when it was given up
 */
export function sendPartFile(kind: UploadKind, itemId: string, file: File, options: UploadOptions): Promise<SendResult> {
  if (kind === 'image') return uploadPicture(itemId, file, options);
  if (kind === 'video' && !isPlayable(file))
    return Promise.resolve({ ok: false, reason: text(NAMESPACE, 'upload.noVideo', { name: file.name }) });
  if (kind === 'h5p' && !isPackage(file)) return noPackage(file);
  return sendFile(itemId, file, options);
}

async function noPackage({ name }: File): Promise<SendResult> {
  await prefetchTexts(['h5p']);
  return { ok: false, reason: text('h5p', 'noPackage', { name }) };
}
