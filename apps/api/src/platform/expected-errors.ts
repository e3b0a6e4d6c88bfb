import { EntityNotFoundError } from 'typeorm';
import { apiError } from './api-error.js';
import { StorageAway } from './storage/storage-away.js';

/**
 * Returns the refusal for database errors caused by the input, by a concurrent change, or by a full disk, and for a storage of files that
 * is away. None of these is a fault of the product.
 * @returns the error for the caller; undefined for every other one
 */
export function expectedErrorOf(error: unknown): ReturnType<typeof apiError> | undefined {
  if (hasNoRoom(error)) return apiError('STORAGE_EXHAUSTED');
  if (error instanceof StorageAway) return apiError('STORAGE_UNAVAILABLE');
  // The guard found it, and it went before the call came to it: now it looks like everything unknown.
  if (error instanceof EntityNotFoundError) return apiError('NOT_FOUND');
  const { code, detail } = (error as { driverError?: { code?: unknown; detail?: unknown } } | null)?.driverError ?? {};
  // Class 22: U+0000 in a text or in JSON, in whatever field it stood.
  if (code === '22021' || code === '22P05') return apiError('BAD_REQUEST', { reason: 'a character that no text can have' });
  // A row that points to one that has gone; one that something still points to would be a mistake of ours.
  if (code === '23503' && String(detail).includes('is not present in table')) return apiError('NOT_FOUND');
  return undefined;
}

/** True if a disk or this process's share of it is full, also if a library reports that as the cause of its own error. */
function hasNoRoom(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(code)) || (cause !== undefined && cause !== error && hasNoRoom(cause));
}
