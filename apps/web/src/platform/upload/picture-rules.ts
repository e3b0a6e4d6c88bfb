import { LIMITS, MEGABYTE, PICTURE_TYPES } from '@murmel/contracts';

/** The first check saves the way, the api decides. @returns the error code for what would be refused anyway, undefined when it is worth sending */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): 'EMPTY_FILE' | 'TOO_LARGE' | 'UNSUPPORTED_TYPE' | undefined {
  if (size === 0) return 'EMPTY_FILE';
  if (size > LIMITS.image.maxMegabytes * MEGABYTE) return 'TOO_LARGE';
  return PICTURE_TYPES.includes(type) ? undefined : 'UNSUPPORTED_TYPE';
}
