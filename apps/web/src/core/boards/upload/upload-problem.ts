import { LIMITS, MEGABYTE } from '@murmel/contracts';
import { ORPCError } from '@orpc/client';
import { errorText } from '../../../platform/errors/error-text';
import { currentLanguage, text } from '../../../platform/i18n/i18n';
import { fileSize } from '../../../ui/files/file-size';

export const NAMESPACE = 'boards/upload';

/** Maximum that any licence allows; below it the api decides by the licence of the board's owner (spec A6). */
const { freeMegabytes, paidMegabytes } = LIMITS.file;

/**
 * @returns a sentence when the file is not worth sending: nothing in it, or more than any user may send
 */
export function problemBefore(file: File): string | undefined {
  if (file.size === 0) return text(NAMESPACE, 'empty', { name: file.name });
  return file.size > paidMegabytes * MEGABYTE ? tooLarge(file, paidMegabytes) : undefined;
}

/** Returns the reason why a file was refused, with its name and the exceeded limit. */
export function problemOf(error: unknown, file: File): string {
  if (error instanceof ORPCError) {
    const { megabytes } = (error.data ?? {}) as { megabytes?: unknown };
    if (error.code === 'TOO_LARGE') return tooLarge(file, typeof megabytes === 'number' ? megabytes : paidMegabytes);
    if (error.code === 'EMPTY_FILE') return text(NAMESPACE, 'empty', { name: file.name });
  }
  return text(NAMESPACE, file.type.startsWith('image/') ? 'pictureFailed' : 'failed', { name: file.name, reason: errorText(error) });
}

/** @param max megabytes */
export function tooLarge(file: File, max: number): string {
  const values = { name: file.name, size: fileSize(file.size, currentLanguage()), max };
  // The one number that depends on the licence (spec LIC-07).
  return max === freeMegabytes ? text(NAMESPACE, 'tooLargeFree', { ...values, paid: paidMegabytes }) : text(NAMESPACE, 'tooLarge', values);
}

/** True if the user aborted the upload: there is nothing to report. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
