import { LIMITS } from './limits.js';

/** What a short address may be written with (A27). */
export const SHORT_CODE_LETTERS = /^[a-z0-9_-]+$/;

export type ShortCodeProblem = 'tooShort' | 'tooLong' | 'characters';

/** A short code as it is stored: without space around, in small letters. */
export function tidyShortCode(typed: string): string {
  return typed.trim().toLowerCase();
}

/** What is wrong with an own short code (A27, E7); whether it is taken only the server knows. */
export function shortCodeProblem(typed: string): ShortCodeProblem | undefined {
  const code = tidyShortCode(typed);
  const { min, max } = LIMITS.shortCode;
  if (code !== '' && !SHORT_CODE_LETTERS.test(code)) return 'characters';
  if (code.length < min) return 'tooShort';
  return code.length > max ? 'tooLong' : undefined;
}
