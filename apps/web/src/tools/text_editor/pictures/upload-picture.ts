import { ERRORS, type ErrorCode, type ImageAttachment, LIMITS } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { uploadFile } from '../../../platform/upload/upload-file';

/** What the api reads; the first check saves the way, the api decides. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

export type PictureProblem = ErrorCode | 'OFFLINE';

export class PictureRefused extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
}

/** @returns what the api would refuse anyway, undefined when it is worth sending */
export function pictureProblem(file: Pick<File, 'size' | 'type'>): PictureProblem | undefined {
  if (file.size === 0) return 'EMPTY_FILE';
  if (file.size > LIMITS.image.maxMegabytes * 1024 * 1024) return 'TOO_LARGE';
  return PICTURE_TYPES.some((type) => type === file.type) ? undefined : 'UNSUPPORTED_TYPE';
}

/** @returns the reason for the dialog, whatever went wrong */
export function problemOf(error: unknown): PictureProblem {
  if (error instanceof PictureRefused) return error.problem;
  if (error instanceof ORPCError && error.code in ERRORS) return error.code as ErrorCode;
  return error instanceof TypeError ? 'OFFLINE' : 'INTERNAL';
}

/**
 * Sends a picture for a document.
 * @param onProgress what has gone up, from 0 to 1
 * @throws PictureRefused before it is sent, then what `uploadFile` throws
 */
export async function uploadPicture(
  itemId: string,
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<ImageAttachment> {
  const problem = pictureProblem(file);
  if (problem) throw new PictureRefused(problem);
  return uploadFile<ImageAttachment>({ path: `/image_attachments?itemId=${encodeURIComponent(itemId)}`, file, onProgress, signal });
}
