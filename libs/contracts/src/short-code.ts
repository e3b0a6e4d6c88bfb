import { foldText } from './fold-text.js';
import { LIMITS } from './limits.js';

/** Characters allowed in a short code (spec A27). */
export const SHORT_CODE_LETTERS = /^[a-z0-9_-]+$/;

export type ShortCodeProblem = 'tooShort' | 'tooLong' | 'characters';

/** A short code as it is stored: in small letters, without space around, with the signs of a keyboard in place of printed ones. */
export function tidyShortCode(typed: string): string {
  return foldText(typed);
}

/** Returns the problem of a chosen short code (spec A27 and E7); only the server knows if it is taken. */
export function shortCodeProblem(typed: string): ShortCodeProblem | undefined {
  const code = tidyShortCode(typed);
  const { min, max } = LIMITS.shortCode;
  if (code !== '' && !SHORT_CODE_LETTERS.test(code)) return 'characters';
  if (code.length < min) return 'tooShort';
  return code.length > max ? 'tooLong' : undefined;
}
