import type { OwnerFile } from '@murmel/contracts';
import { type UploadOptions, uploadFile } from './upload-file';

/**
 * Puts a file into an item. Which files and how large is the tool's rule; the refusal names the number or the types.
 * @throws what `uploadFile` throws
 */
export function uploadOwnerFile(itemId: string, file: File, options: UploadOptions = {}): Promise<OwnerFile> {
  return uploadFile<OwnerFile>({ path: `/owner_files?itemId=${encodeURIComponent(itemId)}`, file, itemId, ...options });
}
