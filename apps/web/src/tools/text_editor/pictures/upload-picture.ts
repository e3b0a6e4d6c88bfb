import { ERRORS, type ErrorCode, type ImageAttachment } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { pictureProblem } from '../../../platform/upload/picture-rules';
import { uploadFile } from '../../../platform/upload/upload-file';

export type PictureProblem = ErrorCode | 'OFFLINE';

export class PictureRefused extends Error {
  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
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
  return uploadFile<ImageAttachment>({ path: `/image_attachments?itemId=${encodeURIComponent(itemId)}`, file, itemId, onProgress, signal });
}
