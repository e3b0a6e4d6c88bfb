import { uploadOwnerFile } from '../../platform/upload/owner-file';
import type { UploadOptions } from '../../platform/upload/upload-file';
import { type FileProblem, fileProblem, mayBePhoto } from './file-rules';
import { type KnownFile, knownFile } from './local-answers';
import { asJpeg, isHeic } from './photo';

/**
 * Sends the file of an answer; of a photo that the server would refuse something is made that it takes, where the browser can.
 * @returns why nothing was sent
 * @throws what `uploadOwnerFile` throws
 */
export async function sendFile(itemId: string, file: File, options: UploadOptions): Promise<KnownFile | FileProblem> {
  const problem = fileProblem(file);
  const photo = problem !== 'empty' && mayBePhoto(file);
  const heic = photo && (await isHeic(file));
  if (!problem && !heic) return knownFile(await uploadOwnerFile(itemId, file, options));
  const made = photo ? await asJpeg(file) : undefined;
  if (!made) return heic ? 'heic' : (problem ?? 'type');
  return knownFile(await uploadOwnerFile(itemId, made, options));
}
