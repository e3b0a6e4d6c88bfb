import { LIMITS } from './limits.js';

/** Characters allowed in a short code (spec A27). */
export const SHORT_CODE_LETTERS = /^[a-z0-9_-]+$/;

export type ShortCodeProblem = 'tooShort' | 'tooLong' | 'characters';

/** A short code as it is stored: without space around, in small letters. */
export function tidyShortCode(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Returns the problem of a chosen short code (spec A27 and E7); only the server knows if it is taken. */
export function shortCodeProblem(typed: string): ShortCodeProblem | undefined {
  const code = tidyShortCode(typed);
  const { min, max } = LIMITS.shortCode;
  if (code !== '' && !SHORT_CODE_LETTERS.test(code)) return 'characters';
  if (code.length < min) return 'tooShort';
  return code.length > max ? 'tooLong' : undefined;
}
